import type { EnglishKinds } from './kind.ts';

export const balls: EnglishKinds = {
  focilabda: {
    intros: [
      'The {name} is a classic 32-panel football that bounces evenly on grass and on artificial turf.',
      'For training, for matches or in front of the house: the {name} keeps its shape and its pressure.',
      'The {name} flies true, and does not soak up water in the rain.',
    ],
    features: {
      'Egyenletes röppálya': ['Even flight', 'The 32-panel build gives a balanced flight.'],
      'Légtartó belső': ['Airtight bladder', 'The butyl bladder keeps its pressure for weeks.'],
      'Gépi varrás': ['Machine-stitched', 'The machine stitching is tight and even.'],
      'Hővel ragasztott panelek': ['Heat-bonded panels', 'No water gets in between the heat-bonded panels.'],
      'Puha érintésű borítás': ['Soft-touch cover', 'With foam underneath, the ball feels soft.'],
      'Kopásálló felület': ['Hard-wearing surface', 'The surface wears slowly, even on cinder and concrete.'],
    },
    closings: [
      'Pump and needle are not included.',
      'Wet the needle before you inflate it.',
      'We recommend size 4 for ages 8 to 12.',
    ],
  },
  kosárlabda: {
    intros: [
      'The {name} is a basketball with a good grip, for indoors and outdoors.',
      'Streetball behind the house or training in the hall: the {name} can take both.',
      'The deep channels of the {name} help you shoot precisely and dribble safely.',
    ],
    features: {
      'Mély csatornák': ['Deep channels', 'Your fingers find their grip easily in the deep channels.'],
      'Tapadós felület': ['Grippy surface', 'The pebbled surface does not slip in sweaty hands.'],
      'Beltéren és kültéren': ['Indoors and outdoors', 'We recommend it for halls and for concrete.'],
      'Kompozit bőr borítás': [
        'Composite leather cover',
        'The composite leather grips better the more you play with it.',
      ],
      'Légtartó belső': ['Airtight bladder', 'The butyl bladder keeps its pressure for long.'],
      'Szálerősített váz': ['Fibre-wound carcass', 'The carcass is wound with nylon thread and keeps the ball round.'],
    },
    closings: [
      'We recommend size 7 for men, 6 for women and 5 for children.',
      'A pump is not included.',
      'Wipe it after concrete, so that it stays grippy.',
    ],
  },
  kézilabda: {
    intros: [
      'The {name} is a soft handball with a good grip, for school training and league matches.',
      'A sure grip, precise shots: the {name} suits smaller hands too.',
      'The {name} is a hand-stitched ball at home in the hall.',
    ],
    features: {
      'Tapadós PU-borítás': ['Grippy PU cover', 'The grippy cover needs less wax.'],
      'Kézzel varrt panelek': ['Hand-stitched panels', 'The hand-stitched panels fit tightly.'],
      'Puha hab a borítás alatt': [
        'Soft foam under the cover',
        'The foam under the cover spares the goalkeeper’s hands.',
      ],
      'Kiegyensúlyozott belső': ['Balanced bladder', 'Thanks to its balanced bladder it flies straight.'],
      'Kopásálló felület': ['Hard-wearing surface', 'Its surface lasts for hundreds of sessions.'],
    },
    closings: [
      'Size 3 is for men, size 2 for women, size 1 or 0 for children.',
      'Wipe off wax with a mild cleaner.',
      'A pump is not included.',
    ],
  },
  röplabda: {
    intros: [
      'The {name} is a soft-touch volleyball that does not turn your forearms red.',
      'For the beach, the garden or the hall: the {name} bounces well everywhere.',
      'The {name} is an 18-panel ball with an even flight.',
    ],
    features: {
      'Puha habréteg': [
        'Soft foam layer',
        'The soft foam layer cushions your touch, so it is pleasant for beginners too.',
      ],
      '18 paneles felépítés': ['18-panel build', 'The 18-panel build gives a calm flight.'],
      'Vízlepergető borítás': ['Water-repellent cover', 'The cover does not soak up water.'],
      'Légtartó belső': ['Airtight bladder', 'The butyl bladder keeps its pressure for long.'],
      'Élénk színek': ['Bright colours', 'The contrasting colours show how the ball spins.'],
    },
    closings: ['Standard size 5.', 'Rinse off the sand after the beach.', 'A pump is not included.'],
  },
};

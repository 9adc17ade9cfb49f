import type { EnglishKinds } from './kind.ts';

export const winterGear: EnglishKinds = {
  'sífutószett bottal': {
    intros: [
      'The {name} is a light cross-country set for groomed tracks and quiet forest paths.',
      'Skis, bindings and poles in one: all the {name} still needs is boots.',
      'The narrow skis of the {name} glide well, and hold surely when you push off.',
    ],
    features: {
      'Pikkelyes talp': ['Fish-scale base', 'The fish-scale base climbs without wax.'],
      'Cserélhető fókabetét': ['Replaceable skins', 'The skins in the base hold in icy tracks too.'],
      'Könnyű famag': ['Light wood core', 'The wood core with air channels is light and elastic.'],
      'Felszerelt kötés': ['Mounted bindings', 'The bindings are mounted, and hold your boots with one step.'],
      'Hozzá illő botpár': ['Matching poles', 'The pack holds a pair of poles that match the length of the skis.'],
      'Enyhe oldalív': ['Slight sidecut', 'The slight sidecut helps in turns and on descents.'],
    },
    closings: [
      'Choose the length by your weight; the size chart helps.',
      'Cross-country boots are not included.',
      'On request we move the bindings to your balance point.',
    ],
  },
  sísisak: {
    intros: [
      'The {name} is a warm, light ski helmet for the piste and the park.',
      'With soft ear pads and adjustable vents: under the {name} you neither freeze nor sweat.',
      'The {name} closes flush with your goggles, so no wind blows in at your forehead.',
    ],
    features: {
      'Héjba öntött hab': ['In-mould construction', 'Shell and foam are moulded as one, so it is light and strong.'],
      'Zárható szellőzők': ['Closable vents', 'You open the vents with a slider, gloves on.'],
      'Levehető fülvédő': ['Removable ear pads', 'The soft ear pads come off in spring, and let sounds through.'],
      'Szemüvegpánt-rögzítő': ['Goggle clip', 'The clip at the back keeps the strap of your goggles in place.'],
      'Tekerőgombos méretállítás': ['Dial size adjustment', 'The dial at the back fits it exactly to your head.'],
      'Forgási erőt csökkentő betét': [
        'Rotational protection liner',
        'The inner liner slides at an angled impact, and reduces rotational force.',
      ],
      'Mágneses csat': ['Magnetic buckle', 'The magnetic buckle closes with gloves on too.'],
    },
    closings: [
      'Measure your head above the forehead, and choose by the size chart.',
      'Do not wear a hat underneath.',
      'Goggles are not included.',
    ],
  },
};

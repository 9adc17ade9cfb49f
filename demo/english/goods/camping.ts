import type { EnglishKind, EnglishKinds } from './kind.ts';

/** What tents of every shape have. */
const tentFeatures: EnglishKind['features'] = {
  'Ragasztott varrások': ['Taped seams', 'The seams of the flysheet are taped, so nothing drips in a downpour.'],
  'Szúnyoghálós ajtó': ['Mosquito net door', 'The mosquito net protects you with the flysheet open too.'],
  Alumíniumrudazat: ['Aluminium poles', 'Aluminium poles are lighter, and break less easily in the wind.'],
  'Fényvisszaverő zsinórok': [
    'Reflective guy lines',
    'The guy lines shine in torchlight, so you do not trip over them.',
  ],
};
const tentClosings = [
  'Pitch it once at home before you set off.',
  'Fold the flysheet in different places, so that its coating does not crack.',
  'A groundsheet spares the floor.',
];

export const camping: EnglishKinds = {
  'múmia hálózsák': {
    intros: [
      'The {name} is a close-fitting mummy sleeping bag for cool nights and hikes of several days.',
      'In a tent, in a hut or under the stars: the {name} packs small and warms up fast.',
      'The slim cut of the {name} holds little air, so it is soon warm inside.',
    ],
    features: {
      'Állítható kapucni': ['Adjustable hood', 'The hood draws around your face with a cord.'],
      'Hőgallér a vállnál': ['Draught collar', 'The collar at your shoulders keeps cold air out.'],
      'Kétirányú cipzár': ['Two-way zip', 'With the two-way zip you can ventilate your feet too.'],
      'Kompressziós zsákkal': ['With compression sack', 'In the compression sack it shrinks to half its size.'],
      'Belső zseb': ['Inner pocket', 'The battery of your phone stays warm in the chest pocket.'],
      Összecsatolható: ['Zips together', 'Two bags of the same model zip together.'],
    },
    closings: [
      'Choose by the comfort temperature, not by the extreme one.',
      'At home store it spread out or in a large sack.',
      'Without a mat it is not enough against the cold of the ground.',
    ],
  },
  'kétszemélyes kupolasátor': {
    intros: [
      'The {name} is a two-person dome tent that you pitch in ten minutes by yourself.',
      'For summer festivals, lake shores and mountain campsites: the {name} stands firm in the wind.',
      'Two rucksacks and two pairs of boots stay dry in the porch of the {name}.',
    ],
    features: {
      'Gyorsan felállítható': ['Quick to pitch', 'The two curved poles slide into place by their colours.'],
      'Előtér a csomagoknak': ['Porch for your gear', 'Rucksack and shoes stay in the covered porch.'],
      ...tentFeatures,
    },
    closings: tentClosings,
  },
  'kétszemélyes alagútsátor': {
    intros: [
      'The {name} is a two-person tunnel tent that gives much room for little weight.',
      'For bike and canoe tours: the long porch of the {name} has room for your bags too.',
      'The {name} is stretched over three hoops, and with its back to the wind it stands calm.',
    ],
    features: {
      'Három íves rúd': [
        'Three hoops',
        'The three hoops slide into the flysheet from outside, so the inner tent stays dry in rain.',
      ],
      'Hosszú előtér': ['Long porch', 'Beside two rucksacks there is still room in the porch to get dressed.'],
      ...tentFeatures,
    },
    closings: tentClosings,
  },
  'négyszemélyes családi sátor': {
    intros: [
      'The {name} is a four-person family tent in which you can stand up.',
      'For camping by car and long holidays: under the canopy of the {name} you have breakfast together even in rain.',
      'Four mattresses and a small table fit between the upright walls of the {name}.',
    ],
    features: {
      Állómagasság: [
        'Standing height',
        'Between its upright walls and below its roof, {Belső magasság} high, an adult stands up straight.',
      ],
      'Előtető két rúddal': [
        'Canopy on two poles',
        'The canopy stands on two poles, gives shade, and keeps the entrance dry in rain.',
      ],
      'Ablakok minden oldalon': [
        'Windows on every side',
        'The clear windows let the sun in; in the evening curtains close them.',
      ],
      ...tentFeatures,
    },
    closings: tentClosings,
  },
  'kétszemélyes hegyi sátor': {
    intros: [
      'The {name} is a two-person mountain tent that keeps its shape in snow and storm.',
      'For high camps, in winter too: the crossing poles of the {name} share the force of the wind.',
      'The {name} is low and squat, so the wind slides over it.',
    ],
    features: {
      'Négy keresztező rúd': [
        'Four crossing poles',
        'The four poles cross in several places, so the tent stands by itself.',
      ],
      Hógallér: ['Snow skirt', 'A snow skirt runs round the foot of the flysheet: heap snow or stones upon it.'],
      ...tentFeatures,
    },
    closings: tentClosings,
  },
  fejlámpa: {
    intros: [
      'For night runs, hikes and camping: the {name} gives four hundred lumens.',
      'Hands free in the dark: the {name} gives a wide and a far beam.',
      'The {name} is light, does not bounce on your forehead, and works with gloves on.',
    ],
    features: {
      'USB-C töltés': ['USB-C charging', 'It charges from any phone charger with a USB-C cable.'],
      'Dönthető lámpatest': ['Tilting lamp', 'The lamp tilts down, so you do not dazzle those you meet.'],
      'Piros fény': [
        'Red light',
        'The red light spares eyes that are used to the dark, and does not disturb the camp.',
      ],
      'Zárolható gomb': ['Lockable button', 'The button locks, so it does not switch itself on in your bag.'],
      'Puha, mosható pánt': ['Soft, washable strap', 'The soft strap comes off and can be washed.'],
    },
    closings: [
      'At full power it lasts shorter; in economy mode it lights all night.',
      'Charge the battery halfway before you store it.',
    ],
  },
  'túrabot, 1 pár': {
    intros: [
      'The {name} is a pair of three-part telescopic poles that spare your knees downhill and your legs uphill.',
      'Quick to set, sure to hold: the {name} supports you on any terrain.',
      'The {name} is light and short when folded, so it fits on the side of a rucksack.',
    ],
    features: {
      'Külső szorítózár': ['External clamp locks', 'The external clamps can be set with gloves on.'],
      'Puha, formázott markolat': ['Soft, shaped grips', 'The grips do not slip in sweaty hands.'],
      'Állítható csuklópánt': ['Adjustable wrist straps', 'The lined wrist straps adjust with one pull.'],
      'Keményfém hegy': ['Tungsten carbide tips', 'Carbide tips bite on rock and on ice.'],
      'Cserélhető kosár': ['Replaceable baskets', 'Summer and winter baskets come with them.'],
      'Karbon alsó szár': ['Carbon lower shafts', 'Carbon lower shafts are light, and dampen vibration.'],
    },
    closings: [
      'On flat ground the length is right when your elbow is at a right angle.',
      'Make them five centimetres longer downhill.',
    ],
  },
};

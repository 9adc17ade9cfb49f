import type { EnglishKinds } from './kind.ts';

export const cycling: EnglishKinds = {
  'MTB-kerékpár': {
    intros: [
      'The {name} is a hardtail mountain bike for forest tracks, climbs and fast descents.',
      'Weekend rides, commuting on dirt tracks or your first marathon: the {name} is a good basis for all.',
      'The modern geometry of the {name} is calm downhill and climbs well.',
    ],
    features: {
      'Hidroformált alumíniumváz': [
        'Hydroformed aluminium frame',
        'The hydroformed aluminium frame is light and stiff, with internal cables.',
      ],
      Karbonváz: ['Carbon frame', 'The carbon frame is light, and absorbs fine vibration.'],
      'Hidraulikus tárcsafék': [
        'Hydraulic disc brakes',
        'The hydraulic disc brakes take one finger to control, even in mud.',
      ],
      '29 colos kerekek': ['29-inch wheels', 'The 29-inch wheels roll more easily over roots.'],
      'Zárható teleszkóp': ['Lockable fork', 'The fork locks from the handlebar, so it does not bob on climbs.'],
      '1×12 sebesség': [
        '1×12 gears',
        'One chainring at the front, twelve sprockets at the back: simple to use, little to maintain.',
      ],
      'Széles, tapadós gumik': ['Wide, grippy tyres', 'The wide tyres hold on loose ground too.'],
    },
    closings: [
      'You can add assembly to your order and get it ready to ride.',
      'After the first hundred kilometres our stores check it free of charge.',
      'Choose the frame by your height; between two sizes the smaller one is nimbler.',
    ],
  },
  'kerékpáros bukósisak': {
    intros: [
      'The {name} is a light, well-ventilated helmet for the city, the road and the woods.',
      'A comfortable helmet that you really do wear: the {name} fits your head with one turn.',
      'Air flows through the large vents of the {name}, so your head stays cool on climbs too.',
    ],
    features: {
      'Héjba öntött hab': ['In-mould construction', 'Shell and foam are moulded as one, so it is light and strong.'],
      'Tekerőgombos állítás': ['Dial adjustment', 'You can adjust the dial at the back as you ride.'],
      'Nagy szellőzőnyílások': ['Large vents', 'The large vents lead the air to the back.'],
      'Kivehető, mosható bélés': ['Removable, washable lining', 'The lining comes out and can be washed by hand.'],
      'Forgási erőt csökkentő betét': [
        'Rotational protection liner',
        'The inner liner slides at an angled impact, and reduces rotational force.',
      ],
      'Mágneses csat': ['Magnetic buckle', 'The magnetic buckle clicks shut with one hand.'],
    },
    closings: [
      'Measure your head above the forehead, and choose by the size chart.',
      'One finger should fit between strap and chin.',
      'Replace it every three to five years, even if it has never taken a knock.',
    ],
  },
};

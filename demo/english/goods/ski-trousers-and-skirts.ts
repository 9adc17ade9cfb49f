import type { EnglishKinds } from './kind.ts';

export const skiTrousersAndSkirts: EnglishKinds = {
  sínadrág: {
    intros: [
      'The {name} are lined, waterproof ski trousers that are still dry inside at the end of the day.',
      'Warm on the lift, airy on the slope: the {name} are good for a whole day on snow.',
      'The raised waist and inner gaiters of the {name} keep the snow out, even when you fall.',
    ],
    features: {
      'Belső hófogó a száron': [
        'Inner snow gaiters',
        'The elastic gaiters pull over your ski boots, so no snow gets in.',
      ],
      'Élvédő a boka belső oldalán': [
        'Edge guards at the ankles',
        'Strong fabric on the inside of the ankles protects the trousers from the edges of your skis.',
      ],
      'Oldalt állítható derék': ['Adjustable waist', 'The waist adjusts with hook and loop on both sides.'],
      'Combzsebek fedővel': ['Thigh pockets with flaps', 'You reach the two thigh pockets with gloves on.'],
      'Formázott térd': ['Shaped knees', 'The shaped knees do not pull when you bend deep.'],
      'MelegMag bélés': ['MelegMag insulation', 'MelegMag insulation is thin, yet it holds your body’s warmth.'],
      'Ragasztott varrások': [
        'Taped seams',
        'The seams are taped inside, so sitting in melting snow does not soak you.',
      ],
    },
    closings: [
      'Try them on in ski boots: then the legs fit right.',
      'There is comfortable room for base layers.',
      'True to size.',
    ],
  },
  snowboardnadrág: {
    intros: [
      'The {name} are wide snowboard trousers that are comfortable to kneel in.',
      'For fresh snow and long days: the {name} are tough, waterproof, and can take a fall.',
      'With reinforced knees and lower legs the {name} last for years on the board.',
    ],
    features: {
      'Megerősített térd': [
        'Reinforced knees',
        'Stronger fabric covers the knees, so you can kneel when you set your bindings.',
      ],
      'Belső hófogó a száron': [
        'Inner snow gaiters',
        'The elastic gaiters pull over your boots and keep the legs down.',
      ],
      'Tágas combzsebek': ['Roomy thigh pockets', 'The pockets with flaps hold gloves and a phone.'],
      'Övtartó és állítható derék': [
        'Belt loops and adjustable waist',
        'The waist adjusts with hook and loop, and takes a belt too.',
      ],
      'Bő, mozgást engedő szabás': ['Wide, free cut', 'Thicker base layers fit under the wide cut.'],
      'Ragasztott varrások': ['Taped seams', 'The seams are taped inside.'],
    },
    closings: [
      'Loose cut; if you like them closer, take one size down.',
      'Hang them up when you get home, and let them dry completely.',
      'Reproofed, they shed water again.',
    ],
  },
  teniszszoknya: {
    intros: [
      'The {name} is a pleated tennis skirt with built-in shorts.',
      'Free to move sideways and at the net: the {name} is light, and falls well.',
      'The {name} is a classic pleated skirt, with all the comfort of today’s fabrics.',
    ],
    features: {
      'Beépített belső nadrág': [
        'Built-in shorts',
        'The shorts are sewn to the skirt, so they do not ride up or chafe.',
      ],
      'Labdatartó szár': ['Ball pockets', 'The second ball slips under the leg of the shorts.'],
      'Széles, rugalmas derék': [
        'Wide, elastic waist',
        'The wide, elastic waist does not dig in, and stays in place as you play.',
      ],
      'Oldalt rakott szabás': [
        'Pleated sides',
        'The pleats at the sides open in long steps, and the front stays smooth.',
      ],
      'Gyorsan száradó anyag': ['Quick-drying fabric', 'The fabric wicks sweat away and does not crease.'],
    },
    closings: [
      'Choose the size by your hips.',
      'With a polo shirt it makes a full set for the court.',
      'Wash it inside out, and do not iron the pleats.',
    ],
  },
  szoknyanadrág: {
    intros: [
      'The {name} looks like a skirt and behaves like shorts: it has close-fitting shorts inside.',
      'For running, walking, summer training: the {name} is light, and pretty everywhere.',
      'You need nothing under the {name}, because soft shorts are sewn in.',
    ],
    features: {
      'Testhezálló belső nadrág': [
        'Close-fitting shorts inside',
        'The inner shorts are elastic, and do not ride up when you run.',
      ],
      'Rejtett zseb a nadrágon': ['Hidden pocket in the shorts', 'A phone fits at the side of the inner shorts.'],
      'Széles derékrész': ['Wide waistband', 'The wide waistband lies flat and does not roll down.'],
      'Lágyan nyíló rakások': ['Softly opening pleats', 'The pleats at the sides open softly with every step.'],
      'Lapos varrások': ['Flat seams', 'The flat seams do not chafe on long walks.'],
    },
    closings: [
      'Between two sizes take the smaller one, because the fabric gives.',
      'Comfortable on a bike too.',
      'Wash it inside out, so that its colour stays bright.',
    ],
  },
};

import type { EnglishKinds } from './kind.ts';

export const tops: EnglishKinds = {
  futópóló: {
    intros: [
      'The {name} is a light running T-shirt that wicks sweat away and does not cling even at the twentieth kilometre.',
      'For warm days and lively sessions: you hardly notice the {name} at all.',
      'The {name} dries fast: wash it in the morning and run in it in the evening.',
      'Thanks to its raglan cut the {name} does not chafe at the shoulders.',
    ],
    features: {
      'Nedvességelvezető anyag': [
        'Moisture-wicking fabric',
        'The fabric takes sweat away from your skin to where it evaporates fast.',
      ],
      Raglánujj: [
        'Raglan sleeves',
        'Raglan seams run beside your shoulders, so they do not disturb you under a rucksack.',
      ],
      'Szellőző háló a háton': ['Ventilating mesh on the back', 'Finer mesh on the back helps ventilation.'],
      'Lapos varrások': ['Flat seams', 'The flat seams do not chafe over long distances.'],
      'Fényvisszaverő logó': ['Reflective logo', 'The logo reflects the lights of cars in the dark.'],
      'Szagtalanító kezelés': [
        'Odour-control finish',
        'The finish of the fabric reduces odour, so it stays fresher between washes.',
      ],
      'UPF 30+ védelem': ['UPF 30+ protection', 'The dense knit filters most of the sun’s rays.'],
    },
    closings: [
      'True to size; if you like it looser, take one size up.',
      'A good layer under a jacket on cooler days.',
      'After a run a rinse is enough, and it dries within hours.',
    ],
  },
  edzőpóló: {
    intros: [
      'The {name} is a versatile training T-shirt for PE, the gym and team sessions.',
      'Simple, durable, easy to wash: the {name} can take several sessions a week.',
      'The {name} has a pleasantly loose cut, so you move freely.',
    ],
    features: {
      'Gyorsan száradó anyag': [
        'Quick-drying fabric',
        'The fabric dries fast while you train, and does not get heavy.',
      ],
      'Színtartó nyomat': ['Colour-fast print', 'The print on the chest does not crack after many washes.'],
      'Mozgást engedő szabás': [
        'Freedom of movement',
        'The raglan sleeves do not pull the hem up when you raise your arms.',
      ],
      'Puha tapintás': ['Soft feel', 'The fine yarn is soft and pleasant from the start.'],
      'Erősített nyakrész': ['Reinforced neck', 'A tape inside the neck keeps the seam from stretching.'],
    },
    closings: [
      'True to size.',
      'Good for teams: it comes in the same colours in every size.',
      'Looks good with jeans too.',
    ],
  },
  'kapucnis pulóver': {
    intros: [
      'The {name} is a soft hoodie for before training, after training and everything in between.',
      'For cool evenings, for travelling or for the sofa: the {name} is the one that everybody wants to borrow.',
      'The {name} is thick, but not heavy; brushed inside, smooth outside.',
      'A hood that falls well, a roomy kangaroo pocket: the {name} is a basic that lasts for years.',
    ],
    features: {
      'Bolyhos belső oldal': ['Brushed inside', 'The brushed inside warms at once, and stays soft after washing.'],
      'Kétrétegű kapucni': ['Double-layer hood', 'The double-layer hood keeps its shape, and closes with a drawcord.'],
      'Tágas kenguruzseb': [
        'Roomy kangaroo pocket',
        'The kangaroo pocket has room for a phone, keys and two cold hands.',
      ],
      'Bordás mandzsetta és derék': ['Ribbed cuffs and hem', 'The ribbed cuffs and hem do not stretch out.'],
      'Dupla varrás a vállakon': [
        'Double stitching on the shoulders',
        'Double stitching keeps it strong where it works hardest.',
      ],
      'Újrahasznosított szállal': ['With recycled yarn', 'Part of the fabric is recycled polyester.'],
    },
    closings: [
      'Loose cut; if you like it close, take one size down.',
      'Turn it inside out before the first wash, so that the print stays good.',
      'It fits under a jacket as a layer too.',
    ],
  },
  sportmelltartó: {
    intros: [
      'The {name} gives firm support without squeezing: wear it for training and every day.',
      'Skipping, running or slow yoga: the {name} follows your movement.',
      'The seamless cups of the {name} are smooth, soft, and do not show under a top.',
    ],
    features: {
      'Kivehető betétek': ['Removable pads', 'The pads come out, so it dries faster.'],
      'Széles, puha pántok': ['Wide, soft straps', 'The wide straps spread the load and do not dig in.'],
      'Helyén maradó alsó szegély': [
        'Underband that stays put',
        'The wide underband does not ride up when you raise your arms.',
      ],
      'Nedvességelvezető anyag': ['Moisture-wicking fabric', 'The fabric wicks sweat away from your skin.'],
      'Erős tartás futáshoz': [
        'High support for running',
        'The double-layer front allows little movement when you run.',
      ],
      'Szellőző hátrész': ['Ventilating back', 'The more open knit of the back helps ventilation.'],
    },
    closings: [
      'Measure under the bust, and choose by the size chart.',
      'If you would like more support, try the smaller size.',
      'A laundry bag keeps it in shape for longer.',
    ],
  },
};

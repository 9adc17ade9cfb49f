import type { EnglishKinds } from './kind.ts';

export const fitness: EnglishKinds = {
  kézisúlyzó: {
    intros: [
      'The {name} is a hexagonal dumbbell that does not roll away, and makes a firm base for press-ups.',
      'One of the most useful things for training at home: the {name} takes up little room.',
      'The rubber ends of the {name} spare your floor, and its steel handle holds well.',
    ],
    features: {
      'Gumírozott, hatszögletű végek': [
        'Hexagonal rubber ends',
        'The rubber ends spare your floor and do not roll away.',
      ],
      'Recézett acélmarkolat': ['Knurled steel handle', 'The knurled handle does not slip in sweaty hands.'],
      'Formázott fogás': ['Shaped grip', 'The handle is thicker in the middle, so it fills your palm better.'],
      'Tömör öntöttvas mag': ['Solid cast iron core', 'The solid core has no moving part that could work loose.'],
      'Színnel jelölt súly': ['Colour-coded weight', 'The colour and the number on the ends tell you the weight.'],
    },
    closings: [
      'Priced per piece; for a pair put two in your cart.',
      'Beginners do best with a lighter weight and more repetitions.',
    ],
  },
  kettlebell: {
    intros: [
      'The {name} is a cast iron kettlebell for swings, squats and Turkish get-ups.',
      'One piece of equipment for the whole body: the {name} makes you strong and tired.',
      'The handle of the {name} is smooth, and wide enough for two hands.',
    ],
    features: {
      'Sima, széles fül': ['Smooth, wide handle', 'The smooth handle does not hurt your palms when you swing it.'],
      'Egy darabból öntve': [
        'Cast in one piece',
        'It is made in one piece, so there is no seam that could come apart.',
      ],
      'Bevonatos alsó rész': ['Coated base', 'The coated base spares your floor.'],
      'Lapos talp': ['Flat base', 'It stands on its flat base, and is good for press-ups too.'],
      'Jól látható súlyjelzés': ['Weight easy to see', 'The number can be read from afar.'],
    },
    closings: [
      'We recommend eight kilos for women and twelve for men who are beginners.',
      'Learn your first swings with a coach.',
      'You can use two of them as a pair.',
    ],
  },
  ugrókötél: {
    intros: [
      'The {name} is a fast skipping rope for warming up and for intervals.',
      'Ten minutes with it are worth a short run: the {name} fits in your pocket.',
      'The handles of the {name} have bearings, so it does not twist.',
    ],
    features: {
      'Csapágyas nyelek': ['Handles with bearings', 'The rope turns evenly in handles with bearings.'],
      'Állítható hossz': ['Adjustable length', 'It can be cut to your height, and a screw holds its end.'],
      'Csúszásmentes markolat': ['Non-slip grip', 'The handles hold surely in sweaty hands too.'],
      'Bevonatos acélsodrony': ['Coated steel cable', 'The coated steel cable is fast, and does not tangle.'],
    },
    closings: [
      'Stand on its middle: it is right when the handles reach your armpits.',
      'It wears faster on concrete; we recommend it for the gym.',
    ],
  },
  jógamatrac: {
    intros: [
      'The {name} is a soft, grippy yoga mat that spares your knees and does not slide.',
      'For a stretch in the morning or a long class: the {name} gives you firm ground.',
      'The {name} comes with a strap, so it is easy to take to the studio.',
    ],
    features: {
      'Csúszásmentes mindkét oldalon': [
        'Non-slip on both sides',
        'The different patterns of the two sides grip the floor and your palms.',
      ],
      '6 mm párnázás': ['6 mm cushioning', 'Six millimetres spare your knees and wrists.'],
      Hordpánttal: ['With carry strap', 'The carry strap is good for stretching too.'],
      'Nem ereszt szagot': ['Low odour', 'It has no strong smell of rubber, even when new.'],
      'Természetes gumi': ['Natural rubber', 'Natural rubber grips under damp palms too.'],
      'Kétszínű réteg': ['Two-coloured layers', 'The two layers have different colours, so you see which side is up.'],
    },
    closings: [
      'Air it for a day before you first use it.',
      'Store it rolled with the upper side out, so that it lies flat.',
      'Do not step on it with shoes.',
    ],
  },
};

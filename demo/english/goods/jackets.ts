import type { EnglishKinds } from './kind.ts';

export const jackets: EnglishKinds = {
  'kapucnis túradzseki': {
    intros: [
      'The {name} is reliable protection from wind and rain, for hikes of several days and changeable weather.',
      'If a storm catches you on the ridge, the {name} gives you time to get down safely.',
      'The {name} is waterproof, windproof, and ventilates well even under a rucksack.',
    ],
    features: {
      'HavaTex membrán, ragasztott varrások': [
        'HavaTex membrane, taped seams',
        'The HavaTex membrane is taped at the seams, so rain finds no way in.',
      ],
      'Sisakra is ráférő, állítható kapucni': [
        'Adjustable, helmet-compatible hood',
        'The hood adjusts in three places, and its stiffened peak keeps rain off your face.',
      ],
      'Vízhatlan cipzárak': ['Waterproof zips', 'A waterproof coating covers the teeth of the zips.'],
      'Szellőzőnyílás a hónaljban': ['Underarm vents', 'The underarm zips let the heat out on climbs.'],
      'Hátizsákkal is elérhető zsebek': [
        'Pockets in reach with a rucksack',
        'The pockets open above the hip belt, so you reach them with a rucksack on.',
      ],
      'Állítható mandzsetta': ['Adjustable cuffs', 'The hook-and-loop cuffs fit over gloves and under them.'],
      'Zsebébe csomagolható': ['Packs into its pocket', 'It folds into a pocket of its own.'],
    },
    closings: [
      'There is room for a mid layer underneath.',
      'Washed and reproofed, it sheds water again.',
      'True to size; for a winter layer take one size up.',
    ],
  },
  'kapucnis esődzseki': {
    intros: [
      'The {name} is a light rain jacket that is always worth having in your bag.',
      'To school, to work, on trips: the {name} does not let the rain spoil the day.',
      'The {name} is thin but waterproof, and on in a moment.',
    ],
    features: {
      'Vízálló anyag, ragasztott varrások': [
        'Waterproof fabric, taped seams',
        'The taped seams let no water through, even in steady rain.',
      ],
      'Állítható kapucni': ['Adjustable hood', 'The hood tightens at the back, so you can see to the sides.'],
      'Fényvisszaverő részletek': ['Reflective details', 'The reflective trim makes you visible in grey weather.'],
      'Hálós bélés': ['Mesh lining', 'Thanks to the mesh lining it does not cling to your arms.'],
      'Cipzáras zsebek': ['Zipped pockets', 'A phone stays dry in the two zipped pockets.'],
    },
    closings: ['It fits over a jumper.', 'Do not put it away wet: hang it up and let it dry.', 'True to size.'],
  },
  'kapucnis sídzseki': {
    intros: [
      'The {name} is good company on the slopes in any weather: warm on the lift, airy on the run.',
      'Dry in snowfall, warm in the wind: the {name} is good for a whole week on the mountain.',
      'The {name} is a lined ski jacket with pockets that open with gloves on.',
    ],
    features: {
      'Hófogó szoknya': ['Snow skirt', 'The buttoned snow skirt keeps the snow out when you fall.'],
      'MelegMag bélés': ['MelegMag insulation', 'MelegMag insulation is thin, yet it holds your body’s warmth.'],
      'Bérletzseb az alkaron': [
        'Lift pass pocket on the forearm',
        'A separate pocket on the left forearm is for your lift pass.',
      ],
      'Szellőzőnyílás cipzárral': ['Zipped vents', 'You open the underarm vents with one pull.'],
      'Sisakra húzható kapucni': ['Helmet-compatible hood', 'The hood closes comfortably over a helmet.'],
      'Ragasztott fő varrások': ['Taped main seams', 'Tape seals the seams of shoulders and hood.'],
    },
    closings: [
      'Roomy enough for thick base layers underneath.',
      'It looks right in town on the way home too.',
      'True to size.',
    ],
  },
  pehelydzseki: {
    intros: [
      'The {name} weighs next to nothing, yet warms at once: for cold mornings and rests high up.',
      'Packed away it is the size of a bottle: the {name} fits into any rucksack.',
      'In winter the {name} is enough by itself; in hard frost wear it under a shell.',
    ],
    features: {
      'Valódi pehelytöltet': ['Real down fill', 'For its weight, down is the warmest fill there is.'],
      'Cipzáras belső zseb': [
        'Zipped inner pocket',
        'Your phone stays warm in the inner pocket, so its battery lasts longer.',
      ],
      'Szélálló, pehelyzáró szövet': [
        'Windproof, down-proof fabric',
        'The dense weave keeps the down in and the wind out.',
      ],
      'Magas, puha gallér': ['High, soft collar', 'The high collar zips up to your chin, with soft fabric inside.'],
      'Zsákba csomagolható': [
        'Packs into a sack',
        'In the sack that comes with it, it makes a pillow when you travel.',
      ],
      'Vízlepergető felület': [
        'Water-repellent surface',
        'It sheds a short shower; in steady rain wear a shell over it.',
      ],
    },
    closings: [
      'Store it unpacked: compressed down loses its loft.',
      'It is cut close, so that no cold air stays underneath.',
      'Shake it several times after washing, until the fill is even again.',
    ],
  },
  'steppelt dzseki': {
    intros: [
      'The {name} is a light quilted jacket for spring and autumn, for school, work and walks.',
      'Warm even when it is wet, and machine-washable: the {name} is practical every day.',
      'The {name} is smart and warm at once, so it is right in town and in the woods.',
    ],
    features: {
      'MelegMag szintetikus töltet': [
        'Synthetic MelegMag insulation',
        'MelegMag insulation warms even when it is soaked, and dries fast.',
      ],
      'Gépben mosható': [
        'Machine-washable',
        'It can be washed in a machine at home, and the insulation does not clump.',
      ],
      'Cipzáras oldalzsebek': ['Zipped side pockets', 'The two zipped pockets are lined with soft fabric.'],
      'Álló gallér': ['Stand-up collar', 'The stand-up collar protects your neck without a scarf.'],
      'Vízlepergető felület': ['Water-repellent surface', 'Drizzle runs off its surface.'],
      'Rugalmas szegély': ['Elastic trim', 'Elastic trim at hem and wrists keeps the cold out.'],
    },
    closings: ['A thin jumper fits underneath.', 'It folds up small: ideal for travelling.', 'True to size.'],
  },
};

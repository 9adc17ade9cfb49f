import type { EnglishKinds } from './kind.ts';

export const headwearAndGloves: EnglishKinds = {
  futósapka: {
    intros: [
      'The {name} is a light running cap that gives you shade while you hardly feel it.',
      'In blazing sun and in drizzle: the {name} protects your eyes and forehead.',
      'The mesh sides of the {name} let the heat out, and its curved peak keeps the sun out of your eyes.',
    ],
    features: {
      'Hálós oldalsó részek': ['Mesh sides', 'The mesh of the sides ventilates all the time as you run.'],
      'Íves, hajlítható silt': [
        'Curved, bendable peak',
        'The curved peak bends, and springs back when it has been folded.',
      ],
      'Izzadságelvezető homlokpánt': [
        'Sweat-wicking headband',
        'The inner band soaks up sweat before it runs into your eyes.',
      ],
      'Hátul állítható': ['Adjustable at the back', 'The strap at the back fits it to your head in one move.'],
      'Világosabb szegély a silten': [
        'Lighter trim on the peak',
        'Trim in another colour reinforces the edge of the peak.',
      ],
      'Lapos varrások': ['Flat seams', 'The inner seams are flat, so they do not chafe above your ears.'],
    },
    closings: [
      'Folded, it fits into a pocket.',
      'Rinse it after the run, and let it dry in the air.',
      'Comfortable with longer hair too: a ponytail fits through the opening at the back.',
    ],
  },
  baseballsapka: {
    intros: [
      'The {name} is a simple, well-shaped baseball cap for every day.',
      'For the beach, for matches, for trips: the {name} is good to have on any summer day.',
      'The {name} is cut in five panels, so it follows the shape of your head.',
    ],
    features: {
      'Öt részből szabott fejrész': ['Five-panel crown', 'The five-panel crown neither sticks out nor presses.'],
      'Fűzött szellőzők': ['Stitched eyelets', 'The stitched eyelets on both sides let the heat out.'],
      'Merevített, íves silt': ['Stiffened, curved peak', 'The stitched peak keeps its curve for years.'],
      'Állítható hátsó pánt': ['Adjustable back strap', 'With the strap at the back it fits any head.'],
      'Hálós oldal': ['Mesh sides', 'The sides are mesh, so it is pleasant in the heat too.'],
    },
    closings: [
      'It makes a good present too.',
      'Take it off by the peak, and it stays good for long.',
      'To be worn all summer.',
    ],
  },
  futókesztyű: {
    intros: [
      'The {name} are thin running gloves that keep your hands warm on cold mornings.',
      'Around freezing wear these: the {name} keep the wind out, but do not get sweaty.',
      'The elastic fabric of the {name} fits so well that you can tie your laces in them.',
    ],
    features: {
      'Érintőképernyőhöz is jó': [
        'Works on touch screens',
        'Use your phone’s screen with the tips of thumb and forefinger.',
      ],
      'Hosszú, bordás mandzsetta': [
        'Long, ribbed cuffs',
        'The long, ribbed cuffs slip under your sleeves and keep the cold out.',
      ],
      'Puha belső oldal': ['Soft inside', 'The inside is finely brushed, so it warms at once.'],
      'Megerősített kézhát': ['Reinforced back', 'The denser panel on the back stops the wind.'],
      'Tapadós tenyér': ['Grippy palm', 'With the silicone pattern on the palm, keys and bottle do not slip.'],
    },
    closings: [
      'Choose the size by the girth of your palm.',
      'In a pocket they take up hardly any room.',
      'Below minus five degrees we recommend thicker gloves.',
    ],
  },
  'téli kesztyű': {
    intros: [
      'The {name} are lined winter gloves for walks, school and cold bus stops.',
      'Good for sledging and for building snowmen: the {name} are soft, warm, and not stiff.',
      'The {name} are comfortably warm, yet thin enough for you to find your keys.',
    ],
    features: {
      'Bolyhos bélés': ['Fleecy lining', 'The fleecy lining is soft, and soon takes on the warmth of your hands.'],
      'Szélfogó kézhát': ['Windproof back', 'The densely woven panel on the back stops the wind.'],
      'Bordás mandzsetta': ['Ribbed cuffs', 'The long, ribbed cuffs warm your wrists too.'],
      'Érintőképernyőhöz is jó': [
        'Works on touch screens',
        'You need not take them off for your phone: two fingers work on the screen.',
      ],
      'Elütő színű ujjbetét': ['Contrasting finger panels', 'A panel in another colour runs along the fingers.'],
    },
    closings: [
      'If you are between two sizes, take the larger one.',
      'Do not put them on a radiator when wet: dry them in the air.',
      'They go well with a hat or a headband.',
    ],
  },
  fejpánt: {
    intros: [
      'The {name} is a headband that covers your ears, for running, skiing and cold rides.',
      'When a hat is too much but your ears are cold: the {name} is just warm enough.',
      'The {name} is soft, elastic, and does not slip over your eyes when you run.',
    ],
    features: {
      'Fülnél szélesebb szabás': [
        'Wider over the ears',
        'It is wider over the ears and narrower in front, so helmet and glasses fit too.',
      ],
      'Bolyhos belső oldal': ['Brushed inside', 'The brushed inside is soft, and soaks up sweat.'],
      'Hálós betét a fül fölött': [
        'Mesh over the ears',
        'You hear the traffic well through the fine mesh at the sides.',
      ],
      'Lapos varrások': ['Flat seams', 'The flat seams do not press under a helmet.'],
      'Gyorsan száradó anyag': [
        'Quick-drying fabric',
        'The fabric dries fast, so you can wear it again the next morning.',
      ],
    },
    closings: ['It comes in one size, for every adult.', 'Fits under a helmet.', 'Your ponytail stays free.'],
  },
};

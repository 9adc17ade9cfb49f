import type { EnglishKinds } from './kind.ts';

export const legwear: EnglishKinds = {
  futóleggings: {
    intros: [
      'The {name} are high-waisted running leggings that do not slip down on the run and are not see-through.',
      'For cool morning runs: the {name} move with you and hold your thighs well.',
      'The firm fabric of the {name} supports your muscles without squeezing.',
    ],
    features: {
      'Magas, széles derékrész': [
        'High, wide waistband',
        'The wide waistband does not roll down, and does not dig in when you sit.',
      ],
      'Nem átlátszó anyag': ['Not see-through', 'The dense knit stays opaque in deep squats too.'],
      'Rejtett zseb a derékban': [
        'Hidden pocket in the waistband',
        'The inner pocket of the waistband holds a key and a bank card.',
      ],
      'Telefonzseb a combon': [
        'Phone pocket on the thigh',
        'Your phone does not bounce in the side pocket when you run.',
      ],
      'Lapos varrások': ['Flat seams', 'The flat seams do not chafe the inside of your thighs.'],
      'Fényvisszaverő csík a vádlinál': [
        'Reflective stripe on the calf',
        'A reflective stripe on the calf helps others see you in the dark.',
      ],
    },
    closings: [
      'Between two sizes take the larger one if you like them more comfortable.',
      'Wash them without softener, and they stay elastic.',
      'They make a good base layer in winter.',
    ],
  },
  jógaleggings: {
    intros: [
      'The {name} are soft yoga leggings that stay in place in every asana.',
      'For yoga, pilates and slow Sundays: the {name} fit like a second skin.',
      'The {name} are silky, high-waisted, and without a single seam that disturbs.',
    ],
    features: {
      'Selymes, négy irányban rugalmas anyag': [
        'Silky four-way stretch fabric',
        'The fabric gives in every direction, then regains its shape.',
      ],
      'Magas derék, gumi nélkül': [
        'High waist without elastic',
        'The double-layer waistband holds without elastic, so it does not press on your stomach.',
      ],
      'Betoldás a lépésnél': ['Gusset', 'Thanks to the gusset nothing pulls in deep stretches.'],
      'Nem átlátszó': ['Not see-through', 'Opaque even in forward bends.'],
      'Kevés varrás': ['Few seams', 'There is no seam on the inside of the thighs that could chafe.'],
    },
    closings: [
      'True to size.',
      'They look good with a sports bra and a loose T-shirt.',
      'Wash them inside out, so that their surface stays smooth.',
    ],
  },
  futósort: {
    intros: [
      'The {name} are feather-light running shorts for warm days and fast sessions.',
      'A free stride, no chafing: the {name} stay comfortable on longer runs.',
      'The {name} have inner shorts, so you need nothing underneath.',
    ],
    features: {
      'Puha belső nadrág': ['Soft inner shorts', 'The seamless inner shorts do not chafe, and dry quickly.'],
      'Oldalt felvágott szár': ['Side slits', 'The slits allow a longer stride.'],
      'Cipzáras hátsó zseb': ['Zipped back pocket', 'Your key is safe in the back pocket.'],
      'Gyorsan száradó, leheletvékony szövet': [
        'Quick-drying, paper-thin fabric',
        'The thin fabric does not cling to your thighs when you sweat.',
      ],
      'Fényvisszaverő logó': ['Reflective logo', 'The logo reflects the light on evening runs.'],
    },
    closings: [
      'True to size, with a drawcord at the waist.',
      'Good for the gym and the beach too.',
      'Sure to be dry overnight.',
    ],
  },
  rövidnadrág: {
    intros: [
      'The {name} are hard-wearing shorts for training, football and PE.',
      'The {name} are loosely cut, light, and keep their colour wash after wash.',
      'Simple shorts of which you can use two pairs: the {name} are fine every day.',
    ],
    features: {
      'Rugalmas derék zsinórral': [
        'Elastic waist with a drawcord',
        'The elastic waist adjusts with a drawcord inside.',
      ],
      'Oldalbetét más színből': [
        'Side panel in another colour',
        'The side panel ventilates, and livens the shorts up.',
      ],
      'Gyorsan száradó anyag': ['Quick-drying fabric', 'The fabric dries fast after rain and sweat.'],
      'Két oldalzseb': ['Two side pockets', 'Phone and keys fit into the two side pockets.'],
      'Strapabíró varrások': ['Hard-wearing seams', 'The reinforced seams survive sliding tackles too.'],
    },
    closings: ['True to size.', 'Teams can order larger numbers.', 'Good for wearing out and about in summer.'],
  },
  melegítőnadrág: {
    intros: [
      'The {name} are tracksuit bottoms with a side stripe, for training and for every day.',
      'Comfortable, but not sloppy: the tapered legs of the {name} look good with shoes.',
      'The {name} are warm and soft, and their cuffs keep the cold out.',
      'For warming up, travelling and staying at home: the {name} are right for all of them.',
    ],
    features: {
      'Szűkülő szár, bordás passzé': ['Tapered leg, ribbed cuffs', 'The ribbed cuffs hold the legs at your ankles.'],
      'Cipzáras zsebek': ['Zipped pockets', 'Nothing falls out of the zipped pockets when you run.'],
      'Kontrasztos oldalcsík': ['Contrasting side stripe', 'The contrasting stripe runs all the way down the leg.'],
      'Puha belső oldal': ['Soft inside', 'The finely brushed inside is pleasant in the cold.'],
      'Állítható derék': ['Adjustable waist', 'The wide elastic waist adjusts with a drawcord.'],
      'Térdnél formázott szabás': ['Shaped knees', 'The shaped knees do not bag after kneeling.'],
    },
    closings: [
      'True to size; the size chart helps you with your height.',
      'With a hoodie they make a full set.',
      'Dry them hanging after washing, and they need no ironing.',
    ],
  },
};

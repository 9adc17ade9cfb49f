import type { EnglishKinds } from './kind.ts';

export const sportTops: EnglishKinds = {
  'galléros póló': {
    intros: [
      'The {name} is a classic polo shirt, in a fabric that is pleasant when you move.',
      'For the office, for dinner, for weekend trips: the {name} always looks tidy.',
      'The {name} is simple, well cut, and still looks good after a long day.',
    ],
    features: {
      'Szellőző pikékötés': [
        'Airy piqué knit',
        'The tiny dimples of piqué do not cling to your skin, so it is airy in the heat.',
      ],
      'Bordás gallér, elütő csíkkal': [
        'Ribbed collar with a contrasting stripe',
        'A thin stripe in another colour is on the ribbed collar, which does not curl after washing.',
      ],
      'Háromgombos gombolás': ['Three-button placket', 'With three buttons you open it as far as you like.'],
      'Bordás ujjszegély': [
        'Ribbed sleeve ends',
        'The ribbed ends of the sleeves keep their shape and do not stick out.',
      ],
      'Gyorsan száradó szál': [
        'Quick-drying yarn',
        'The yarn that is mixed with the cotton dries faster and creases less.',
      ],
    },
    closings: ['True to size.', 'Goes well with shorts and with jeans.', 'A cool iron is enough.'],
  },
  teniszpóló: {
    intros: [
      'The {name} is a light tennis polo that leaves your shoulders free when you serve.',
      'For three sets in blazing sun: the {name} is airy, and does not cling to your back.',
      'The {name} has a proper collar, and moves with you in every stroke.',
    ],
    features: {
      'Mozgást engedő vállrész': [
        'Freedom at the shoulders',
        'With its cut at the shoulders it does not ride up when you serve.',
      ],
      'Nedvességelvezető pikéanyag': ['Moisture-wicking piqué', 'The piqué takes sweat outwards and dries fast.'],
      'Háromgombos gombolás': ['Three-button placket', 'With three buttons you can open it wider in the heat.'],
      'Formatartó gallér': ['Collar that keeps its shape', 'The ribbed collar keeps its shape when you sweat too.'],
      'UPF 30+ védelem': ['UPF 30+ protection', 'The dense knit filters most of the sun’s rays.'],
    },
    closings: ['True to size.', 'Looks good with a tennis skirt or shorts.', 'Dry overnight.'],
  },
  'kerékpáros mez': {
    intros: [
      'The {name} is a close-fitting cycling jersey that does not flap in the wind, and carries what you need in three pockets.',
      'For long summer rides: the {name} opens all the way, is airy, and dries fast.',
      'The {name} is longer at the back, so it covers you even when you bend low.',
    ],
    features: {
      'Végig nyitható cipzár': ['Full-length zip', 'With the full-length zip you ventilate in one move on climbs.'],
      'Három hátsó zseb': [
        'Three back pockets',
        'The three back pockets hold a phone, a cereal bar and a wind jacket.',
      ],
      'Tapadó alsó szegély': ['Gripper hem', 'The silicone strip at the back hem keeps the jersey from riding up.'],
      'Hálós oldalbetét': ['Mesh side panels', 'The mesh at the sides ventilates at high speed.'],
      'Széles, nem szorító ujjvég': [
        'Wide, comfortable sleeve ends',
        'The wide, elastic ends of the sleeves stay in place and do not dig in.',
      ],
      'Cipzáras értékzseb': ['Zipped valuables pocket', 'The small zipped pocket is for keys and a bank card.'],
      'Szélcsatornában fejlesztett szabás': [
        'Cut developed in the wind tunnel',
        'At high speed the tight cut noticeably reduces drag.',
      ],
    },
    closings: [
      'Close-fitting; if you like it more comfortable, take one size up.',
      'Empty the pockets and close the zip before you wash it.',
      'Wear a gilet over it on cool mornings.',
    ],
  },
};

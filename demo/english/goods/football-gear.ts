import type { EnglishKinds } from './kind.ts';

export const footballGear: EnglishKinds = {
  kapuskesztyű: {
    intros: [
      'The {name} are sure-gripping goalkeeper gloves for training and matches.',
      'A wet ball, a hard shot, the last minute: the {name} still hold.',
      'The soft foam of the {name} cushions the shot and does not let the ball go.',
    ],
    features: {
      'Tapadós latex tenyér': ['Grippy latex palm', 'The latex palm grips the ball best when it is damp.'],
      'Negatív szabás': ['Negative cut', 'The fingers are sewn inwards and sit tightly, so you feel the ball better.'],
      'Öklözőzóna a kézháton': [
        'Punching zone on the back',
        'The raised pads on the back protect your knuckles, and the ball you punch flies farther.',
      ],
      'Széles csuklópánt': ['Wide wrist strap', 'The hook-and-loop strap goes all around and holds your wrist.'],
      'Szellőző kézhát': ['Ventilated back', 'Your hands stay cool under the mesh back.'],
      'Strapabíró tenyér': ['Hard-wearing palm', 'The thicker latex lasts longer on artificial turf too.'],
      '4 mm-es versenylatex': ['4 mm competition latex', 'Four millimetres of competition latex grip in the rain too.'],
    },
    closings: ['Dampen the palms before use.', 'Leave half a centimetre above your fingers.', 'Sold as a pair.'],
  },
  sípcsontvédő: {
    intros: [
      'The {name} are light shin guards for training and matches.',
      'They do not slip or press, and they take a hard tackle: you hardly notice the {name} on the pitch.',
      'The {name} follow the curve of your shins, so they do not hinder your running.',
    ],
    features: {
      'Kemény külső héj': ['Hard outer shell', 'The hard shell spreads the force of a kick.'],
      'Puha EVA-hab': ['Soft EVA foam', 'The foam under the shell absorbs the blow, and does not chafe.'],
      'Két tépőzáras pánt': [
        'Two hook-and-loop straps',
        'With two straps they are on quickly, and stay in place until half-time.',
      ],
      Szellőzőnyílások: ['Vents', 'Your shins are aired through the vents.'],
      'Anatómiai forma': ['Anatomical shape', 'The left and the right guard have different shapes.'],
      'Karbonszálas héj': ['Carbon fibre shell', 'The carbon fibre shell is thinner, yet stiff.'],
    },
    closings: ['Choose the size by your height.', 'Wear them under your socks, the wider end up.', 'Sold as a pair.'],
  },
};

import type { EnglishKinds } from './kind.ts';

export const boxingAndBadminton: EnglishKinds = {
  bokszkesztyű: {
    intros: [
      'The {name} are boxing gloves for bag work and training.',
      'From your first class to hard work on the bag: the {name} protect your hands.',
      'The layered padding of the {name} softens the blow, and hook and loop keeps them tight.',
    ],
    features: {
      'Többrétegű párnázás': ['Layered padding', 'The layers of foam spread the force of the blow.'],
      'Széles tépőzáras pánt': [
        'Wide hook-and-loop strap',
        'The wide strap supports your wrist, and closes without help.',
      ],
      'Rögzített hüvelykujj': ['Attached thumb', 'The thumb is sewn to the hand, so it does not bend back.'],
      'Szellőző tenyér': ['Ventilated palm', 'Your hands do not sweat under the mesh palm.'],
      'Valódi bőr': ['Real leather', 'The leather outside lasts for many years.'],
      'Edzéshez és kesztyűzéshez': [
        'For training and sparring',
        'The softer striking area is good for exercises with a partner too.',
      ],
    },
    closings: [
      'We recommend 10–12 ounces for the bag and 14–16 for training with a partner.',
      'Wear hand wraps underneath; they are not included.',
      'Sold as a pair.',
    ],
  },
  tollasütő: {
    intros: [
      'The {name} is a light badminton racket for the garden, the hall and your first sessions.',
      'A fast wrist, a precise drop: the {name} follows your movement at once.',
      'The thin shaft of the {name} is flexible, so the shuttle flies far with little force.',
    ],
    features: {
      'Vékony, rugalmas nyél': ['Thin, flexible shaft', 'The flexible shaft helps with long shots.'],
      'Merev karbonnyél': ['Stiff carbon shaft', 'The stiff shaft makes the smashes of a fast arm more precise.'],
      'Szélesebb fej': ['Wider head', 'The wider head has a larger sweet spot.'],
      Előhúrozva: ['Pre-strung', 'It comes strung, so you can play at once.'],
      'Tapadós grip': ['Grippy handle', 'The grippy handle does not turn in sweaty hands.'],
      'Könnyű keret': ['Light frame', 'The light frame lets you recover fast at the net.'],
    },
    closings: [
      'We recommend flexible shafts for beginners and stiffer ones for advanced players.',
      'Shuttlecocks and a cover are not included.',
      'We string it in our stores too.',
    ],
  },
};

import type { EnglishKinds } from './kind.ts';

export const swimwear: EnglishKinds = {
  úszódressz: {
    intros: [
      'The {name} is a one-piece swimsuit that stays in place in turns and at the start.',
      'We recommend it for three sessions a week: the {name} stands up to chlorine and keeps its shape.',
      'The open back of the {name} leaves your shoulder blades free, so every stroke is easier.',
    ],
    features: {
      'Klórálló anyag': [
        'Chlorine-resistant fabric',
        'The chlorine-resistant fabric keeps its colour and stretch for long in the pool.',
      ],
      'Nyitott hát, stabil pántok': [
        'Open back, stable straps',
        'The straps meet at the back and do not slip off your shoulders.',
      ],
      'Alakkövető oldalbetét': [
        'Shaping side panels',
        'The cut of the side panels supports your body and gives it a good line.',
      ],
      'Bélelt elülső rész': ['Lined front', 'The front is lined, so it is not see-through when wet.'],
      'Közepesen magas combkivágás': [
        'Medium-cut legs',
        'The cut of the legs leaves your kick free, yet does not ride up.',
      ],
      'UPF 50+ védelem': ['UPF 50+ protection', 'The dense knit protects you from the sun in outdoor pools too.'],
      'Vízlepergető kezelés': [
        'Water-repellent finish',
        'The water-repellent surface takes up less water, so it stays lighter.',
      ],
    },
    closings: [
      'It feels tighter when dry: it gives a little in the water.',
      'Rinse it with clean water after swimming, because chlorine harms the yarn.',
      'If you have a longer body, take one size up.',
    ],
  },
};

import type { EnglishKinds } from './kind.ts';

export const trainingTools: EnglishKinds = {
  masszázshenger: {
    intros: [
      'The {name} is a ribbed foam roller for loosening up after training.',
      'Tight thighs, a stiff back: ten minutes with the {name} help a lot.',
      'The dense foam and varied pattern of the {name} reach broad areas and single points.',
    ],
    features: {
      'Háromféle felület': [
        'Three kinds of surface',
        'The long ribs work the large muscles, the small squares the knots.',
      ],
      'Kemény belső cső': ['Hard inner tube', 'With its plastic tube it does not flatten over the years.'],
      'Sűrű EVA-hab': ['Dense EVA foam', 'The foam is hard enough to work, but does not hurt.'],
      'Üreges közép': ['Hollow core', 'A towel or a bottle fits inside.'],
      'Könnyen tisztítható': ['Easy to clean', 'The closed-cell foam does not soak up sweat.'],
    },
    closings: [
      'Roll slowly, and wait twenty seconds on the sore spot.',
      'Two or three times a week are enough for beginners.',
      'Good for warming up before training too.',
    ],
  },
  'gumiszalagszett, 5 darab': {
    intros: [
      'The {name} is five loop bands of different strength for training at home.',
      'For squats, side steps, rehabilitation: the {name} fits into any bag.',
      'The {name} gets harder step by step: lighter bands are weaker, darker ones stronger.',
    ],
    features: {
      'Öt erősség': ['Five strengths', 'With five strengths you make the exercise harder step by step.'],
      'Színnel jelölt ellenállás': ['Colour-coded resistance', 'The darker the band, the greater its resistance.'],
      'Varrat nélküli hurok': ['Seamless loop', 'The loop is made without a seam, so it does not chafe.'],
      Hordzsákkal: ['With carry bag', 'The bag keeps them together.'],
      'Nem csavarodik fel': ['Does not roll up', 'The thicker material stays in place when you squat.'],
    },
    closings: [
      'Start with the weakest, and move on only when fifteen repetitions are easy.',
      'Good for legs, arms and warming up.',
      'Store them in the dark, and they stay elastic for longer.',
    ],
  },
  'gimnasztikai labda': {
    intros: [
      'The {name} is a large gym ball for strength, stretching and sitting.',
      'At your desk or for training: the {name} works your core without your noticing.',
      'With its non-slip ribs the {name} holds surely in sweaty hands too.',
    ],
    features: {
      'Lassan leeresztő anyag': ['Anti-burst material', 'If it is punctured it does not burst, but deflates slowly.'],
      'Csúszásgátló bordák': ['Non-slip ribs', 'The ribs grip the floor and your hands.'],
      Pumpával: ['With pump', 'The pump that comes with it inflates it within a few minutes.'],
      'Vastag fal': ['Thick wall', 'The thick wall keeps its shape for long.'],
      'Bőrbarát felület': ['Skin-friendly surface', 'The matt surface does not stick to bare feet and arms.'],
    },
    closings: [
      'Choose the size by your height: when you sit on it, your knees should be at a right angle.',
      'Inflate it to four fifths first, and pump it up hard the next day.',
      'At your desk start with an hour or two a day.',
    ],
  },
};

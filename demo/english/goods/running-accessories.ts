import type { EnglishKinds } from './kind.ts';

export const runningAccessories: EnglishKinds = {
  futóöv: {
    intros: [
      'The {name} is a flat running belt for phone, keys and gels.',
      'No bouncing, no riding up: the {name} stays in place as you run.',
      'The two zipped pockets of the {name} hold all that a long run needs.',
    ],
    features: {
      'Két cipzáras zseb': ['Two zipped pockets', 'The two pockets keep your phone and small things apart.'],
      'Puha, rugalmas öv': ['Soft, elastic belt', 'The elastic belt follows your hips and does not chafe.'],
      'Nagy telefonhoz is jó': ['Fits large phones', 'A 6.7-inch phone fits into the stretch pocket.'],
      'Fényvisszaverő felirat': ['Reflective lettering', 'The lettering reflects light in the dark.'],
      'Cseppálló anyag': ['Splash-proof fabric', 'Light rain runs off the treated fabric.'],
      'Rajtszámtartó gumik': ['Race number loops', 'A race number attaches to the belt with elastic loops.'],
    },
    closings: [
      'It can be worn turned to the back too.',
      'Fasten the belt above your hip bones.',
      'In heavy rain we recommend a waterproof case for your phone.',
    ],
  },
  sportnapszemüveg: {
    intros: [
      'The {name} are sunglasses with mirrored lenses, for running and cycling.',
      'A wide view, a sure fit: the {name} do not slip off a sweaty nose.',
      'The curve of the {name} protects you from light, wind and insects from the side too.',
    ],
    features: {
      'Széles, tükrös lencse': ['Wide, mirrored lens', 'The mirrored lens spares your eyes in strong sun.'],
      'Csúszásmentes orrnyereg': ['Non-slip nose pads', 'The rubber nose pads stay in place when you sweat.'],
      'Tapadós szárvég': ['Grippy temple tips', 'The soft tips do not press under a cap or a helmet.'],
      'Páramentes szellőzés': [
        'Anti-fog ventilation',
        'The gap above the lens lets air through, so it fogs more slowly.',
      ],
      'Cserélhető lencse': ['Interchangeable lens', 'A clear lens for cloudy days is in the pack.'],
      'Könnyű keret': ['Light frame', 'The frame is so light that you soon forget it.'],
    },
    closings: [
      'They come in a soft bag that is a cleaning cloth too.',
      'For dusk and rain choose a lighter lens.',
      'They cannot take prescription inserts.',
    ],
  },
};

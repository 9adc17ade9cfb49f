import type { EnglishKinds } from './kind.ts';

export const roadBikesAndScooters: EnglishKinds = {
  'országúti kerékpár': {
    intros: [
      'The {name} is a road bike for long weekend loops and fast training.',
      'Around Lake Balaton, over a pass or two hours after work: the {name} accelerates easily and runs calmly.',
      'The {name} is aerodynamic but comfortable: your back does not complain after several hours.',
    ],
    features: {
      'Könnyű alumíniumváz': ['Light aluminium frame', 'The aluminium frame is light, and its welds are smoothed.'],
      Karbonváz: ['Carbon frame', 'The carbon frame is stiff sideways, but absorbs the vibration of the road.'],
      Karbonvilla: ['Carbon fork', 'The carbon fork is light, and softens small bumps.'],
      'Hidraulikus tárcsafék': [
        'Hydraulic disc brakes',
        'The hydraulic disc brakes stop you quickly and evenly, even in the rain.',
      ],
      'Fékkel egybeépített váltókar': [
        'Brake and shift levers in one',
        'The shift levers are built into the brake levers, so your hands stay on the bar.',
      ],
      '28 mm széles gumik': [
        '28 mm tyres',
        'Twenty-eight millimetres are more comfortable than the narrow tyres of old, and no slower.',
      ],
      'Magas profilú abroncsok': ['Deep-section rims', 'Deep rims keep your speed on the flat.'],
      'Elektronikus váltó': [
        'Electronic shifting',
        'Electronic shifting is precise at the press of a button, under load too.',
      ],
    },
    closings: [
      'Pedals are not included, so that you can choose those for your shoes.',
      'You can add assembly to your order and get it ready to ride.',
      'Choose the frame by your height and inside leg.',
      'After the first hundred kilometres our stores check it free of charge.',
    ],
  },
  roller: {
    intros: [
      'The {name} is a smooth-rolling folding scooter for school, work and the park.',
      'Every way is a few streets shorter: the {name} unfolds in one move and is carried in one hand.',
      'With its large wheels the {name} rolls calmly over paving stones and cracked tarmac.',
    ],
    features: {
      '200 mm-es kerekek': ['200 mm wheels', 'The two-hundred-millimetre wheels roll over small stones.'],
      Összecsukható: ['Folding', 'The lever folds it within seconds, and holds it surely when open.'],
      'Állítható kormány': [
        'Adjustable handlebar',
        'The handlebar locks at several heights, so it grows with the child.',
      ],
      'Taposós hátsó fék': ['Rear foot brake', 'Stepping on the rear mudguard slows you down gradually.'],
      'Csúszásmentes taposó': ['Non-slip deck', 'You stand surely on the rough deck, even with wet soles.'],
      'Puha, recés markolat': [
        'Soft, ribbed grips',
        'The soft grips dampen vibration, and do not slip out of your hands.',
      ],
      Kitámasztóval: ['With kickstand', 'It stands by itself, with no need to lean it against a wall.'],
    },
    closings: [
      'Set the handlebar at the height of your hips.',
      'It can be carried on a strap, which is not included.',
      'We recommend a helmet and pads with it.',
    ],
  },
};

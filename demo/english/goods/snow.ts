import type { EnglishKinds } from './kind.ts';

export const snow: EnglishKinds = {
  'carving síléc kötéssel': {
    intros: [
      'The {name} are carving skis for groomed pistes that hold their arc precisely.',
      'Calm in short and in long turns: the {name} respond as soon as you put them on edge.',
      'The {name} hold surely on hard-frozen morning pistes too.',
    ],
    features: {
      'Teljes hosszában famag': ['Full-length wood core', 'The wood core flexes evenly and absorbs vibration.'],
      'Titanállemez a középső részen': [
        'Titanal plate in the middle',
        'The titanal plate keeps them calm on icy pistes too.',
      ],
      'Edzett acélélek': ['Hardened steel edges', 'The steel edges stay sharp for long.'],
      'Enyhén emelt orr': ['Slightly raised tip', 'The slightly raised tip makes it easier to start a turn.'],
      'Állítható kötéssel': [
        'With adjustable bindings',
        'The mounted bindings adjust to the sole length of your boots without tools.',
      ],
    },
    closings: [
      'Choose a length 5–15 centimetres below your height.',
      'On request we adjust the bindings to your ski boots.',
      'Poles are not included.',
    ],
  },
  'all-mountain síléc kötéssel': {
    intros: [
      'The {name} are at home on the piste and beside it: their wider waist floats on fresh snow too.',
      'If you were to take just one pair, take the {name}.',
      'The {name} are light in the moguls and calm in wide arcs.',
    ],
    features: {
      'Szélesebb középrész': ['Wider waist', 'The wider waist keeps them calm in soft snow.'],
      'Emelt orr és farok': ['Raised tip and tail', 'The raised tip and tail make it easier to turn in deeper snow.'],
      'Könnyű famag': ['Light wood core', 'The light wood core does not tire you at the end of the day.'],
      'Oldalfalas felépítés': ['Sidewall construction', 'Sidewalls take your power straight to the edge.'],
      'Állítható kötéssel': [
        'With adjustable bindings',
        'The mounted bindings adjust to the sole length of your boots.',
      ],
    },
    closings: [
      'Choose a length close to your height.',
      'Off the piste ski only with avalanche equipment and local knowledge.',
      'On request we adjust the bindings to your ski boots.',
    ],
  },
  'snowboard kötéssel': {
    intros: [
      'The {name} is a versatile all-mountain snowboard with bindings, for the piste and the park.',
      'The {name} is sure of itself on icy mornings, and floats on afternoon powder.',
      'With its softer flex, the {name} is rewarding company while you learn.',
    ],
    features: {
      'Ikerformájú deszka': ['Twin shape', 'The twin shape behaves the same way in both directions.'],
      Nyárfamag: ['Poplar core', 'The poplar core is light and elastic.'],
      'Állítható kötéssel': ['With adjustable bindings', 'The straps of the bindings adjust without tools.'],
      'Szinterezett csúszófelület': ['Sintered base', 'The sintered base holds wax well.'],
      'Lekerekített élek': ['Rounded edges', 'The edges are slightly rounded near the nose, so they catch less often.'],
    },
    closings: [
      'The nose of the board should reach about to your chin.',
      'Snowboard boots are not included.',
      'We set the angle of the bindings in store too.',
    ],
  },
  síszemüveg: {
    intros: [
      'The {name} are ski goggles with a wide field of view, for sunshine and changeable weather.',
      'They seldom fog, do not press, fit under a helmet: the {name} can stay on all day.',
      'The mirrored lens of the {name} is comfortable on the brightest snow too.',
    ],
    features: {
      'Dupla, páramentes lencse': [
        'Double anti-fog lens',
        'The air between the two lenses insulates, so they fog more slowly.',
      ],
      'Tükrös bevonat': ['Mirror coating', 'The mirror coating reflects the light that comes from the snow.'],
      'Háromrétegű hab': ['Triple-layer foam', 'The triple-layer foam seals softly on your face.'],
      'Sisakhoz igazodó pánt': [
        'Helmet-compatible strap',
        'The strap with silicone strips does not slip off a helmet.',
      ],
      'Szemüveg fölött is viselhető': ['Fits over glasses', 'The arms of glasses fit into the cut-outs of the frame.'],
    },
    closings: [
      'They come in a soft bag that is a cleaning cloth too.',
      'Dry them in the air, not on a radiator.',
      'In the dark and in heavy snowfall choose a lighter lens.',
    ],
  },
};

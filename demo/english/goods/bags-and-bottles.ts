import type { EnglishKinds } from './kind.ts';

export const bagsAndBottles: EnglishKinds = {
  túrahátizsák: {
    intros: [
      'For long weekends {Űrtartalom} are just enough: the {name} has room for your sleeping bag, a change of clothes and food.',
      'It carries comfortably: the back of the {name} is ventilated, and its hip belt takes the weight off your shoulders.',
      'The {name} goes with you on mountain hikes and on journeys, with pockets that are easy to find your way in.',
      'From hut to hut: the {name} is just as large as you need for two or three days.',
    ],
    features: {
      'Szellőző hátrendszer': ['Ventilated back system', 'Air flows between the mesh back and your own.'],
      'Párnázott derékpánt': ['Padded hip belt', 'The padded hip belt puts the weight on your hips.'],
      'Rugalmas külső zsinórozás': ['Elastic outer cord', 'The cord on the front holds a jacket or a flysheet.'],
      'Kulacszseb mindkét oldalon': [
        'Bottle pockets on both sides',
        'You reach your bottle in the side pockets as you walk.',
      ],
      Esőhuzattal: ['With rain cover', 'A bright rain cover is in the bottom pocket.'],
      Túrabottartó: ['Pole holders', 'Hiking poles fasten to the side in one move.'],
      'Állítható hátmagasság': ['Adjustable back length', 'The back system adjusts to your height.'],
    },
    closings: [
      'Pack heavy things close to your back.',
      'Set the hip belt first, and the shoulder straps after it.',
      'Check your airline’s rules before you take it as hand luggage.',
    ],
  },
  sporttáska: {
    intros: [
      'Everything fits in, from shoes to towel: the {name} is a roomy sixty-litre sports bag.',
      'For training, matches or long weekends: the {name} opens wide, so there is no rummaging.',
      'The hard-wearing fabric of the {name} can take the hold of a coach and a wet changing room.',
    ],
    features: {
      'Tágas, U alakban nyíló fő rekesz': [
        'Roomy main compartment with a U-shaped opening',
        'With the U-shaped zip you get at everything in one move.',
      ],
      'Szellőző cipőrekesz': ['Ventilated shoe compartment', 'Shoes go into a ventilated compartment of their own.'],
      'Vízálló alsó rész': ['Waterproof base', 'With its waterproof base you can put it down on a wet floor.'],
      'Levehető vállpánt': ['Removable shoulder strap', 'The padded shoulder strap comes off and adjusts.'],
      'Nedves rekesz': ['Wet compartment', 'A wet towel travels in a lined pocket of its own.'],
      'Erős fogantyúk': ['Strong handles', 'The webbing of the handles runs all the way under the bag.'],
    },
    closings: [
      'Empty, it folds flat.',
      'There is a place for a name tag on the side.',
      'Wipe it with a damp cloth instead of washing it.',
    ],
  },
  'hőszigetelt kulacs': {
    intros: [
      'Made of double-walled steel: the {name} keeps water cold all day.',
      'Tea in the morning, water in the afternoon: the {name} does not take on flavours.',
      'The {name} is simple, durable, and fits anywhere from a bottle cage to a desk.',
    ],
    features: {
      'Duplafalú vákuumszigetelés': [
        'Double-wall vacuum insulation',
        'The vacuum keeps drinks cold and hot for long, and the outside stays dry.',
      ],
      'Rozsdamentes acél': ['Stainless steel', 'Stainless steel leaves no taste in your drink.'],
      'Szivárgásmentes kupak': ['Leakproof cap', 'The silicone ring of the cap seals upside down too.'],
      Hordozófül: ['Carry loop', 'The loop of the cap clips onto a rucksack.'],
      'Porszórt, csúszásmentes felület': [
        'Powder-coated, non-slip finish',
        'The rough finish is easy to hold with wet hands.',
      ],
    },
    closings: ['Ice cubes fit through its neck.', 'Leave it open to dry after use.'],
  },
};

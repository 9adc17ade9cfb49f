import type { EnglishKinds } from './kind.ts';

export const midlayers: EnglishKinds = {
  'steppelt mellény': {
    intros: [
      'The {name} is a quilted gilet that keeps your body warm and your arms free.',
      'Instead of a coat in autumn, under it in winter: the {name} is useful for half the year.',
      'The {name} is a light layer that packs small, for cool mornings and windy ridges.',
    ],
    features: {
      'MelegMag szintetikus töltet': [
        'Synthetic MelegMag insulation',
        'MelegMag insulation warms even when it is wet, and can be machine-washed.',
      ],
      'Rugalmas oldalrész': ['Elastic sides', 'The elastic sides move with you and keep it from bunching up.'],
      'Cipzáras oldalzsebek': ['Zipped side pockets', 'Hands and phone stay warm in the two zipped pockets.'],
      'Álló gallér': ['Stand-up collar', 'The stand-up collar protects your throat from the wind.'],
      'Elütő színű szegés': ['Contrasting binding', 'Elastic binding closes the armholes and the hem.'],
      'Vízlepergető felület': ['Water-repellent surface', 'Drizzle runs off its surface.'],
    },
    closings: [
      'Over a thick jumper take one size up.',
      'Comfortable under a rucksack, with no thick insulation on the shoulders.',
      'True to size.',
    ],
  },
  polárdzseki: {
    intros: [
      'The {name} is a warm, breathable fleece: a mid layer on hikes, a coat by the fire in the evening.',
      'Under a shell where the wind is strong, by itself elsewhere: the {name} is a versatile layer.',
      'The soft pile of the {name} holds warm air around you, and warms even when it is wet.',
    ],
    features: {
      'Puha, meleg polár': ['Soft, warm fleece', 'The fleece is brushed inside and out, light, and soon dry.'],
      'Kopásálló vállrész': ['Hard-wearing shoulders', 'The straps of a rucksack do not wear the smooth shoulders.'],
      'Cipzáras mellzseb': ['Zipped chest pocket', 'The chest pocket holds a map, a phone or a bar of chocolate.'],
      'Két cipzáras oldalzseb': ['Two zipped side pockets', 'The two side pockets warm your hands too.'],
      'Állig érő gallér': ['Chin-high collar', 'Zipped up to your chin, the collar protects you without a scarf.'],
      'Rugalmas szegés': ['Elastic binding', 'Elastic binding at sleeves and hem keeps the warmth in.'],
      'Bolyhosodásgátló felület': ['Anti-pilling surface', 'The treated surface does not pill after many washes.'],
    },
    closings: [
      'True to size; it fits under a shell.',
      'Close the zip before you first wash it.',
      'In the wind wear a thin shell over it: together they are really warm.',
    ],
  },
  polárfelső: {
    intros: [
      'The {name} is a zipped fleece for trips, camps and cool mornings.',
      'Put it on in the morning, tie it around your waist at noon: the {name} stays with you all day.',
      'The {name} is warm, soft, and still good after many washes.',
    ],
    features: {
      'Puha polár': ['Soft fleece', 'The soft fleece does not itch, and is pleasant on the skin.'],
      'Végig nyitható cipzár': ['Full-length zip', 'The zip opens all the way, so it goes on and off quickly.'],
      'Cipzáras zsebek': ['Zipped pockets', 'Nothing falls out of the zipped pockets when you climb.'],
      'Sima vállrész': ['Smooth shoulders', 'The straps of a rucksack lie well on the smooth shoulders.'],
      'Gyorsan szárad': ['Dries fast', 'Wash it in the evening, and it is dry in the morning.'],
    },
    closings: [
      'A good layer under a jacket.',
      'True to size.',
      'Wash it with the zip closed, so that the fleece is not damaged.',
    ],
  },
};

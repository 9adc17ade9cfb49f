import type { EnglishKinds } from './kind.ts';

export const otherFootwear: EnglishKinds = {
  'utcai cipő': {
    intros: [
      'The {name} is a clean-lined street shoe that goes with jeans, tracksuits and skirts.',
      'On your feet all day? The {name} is comfortable, light, and still looks good in the evening.',
      'The {name} recalls the gym shoes of the seventies, with the comfort of today.',
      'A simple shape, good materials: the {name} is the pair you always put on when you are in a hurry.',
    ],
    features: {
      'Puha talpbetét memóriahabbal': [
        'Soft memory foam insole',
        'Within a few days the memory foam insole takes the shape of your foot.',
      ],
      'Varrott talpperem': [
        'Stitched sole',
        'The sole is stitched all around, so it does not come away from the upper.',
      ],
      'Párnázott bokarész': ['Padded collar', 'The padded collar does not rub, even without socks.'],
      'Kopásálló gumitalp': ['Hard-wearing rubber sole', 'The tread of the rubber sole grips on wet pavements too.'],
      'Perforált orr a szellőzésért': [
        'Perforated toe for ventilation',
        'Small holes in the toe keep your feet aired in summer.',
      ],
      Pótfűzővel: ['With spare laces', 'You find a second pair of laces in another colour in the box.'],
      'Könnyen tisztítható felület': [
        'Easy to clean',
        'A damp cloth takes the dust of the street off the smooth surface.',
      ],
    },
    closings: [
      'True to size: take your usual one.',
      'Good for narrow and for average feet.',
      'We recommend them for long days of sightseeing too.',
      'Wear them for short distances only in the first few days.',
    ],
  },
  'stoplis focicipő': {
    intros: [
      'The {name} is a boot for grass pitches that holds when you set off fast and when you turn suddenly.',
      'If you like to dribble, the {name} brings the ball close: thin upper, precise touch.',
      'The {name} is light and lasts, so you can wear it for training and for matches.',
    ],
    features: {
      'Természetes fűre szánt FG-stoplik': [
        'FG studs for natural grass',
        'The pattern of the studs gives the best grip on dry, natural grass.',
      ],
      'Vékony, puha felsőrész': ['Thin, soft upper', 'You feel the ball well through the thin upper.'],
      'Érdesített rúgófelület': ['Textured striking area', 'The textured surface grips the ball in the rain too.'],
      'Merevített sarokkáva': ['Stiffened heel counter', 'The heel counter keeps your heel from turning out.'],
      'Aszimmetrikus fűzés': [
        'Asymmetric lacing',
        'The lacing is moved aside, which leaves a larger smooth area for shooting.',
      ],
      'Karbonerősítésű talplemez': [
        'Carbon-reinforced sole plate',
        'The carbon-reinforced sole plate is light, and springs back at toe-off.',
      ],
    },
    closings: [
      'They fit more closely than street shoes; for wide feet we suggest half a size up.',
      'Break them in over two training sessions before you play a match.',
      'Use them on artificial turf only where the maker allows it.',
    ],
  },
  sícipő: {
    intros: [
      'The {name} is a four-buckle alpine ski boot that takes your movement precisely to the edge.',
      'Designed for whole days of skiing: the {name} holds tightly, but does not make your feet numb.',
      'The {name} keeps your feet warm, and at four in the afternoon it steers as on the first run.',
    ],
    features: {
      'Hőre formálható belső cipő': [
        'Heat-mouldable liner',
        'The liner can be fitted to your foot by heating; our stores help you with it.',
      ],
      'Mikroállítású csatok': ['Micro-adjustable buckles', 'The four buckles adjust finely, so nothing pinches.'],
      'Állítható dőlésszög': ['Adjustable lean', 'The lean of the cuff can be set to how you stand.'],
      'Széles tépőzáras pánt': ['Wide power strap', 'The upper strap makes cuff and leg one.'],
      'Meleg, gyorsan száradó bélés': [
        'Warm, quick-drying lining',
        'The lining wicks moisture away and is dry by the next morning.',
      ],
      'Cserélhető sarok és orr': [
        'Replaceable heel and toe',
        'Heel and toe, which wear when you walk, can be replaced.',
      ],
    },
    closings: [
      'The Mondopoint size is the length of your foot in centimetres: stand on a sheet of paper and measure.',
      'One thin pair of ski socks is enough; thick socks make circulation worse.',
      'We adjust bindings to them in all our stores.',
    ],
  },
  görkorcsolya: {
    intros: [
      'The {name} is a comfortable leisure skate for smooth tarmac, laps of the park and evening rolling.',
      'A good first pair: the {name} is stable, brakes well and supports your ankles.',
      'The soft boot of the {name} can be worn for hours, and its stiff cuff guides you surely.',
    ],
    features: {
      'Három zárás: fűző, pánt és csat': [
        'Three closures: laces, strap and buckle',
        'The laces hold your foot, the strap your ankle, the buckle your leg.',
      ],
      'Sarokra szerelt fék': ['Heel brake', 'The rubber brake is on the right heel, and can be moved to the left.'],
      'Alumínium sín': ['Aluminium frame', 'The aluminium frame is light, and does not bend in turns.'],
      'Puha, szellőző belső': ['Soft, ventilated liner', 'The liner is ventilated, and padded around your ankle.'],
      'Gyors, gördülékeny csapágy': ['Fast, smooth bearings', 'The sealed bearings roll long and quietly.'],
    },
    closings: [
      'Take your usual shoe size; try them on with socks.',
      'Put protective gear in your cart as well.',
      'The wheels can be replaced; our stores have spare ones.',
    ],
  },
};

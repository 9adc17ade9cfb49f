import type { EnglishKinds } from './kind.ts';

export const racketsAndSwimming: EnglishKinds = {
  teniszütő: {
    intros: [
      'The {name} is a balanced tennis racket that gives you power and control from the baseline.',
      'We recommend it to returners and to advanced players: the {name} is easy to play, yet precise.',
      'The nimble frame of the {name} is fast at the net too.',
    ],
    features: {
      'Nagy találati felület': [
        'Large head',
        'The larger head forgives you when you do not hit the ball right in the middle.',
      ],
      Grafitkeret: ['Graphite frame', 'The graphite frame is light, and passes on exactly how you hit.'],
      'Rezgéscsillapított nyél': ['Vibration-damped handle', 'An insert in the handle protects your elbow.'],
      'Tapadós gyári grip': ['Grippy factory grip', 'The factory grip does not slip in sweaty hands.'],
      'Pörgetésre hangolt húrkép': [
        'String pattern tuned for spin',
        'The more open string pattern helps you add spin.',
      ],
      Előhúrozva: ['Pre-strung', 'It comes strung, so you can play at once.'],
    },
    closings: [
      'To check the grip size, leave room for a finger’s width when you hold it.',
      'A cover is not included.',
      'We string it in our stores too.',
    ],
  },
  pingpongütő: {
    intros: [
      'The {name} is an easy-to-control bat for office matches, the garage and training.',
      'Fast enough for topspin and for blocks: the {name} is a balanced bat for the family.',
      'The five plies of the {name} are precise, and its rubbers grip the ball well.',
    ],
    features: {
      'Ötrétegű fa': ['Five-ply wood', 'The five-ply wood is soft enough for you to feel the ball.'],
      'Pörgős borítás': ['Rubbers for spin', 'The grippy rubbers are good for topspin too.'],
      'Homorú nyél': ['Flared handle', 'The flared handle sits securely in your hand.'],
      Labdával: ['With a ball', 'There is a ball in the pack.'],
      'Vastag szivacs': ['Thick sponge', 'The thicker sponge allows a faster game.'],
    },
    closings: [
      'A case is not included.',
      'Fine for outdoor tables too.',
      'Cover the rubbers after use, so that they do not gather dust.',
    ],
  },
  úszószemüveg: {
    intros: [
      'The {name} are well-sealing goggles for the pool and for swimming across Lake Balaton.',
      'No leaks, no marks: the soft silicone of the {name} fits your face.',
      'Flat as they are, the {name} do not move in fast turns either.',
    ],
    features: {
      'Tükröződő lencse': ['Mirrored lenses', 'The mirrored lenses reduce glare on sunny open water.'],
      'Páramentesítő bevonat': ['Anti-fog coating', 'The inner coating slows down fogging.'],
      'Puha szilikonperem': [
        'Soft silicone gaskets',
        'The silicone gaskets seal without leaks, and leave no deep marks.',
      ],
      'Kettős pánt': ['Double strap', 'The double strap holds at two points at the back.'],
      'Cserélhető orrnyereg': ['Interchangeable nose pieces', 'Nose pieces in three sizes come with them.'],
      'UV-védelem': ['UV protection', 'The lenses filter harmful UV rays.'],
    },
    closings: [
      'Tighten the strap only as far as it takes to keep the water out.',
      'An anti-fog spray renews the coating.',
      'They can be worn over contact lenses too.',
    ],
  },
};

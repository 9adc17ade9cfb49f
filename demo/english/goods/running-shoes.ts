import type { EnglishKinds } from './kind.ts';

export const runningShoes: EnglishKinds = {
  futócipő: {
    intros: [
      'The {name} is made for everyday running: as good for five kilometres before work as for the long one on Sunday.',
      'The {name} is for those who run on tarmac three or four times a week and want one pair they can rely on.',
      'No need to compromise as a beginner: the {name} lands softly and rolls on evenly.',
      'If running is how you unwind, the {name} makes good company: comfortable from the first metre and easy on your legs.',
      'The {name} is a shoe for laps of the city: it cushions on pavements, grips on wet stone and looks right on the way to work.',
    ],
    features: {
      'Puha, rugalmas LégHab középtalp': [
        'Soft, springy LégHab midsole',
        'The LégHab midsole absorbs the impact, then gives part of the energy back at toe-off.',
      ],
      'Lélegző, hálós felsőrész': [
        'Breathable mesh upper',
        'The mesh upper lets air through, so your feet stay fresh in the heat.',
      ],
      'Varrás nélküli elülső rész': [
        'Seamless forefoot',
        'There is no seam inside the forefoot that could chafe your toes on longer runs.',
      ],
      'Párnázott boka és nyelv': [
        'Padded collar and tongue',
        'The padded collar and tongue hold your heel without pinching.',
      ],
      'Kopásálló karbongumi a sarkon': [
        'Hard-wearing carbon rubber on the heel',
        'Harder rubber under the heel protects the sole where it wears fastest.',
      ],
      'Fényvisszaverő részletek': [
        'Reflective details',
        'Reflective details make you visible early in the morning and after dark.',
      ],
      'Kivehető talpbetét': ['Removable insole', 'The insole comes out, so you can wear your own orthotics.'],
      'Stabilizáló sarokkáva': [
        'Stabilising heel counter',
        'The stiffened heel counter keeps your stride straight when you are tired.',
      ],
      'Íves talp a gördülékeny lépésért': [
        'Curved sole for a smooth roll',
        'The curved sole tips your stride forward, which leaves less work for your calves.',
      ],
    },
    closings: [
      'If you are between two sizes, take the larger one: feet swell a little when you run.',
      'Get used to them on shorter runs for the first two weeks, then anything goes.',
      'They usually last 600–800 kilometres; after that they make great walking shoes for a long time.',
      'They behave well on cinder, pavements and treadmills alike.',
    ],
  },
  versenyfutócipő: {
    intros: [
      'The {name} is happiest with a race number: it helps you keep your target time from ten kilometres to the marathon.',
      'When seconds count, the {name} wastes nothing: it is light, firm, and turns every step forwards.',
      'The {name} is made for fast sessions and races, with a slim last and an instant response.',
    ],
    features: {
      'Karbonszálas lap a középtalpban': [
        'Carbon fibre plate in the midsole',
        'The carbon plate in the midsole loads when you land and goes to work at toe-off.',
      ],
      'Üvegszálas lap a középtalpban': [
        'Fibreglass plate in the midsole',
        'The fibreglass plate is more flexible than carbon, so it stays comfortable over longer distances.',
      ],
      'Rugalmas, energiát visszaadó SzuperHab': [
        'SzuperHab with high energy return',
        'SzuperHab is lighter than ordinary foam and gives back noticeably more.',
      ],
      'Leheletvékony szövött felsőrész': [
        'Paper-thin woven upper',
        'The woven upper is so thin that light shows through, yet it holds securely.',
      ],
      'Vékony, tapadós talpgumi': [
        'Thin, grippy outsole rubber',
        'The thin rubber grips on wet tarmac, with every spare gram left out.',
      ],
      'Recés fűző, amely nem bomlik ki': [
        'Ribbed laces that stay tied',
        'The ribbed laces stay the way you tied them until the end of the race.',
      ],
      'Erősen ívelt orr': ['Strongly curved toe', 'The curved toe tips your stride into its fastest part.'],
    },
    closings: [
      'Save them for race day, and try them on at least two fast sessions first.',
      'They run narrow: for wide feet we suggest half a size to a full size up.',
      'They keep their full spring for about 350–400 kilometres.',
    ],
  },
  edzőcipő: {
    intros: [
      'The {name} belongs in the gym: equally good for jumps, lunges and a warm-up on the treadmill.',
      'For classes, circuits or PE, the {name} is the simple, good choice.',
      'The {name} stays stable sideways too, so you can change direction as fast as you like.',
    ],
    features: {
      'Oldalirányban is stabil talp': [
        'Sole that is stable sideways',
        'The wider sole does not tip over when you change direction fast.',
      ],
      'Nyomot nem hagyó gumi': ['Non-marking rubber', 'The rubber of the sole leaves no marks on the gym floor.'],
      'Puha, csillapító középtalp': [
        'Soft, cushioning midsole',
        'The midsole softens your landing when you jump, yet you do not sink in when you squat.',
      ],
      'Szellőző háló a lábfejen': ['Ventilating mesh on top', 'Wider mesh over the foot takes care of ventilation.'],
      'Megerősített orr': [
        'Reinforced toe',
        'The toe is rubberised, because that is what wears first in press-ups and planks.',
      ],
      'Rugalmas hajlítási vonalak': [
        'Flex grooves',
        'The sole bends where your foot does, so moving on tiptoe feels natural too.',
      ],
    },
    closings: [
      'Fine for short runs of a few kilometres as well.',
      'Comfortable for everyday wear too.',
      'True to size; take your usual one.',
    ],
  },
};

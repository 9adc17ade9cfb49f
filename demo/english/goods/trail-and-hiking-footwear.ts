import type { EnglishKinds } from './kind.ts';

export const trailAndHikingFootwear: EnglishKinds = {
  'terepfutó cipő': {
    intros: [
      'The {name} begins where the pavement ends: it is designed for forest trails, roots and mud.',
      'The {name} is a shoe for long trail runs that grips surely downhill and does not hold you back on the climb.',
      'For muddy autumn loops and rocky ridges: the {name} protects, grips and stays light.',
      'At home anywhere from the Börzsöny to the Bükk hills: the {name} grips and cushions at once.',
    ],
    features: {
      'Tapadós TalajX gumitalp': [
        'Grippy TalajX rubber sole',
        'TalajX rubber is a softer compound, so it grips on wet rock and roots too.',
      ],
      'Öntisztuló, mély bordázat': [
        'Deep, self-cleaning lugs',
        'Mud drops out from between the widely spaced lugs as you run.',
      ],
      'Védett orr': ['Protected toe', 'The rubberised toe protects you if you kick a stone.'],
      'Kőálló lap a talpban': ['Rock plate in the sole', 'The thin plate in the sole keeps sharp stones out.'],
      'Bordás tartóváz a lábfejen': [
        'Ribbed support cage',
        'The cage around your foot keeps it from sliding forwards on descents.',
      ],
      'Rögzíthető fűzővég': [
        'Lace pocket',
        'The ends of the laces tuck into a pocket in the tongue, so they do not catch in the undergrowth.',
      ],
      'Gyorsan száradó felsőrész': ['Quick-drying upper', 'After a stream the upper soon lets the water out again.'],
      'Kamáslihoz előkészített sarok': [
        'Heel ready for gaiters',
        'Hook and loop on the heel holds a gaiter, so no stones get in.',
      ],
      'HavaTex membrán': ['HavaTex membrane', 'The HavaTex membrane keeps water out and lets moisture escape.'],
    },
    closings: [
      'Short stretches on tarmac are fine, but the lugs like soft ground.',
      'Knock the mud out after the run, and let them dry naturally.',
      'For descents leave a finger’s width in front of your toes.',
      'A good choice for fast hiking too, with a small pack.',
    ],
  },
  túracipő: {
    intros: [
      'The {name} is a light hiking shoe for day hikes, waymarked paths and forest walks.',
      'When boots are too much and running shoes too little, the {name} is right in between.',
      'The {name} was born for weekend hikes: comfortable all day, and ready for a sudden shower.',
    ],
    features: {
      'HavaTex membrán': ['HavaTex membrane', 'The HavaTex membrane keeps your socks dry in wet grass.'],
      'Jól tapadó bordázott talp': [
        'Grippy lugged sole',
        'The lugged sole grips on gravel, dirt tracks and wet leaves.',
      ],
      'Merevített sarok': [
        'Stiffened heel',
        'The stiffened heel keeps your stride straight under the weight of a rucksack too.',
      ],
      'Gumírozott kőszegély': ['Rubber rand', 'The rubber rand all around protects against stones and damp.'],
      'Párnázott, puha bokarész': ['Soft, padded collar', 'The soft collar does not rub, and needs no breaking in.'],
      'Kivehető, mosható talpbetét': ['Removable, washable insole', 'The insole comes out and can be washed by hand.'],
    },
    closings: [
      'Try them on with hiking socks, and in the afternoon, when feet are a little larger.',
      'For paths in the hills; for winter in the high mountains choose boots.',
      'They do good service in city rain too.',
    ],
  },
  túrabakancs: {
    intros: [
      'The {name} is a boot for hikes of several days: it holds your ankle under a heavy rucksack, and keeps out the rain.',
      'The {name} is a mid-height hiking boot, as good on the Blue Trail as in the High Tatras.',
      'Easy to break in, sure of foot: the {name} is for those who spend their weekends in the woods.',
    ],
    features: {
      'Vízálló HavaTex membrán': [
        'Waterproof HavaTex membrane',
        'The HavaTex membrane goes all around the boot, so your feet stay dry by streams and in snow.',
      ],
      'TalajX talp mély bordákkal': [
        'TalajX sole with deep lugs',
        'The deep lugs of the TalajX sole hold in mud, and the rounded heel brakes on descents.',
      ],
      'Középmagas, párnázott szár': [
        'Padded mid-height cuff',
        'The mid-height cuff supports your ankle, and its padding does not pinch.',
      ],
      'Gumírozott kőszegély': ['Rubber rand', 'The rubber above the sole protects the leather from stones.'],
      'Fém fűzőkampók': ['Metal lace hooks', 'The metal hooks let you tighten foot and cuff separately.'],
      'Merevebb talp hátizsákos túrákhoz': [
        'Stiffer sole for hiking with a pack',
        'The stiffer sole spares your feet on stony paths with a full rucksack.',
      ],
      'Cserélhető talp': [
        'Replaceable sole',
        'The sole can be renewed, so a good boot need not be thrown away when it is worn.',
      ],
    },
    closings: [
      'Try them on in hiking socks in the afternoon, and leave room for your toes on descents.',
      'Break them in on short walks for the first few days.',
      'Waterproofed now and then, they keep the rain out for years.',
      'With thick socks they are good for winter hikes too.',
    ],
  },
  'téli bakancs': {
    intros: [
      'The {name} is warm and non-slip: made for snowy pavements, sledging and winter walks.',
      'When it freezes, the {name} keeps your feet dry and warm.',
      'The {name} is a lined boot in which slush does not spoil your day.',
    ],
    features: {
      'Meleg MelegMag bélés': [
        'Warm MelegMag lining',
        'The synthetic MelegMag lining warms even when it is wet, and dries fast.',
      ],
      'Vízálló felsőrész': ['Waterproof upper', 'Melted snow does not get through the sealed seams.'],
      'Hidegben is puha gumitalp': [
        'Rubber sole that stays soft in the cold',
        'The rubber of the sole does not harden in frost, so it grips better on snow.',
      ],
      'Hófogó nyelv': ['Snow-stopping tongue', 'The tongue is sewn in all the way up and keeps the snow out.'],
      'Kivehető filcbetét': ['Removable felt insole', 'The felt insole comes out, so it dries overnight.'],
    },
    closings: [
      'For thick socks take one size up.',
      'Wipe off the salt when you get home, and let them dry slowly.',
      'They are fine for winter hikes at an easy pace too.',
    ],
  },
  túraszandál: {
    intros: [
      'The {name} is for summer hikes and the waterside: it dries fast, and your feet do not slip out.',
      'Pebble beach, campfire, sightseeing: the {name} can stay on your feet all summer.',
      'The straps of the {name} adjust in three places, so it fits narrow and wide feet.',
    ],
    features: {
      'Három ponton állítható pántok': [
        'Straps adjustable in three places',
        'The hook-and-loop straps adjust over the foot, at the ankle and at the heel.',
      ],
      'Formázott, puha talpágy': [
        'Soft, moulded footbed',
        'The moulded footbed supports your arch, and is not slippery when wet.',
      ],
      'Bordázott gumitalp': ['Lugged rubber sole', 'The lugs of the rubber sole grip on wet stones and on trails.'],
      'Gyorsan száradó pántok': ['Quick-drying straps', 'The straps dry quickly and do not chafe.'],
      'Puha béléssel': ['Softly lined', 'Soft fabric on the inside of the straps protects your feet.'],
    },
    closings: [
      'Tuck the ends of longer straps under the buckle.',
      'Rinse them after salt water, and they stay good for years.',
      'If you are between two sizes, the smaller one is right.',
    ],
  },
};

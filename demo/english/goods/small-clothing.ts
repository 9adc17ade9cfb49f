import type { EnglishKinds } from './kind.ts';

export const smallClothing: EnglishKinds = {
  'futózokni, 2 pár': {
    intros: [
      'The {name} are two pairs of running socks, padded where feet take the most.',
      'The {name} do not slip off your heel, and do not bunch up in your shoes.',
      'To the finish without blisters: the {name} follow the shape of your feet exactly.',
    ],
    features: {
      'Párnázott sarok és orr': [
        'Padded heel and toe',
        'Heel and toe are knitted thicker, so they cushion and wear more slowly.',
      ],
      'Jobb és bal láb külön': [
        'Left and right socks',
        'Left and right are made separately, so there is no spare fabric at the toes.',
      ],
      'Szellőző lábfej': ['Ventilated foot', 'The mesh knit over the foot lets moisture out fast.'],
      'Boltozattartó gumírozás': ['Arch support', 'A more elastic knit at the arch keeps them in place.'],
      'Lapos lábujjvarrás': ['Flat toe seam', 'The seam at the toes is flat, so it does not chafe.'],
    },
    closings: ['Two pairs in a pack.', 'Wash them inside out, and they stay soft for longer.'],
  },
  túrazokni: {
    intros: [
      'The {name} are hiking socks knitted with merino wool, which warm your feet and do not cool them when wet.',
      'Made for boots: the {name} are padded at shin and heel.',
      'The {name} stay fresh on hikes of several days, because wool does not take on odours.',
    ],
    features: {
      Merinógyapjú: ['Merino wool', 'Merino wool is soft, regulates warmth, and does not itch.'],
      'Párnázott talp és sarok': ['Padded sole and heel', 'The padded sole absorbs the knocks of stony paths.'],
      'Nem szorító szár': ['Non-binding cuff', 'The ribbed cuff holds, but leaves no marks on your leg.'],
      'Megerősített sarok': ['Reinforced heel', 'The heel is knitted with stronger yarn, so that it lasts.'],
      'Lapos lábujjvarrás': ['Flat toe seam', 'The seam at the toes is flat, so it does not chafe.'],
    },
    closings: ['Wear them to try boots on too.', 'Dry them flat, so that they do not stretch.'],
  },
  'kötött sapka': {
    intros: [
      'The {name} is a rib-knit winter beanie with a turn-up.',
      'For walks, sledging and cold bus stops: the {name} does good service all winter.',
      'The {name} is thick, soft, and does not slip over your eyes.',
    ],
    features: {
      'Bordás, rugalmas kötés': ['Elastic rib knit', 'The rib knit fits every head.'],
      'Visszahajtható perem': ['Turn-up', 'Folded down, the turn-up covers your ears with a double layer.'],
      'Puha, nem szúró tapintás': ['Soft, non-itch feel', 'The fine yarn does not itch, even on sensitive skin.'],
      'Bélelt homlokrész': ['Lined forehead', 'A soft inner band at the forehead stops the wind.'],
      'Szövött címke': ['Woven label', 'A woven brand label is on the turn-up.'],
    },
    closings: [
      'Dry it flat, so that it keeps its shape.',
      'Under a helmet choose a thinner one.',
      'It makes a good present too.',
    ],
  },
};

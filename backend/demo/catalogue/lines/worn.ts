import type { Lines } from './line.ts';

/** Brands of footwear and clothing. */
export const wornLines = {
  'shoe': {
    lendulet: ['blue', 'black', 'crimson', 'silver', 'pine'], vantor: ['coral', 'midnight', 'lilac'],
    utem: ['pine', 'blue', 'black', 'coral'], lendra: ['lilac', 'coral', 'silver'],
    hatszel: ['midnight', 'crimson', 'pine'], tairon: ['silver', 'blue', 'black'],
  },
  'trail-shoe': {
    havran: ['ember', 'moss', 'night', 'slate'], bercjaro: ['moss', 'ochre', 'pine'],
    vadcsapas: ['glacier', 'ember', 'heather', 'night'], ordas: ['slate', 'ochre', 'moss'],
    peakora: ['pine', 'heather', 'glacier'],
  },
  'sneaker': {
    vantor: ['white', 'navy', 'black'], talpas: ['sand', 'white', 'sage', 'cocoa'],
    aszfalt: ['black', 'brick', 'white', 'navy'], arnyek: ['black', 'sand', 'blush'],
    solvella: ['blush', 'sage', 'sand'], lendulet: ['white', 'navy', 'brick'],
  },
  'boot': {
    bercjaro: ['brown', 'grey', 'forest'], havran: ['black', 'rust', 'grey'],
    ordas: ['sand', 'brown', 'black', 'forest'], peakora: ['indigo', 'sand', 'plum'],
    lendulet: ['grey', 'brown', 'indigo'], nordalen: ['black', 'plum', 'brown'],
  },
  'sandal': {
    bercjaro: ['petrol', 'black', 'terra'], solvella: ['sand', 'mauve', 'navy'],
    talpas: ['terra', 'olive', 'black'], lendulet: ['navy', 'olive', 'petrol'],
  },
  'football-boot': {
    gollovo: ['volt', 'night', 'red', 'black'], vantor: ['white', 'night', 'mint'],
    tizenegyes: ['orange', 'violet', 'black'], lendulet: ['black', 'volt', 'white'],
    loptar: ['mint', 'red', 'white'],
  },
  'ski-boot': {
    vantor: ['lime', 'red', 'white'], firnland: ['orange', 'blue', 'red'], zuzmara: ['white', 'blue', 'lime'],
  },
  'inline-skate': {
    vantor: ['black', 'blue'], gurulda: ['pink', 'white', 'blue'], aszfalt: ['grey', 'black', 'white'],
    hatszel: ['grey', 'pink', 'blue'],
  },
  'tshirt': {
    lendulet: ['teal', 'red', 'graphite', 'white'], vantor: ['royal', 'white', 'graphite'],
    utem: ['sun', 'royal', 'red'], szelkakas: ['lilac', 'teal', 'white'],
    hatszel: ['forest', 'sun', 'graphite'], gollovo: ['red', 'royal', 'forest', 'white'],
  },
  'hoodie': {
    lendulet: ['moss', 'grey', 'claret', 'black'], arnyek: ['black', 'oat', 'caramel'],
    aszfalt: ['navy', 'grey', 'caramel'], szelkakas: ['rose', 'oat', 'navy'],
    vantor: ['black', 'claret', 'grey'],
  },
  'jacket': {
    lendulet: ['black', 'petrol', 'yellow', 'flame', 'stone'], bercjaro: ['pine', 'yellow', 'flame'],
    havran: ['black', 'stone', 'flame', 'petrol'], nordalen: ['stone', 'pine', 'orchid'],
    jegvirag: ['aqua', 'orchid', 'flame'], zuzmara: ['petrol', 'aqua', 'black'],
  },
  'puffer-jacket': {
    havran: ['ember', 'fjord', 'graphite'], nordalen: ['olive', 'cream', 'black'],
    lendulet: ['black', 'fjord', 'burgundy', 'olive'], jegvirag: ['mauve', 'cream', 'burgundy'],
    orlivo: ['graphite', 'ember', 'olive'],
  },
  'leggings': {
    szelkakas: ['black', 'lagoon', 'plum', 'navy'], lendra: ['navy', 'cherry', 'smoke'],
    brisova: ['rose', 'olive', 'black'], lendulet: ['black', 'smoke', 'navy'], marelis: ['lagoon', 'plum', 'olive'],
  },
  'shorts': {
    lendulet: ['cobalt', 'black', 'coral'], gollovo: ['white', 'cobalt', 'forest'],
    utem: ['black', 'turquoise', 'grey'], hatszel: ['coral', 'berry', 'grey'], arnyek: ['black', 'forest', 'grey'],
  },
  'track-pants': {
    vantor: ['navy', 'heather', 'black'], lendulet: ['black', 'navy', 'bottle'],
    arnyek: ['sand', 'chocolate', 'black'], aszfalt: ['heather', 'burgundy', 'bottle'],
    szelkakas: ['plum', 'sand', 'navy'],
  },
  'sports-bra': {
    szelkakas: ['berry', 'black', 'sky'], lendra: ['jade', 'apricot', 'white'],
    brisova: ['plum', 'white', 'black'], marelis: ['sky', 'apricot', 'berry'],
  },
  'socks': {
    vantor: ['chalk', 'navy', 'charcoal'], utem: ['sun', 'black', 'red'], bercjaro: ['moss', 'charcoal', 'navy'],
    lendulet: ['black', 'chalk', 'red'],
  },
  'beanie': {
    havran: ['mustard', 'black', 'petrol'], jegvirag: ['mauve', 'oat', 'wine'],
    zuzmara: ['fog', 'petrol', 'wine'], nordalen: ['pine', 'fog', 'oat'], bocsmancs: ['mustard', 'pine', 'mauve'],
  },
  'cap': {
    lendulet: ['navy', 'black', 'white'], utem: ['black', 'coral', 'forest'], szelkakas: ['white', 'sand', 'coral'],
    aszfalt: ['black', 'sand', 'navy'],
  },
  'gloves': {
    utem: ['black', 'lime', 'berry'], lendulet: ['black', 'charcoal', 'petrol'], vantor: ['black', 'lime', 'flame'],
    zuzmara: ['flame', 'petrol', 'charcoal'],
  },
  'polo': {
    lendulet: ['white', 'navy', 'graphite'], vantor: ['sky', 'white', 'red'], hatszel: ['sage', 'navy', 'graphite'],
    kordell: ['white', 'sky', 'red'],
  },
  'vest': {
    nordalen: ['fog', 'olive', 'navy'], havran: ['rust', 'black', 'navy'],
    lendulet: ['black', 'navy', 'berry', 'olive'], jegvirag: ['berry', 'fog', 'black'],
  },
  'swimsuit': {
    marelis: ['navy', 'lagoon', 'cherry'], csobbano: ['navy', 'coral', 'black'], lendulet: ['black', 'navy', 'plum'],
    lendra: ['plum', 'coral', 'lagoon'],
  },
  'fleece': {
    bercjaro: ['moss', 'oat', 'graphite'], nordalen: ['oat', 'petrol', 'wine'],
    lendulet: ['black', 'graphite', 'petrol'], ordas: ['petrol', 'moss', 'black'],
  },
  'ski-pants': {
    lendulet: ['black', 'navy', 'flame'], havran: ['black', 'flame', 'pine'], firnland: ['graphite', 'white', 'navy'],
    powdra: ['pine', 'graphite', 'black'],
  },
  'cycling-jersey': {
    tekero: ['azure', 'black', 'volt'], kullos: ['red', 'teal', 'white'], kaptato: ['teal', 'black', 'red'],
    lendulet: ['volt', 'azure', 'white'],
  },
  'headband': {
    utem: ['black', 'berry', 'petrol'], jegvirag: ['mustard', 'fog', 'berry'], lendulet: ['black', 'navy', 'fog'],
    nordalen: ['petrol', 'mustard', 'navy'],
  },
  'skirt': {
    kordell: ['white', 'navy', 'coral'], lendulet: ['black', 'navy', 'lilac'], szelkakas: ['lilac', 'sage', 'white'],
    brisova: ['sage', 'coral', 'black'],
  },
} satisfies Partial<Lines>;

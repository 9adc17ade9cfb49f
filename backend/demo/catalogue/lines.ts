import type { Motif, ViewName } from '../pictures/archetype.ts';
import { brands, type BrandSlug } from './brands.ts';
import { colourways, type ArchetypeName } from './colourways.ts';

type Lines = {
  readonly [A in ArchetypeName]: Readonly<Partial<Record<BrandSlug, readonly (keyof (typeof colourways)[A])[]>>>;
};

/** Which brand makes which kind of product, and in which of its colourways. */
const lines: Lines = {
  'shoe': {
    lendulet: ['blue', 'black', 'crimson', 'silver'], vantor: ['coral', 'midnight', 'lilac'],
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
    lendulet: ['black', 'petrol', 'yellow'], bercjaro: ['pine', 'yellow', 'flame'],
    havran: ['black', 'stone', 'flame', 'petrol'], nordalen: ['stone', 'pine', 'orchid'],
    jegvirag: ['aqua', 'orchid', 'flame'], zuzmara: ['petrol', 'aqua', 'black'],
  },
  'puffer-jacket': {
    havran: ['ember', 'fjord', 'graphite'], nordalen: ['olive', 'cream', 'black'],
    lendulet: ['black', 'fjord', 'burgundy'], jegvirag: ['mauve', 'cream', 'burgundy'],
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
  'backpack': {
    lendulet: ['forest', 'ember', 'slate'], bercjaro: ['forest', 'claret', 'mustard'],
    ordas: ['black', 'slate', 'mustard'], havran: ['black', 'azure', 'ember'], peakora: ['lagoon', 'claret', 'azure'],
  },
  'duffel-bag': {
    lendulet: ['blue', 'graphite', 'rust'], arnyek: ['black', 'sand', 'olive'], gollovo: ['blue', 'black', 'burgundy'],
    peakora: ['rust', 'olive', 'graphite'],
  },
  'bottle': {
    lendulet: ['steel', 'graphite', 'coral'], bercjaro: ['pine', 'steel', 'sand'], szelkakas: ['ice', 'coral', 'sand'],
    tekero: ['graphite', 'ice', 'pine'],
  },
  'sleeping-bag': {
    bercjaro: ['petrol', 'olive', 'brick'], satorfa: ['navy', 'graphite', 'olive'], havran: ['graphite', 'brick',
      'navy'],
  },
  'tent': {
    bercjaro: ['alpine', 'lichen', 'signal'], satorfa: ['sand', 'lichen', 'red'], peakora: ['signal', 'red', 'sand'],
  },
  'yoga-mat': {
    lotuszkert: ['plum', 'sage', 'rose'], szelkakas: ['ocean', 'coral', 'charcoal'], brisova: ['sage', 'rose',
      'charcoal'],
    lendulet: ['ocean', 'plum', 'charcoal'],
  },
  'ball': {
    gollovo: ['classic', 'volt', 'blue'], tizenegyes: ['flame', 'red', 'classic'], lendulet: ['blue', 'classic', 'red'],
    loptar: ['volt', 'red', 'flame'],
  },
  'basketball': {
    palank: ['classic', 'street', 'brown'], lendulet: ['classic', 'duo', 'teal'], loptar: ['street', 'teal', 'brown'],
  },
  'handball': {
    vantor: ['royal', 'flame', 'pine'], loptar: ['violet', 'royal', 'flame'], gollovo: ['pine', 'violet', 'royal'],
  },
  'volleyball': {
    lendulet: ['classic', 'beach', 'club'], loptar: ['classic', 'meadow', 'beach'], palank: ['club', 'meadow',
      'classic'],
  },
  'bicycle': {
    tekero: ['petrol', 'ember', 'graphite'], kaptato: ['olive', 'graphite', 'sand'], kullos: ['ember', 'petrol',
      'sand'],
    tairon: ['graphite', 'olive', 'ember'],
  },
  'helmet': {
    lendulet: ['white', 'black', 'flame'], kaptato: ['black', 'mint', 'lime'], kullos: ['flame', 'lime', 'white'],
    tairon: ['mint', 'black', 'white'],
  },
  'headlamp': {
    lumenfox: ['black', 'ice', 'orange'], havran: ['orange', 'black', 'red'], lendulet: ['ice', 'red', 'black'],
  },
  'hiking-poles': {
    bercjaro: ['orange', 'blue', 'moss'], ordas: ['black', 'moss', 'orange'], lendulet: ['blue', 'black', 'orange'],
  },
  'dumbbell': {
    lendulet: ['black', 'red', 'blue', 'green', 'grey'], vasgyuro: ['black', 'red', 'blue', 'grey'],
    gravion: ['green', 'blue', 'red', 'black'],
  },
  'kettlebell': {
    lendulet: ['iron', 'red', 'teal', 'violet'], bivalyero: ['iron', 'red', 'teal', 'yellow'],
    vasgyuro: ['yellow', 'iron', 'red', 'violet'],
  },
  'skipping-rope': {
    lendulet: ['black', 'blue', 'lime'], porgettyu: ['coral', 'lime', 'blue'], gravion: ['black', 'coral', 'lime'],
  },
  'skis': {
    firnland: ['race', 'sunrise', 'alp'], vantor: ['alp', 'berry', 'race'], lendulet: ['lime', 'race', 'alp'],
    zuzmara: ['sunrise', 'berry', 'lime'],
  },
  'snowboard': {
    powdra: ['glacier', 'sunset', 'dusk'], vantor: ['pine', 'glacier', 'sunset'], zuzmara: ['dusk', 'pine', 'glacier'],
  },
  'ski-goggles': {
    havran: ['fire', 'ice', 'forest'], firnland: ['amber', 'fire', 'ice'], zuzmara: ['ice', 'forest', 'amber'],
  },
  'swim-goggles': {
    csobbano: ['blue', 'coral', 'smoke'], szelkakas: ['mint', 'coral', 'blue'], marelis: ['smoke', 'mint', 'blue'],
  },
  'tennis-racket': {
    kordell: ['volt', 'red', 'violet'], vantor: ['sky', 'red', 'volt'], tairon: ['violet', 'sky', 'volt'],
  },
  'table-tennis-bat': {
    porgettyu: ['red', 'blue', 'green'], lendulet: ['black', 'red', 'blue'], kordell: ['green', 'black', 'red'],
  },
};

/** Brands that make a kind of product, with the ids of its colourways. */
export function brandLines(archetype: ArchetypeName): { brand: BrandSlug; colourways: readonly string[] }[] {
  return Object.entries<readonly string[]>(lines[archetype])
    .map(([brand, ids]) => ({ brand: brand as BrandSlug, colourways: ids }));
}

/** The pictures that a kind of product has, in the order in which a shopper sees them. */
export function viewsOf(archetype: ArchetypeName): ViewName[] {
  return archetype === 'shoe' ? ['main', 'detail', 'sole'] : ['main', 'detail'];
}

/** Name of a master picture: `shoe-coral-vantor`, `shoe-coral-vantor-sole`. */
export function pictureName(archetype: ArchetypeName, colourway: string, brand: BrandSlug, view: ViewName): string {
  return `${archetype}-${colourway}-${brand}${view === 'main' ? '' : `-${view}`}`;
}

/** Every picture that the catalogue can show; the brand's name is spelled as its wordmark is set. */
export function pictureRequests(): {
  archetype: string; colourway: string; brand: { slug: string; name: string; motif: Motif }; view: ViewName;
}[] {
  return (Object.keys(colourways) as ArchetypeName[]).flatMap((archetype) =>
    brandLines(archetype).flatMap(({ brand: slug, colourways: ids }) => {
      const brand = { slug, name: brands[slug].name.toLocaleUpperCase('hu'), motif: brands[slug].motif };
      return ids.flatMap((colourway) => viewsOf(archetype).map((view) => ({ archetype, colourway, brand, view })));
    }));
}

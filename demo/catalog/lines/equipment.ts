import type { Lines } from './line.ts';

/** Brands of bags, equipment and everything else that is not worn. */
export const equipmentLines = {
  backpack: {
    lendulet: ['forest', 'ember', 'slate'],
    bercjaro: ['forest', 'claret', 'mustard'],
    ordas: ['black', 'slate', 'mustard'],
    havran: ['black', 'azure', 'ember'],
    peakora: ['lagoon', 'claret', 'azure'],
  },
  'duffel-bag': {
    lendulet: ['blue', 'graphite', 'rust'],
    arnyek: ['black', 'sand', 'olive'],
    gollovo: ['blue', 'black', 'burgundy'],
    peakora: ['rust', 'olive', 'graphite'],
  },
  bottle: {
    lendulet: ['steel', 'graphite', 'coral'],
    bercjaro: ['pine', 'steel', 'sand'],
    szelkakas: ['ice', 'coral', 'sand'],
    tekero: ['graphite', 'ice', 'pine'],
  },
  'sleeping-bag': {
    bercjaro: ['petrol', 'olive', 'brick'],
    satorfa: ['navy', 'graphite', 'olive'],
    havran: ['graphite', 'brick', 'navy'],
  },
  tent: {
    bercjaro: ['alpine', 'lichen', 'signal'],
    satorfa: ['sand', 'lichen', 'red'],
    peakora: ['signal', 'red', 'sand'],
  },
  'yoga-mat': {
    lotuszkert: ['plum', 'sage', 'rose'],
    szelkakas: ['ocean', 'coral', 'charcoal'],
    brisova: ['sage', 'rose', 'charcoal'],
    lendulet: ['ocean', 'plum', 'charcoal'],
  },
  ball: {
    gollovo: ['classic', 'volt', 'blue'],
    tizenegyes: ['flame', 'red', 'classic'],
    lendulet: ['blue', 'classic', 'red'],
    loptar: ['volt', 'red', 'flame'],
  },
  basketball: {
    palank: ['classic', 'street', 'brown'],
    lendulet: ['classic', 'duo', 'teal'],
    loptar: ['street', 'teal', 'brown'],
  },
  handball: {
    vantor: ['royal', 'flame', 'pine'],
    loptar: ['violet', 'royal', 'flame'],
    gollovo: ['pine', 'violet', 'royal'],
  },
  volleyball: {
    lendulet: ['classic', 'beach', 'club'],
    loptar: ['classic', 'meadow', 'beach'],
    palank: ['club', 'meadow', 'classic'],
  },
  bicycle: {
    tekero: ['petrol', 'ember', 'graphite'],
    kaptato: ['olive', 'graphite', 'sand'],
    kullos: ['ember', 'petrol', 'sand'],
    tairon: ['graphite', 'olive', 'ember'],
  },
  helmet: {
    lendulet: ['white', 'black', 'flame'],
    kaptato: ['black', 'mint', 'lime'],
    kullos: ['flame', 'lime', 'white'],
    tairon: ['mint', 'black', 'white'],
  },
  headlamp: {
    lumenfox: ['black', 'ice', 'orange'],
    havran: ['orange', 'black', 'red'],
    lendulet: ['ice', 'red', 'black'],
  },
  'hiking-poles': {
    bercjaro: ['orange', 'blue', 'moss'],
    ordas: ['black', 'moss', 'orange'],
    lendulet: ['blue', 'black', 'orange'],
  },
  dumbbell: {
    lendulet: ['black', 'red', 'blue', 'green', 'grey'],
    vasgyuro: ['black', 'red', 'blue', 'grey'],
    gravion: ['green', 'blue', 'red', 'black'],
  },
  kettlebell: {
    lendulet: ['iron', 'red', 'teal', 'violet'],
    bivalyero: ['iron', 'red', 'teal', 'yellow'],
    vasgyuro: ['yellow', 'iron', 'red', 'violet'],
  },
  'skipping-rope': {
    lendulet: ['black', 'blue', 'lime'],
    porgettyu: ['coral', 'lime', 'blue'],
    gravion: ['black', 'coral', 'lime'],
  },
  skis: {
    firnland: ['race', 'sunrise', 'alp'],
    vantor: ['alp', 'berry', 'race'],
    lendulet: ['lime', 'race', 'alp'],
    zuzmara: ['sunrise', 'berry', 'lime'],
  },
  snowboard: {
    powdra: ['glacier', 'sunset', 'dusk'],
    vantor: ['pine', 'glacier', 'sunset'],
    zuzmara: ['dusk', 'pine', 'glacier'],
  },
  'ski-goggles': {
    havran: ['fire', 'ice', 'forest'],
    firnland: ['amber', 'fire', 'ice'],
    zuzmara: ['ice', 'forest', 'amber'],
  },
  'swim-goggles': {
    csobbano: ['blue', 'coral', 'smoke'],
    szelkakas: ['mint', 'coral', 'blue'],
    marelis: ['smoke', 'mint', 'blue'],
  },
  'tennis-racket': {
    kordell: ['volt', 'red', 'violet'],
    vantor: ['sky', 'red', 'volt'],
    tairon: ['violet', 'sky', 'volt'],
  },
  'table-tennis-bat': {
    porgettyu: ['red', 'blue', 'green'],
    lendulet: ['black', 'red', 'blue'],
    kordell: ['green', 'black', 'red'],
  },
  'road-bike': {
    tekero: ['scarlet', 'carbon', 'pearl'],
    tairon: ['carbon', 'royal', 'pearl'],
    kaptato: ['sage', 'carbon', 'royal'],
    kullos: ['royal', 'scarlet', 'sage'],
  },
  'goalkeeper-gloves': {
    gollovo: ['volt', 'black', 'white'],
    vantor: ['orange', 'white', 'black'],
    tizenegyes: ['green', 'volt', 'orange'],
    lendulet: ['black', 'green', 'white'],
  },
  'shin-guards': {
    gollovo: ['white', 'black', 'red'],
    tizenegyes: ['blue', 'red', 'silver'],
    lendulet: ['white', 'blue', 'black'],
    loptar: ['silver', 'black', 'blue'],
  },
  scooter: {
    gurulda: ['rose', 'mint', 'blue'],
    aszfalt: ['black', 'silver', 'red'],
    lendulet: ['blue', 'red', 'black'],
    hatszel: ['mint', 'silver', 'black'],
  },
  'cross-country-skis': {
    firnland: ['red', 'black', 'glacier'],
    nordalen: ['pine', 'glacier', 'black'],
    zuzmara: ['violet', 'glacier', 'red'],
  },
  'ski-helmet': {
    havran: ['black', 'petrol', 'fog'],
    firnland: ['white', 'black', 'wine'],
    lendulet: ['white', 'petrol', 'black'],
    zuzmara: ['fog', 'wine', 'olive'],
  },
  'foam-roller': {
    lendulet: ['black', 'blue', 'mint'],
    gravion: ['black', 'coral', 'violet'],
    lotuszkert: ['mint', 'violet', 'coral'],
  },
  'resistance-bands': {
    lendulet: ['ocean', 'graphite', 'forest'],
    brisova: ['rose', 'violet'],
    gravion: ['graphite', 'ocean', 'violet'],
    szelkakas: ['forest', 'rose', 'ocean'],
  },
  'badminton-racket': {
    kordell: ['volt', 'red', 'blue'],
    tairon: ['sky', 'teal', 'volt'],
    porgettyu: ['teal', 'blue', 'red'],
  },
  'gym-ball': {
    lotuszkert: ['sage', 'rose', 'violet'],
    lendulet: ['blue', 'graphite', 'sage'],
    brisova: ['rose', 'violet', 'graphite'],
  },
  'boxing-gloves': {
    vasgyuro: ['red', 'black', 'olive'],
    gravion: ['white', 'black', 'blue'],
    lendulet: ['red', 'blue', 'black'],
    bivalyero: ['black', 'olive', 'red'],
  },
  'waist-bag': {
    utem: ['volt', 'black', 'coral'],
    szelkakas: ['petrol', 'coral', 'black'],
    lendulet: ['black', 'blue'],
    hatszel: ['blue', 'petrol', 'volt'],
  },
  sunglasses: {
    tairon: ['fire', 'volt', 'red'],
    hatszel: ['ice', 'navy', 'fire'],
    lendulet: ['fire', 'navy', 'ice'],
    vantor: ['red', 'ice', 'volt'],
  },
} satisfies Partial<Lines>;

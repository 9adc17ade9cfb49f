import type { Gender } from '../model.ts';
import type { ArchetypeName } from './colourways.ts';
import type { ProductPlan } from './plan.ts';
import { createRandom } from '#lib/core/random.ts';

/** What is worn or used together with what. */
const goesWith: Readonly<Record<ArchetypeName, readonly ArchetypeName[]>> = {
  shoe: ['socks', 'tshirt', 'shorts', 'leggings'],
  'trail-shoe': ['socks', 'backpack', 'jacket', 'headlamp'],
  sneaker: ['hoodie', 'track-pants', 'socks', 'puffer-jacket'],
  boot: ['socks', 'hiking-poles', 'backpack', 'jacket'],
  sandal: ['backpack', 'bottle', 'shorts'],
  'football-boot': ['ball', 'shorts', 'duffel-bag', 'tshirt'],
  'ski-boot': ['skis', 'ski-goggles', 'beanie', 'jacket'],
  'inline-skate': ['helmet', 'bottle', 'shorts'],
  tshirt: ['shorts', 'shoe', 'track-pants', 'bottle'],
  hoodie: ['track-pants', 'sneaker', 'beanie'],
  jacket: ['boot', 'backpack', 'beanie', 'hiking-poles'],
  'puffer-jacket': ['beanie', 'boot', 'hoodie'],
  leggings: ['sports-bra', 'shoe', 'yoga-mat', 'bottle'],
  shorts: ['tshirt', 'shoe', 'socks'],
  'track-pants': ['hoodie', 'sneaker', 'tshirt'],
  'sports-bra': ['leggings', 'shoe', 'yoga-mat'],
  socks: ['shoe', 'boot', 'trail-shoe'],
  beanie: ['puffer-jacket', 'hoodie', 'jacket'],
  cap: ['tshirt', 'shorts', 'shoe', 'bottle'],
  gloves: ['headband', 'beanie', 'jacket', 'leggings'],
  polo: ['shorts', 'skirt', 'tennis-racket', 'cap'],
  vest: ['hoodie', 'beanie', 'boot', 'fleece'],
  swimsuit: ['swim-goggles', 'duffel-bag', 'bottle'],
  fleece: ['jacket', 'boot', 'backpack', 'beanie'],
  'ski-pants': ['skis', 'jacket', 'ski-goggles', 'gloves'],
  'cycling-jersey': ['bicycle', 'helmet', 'bottle', 'gloves'],
  headband: ['gloves', 'shoe', 'leggings', 'tshirt'],
  skirt: ['polo', 'sports-bra', 'tennis-racket', 'sneaker'],
  backpack: ['bottle', 'hiking-poles', 'boot', 'headlamp'],
  'duffel-bag': ['bottle', 'tshirt', 'shoe'],
  bottle: ['backpack', 'duffel-bag', 'yoga-mat'],
  'sleeping-bag': ['tent', 'headlamp', 'backpack'],
  tent: ['sleeping-bag', 'headlamp', 'backpack'],
  'yoga-mat': ['leggings', 'sports-bra', 'bottle'],
  ball: ['football-boot', 'shorts', 'duffel-bag'],
  basketball: ['tshirt', 'shorts', 'duffel-bag'],
  handball: ['tshirt', 'shorts', 'duffel-bag'],
  volleyball: ['shorts', 'duffel-bag', 'bottle'],
  bicycle: ['helmet', 'bottle', 'backpack'],
  helmet: ['bicycle', 'bottle', 'inline-skate'],
  headlamp: ['tent', 'sleeping-bag', 'backpack'],
  'hiking-poles': ['boot', 'backpack', 'socks'],
  dumbbell: ['kettlebell', 'yoga-mat', 'skipping-rope'],
  kettlebell: ['dumbbell', 'yoga-mat', 'skipping-rope'],
  'skipping-rope': ['yoga-mat', 'dumbbell', 'bottle'],
  skis: ['ski-boot', 'ski-goggles', 'beanie'],
  snowboard: ['ski-goggles', 'jacket', 'beanie'],
  'ski-goggles': ['skis', 'ski-boot', 'beanie'],
  'swim-goggles': ['swimsuit', 'duffel-bag', 'bottle'],
  'tennis-racket': ['tshirt', 'shorts', 'duffel-bag'],
  'table-tennis-bat': ['shorts', 'tshirt', 'duffel-bag'],
  'road-bike': ['helmet', 'bottle', 'sunglasses'],
  'goalkeeper-gloves': ['football-boot', 'shin-guards', 'ball'],
  'shin-guards': ['football-boot', 'ball', 'socks'],
  scooter: ['helmet', 'bottle', 'backpack'],
  'cross-country-skis': ['beanie', 'jacket', 'socks'],
  'ski-helmet': ['ski-goggles', 'skis', 'ski-boot'],
  'foam-roller': ['yoga-mat', 'resistance-bands', 'kettlebell'],
  'resistance-bands': ['yoga-mat', 'foam-roller', 'leggings'],
  'badminton-racket': ['tshirt', 'shorts', 'duffel-bag'],
  'gym-ball': ['yoga-mat', 'resistance-bands', 'dumbbell'],
  'boxing-gloves': ['skipping-rope', 'shorts', 'duffel-bag'],
  'waist-bag': ['shoe', 'bottle', 'sunglasses'],
  sunglasses: ['shoe', 'road-bike', 'waist-bag'],
};

/** How many products go with one: more than a page shows, for some may be gone; and as many as it shows, at least. */
const wanted = 6;
const fewest = 4;

/** Finds what goes with a product: other kinds of its first sport for the same person, no kind twice. */
export function createRelations(seed: number, plans: readonly ProductPlan[]): (index: number) => number[] {
  const byWearer = Map.groupBy(
    plans.flatMap((plan, index) => (plan.refurbished ? [] : [{ ...plan, index }])),
    ({ gender }) => gender,
  );
  return (index) => {
    const { kind, gender } = plans[index]!;
    const random = createRandom(seed, `related/${index}`);
    const wearers: Gender[] = gender === 'unisex' ? ['unisex', 'female', 'male'] : [gender, 'unisex'];
    const all = wearers.flatMap((wearer) => byWearer.get(wearer) ?? []);
    const [sport = ''] = kind.sports;
    const ofSport = Map.groupBy(
      all.filter((one) => one.kind.sports.includes(sport) && one.kind.archetype !== kind.archetype),
      (one) => one.kind.archetype,
    );
    const related = new Map<number, ArchetypeName>();
    const add = (candidates: readonly (ProductPlan & { index: number })[] = []): void => {
      const others = candidates.filter((one) => !related.has(one.index));
      if (related.size >= wanted || others.length === 0) return;
      const picked = random.pick(others);
      related.set(picked.index, picked.kind.archetype);
    };
    const isNew = (archetype: ArchetypeName) => ![...related.values()].includes(archetype);
    const partners = random.shuffle(goesWith[kind.archetype]);
    const inAll = (archetype: ArchetypeName) => all.filter((one) => one.kind.archetype === archetype);
    for (const partner of partners) add(ofSport.get(partner));
    // What else the sport needs goes before what is worn with it elsewhere, and that before a second one of a kind.
    for (const other of random.shuffle([...ofSport.keys()])) if (isNew(other)) add(ofSport.get(other));
    for (const partner of partners) if (isNew(partner)) add(inAll(partner));
    for (const partner of partners) if (related.size < fewest) add(ofSport.get(partner) ?? inAll(partner));
    return [...related.keys()];
  };
}

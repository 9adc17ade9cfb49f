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
  swimsuit: ['swim-goggles', 'duffel-bag', 'sandal'],
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
  'swim-goggles': ['duffel-bag', 'bottle', 'sandal'],
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

/** Finds what goes with a product: other kinds, for the same person, four to six of them. */
export function createRelations(seed: number, plans: readonly ProductPlan[]): (index: number) => number[] {
  const groups = new Map<string, number[]>();
  const groupOf = (archetype: ArchetypeName, gender: Gender): number[] => {
    const key = `${archetype}/${gender}`;
    const found = groups.get(key) ?? [];
    groups.set(key, found);
    return found;
  };
  plans.forEach(({ kind, gender, refurbished }, index) => {
    if (!refurbished) groupOf(kind.archetype, gender).push(index);
  });
  return (index) => {
    const { kind, gender } = plans[index]!;
    const random = createRandom(seed, `related/${index}`);
    const partners = random.shuffle(goesWith[kind.archetype]);
    const genders: Gender[] = gender === 'unisex' ? ['unisex', 'female', 'male'] : [gender, 'unisex'];
    const related = new Set<number>();
    const wanted = random.int(4, 6);
    for (let attempt = 0; related.size < wanted && attempt < 40; attempt++) {
      const partner = partners[attempt % partners.length]!;
      // Mostly for the same person; otherwise whatever group has something.
      const wearers = random.chance(0.7) ? genders : random.shuffle(genders);
      const candidates = wearers.map((wearer) => groupOf(partner, wearer)).find(({ length }) => length > 0);
      if (candidates) related.add(random.pick(candidates));
    }
    return [...related];
  };
}

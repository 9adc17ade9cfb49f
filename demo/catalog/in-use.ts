import type { ArchetypeName } from './colourways.ts';
import type { SceneName } from './scenes.ts';

/** A landscape in which sport is done: on the snowy square one buys presents. */
export type SportsScene = Exclude<SceneName, 'snowy-square' | 'snowy-quay'>;

/** Where what lies flat is looked at from above, so that no landscape is seen. */
export type SportsGround = 'clay-court' | 'table';

/** How a product is shown in use: somebody wears it, or it is where its sport is done; and before which landscape. */
export interface Use {
  how: 'worn' | 'used';
  scene: SportsScene;
  /** Where it lies, where that is none of the landscapes, whose light it has all the same. */
  on?: SportsGround;
}

const worn = (scene: SportsScene): Use => ({ how: 'worn', scene });
const used = (scene: SportsScene, on?: SportsGround): Use => ({ how: 'used', scene, ...(on && { on }) });

/** How each kind is shown in use (ADR-0157). */
const uses: Readonly<Record<ArchetypeName, Use>> = {
  tshirt: worn('lake-shore'),
  polo: worn('lake-shore'),
  hoodie: worn('city-at-dusk'),
  jacket: worn('forest-trail'),
  'puffer-jacket': worn('first-snow'),
  fleece: worn('forest-trail'),
  vest: worn('forest-trail'),
  'cycling-jersey': worn('forest-trail'),
  'sports-bra': worn('sports-hall'),
  swimsuit: worn('lake-shore'),
  leggings: worn('sports-hall'),
  shorts: worn('pitch-under-lights'),
  'track-pants': worn('city-at-dusk'),
  'ski-pants': worn('first-snow'),
  skirt: worn('lake-shore'),
  backpack: worn('forest-trail'),
  gloves: worn('first-snow'),
  'boxing-gloves': worn('sports-hall'),
  'goalkeeper-gloves': worn('pitch-under-lights'),
  shoe: used('city-at-dusk'),
  'trail-shoe': used('forest-trail'),
  sneaker: used('city-at-dusk'),
  boot: used('forest-trail'),
  sandal: used('lake-shore'),
  'football-boot': used('pitch-under-lights'),
  'ski-boot': used('first-snow'),
  'inline-skate': used('city-at-dusk'),
  ball: used('pitch-under-lights'),
  basketball: used('sports-hall'),
  handball: used('sports-hall'),
  volleyball: used('sports-hall'),
  bicycle: used('forest-trail'),
  'road-bike': used('city-at-dusk'),
  scooter: used('city-at-dusk'),
  tent: used('lake-shore'),
  skis: used('first-snow'),
  'cross-country-skis': used('first-snow'),
  snowboard: used('first-snow'),
  'hiking-poles': used('forest-trail'),
  kettlebell: used('sports-hall'),
  dumbbell: used('sports-hall'),
  'gym-ball': used('sports-hall'),
  'foam-roller': used('sports-hall'),
  'yoga-mat': used('lake-shore'),
  bottle: used('forest-trail'),
  'duffel-bag': used('sports-hall'),
  socks: used('sports-hall'),
  beanie: worn('first-snow'),
  headband: worn('first-snow'),
  cap: worn('lake-shore'),
  helmet: worn('forest-trail'),
  'ski-helmet': worn('first-snow'),
  headlamp: worn('forest-trail'),
  sunglasses: worn('lake-shore'),
  'swim-goggles': worn('lake-shore'),
  'ski-goggles': worn('first-snow'),
  'sleeping-bag': used('lake-shore'),
  'tennis-racket': used('lake-shore', 'clay-court'),
  'badminton-racket': used('sports-hall'),
  'table-tennis-bat': used('sports-hall', 'table'),
  'skipping-rope': used('sports-hall'),
  'resistance-bands': used('sports-hall'),
  'shin-guards': worn('pitch-under-lights'),
  'waist-bag': worn('lake-shore'),
};

/** How some products of a kind are shown in use where the others' picture would belie them: by a child, in snow, on a beach. */
export type Setting = 'child' | 'snow' | 'snow-child' | 'hall-child' | 'beach';

/** Kinds that children wear, whose fit shows who wears them. */
const wornByChildren: readonly ArchetypeName[] = [
  'tshirt',
  'polo',
  'hoodie',
  'jacket',
  'puffer-jacket',
  'fleece',
  'cycling-jersey',
  'leggings',
  'shorts',
  'track-pants',
  'ski-pants',
  'gloves',
  'goalkeeper-gloves',
  'shoe',
  'trail-shoe',
  'sneaker',
  'boot',
  'football-boot',
  'ski-boot',
  'inline-skate',
  'swim-goggles',
  'cap',
  'sandal',
  'shin-guards',
  'beanie',
  'helmet',
  'ski-helmet',
  'ski-goggles',
  'socks',
];

/** The landscape of a setting, where it has one of its own. */
const landscapes: Readonly<Partial<Record<Setting, SportsScene>>> = {
  snow: 'first-snow',
  'snow-child': 'first-snow',
  'hall-child': 'sports-hall',
  beach: 'lake-shore',
};

/** The settings of a kind beside its usual one. */
export function settingsOf(archetype: string): readonly Setting[] {
  if (archetype === 'volleyball') return ['beach'];
  if (archetype === 'jacket') return ['child', 'snow', 'snow-child'];
  return (wornByChildren as readonly string[]).includes(archetype) ? ['child'] : [];
}

/** The setting that all that is said of a product asks for, its name first; undefined for the usual one. */
export function settingFor(archetype: string, said: readonly string[], isForChildren: boolean): Setting | undefined {
  const [name = ''] = said;
  const isOutside = said.some((text) => /strand|kültér|szabadtér|waterside|outdoor/iu.test(text));
  if (archetype === 'volleyball') return isOutside || /Homok/u.test(name) ? 'beach' : undefined;
  const isChild = isForChildren && settingsOf(archetype).includes('child');
  if (archetype === 'jacket' && /sídzseki/u.test(name)) return isChild ? 'snow-child' : 'snow';
  return isChild ? 'child' : undefined;
}

/** How a kind of product is shown in use, in a setting of its own; null for what is none of the kinds. */
export function useOf(archetype: string, setting?: Setting): Use | null {
  const use = (uses as Partial<Record<string, Use>>)[archetype] ?? null;
  const scene = setting && landscapes[setting];
  return use && scene ? { ...use, scene } : use;
}

import type { CatalogProduct } from '../model.ts';
import { brands } from './brands.ts';
import type { ArchetypeName } from './colourways.ts';
import { designsFor, isAlikeInEveryVersion } from './designs.ts';
import { settingFor, useOf, type Setting, type SportsGround, type SportsScene } from './in-use.ts';
import { pictureName, viewsOf } from './lines.ts';
import type { ProductPlan } from './plan.ts';
import { isPosed, poseOf, type Pose } from './poses.ts';

const seenFromTheSide: readonly ArchetypeName[] = [
  'boot',
  'sandal',
  'football-boot',
  'ski-boot',
  'inline-skate',
  'bicycle',
  'helmet',
  'road-bike',
  'scooter',
  'ski-helmet',
];
const seenFromTheFront: readonly ArchetypeName[] = [
  'tshirt',
  'hoodie',
  'jacket',
  'puffer-jacket',
  'leggings',
  'shorts',
  'track-pants',
  'sports-bra',
  'backpack',
  'polo',
  'vest',
  'swimsuit',
  'fleece',
  'ski-pants',
  'cycling-jersey',
  'headband',
  'skirt',
];

const poseWords: Readonly<Record<Pose, string>> = {
  left: 'oldalnézet',
  right: 'oldalnézet jobbról',
  toe: 'orrára állítva',
  pair: 'a pár',
};

const placeWords: Readonly<Record<SportsScene | SportsGround, string>> = {
  'first-snow': 'friss hóban',
  'lake-shore': 'tóparton',
  'city-at-dusk': 'esti rakparton',
  'forest-trail': 'erdei ösvényen',
  'sports-hall': 'sportcsarnokban',
  'pitch-under-lights': 'esti focipályán',
  'clay-court': 'salakpályán',
  table: 'pingpongasztalon',
};

function mainViewWord(archetype: ArchetypeName, brand: string, design: string): string {
  if (isPosed(archetype)) return poseWords[poseOf(archetype, brand, design)];
  if (seenFromTheSide.includes(archetype)) return 'oldalnézet';
  return seenFromTheFront.includes(archetype) ? 'elölnézet' : 'teljes kép';
}

/** What the picture of the other side shows. */
const otherSideWord = (archetype: ArchetypeName): string => (archetype === 'gloves' ? 'tenyér felől' : 'hátulnézet');

/** What a picture of a kind in use shows; empty where it has none. */
function useWord(archetype: ArchetypeName, setting: Setting | undefined): string {
  const use = useOf(archetype, setting);
  if (!use) return '';
  return `${use.how === 'worn' ? 'viselve' : 'használat közben'}, ${placeWords[use.on ?? use.scene]}`;
}

interface Item {
  product: CatalogProduct;
  plan: ProductPlan;
}

interface Look {
  design: string;
  /** Index of the colour that shows first. */
  first: number;
}

/** Every look that a product can have in some designs. */
const looksOf = ({ colourways: ids }: ProductPlan, designs: readonly string[]): Look[] =>
  designs.flatMap((design) => ids.map((_, first) => ({ design, first })));

/** All that a product's page says of it in words. */
const saidOf = ({ name, description, highlights, attributes, facts }: CatalogProduct): string[] => [
  name,
  ...description,
  ...highlights,
  ...attributes.map(({ name: fact, value }) => `${fact}: ${value}`),
  ...Object.entries(facts).map(([fact, value]) => `${fact}: ${String(value)}`),
];

const modelKey = ({ kind: { archetype }, brand, model }: ProductPlan): string => `${archetype}/${brand}/${model}`;

const mainPicture = ({ kind: { archetype }, brand, colourways: ids }: ProductPlan, { design, first }: Look): string =>
  pictureName(archetype, ids[first]!, brand, 'main', design);

const designKey = ({ kind: { archetype } }: ProductPlan, { design }: Look): string => `${archetype}/${design}`;

/** What brands make alike: at a card's size one looks twice to tell them apart. */
function alikeKey({ kind: { archetype }, brand, colourways: ids }: ProductPlan, { design, first }: Look): string {
  return `alike ${archetype}/${design}/${ids[first]!}/${poseOf(archetype, brands[brand].name, design)}`;
}

/**
 * A category's list in its usual order: how many products it has shown, and the last turn of each picture and design.
 */
class PictureGroup {
  turn = 0;
  readonly #shown = new Map<string, number>();

  /** Products since a picture or a design was shown; none ever is the farthest. */
  distanceOf(shown: string): number {
    const last = this.#shown.get(shown);
    return last === undefined ? Infinity : this.turn - last;
  }

  show(...what: string[]): void {
    for (const shown of what) this.#shown.set(shown, this.turn);
    this.turn += 1;
  }
}

/** 'cipok/futocipok' → ['cipok', 'cipok/futocipok'] */
const pathsAbove = (path: string): string[] =>
  path.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'));

/** Puts the colour that shows first in front and gives every colour its pictures in the design. */
function dress(plan: ProductPlan, product: CatalogProduct, { design, first }: Look): void {
  const {
    kind: { archetype },
    brand,
  } = plan;
  const main = mainViewWord(archetype, brands[brand].name, design);
  const setting = settingFor(archetype, saidOf(product), product.gender === 'kinder');
  const words = {
    main,
    back: otherSideWord(archetype),
    inner: 'belső sátor',
    packed: 'összecsomagolva',
    scene: useWord(archetype, setting),
    detail: 'részlet',
    sole: 'talp',
  };
  product.colours.forEach((colour, index) => {
    colour.images = viewsOf(archetype).map((view) => ({
      name: pictureName(
        archetype,
        plan.colourways[index]!,
        brand,
        view,
        design,
        view === 'scene' ? setting : undefined,
      ),
      alt: `${brands[brand].name} ${product.name}, ${colour.name}, ${words[view]}`,
    }));
  });
  product.colours.unshift(...product.colours.splice(first, 1));
}

interface Shot extends Item {
  look: Look;
  /** Products since its main picture was shown, in that of its lists where it is the fewest. */
  distance: number;
  /** The same for its design. */
  variety: number;
  /** And for one that looks alike, where shoppers compare such. */
  alike: number;
}

/** Kinds whose lists shoppers narrow to women or men first: these show no picture twice on a page either. */
const chosenByGender: readonly ArchetypeName[] = ['shoe'];

/** Products on one page of a list, and some more for the pages that filters make. */
const freshness = 60;
/** How many places a product may be moved up, where those before it would show a picture again. */
const reach = 60;

class Photographer {
  readonly #groups = new Map<string, PictureGroup>();
  readonly #designOfModel = new Map<string, string>();
  /** What all versions of a model say of themselves. */
  readonly #saidOfModel: ReadonlyMap<string, string[]>;

  constructor(items: readonly Item[]) {
    const versions = Map.groupBy(items, ({ plan }) => modelKey(plan));
    this.#saidOfModel = new Map(
      [...versions].map(([key, models]) => [key, models.flatMap(({ product }) => saidOf(product))]),
    );
  }

  #groupsOf({ kind, gender }: ProductPlan): PictureGroup[] {
    const paths = pathsAbove(kind.category);
    const lists = chosenByGender.includes(kind.archetype)
      ? [...paths, ...paths.map((path) => `${path} ${gender}`)]
      : paths;
    return lists.map((path) => {
      const candidates = this.#groups.get(path) ?? new PictureGroup();
      this.#groups.set(path, candidates);
      return candidates;
    });
  }

  /** What a version of a model was drawn in before is the only choice of the others, where the kind is made so. */
  #designsOf({ product, plan }: Item): readonly string[] {
    const { archetype } = plan.kind;
    if (!isAlikeInEveryVersion(archetype)) return designsFor(archetype, saidOf(product));
    const key = modelKey(plan);
    const settled = this.#designOfModel.get(key);
    return settled ? [settled] : designsFor(archetype, this.#saidOfModel.get(key) ?? []);
  }

  /** A product in the look that its lists have not shown for the longest time. */
  frame({ product, plan }: Item): Shot {
    const groups = this.#groupsOf(plan);
    const isComparedByGender = chosenByGender.includes(plan.kind.archetype);
    const shots = looksOf(plan, this.#designsOf({ product, plan })).map((look) => {
      const farthest = (shown: string) => Math.min(...groups.map((candidates) => candidates.distanceOf(shown)));
      return {
        product,
        plan,
        look,
        distance: farthest(mainPicture(plan, look)),
        variety: farthest(designKey(plan, look)),
        alike: isComparedByGender ? farthest(alikeKey(plan, look)) : 0,
      };
    });
    const [first, ...others] = shots;
    if (!first) throw new Error(`${product.name} has no colour`);
    const isBetter = (shot: Shot, best: Shot): boolean => {
      if (shot.distance !== best.distance) return shot.distance > best.distance;
      return shot.alike === best.alike ? shot.variety > best.variety : shot.alike > best.alike;
    };
    return others.reduce((best, shot) => (isBetter(shot, best) ? shot : best), first);
  }

  take({ product, plan, look }: Shot): void {
    for (const candidates of this.#groupsOf(plan))
      candidates.show(mainPicture(plan, look), designKey(plan, look), alikeKey(plan, look));
    this.#designOfModel.set(modelKey(plan), look.design);
    dress(plan, product, look);
  }
}

/** The first of a queue that has something new to show, else the one whose picture was shown longest ago. */
function chooseShot(photographer: Photographer, queue: readonly Item[]): (Shot & { at: number }) | null {
  let best: (Shot & { at: number }) | null = null;
  for (let at = 0; at < Math.min(queue.length, reach) && (best?.distance ?? 0) < freshness; at++) {
    const shot = photographer.frame(queue[at]!);
    if (!best || shot.distance > best.distance) best = { ...shot, at };
  }
  return best;
}

/**
 * Gives products their pictures, and swaps sales ranks among neighbours of a kind, so that no list in its usual order,
 * of a category or of one above it, shows a picture twice on a page for as long as there are others.
 */
export function takePictures(plans: readonly ProductPlan[], products: readonly CatalogProduct[]): void {
  const items = products
    .map((product, index) => ({ product, plan: plans[index]! }))
    .toSorted((a, b) => b.product.salesRank - a.product.salesRank || a.product.id - b.product.id);
  const photographer = new Photographer(items);
  const queues = Map.groupBy(items, ({ plan }) => plan.kind.archetype);
  const slots = items.map(({ product, plan }) => ({
    rank: product.salesRank,
    queue: queues.get(plan.kind.archetype) ?? [],
  }));
  for (const { rank, queue } of slots) {
    const shot = chooseShot(photographer, queue);
    if (!shot) continue;
    queue.splice(shot.at, 1);
    shot.product.salesRank = rank;
    photographer.take(shot);
  }
}

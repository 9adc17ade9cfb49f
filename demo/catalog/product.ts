import type { CatalogColour, CatalogOption, CatalogProduct } from '../model.ts';
import { money } from '#lib/contract/money.ts';
import { englishSynonyms } from '../english/names.ts';
import { brands } from './brands.ts';
import { categoryId } from './categories.ts';
import { colourways, type ArchetypeName } from './colourways.ts';
import type { ColourwayTable } from './colourways/colourway.ts';
import { internalEan } from './ean.ts';
import { guaranteeOf } from './guarantee.ts';
import { slugify } from '#lib/core/text/slug.ts';
import type { ProductPlan } from './plan.ts';
import { pickStory, priceLog, shelfPrice } from './prices.ts';
import { createRandom, type Random } from '#lib/core/random.ts';
import { sizesFor } from './sizes.ts';
import { sportIds } from './sports.ts';
import { pickSupply, productStock } from './stock.ts';
import { writeWording } from './wording.ts';

/** Where and when a product is made: what all products of a catalog have in common. */
export interface Workshop {
  seed: number;
  /** Midnight of the day in UTC, in ms. */
  today: number;
  /** Sysnames of the shops. */
  shops: readonly string[];
  /** Hands out option ids. */
  nextOptionId(): number;
}

/** Colours in the order of the plan, without pictures yet. */
function makeColours({ kind: { archetype }, colourways: ids }: ProductPlan): CatalogColour[] {
  const table: ColourwayTable = colourways[archetype];
  return ids.map((id) => {
    const { label, family, swatch } = table[id]!;
    return { slug: slugify(label), name: label, family, swatch, images: [] };
  });
}

function makeOptions(
  workshop: Workshop,
  productId: number,
  colours: readonly CatalogColour[],
  sizes: readonly string[],
  stock: readonly Record<string, number>[],
): CatalogOption[] {
  return colours.flatMap((colour, colourIndex) =>
    sizes.map((size, sizeIndex) => {
      const id = workshop.nextOptionId();
      return {
        id,
        colour: colour.slug,
        size,
        sku: `LEN-${productId}-${colourIndex + 1}${(sizeIndex + 1).toString().padStart(2, '0')}`,
        ean: internalEan(id),
        stock: stock[colourIndex * sizes.length + sizeIndex] ?? {},
      };
    }),
  );
}

const bicycles: readonly ArchetypeName[] = ['bicycle', 'road-bike'];
const skis: readonly ArchetypeName[] = ['skis', 'cross-country-skis'];

function makeMounting({ archetype }: ProductPlan['kind']): CatalogProduct['mounting'] {
  if (bicycles.includes(archetype))
    return [{ id: 'osszeszereles', name: 'Összeszerelés és beállítás', price: money(9990) }];
  if (skis.includes(archetype)) return [{ id: 'kotes-felszereles', name: 'Kötésbeállítás', price: money(7990) }];
  return [];
}

/** Sizes of a refurbished product are the one or two that came back. */
function pickSizes(random: Random, plan: ProductPlan): ReturnType<typeof sizesFor> {
  const range = sizesFor(plan.kind.sizing, plan.gender, random);
  if (!plan.refurbished) return range;
  const first = random.int(0, range.sizes.length - 1);
  return { ...range, sizes: range.sizes.slice(first, first + random.int(1, 2)) };
}

/** Makes a product from its plan; it has no related products, no twin and no pictures yet. */
export function makeProduct(workshop: Workshop, plan: ProductPlan, id: number): CatalogProduct {
  const random = createRandom(workshop.seed, `product/${id}`);
  const { kind, brand, gender, refurbished, price } = plan;
  const wording = writeWording(random, plan);
  const isNew = !refurbished && random.chance(0.08);
  const ageDays = isNew ? random.int(1, 44) : random.int(120, 400);
  const onlineOnly = random.chance(0.05);
  const log = priceLog(random, { today: workshop.today, ageDays, price, brand, story: pickStory(random, ageDays) });
  const highest = Math.max(...log.filter(({ role }) => role === 'vk').map((entry) => entry.price));
  const { sizeSystem, sizes, sizeTable } = pickSizes(random, plan);
  const colours = makeColours(plan);
  const supply = refurbished ? 'last-pieces' : pickSupply(random);
  const stock = productStock(random, colours.length * sizes.length, workshop.shops, { supply, onlineOnly });
  return {
    id,
    slug: slugify(`${brands[brand].name} ${wording.name}`),
    brand,
    gender,
    ...wording,
    categoryId: categoryId(kind.category),
    sportIds: sportIds(kind.sports),
    care: kind.care,
    warnings: [...kind.warnings],
    contents: kind.contents ?? null,
    guarantee: guaranteeOf({ category: kind.category, brand, refurbished }),
    sizeSystem,
    sizes,
    sizeTable,
    colours,
    options: makeOptions(workshop, id, colours, sizes, stock),
    rrp: random.chance(0.45) ? shelfPrice(highest * (1.05 + random.next() * 0.15)) : null,
    priceLog: log,
    salesRank: Math.round(10_000 * random.next() ** 2) + (brand === 'lendulet' ? 400 : 0),
    addedAt: log[0]!.at,
    refurbished,
    refurbishment: null,
    onlineOnly,
    isHeavy: bicycles.includes(kind.archetype) || (plan.kilograms ?? 0) >= 12,
    isBike: bicycles.includes(kind.archetype),
    isSki: skis.includes(kind.archetype),
    mounting: makeMounting(kind),
    relatedIds: [],
    // Whoever types in English finds goods too: the search itself reads Hungarian.
    synonyms: [...kind.synonyms, ...englishSynonyms(kind.noun)],
  };
}

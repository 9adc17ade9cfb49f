import type { Catalog, CatalogProduct } from '../model.ts';
import { catalogTerms } from '../english/terms.ts';
import { catalogBanners } from './banners.ts';
import { catalogBrands } from './brands.ts';
import { catalogCategories } from './categories.ts';
import { catalogPhrases } from './phrases.ts';
import { takePictures } from './photography.ts';
import { planProducts } from './plan.ts';
import { makeProduct, type Workshop } from './product.ts';
import { createRefurbishments, priceByTwin } from './refurbishment.ts';
import { createRelations } from './related.ts';
import { makeSets } from './sets.ts';
import { catalogSports } from './sports.ts';
import { catalogPickUpPoints, catalogShops } from './shops.ts';

const firstProductId = 100_001;
const firstOptionId = 1_000_001;

/** Two products never share a slug, however alike their names fold. */
function separateSlugs(products: readonly CatalogProduct[]): void {
  const taken = new Set<string>();
  for (const product of products) {
    if (taken.has(product.slug)) product.slug = `${product.slug}-${product.id}`;
    taken.add(product.slug);
  }
}

/**
 * The demo catalog (ADR-0088): invented brands and goods. It depends on nothing but `seed`, the number of
 * products and the day of `now` in UTC, so the same arguments give the same catalog. Throws a RangeError unless
 * `products` is a whole number of at least one.
 */
export function generateCatalog({
  seed,
  products: count,
  now,
}: {
  seed: number;
  products: number;
  now: Date;
}): Catalog {
  if (!Number.isInteger(count) || count < 1) {
    throw new RangeError(`Number of products must be at least 1, not ${count}`);
  }
  const shops = catalogShops();
  let optionId = firstOptionId;
  const workshop: Workshop = {
    seed,
    today: Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()),
    shops: shops.map(({ sysname }) => sysname),
    nextOptionId: () => optionId++,
  };
  const plans = planProducts(seed, count);
  const products = plans.map((plan, index) => makeProduct(workshop, plan, firstProductId + index));
  takePictures(plans, products);
  const idOf = (index: number) => firstProductId + index;
  const relatedTo = createRelations(seed, plans);
  const refurbishmentOf = createRefurbishments(seed, plans, { today: workshop.today, idOf });
  products.forEach((product, index) => {
    product.relatedIds = relatedTo(index).map(idOf);
    product.refurbishment = refurbishmentOf(index);
    const twinId = product.refurbishment?.twinId ?? null;
    if (twinId !== null) Object.assign(product, priceByTwin(seed, product, products[twinId - firstProductId]!));
  });
  separateSlugs(products);
  const sets = makeSets(seed, plans, products);
  return {
    brands: catalogBrands(),
    categories: catalogCategories(),
    sports: catalogSports(),
    terms: catalogTerms(products, sets),
    shops,
    pickUpPoints: catalogPickUpPoints(),
    products,
    sets,
    phrases: catalogPhrases(),
    banners: catalogBanners(),
  };
}

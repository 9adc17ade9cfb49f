import type { Kysely } from 'kysely';
import type { NotedChange } from '../db/changes.ts';
import { loadFilterValueIds } from '../db/filter-values.ts';
import { loadPriceLogs } from '../db/price-logs.ts';
import { loadOptionStock, loadProducts } from '../db/products.ts';
import type { Database } from '../db/schema.ts';
import type { ReadModel } from '../search/read-model.ts';
import { putOrRemove } from './build.ts';
import { EventLoopYield } from './event-loop-yield.ts';

const productsAtOnce = 25;
const entitiesAtOnce = 200;

/** What changes ask to be read again, each thing once. */
export interface ToRead {
  products: Set<number>;
  prices: Set<number>;
  options: Set<number>;
  /** Whether what products are sorted into changed, for which a new model has to be built. */
  structure: boolean;
}

export function toRead(changes: readonly NotedChange[]): ToRead {
  const ofKind = (kind: NotedChange['kind']) =>
    new Set(changes.filter((change) => change.kind === kind).map(({ entityId }) => entityId));
  const products = ofKind('product');
  return {
    products,
    prices: ofKind('price').difference(products),
    options: ofKind('stock'),
    structure: ofKind('catalog').size > 0,
  };
}

/**
 * Reads again what changed and takes it over into a model, in pieces between which the process answers requests; each
 * product and option changes at once. Throws what the database reports; what was read by then is taken over.
 */
export async function applyChanges(
  db: Kysely<Database>,
  model: ReadModel,
  { products, prices, options }: ToRead,
  onProblem: (error: unknown) => void,
): Promise<void> {
  const { yieldToEventLoop } = new EventLoopYield();
  for (const ids of parts(options, entitiesAtOnce)) {
    for (const [id, stock] of await loadOptionStock(db, ids)) {
      model.setStock(id, stock);
      await yieldToEventLoop();
    }
  }
  for (const ids of parts(prices, entitiesAtOnce)) {
    for (const [id, log] of await loadPriceLogs(db, ids)) {
      try {
        model.setPriceLog(id, log);
      } catch (error) {
        model.remove(id);
        onProblem(error);
      }
      await yieldToEventLoop();
    }
  }
  for (const ids of parts(products, productsAtOnce)) {
    const stored = await loadProducts(db, ids, yieldToEventLoop);
    if (stored.some((product) => !model.values.knows(product))) model.values.learn(await loadFilterValueIds(db));
    for (const id of new Set(ids).difference(new Set(stored.map((product) => product.id)))) model.remove(id);
    for (const product of stored) {
      putOrRemove(model, product, onProblem);
      await yieldToEventLoop();
    }
  }
}

function* parts(ids: ReadonlySet<number>, size: number): Generator<number[]> {
  const all = [...ids];
  for (let start = 0; start < all.length; start += size) yield all.slice(start, start + size);
}

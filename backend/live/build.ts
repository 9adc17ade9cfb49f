import type { Kysely } from 'kysely';
import type { CatalogProduct } from '../catalog/model.ts';
import { latestChange } from '../db/changes.ts';
import { loadFilterValueIds } from '../db/filter-values.ts';
import { countProducts, productChunks } from '../db/products.ts';
import type { Database } from '../db/schema.ts';
import { loadStructure } from '../db/structure.ts';
import { inSnapshot } from '../db/transaction.ts';
import { ReadModel } from '../search/read-model.ts';
import { EventLoopYield } from './event-loop-yield.ts';

const productsAtOnce = 100;

/** A model with the id of the last change that it knows of. */
export interface Built {
  model: ReadModel;
  position: number;
}

export interface BuildOptions {
  now: () => Date;
  discountLimit: number;
  /** Called for products that cannot be shown; the others are. */
  onProblem: (error: unknown) => void;
  signal?: AbortSignal;
}

/**
 * Builds a model of what the database holds at one moment, in pieces between which the process answers requests.
 * `reader` is used for all that time. Throws what the database reports, and the reason of a signal that aborts.
 */
export async function buildModel(reader: Kysely<Database>, options: BuildOptions): Promise<Built> {
  const { now, discountLimit, onProblem, signal } = options;
  const { yieldToEventLoop } = new EventLoopYield();
  return inSnapshot(reader, async (snapshot) => {
    const position = await latestChange(snapshot);
    const structure = await loadStructure(snapshot);
    const ids = await loadFilterValueIds(snapshot);
    const expected = Math.ceil((await countProducts(snapshot)) * 1.1);
    const model = new ReadModel(structure, ids, { now: now(), discountLimit, expected });
    for await (const products of productChunks(snapshot, productsAtOnce, yieldToEventLoop)) {
      for (const product of products) {
        putOrRemove(model, product, onProblem);
        await yieldToEventLoop();
        signal?.throwIfAborted();
      }
    }
    for (const step of model.settle()) {
      step();
      await yieldToEventLoop();
    }
    return { model, position };
  });
}

/** Shows a product as it is now, or not at all where that cannot be: nothing of it may be out of date. */
export function putOrRemove(model: ReadModel, product: CatalogProduct, onProblem: (error: unknown) => void): void {
  try {
    model.put(product);
  } catch (error) {
    model.remove(product.id);
    onProblem(error);
  }
}

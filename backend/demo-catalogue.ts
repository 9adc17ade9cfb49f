import type { Kysely } from 'kysely';
import { saveCatalogue, type Progress } from './db/catalogue.ts';
import type { Database } from './db/schema.ts';

/** Products of the demo shop (decisions §7), and the number that all of its chance comes from. */
export const demoProducts = 3000;
const demoSeed = 2735;

/** Generates the demo catalogue and stores it in place of what was there. Carts and orders stay. */
export async function seedDemo(
  db: Kysely<Database>, products: number, now: Date, onProgress?: Progress,
): Promise<void> {
  const { generateCatalogue } = await import('./demo/catalogue/index.ts');
  await saveCatalogue(db, generateCatalogue({ seed: demoSeed, products, now }), now, onProgress);
}

const quietMs = 1000;
const stepPercent = 10;

/** Prints how far a piece of work is, in steps of ten percent, once it turns out to be long: `[ 40 %] Storing …`. */
export function printProgress(what: string): Progress {
  const start = performance.now();
  let next = 0;
  return (percent) => {
    if (percent < next || performance.now() - start < quietMs) return;
    next = percent - (percent % stepPercent) + stepPercent;
    console.log(`[${String(percent).padStart(3)} %] ${what}`);
  };
}

import type { Kysely } from 'kysely';
import { saveContent } from './content/storage.ts';
import { saveCatalogue, type Progress } from './db/catalogue.ts';
import type { Database } from './db/schema.ts';
import { saveTeams } from './teams/storage.ts';

/** Products of the demo shop (ADR-0088), and the number that all of its chance comes from. */
export const demoProducts = 3000;
const demoSeed = 2735;

/** What is stored beside the demo's goods and content, and what is called while it is. */
export interface SeedOptions {
  /** Whether the demo's customers are stored too, whose password everyone knows: in a shop on localhost alone. */
  withCustomers: boolean;
  onProgress?: Progress;
}

/**
 * Generates the demo catalogue, its content and its teams and stores them in place of what was there. Carts and orders
 * stay, and so do customers where there are any.
 */
export async function seedDemo(
  db: Kysely<Database>,
  products: number,
  now: Date,
  { withCustomers, onProgress }: SeedOptions,
): Promise<void> {
  const { generateCatalogue } = await import('./demo/catalogue/index.ts');
  const { generateContent } = await import('./demo/content/index.ts');
  const { generateTeams } = await import('./demo/teams.ts');
  const catalogue = generateCatalogue({ seed: demoSeed, products, now });
  // Before the catalogue: where there is one, nothing is seeded again.
  await saveContent(db, generateContent(catalogue, now), now);
  await saveTeams(db, generateTeams(catalogue, now), now);
  await saveCatalogue(db, catalogue, now, onProgress);
  if (!withCustomers) return;
  const { seedDemoCustomers } = await import('./demo/customers.ts');
  await seedDemoCustomers(db, now);
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

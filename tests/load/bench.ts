/** `npm run bench [-- first-load|results-cpu|interactions|flipbook|search|api]`: the figures of the README. The first four need a running shop. */
import { printApi } from './api.ts';
import { printFirstLoad } from './first-load.ts';
import { printFlipbook } from './flipbook.ts';
import { printInteractions } from './interactions.ts';
import { printResultsCpu } from './results-cpu.ts';

const benchmarks: Record<string, () => Promise<unknown>> = {
  'first-load': () => printFirstLoad(process.env.STOREFRONT_HOST ?? 'http://localhost:3000'),
  'results-cpu': printResultsCpu,
  interactions: () => printInteractions(process.env.STOREFRONT_HOST ?? 'http://localhost:3000'),
  flipbook: () => printFlipbook(process.env.STOREFRONT_HOST ?? 'http://localhost:3000'),
  api: printApi,
  search: () => import('./search.bench.ts'),
};

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !(name in benchmarks));
if (unknown) {
  console.error(`There is no benchmark "${unknown}", but ${Object.keys(benchmarks).join(', ')}.`);
  process.exit(1);
}
for (const name of asked.length > 0 ? asked : Object.keys(benchmarks)) await benchmarks[name]?.();

/**
 * `npm run bench [-- phone|presses|door|first-load|results-cpu|interactions|flipbook|search|api|told|limits|scale]`: the
 * figures of docs/performance.md and docs/operations.md. All but results-cpu, search, api, told, limits and scale need a running
 * shop: STOREFRONT_HOST, or `--host` of the first three.
 */
import '#lib/config/brand/this-process.ts';
import { printApi } from './api.ts';
import { printDoor } from './door.ts';
import { printFirstLoad } from './first-load.ts';
import { printFlipbook } from './flipbook.ts';
import { printInteractions } from './interactions.ts';
import { printLimits } from './limits.ts';
import { parseBench } from './options.ts';
import { printPhone } from './phone.ts';
import { printPresses } from './presses.ts';
import { printResultsCpu } from './results-cpu.ts';
import { printScale } from './scale.ts';
import { printSearch } from './search.ts';
import { printTold } from './told.ts';

const { names: asked, options } = parseBench(process.argv.slice(2));
const host = options.hosts[0]?.address ?? '';

const benchmarks: Record<string, () => Promise<unknown>> = {
  phone: () => printPhone(options),
  presses: () => printPresses(options),
  door: () => printDoor(options),
  'first-load': () => printFirstLoad(host),
  'results-cpu': printResultsCpu,
  interactions: () => printInteractions(host),
  flipbook: () => printFlipbook(host),
  api: printApi,
  search: () => printSearch(options),
  told: printTold,
  limits: printLimits,
  scale: printScale,
};

const unknown = asked.find((name) => !(name in benchmarks));
if (unknown) {
  console.error(`There is no benchmark "${unknown}", but ${Object.keys(benchmarks).join(', ')}.`);
  process.exit(1);
}
for (const name of asked.length > 0 ? asked : Object.keys(benchmarks)) await benchmarks[name]?.();

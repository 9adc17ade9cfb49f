/**
 * Times the search of the read model: `node tests/load/search.bench.ts [products] [rounds]`, by default 3 000 and 400.
 * Prints what loading took and, for each kind of request, the middle, the slowest 5 % and the mean in milliseconds,
 * and the mean and the most of the processor's time. Queries of misspelt words are never the same twice.
 */
import { generateCatalog } from '#demo/catalog/index.ts';
import { filterPrice } from '#lib/contract/money.ts';
import type { Catalog, CatalogProduct } from '#backend/catalog/model.ts';
import { FilterValueIds } from '#backend/filters/filter-value-ids.ts';
import type { SearchQuery } from '#backend/search/choice.ts';
import { search } from '#backend/search/query.ts';
import { ReadModel } from '#backend/search/read-model.ts';

const products = Number(process.argv[2] ?? 3000);
const rounds = Number(process.argv[3] ?? 400);
const now = new Date('2026-11-21T10:00:00.000Z');
const megabytes = () => Math.round(process.memoryUsage().rss / 2 ** 20);

/** Products that are drawn at a time, so that a million of them need not all be in memory beside the model. */
const atOnce = 100_000;
/** What ids of a further part are raised by. */
const idStep = 10_000_000;

/** The same goods again under ids of their own, as a part of a larger catalog. */
function* partOf(catalog: Catalog, part: number): Generator<CatalogProduct> {
  for (const product of catalog.products) {
    const raised = (id: number) => id + part * idStep;
    const options = product.options.map((option) => ({
      ...option,
      id: raised(option.id),
      sku: `${part}-${option.sku}`,
    }));
    yield { ...product, id: raised(product.id), options };
  }
}

const before = megabytes();
let spent = 0;
const catalog = generateCatalog({ seed: 1, products: Math.min(products, atOnce), now });
const ids = new FilterValueIds();
ids.giveCatalog(catalog);
const model = new ReadModel(catalog, ids, { now, expected: products });
for (let part = 0; part * atOnce < products; part += 1) {
  const size = Math.min(atOnce, products - part * atOnce);
  const goods = part === 0 ? catalog : generateCatalog({ seed: part + 1, products: size, now });
  const started = performance.now();
  for (const product of partOf(goods, part)) model.put(product);
  spent += performance.now() - started;
  if (products > atOnce)
    console.log(`  ${part + 1} × ${atOnce} after ${Math.round(spent)} ms, ${megabytes() - before} MB`);
}
const started = performance.now();
for (const step of model.settle()) step();
spent += performance.now() - started;
globalThis.gc?.();
const { arrayBuffers, heapUsed } = process.memoryUsage();
console.log(
  `${products} products loaded in ${Math.round(spent)} ms, ${megabytes() - before} MB with the goods they came from; ` +
    `heap ${Math.round(heapUsed / 2 ** 20)} MB, arrays ${Math.round(arrayBuffers / 2 ** 20)} MB`,
);

const pages = model.pages.all();
const values = [...model.values.byGroup.values()].flat();
const shops = [...model.shops.keys()];
const pick = <T>(list: readonly T[], round: number) => list[(round * 7919) % list.length];
const idsOf = (group: string, round: number, count: number) => {
  const all = values.filter((value) => value.group === group);
  return Array.from({ length: count }, (_, at) => pick(all, round + at)?.id);
};

/** Long words of the catalog, each with two letters exchanged: mostly like a known word, never one. */
const long = [
  ...new Set(
    catalog.products.flatMap(({ name, description }) => [name, ...description].join(' ').match(/\p{L}{9,}/gu) ?? []),
  ),
];
let slips = 0;
function misspelt(count: number): string {
  return Array.from({ length: count }, () => {
    slips += 1;
    const word = (pick(long, slips) ?? '').toLowerCase();
    const letter = (from: number) => String.fromCodePoint(97 + ((slips * from) % 26));
    return `${word.slice(0, 3)}${letter(7)}${word.slice(4, 6)}${letter(11)}${word.slice(7)}`;
  }).join(' ');
}

const filtered = (...ids: (number | undefined)[][]) => ({ filters: ids.flat().join(',') });

const kinds: Record<string, (round: number) => SearchQuery> = {
  everything: () => ({}),
  page: (round) => ({ path: pick(pages, round)?.path }),
  'two groups': (round) => filtered(idsOf('GENERAL_Brand', round, 3), idsOf('sports', round, 2)),
  'colour and size': (round) => filtered(idsOf('GENERAL_Color', round, 2), idsOf('GENERAL_Size', round, 3)),
  'colour in a store': (round) => ({ ...filtered(idsOf('GENERAL_Color', round, 1)), store: pick(shops, round) }),
  price: (round) => ({
    priceMin: filterPrice(round % 20),
    priceMax: filterPrice(20 + (round % 80)),
    sortField: 'price',
    sortType: 'asc',
  }),
  words: (round) => ({ q: pick(model.catalog.phrases, round)?.phrase }),
  'five misspelt words': () => ({ q: misspelt(5) }),
  'with gender and size': () => ({ q: `női ${misspelt(5)} 42-es` }),
  'mistyped words': (round) => ({ q: pick(model.catalog.phrases, round)?.phrase.replace(/(.{3})./u, '$1') }),
};

for (const [kind, queryOf] of Object.entries(kinds)) {
  for (let round = 0; round < rounds; round += 1) search(model, queryOf(round), 'vk');
  const processor = new Float64Array(rounds);
  const times = Float64Array.from({ length: rounds }, (_, round) => {
    const query = queryOf(round);
    const used = process.cpuUsage();
    const start = performance.now();
    search(model, query, 'vk');
    const took = performance.now() - start;
    const { user, system } = process.cpuUsage(used);
    processor[round] = (user + system) / 1000;
    return took;
  }).sort();
  const at = (share: number) => (times[Math.floor(rounds * share)] ?? 0).toFixed(2);
  const mean = (all: Float64Array) => (all.reduce((sum, one) => sum + one, 0) / rounds).toFixed(2);
  const most = Math.max(...processor).toFixed(2);
  console.log(
    `${kind.padEnd(20)} p50 ${at(0.5)} ms   p95 ${at(0.95)} ms   mean ${mean(times)} ms   ` +
      `processor: mean ${mean(processor)} ms, most ${most} ms`,
  );
}

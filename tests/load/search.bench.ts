/**
 * Times the search of the read model: `node tests/load/search.bench.ts [products]`, 3 000 products by default.
 * Prints what loading took and, for each kind of request, the middle and the slowest 5 % in milliseconds.
 */
import { generateCatalog } from '#demo/catalog/index.ts';
import { forintThousands } from '#lib/contract/money.ts';
import type { SearchQuery } from '#backend/search/choice.ts';
import { search } from '#backend/search/query.ts';
import { ReadModel } from '#backend/search/read-model.ts';

const products = Number(process.argv[2] ?? 3000);
const rounds = 400;
const now = new Date('2026-11-21T10:00:00.000Z');
const megabytes = () => Math.round(process.memoryUsage().rss / 2 ** 20);

const catalog = generateCatalog({ seed: 1, products, now });
const before = megabytes();
const started = performance.now();
const model = ReadModel.fromCatalog(catalog, now);
console.log(`${products} products loaded in ${Math.round(performance.now() - started)} ms, ${megabytes() - before} MB`);

const pages = model.pages.all();
const values = [...model.values.byGroup.values()].flat();
const stores = [...model.stores.keys()];
const pick = <T>(list: readonly T[], round: number) => list[(round * 7919) % list.length];
const idsOf = (group: string, round: number, count: number) => {
  const all = values.filter((value) => value.group === group);
  return Array.from({ length: count }, (_, at) => pick(all, round + at)?.id);
};

const filtered = (...ids: (number | undefined)[][]) => ({ filters: ids.flat().join(',') });

const kinds: Record<string, (round: number) => SearchQuery> = {
  everything: () => ({}),
  page: (round) => ({ path: pick(pages, round)?.path }),
  'two groups': (round) => filtered(idsOf('GENERAL_Brand', round, 3), idsOf('sports', round, 2)),
  'colour and size': (round) => filtered(idsOf('GENERAL_Color', round, 2), idsOf('GENERAL_Size', round, 3)),
  'colour in a store': (round) => ({ ...filtered(idsOf('GENERAL_Color', round, 1)), store: pick(stores, round) }),
  price: (round) => ({
    priceMin: forintThousands(round % 20),
    priceMax: forintThousands(20 + (round % 80)),
    sortField: 'price',
    sortType: 'asc',
  }),
  words: (round) => ({ q: pick(model.catalog.phrases, round)?.phrase }),
  'mistyped words': (round) => ({ q: pick(model.catalog.phrases, round)?.phrase.replace(/(.{3})./u, '$1') }),
};

for (const [kind, queryOf] of Object.entries(kinds)) {
  for (let round = 0; round < rounds; round += 1) search(model, queryOf(round), 'vk');
  const times = Float64Array.from({ length: rounds }, (_, round) => {
    const query = queryOf(round);
    const start = performance.now();
    search(model, query, 'vk');
    return performance.now() - start;
  }).sort();
  const at = (share: number) => (times[Math.floor(rounds * share)] ?? 0).toFixed(2);
  console.log(`${kind.padEnd(18)} p50 ${at(0.5)} ms   p95 ${at(0.95)} ms`);
}

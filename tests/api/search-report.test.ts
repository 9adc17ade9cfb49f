import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SearchCounts } from '#backend/search-counts/counting.ts';
import { countedQuery } from '#backend/search-counts/impersonal.ts';
import { searchReport } from '#backend/search-counts/report.ts';
import { forgetCounts, loadCounts, saveCounts, type QueryCount } from '#backend/search-counts/storage.ts';
import { fixtureNow } from '#tests/fixtures/catalog.ts';
import { startTestApi, type TestApi } from './harness.ts';
import { runProgram } from './process.ts';

const today = '2026-11-21';
const dayLength = 86_400_000;
const count = (changes: Partial<QueryCount>): QueryCount => ({
  day: today,
  query: 'mosógép',
  searches: 5,
  withoutResult: 5,
  notSold: 0,
  ...changes,
});

describe('what is counted of a query', () => {
  it.each([
    ['  Futó  CIPŐ ', 'futó cipő'],
    ['túracipő 30 000 ft alatt', 'túracipő 30 000 ft alatt'],
    ['LEN-100739', 'len-100739'],
  ])('[SRCH-01] "%s" as "%s"', (query, words) => {
    expect(countedQuery(query)).toBe(words);
  });

  it.each([
    'kiss.anna@example.hu',
    'anna kukac example',
    '+36 30 123 4567',
    '06/30 1234-567',
    '5555 1234 5678 9012',
    'https://example.hu/x',
    'www.example.hu',
    '   ',
  ])('[SRCH-01] nothing of "%s"', (query) => {
    expect(countedQuery(query)).toBeNull();
  });

  it('[SRCH-01] has bounds', () => {
    const counts = new SearchCounts();
    for (let at = 0; at < 2100; at += 1) counts.note(`q${at % 2050}`, { isEmpty: true, isNotSold: false }, fixtureNow);
    const taken = counts.take();
    expect(taken.length).toBe(2000);
    expect(taken.find(({ query }) => query === 'q3')?.searches).toBe(2);
    expect(counts.take()).toEqual([]);
  });
});

describe('counts of searches', () => {
  let api: TestApi;
  beforeEach(async () => {
    api = await startTestApi();
  });
  afterEach(() => api.close());

  const search = (parameters: string) => api.call('GET', `/api/v1/search/?${parameters}`);

  it('[SRCH-01] are of the first look at a query alone, with nothing of who looked', async () => {
    await search('q=fut%C3%B3cip%C5%91');
    await search('q=qqqqqqqq');
    await search('q=qqqqqqqq');
    await search('q=qqqqqqqq&sortField=price&sortType=asc');
    await search('q=anna%40example.hu');
    await search('');
    await api.app.close();
    expect(await loadCounts(api.db, fixtureNow, 1)).toEqual([
      count({ query: 'futócipő', searches: 1, withoutResult: 0 }),
      count({ query: 'qqqqqqqq', searches: 2, withoutResult: 2 }),
    ]);
    const rows = await api.db.selectFrom('search_count').selectAll().execute();
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(['day', 'not_sold', 'query', 'searches', 'without_result']);
  });

  it('[SRCH-01] are added to those of before, up to what a day keeps', async () => {
    await saveCounts(api.db, [count({}), count({ query: 'ródli', notSold: 2 })]);
    await saveCounts(api.db, [count({ searches: 2, withoutResult: 1 })]);
    const many = Array.from({ length: 5100 }, (_, at) => count({ query: `q${at}` }));
    await saveCounts(api.db, many);
    await saveCounts(api.db, [count({ query: 'one more' }), count({})]);
    const stored = await loadCounts(api.db, fixtureNow, 1);
    expect(stored.length).toBe(5000);
    expect(stored).toContainEqual(count({ searches: 12, withoutResult: 11 }));
    expect(stored).not.toContainEqual(count({ query: 'one more' }));
  });

  it('[SRCH-01] go after 90 days, and after a week those of a few', async () => {
    const daysAgo = (days: number) => new Date(fixtureNow.getTime() - days * dayLength).toISOString().slice(0, 10);
    const kept = [count({ day: daysAgo(90) }), count({ day: daysAgo(7), searches: 4 }), count({ searches: 1 })];
    await saveCounts(api.db, [...kept, count({ day: daysAgo(91) }), count({ day: daysAgo(8), searches: 4 })]);
    await forgetCounts(api.db, fixtureNow);
    expect(await loadCounts(api.db, fixtureNow, 1000)).toEqual(kept);
  });

  it('[SRCH-01] are printed by npm run search:report', async () => {
    const now = new Date();
    await saveCounts(api.db, [count({ day: now.toISOString().slice(0, 10) })]);
    const run = runProgram('search-report.ts', {
      DATA_DIR: api.settings.DATA_DIR,
      DATABASE_URL: api.settings.DATABASE_URL ?? '',
    });
    expect(await run.ended, run.output.stderr).toBe(0);
    expect(run.output.stdout).toContain('5 of 5  mosógép');
    const refused = runProgram('search-report.ts', {}, ['--least', 'few']);
    expect(await refused.ended).toBe(1);
    expect(refused.output.stderr).toContain('--least');
  });
});

describe('the report of searches', () => {
  it('[SRCH-01] names what was not found and what is not sold, most first, with its days', () => {
    const report = searchReport([
      count({ day: '2026-11-20', query: 'ródli', searches: 9, withoutResult: 9 }),
      count({ query: 'ródli', searches: 3, withoutResult: 2 }),
      count({}),
      count({ query: 'nike', withoutResult: 0, notSold: 5 }),
      count({ query: 'rare', searches: 4, withoutResult: 4 }),
    ]);
    expect(report).toBe(
      [
        '26 searches on 2 days; queries of fewer than 5 are left out.',
        'Nothing was found for:\n' +
          '     11 of 12  ródli  (2026-11-20: 9, 2026-11-21: 2)\n' +
          '      5 of 5  mosógép  (2026-11-21: 5)',
        'The shop does not sell:\n      5 of 5  nike  (2026-11-21: 5)',
      ].join('\n\n'),
    );
  });

  it('[SRCH-01] never names what fewer than five searched for', () => {
    expect(searchReport([count({ query: 'rare', searches: 4, withoutResult: 4 })], 1)).not.toContain('rare');
    expect(searchReport([count({})], 6)).not.toContain('mosógép');
  });
});

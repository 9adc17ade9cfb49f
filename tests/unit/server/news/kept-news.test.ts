import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRandom } from '#lib/core/random.ts';
import { script, type SharedStore } from '#lib/shared/shared-store.ts';
import type { LogEntry } from '#server/log.ts';
import { bounded } from '#server/news/kept-marks.ts';
import { KeptNews, type NewsPlace } from '#server/news/kept-news.ts';
import { NewsInRedis, NewsOnDisk } from '#server/news/news-places.ts';
import { StaleMarks } from '#server/news/stale-marks.ts';
import { subjectOf } from '#server/news/subject.ts';
import { hasRedis, openHere, RedisServer, until } from '#tests/databases/redis-server.ts';

// Noon in Budapest.
const start = Date.parse('2026-11-25T11:00:00Z');
const hour = 3_600_000;
const shirt = subjectOf('/p/polo-12/', '');
const sock = subjectOf('/p/zokni-34/', '');
const list = subjectOf('/cipok/', '');
const text = subjectOf('/static/aszf/', '');

let now: number;
let log: LogEntry[];
const clock = () => now;

/** A process that has been told of all since it began. */
function process(cursor = '1.0'): StaleMarks {
  const marks = new StaleMarks(clock);
  marks.telling = 'told';
  marks.take([{ kind: 'anything' }]);
  marks.hear(cursor);
  return marks;
}
/** A place in the memory, with what is there already. */
function placeOf(words?: string): NewsPlace & { keeps: number } {
  let held = words === undefined ? undefined : { words, at: now };
  return {
    keeps: 0,
    async keep(given) {
      held = { words: given, at: now };
      this.keeps += 1;
    },
    find: () => Promise.resolve(held),
  };
}
const keeping = (marks: StaleMarks, ...places: NewsPlace[]) =>
  new KeptNews(marks, places, (entry) => void log.push(entry), clock);

/** A process that starts now and takes over what is kept in some places; with the cursor that it follows on from. */
async function startFrom(...places: NewsPlace[]): Promise<{ marks: StaleMarks; cursor: string | null }> {
  const marks = new StaleMarks(clock);
  const cursor = await keeping(marks, ...places).restore();
  marks.telling = 'told';
  marks.hear(cursor ?? '');
  return { marks, cursor };
}

beforeEach(() => {
  [now, log] = [start, []];
});

describe('what is kept of the news', () => {
  it('[ADR-0158] has a process that starts later trust what was not touched, and nothing that was', async () => {
    const marks = process();
    now += 60_000;
    const drawnAt = now;
    now += 60_000;
    marks.take([{ kind: 'price', products: [12] }]);
    marks.hear('7.120000');
    const place = placeOf();
    await keeping(marks, place).keep();
    now += hour / 2;
    const later = await startFrom(place);
    expect(later.cursor).toBe('7.120000');
    expect([shirt, sock, list, text].map((page) => later.marks.freshnessOf(page, drawnAt))).toEqual([
      'outdated',
      'good',
      'outdated',
      'good',
    ]);
    // From before the first process began to follow, of any age.
    expect(later.marks.freshnessOf(text, start - 1)).toBe('outdated');
    expect([shirt, list].map((page) => later.marks.freshnessOf(page, start + 120_001))).toEqual(['good', 'good']);
  });

  it('[ADR-0158] never has it trust more than the process that kept it, whatever came when', async () => {
    const random = createRandom(158, 'kept news');
    const below = (limit: number) => random.int(0, limit - 1);
    for (let round = 0; round < 200; round += 1) {
      now = start;
      const marks = process();
      const place = placeOf();
      for (let event = below(12); event >= 0; event -= 1) {
        now += below(hour / 8);
        if (below(20) === 0) marks.take([{ kind: 'text' }]);
        else marks.take([{ kind: below(2) === 0 ? 'price' : 'product', products: [below(3) === 0 ? 12 : 34] }]);
        marks.hear(`${event}.0`);
      }
      now += below(1500);
      await keeping(marks, place).keep();
      now += below(hour / 4);
      const later = await startFrom(place);
      marks.hear('9.0');
      for (let look = 0; look < 20; look += 1) {
        const drawnAt = start + below(now - start + 1);
        for (const page of [shirt, sock, list, text])
          if (later.marks.freshnessOf(page, drawnAt) === 'good')
            expect(marks.freshnessOf(page, drawnAt), `round ${round}`).toBe('good');
      }
    }
  });

  it('[ADR-0158] is handed on by a process that has taken it over, with what it was told since', async () => {
    const [first, second] = [placeOf(), placeOf()];
    const marks = process();
    now += 1000;
    const drawnAt = now;
    now += 1000;
    marks.take([{ kind: 'stock', products: [12] }]);
    await keeping(marks, first).keep();
    now += 5000;
    const next = await startFrom(first);
    now += 1000;
    next.marks.take([{ kind: 'stock', products: [34] }]);
    next.marks.hear('8.0');
    await keeping(next.marks, second).keep();
    now += 5000;
    const last = await startFrom(second);
    expect([shirt, sock, text].map((page) => last.marks.freshnessOf(page, drawnAt))).toEqual([
      'outdated',
      'outdated',
      'good',
    ]);
  });

  it('[ADR-0158] holds what lists are to be touched by in a moment', async () => {
    const marks = process();
    now += 60_000;
    marks.take([{ kind: 'price', products: [34] }]);
    const drawnAt = (now += 200);
    now += 100;
    marks.take([{ kind: 'price', products: [34] }]);
    const place = placeOf();
    await keeping(marks, place).keep();
    now += 5000;
    expect((await startFrom(place)).marks.freshnessOf(list, drawnAt)).toBe('outdated');
  });

  it('[ADR-0158] is nothing of yesterday: pages tell of days', async () => {
    now = Date.parse('2026-11-25T22:59:00Z');
    const marks = process();
    now += 30_000;
    const drawnAt = now;
    const place = placeOf();
    await keeping(marks, place).keep();
    now += 60_000;
    expect((await startFrom(place)).marks.freshnessOf(text, drawnAt)).toBe('outdated');
  });

  it('[ADR-0158] is none of a process that is not told', async () => {
    const marks = process();
    marks.telling = 'cut';
    const place = placeOf();
    await keeping(marks, place).keep();
    expect(place.keeps).toBe(0);
  });

  it('[ADR-0158] is kept every two seconds at most', async () => {
    const place = placeOf();
    const kept = keeping(process(), place);
    for (let time = 0; time < 10; time += 1, now += 500) await kept.keep();
    expect(place.keeps).toBe(3);
  });

  it('[ADR-0158] takes older products together where they are too many', () => {
    const touches = {
      everything: 9000,
      lists: 0,
      range: null,
      products: [
        [1, 50],
        [2, 10],
        [3, 30],
      ] as [number, number][],
    };
    expect(bounded(touches, 3)).toBe(touches);
    expect(bounded(touches, 2)).toEqual({
      ...touches,
      everything: 50,
      products: [
        [2, 10],
        [3, 30],
      ],
    });
    expect(bounded({ ...touches, everything: 20 }, 2).everything).toBe(20);
  });

  it.each(['', '{"cursor":"7.1"', '{"cursor":"7 1","touches":{}}', '{"cursor":"7.1","touches":{"everything":-1}}'])(
    '[ADR-0158] is not trusted where it can not be read, with one sentence: %s',
    async (words) => {
      const { cursor, marks } = await startFrom(placeOf(words));
      expect([cursor, marks.touchedAt('frame')]).toEqual([null, -Infinity]);
      expect(log.map(({ message }) => message)).toEqual([
        expect.stringMatching(/^What was told when pages were kept can not be read: [^\n]+$/),
      ]);
    },
  );

  it('[ADR-0158] is said once not to be kept, and once again when it was in the meantime', async () => {
    const place = placeOf();
    let isFull = true;
    const full: NewsPlace = {
      ...place,
      keep: () => (isFull ? Promise.reject(new Error('ENOSPC')) : Promise.resolve()),
    };
    const kept = keeping(process(), full);
    for (let time = 0; time < 6; time += 1, now += 3000) {
      isFull = time !== 3;
      await kept.keep();
    }
    expect(log.map(({ message }) => message)).toEqual([
      'What is told can not be kept with the pages: ENOSPC',
      'What is told can not be kept with the pages: ENOSPC',
    ]);
  });
});

describe('beside the pages on a disk', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'news-'));
  });
  afterEach(async () => {
    await rm(folder, { recursive: true });
  });

  it('[ADR-0158] is what was kept last, since when, and nothing half', async () => {
    const place = new NewsOnDisk(folder);
    expect(await place.find()).toBeUndefined();
    const before = Date.now();
    await place.keep('first');
    await place.keep('second');
    const found = await new NewsOnDisk(folder).find();
    expect(found?.words).toBe('second');
    expect((found?.at ?? 0) >= before && (found?.at ?? 0) <= Date.now()).toBe(true);
    expect(await readdir(folder)).toEqual(['news.json']);
  });

  it('[ADR-0158] is kept by one of several workers', async () => {
    await new NewsOnDisk(folder, true).keep('by the second');
    expect(await readdir(folder)).toEqual([]);
  });

  it('[ADR-0158] that is cut is said, and nothing is trusted', async () => {
    const marks = process();
    const place = new NewsOnDisk(folder);
    await keeping(marks, place).keep();
    const file = join(folder, 'news.json');
    await writeFile(file, (await readFile(file, 'utf8')).slice(0, 40));
    expect((await startFrom(place)).cursor).toBeNull();
    expect(log.length).toBe(1);
  });
});

describe.runIf(hasRedis)('beside the shared pages in Redis', () => {
  let server: RedisServer;
  let stores: SharedStore[];
  const open = async (name = 'build') => {
    const store = await openHere(server.url);
    stores.push(store);
    return new NewsInRedis(store, name);
  };
  const run = (text: string) => stores[0]?.run(script(text), 'news:build', []);
  beforeEach(async () => {
    stores = [];
    server = await RedisServer.start();
  });
  afterEach(async () => {
    for (const store of stores) store.close();
    await server.stop();
  });

  it('[ADR-0158] is found by other processes of the same pages alone, rather later than it was kept', async () => {
    const [one, other, ofOthers] = [await open(), await open(), await open('another')];
    expect(await other.find()).toBeUndefined();
    const before = Date.now();
    await one.keep('kept');
    const found = await other.find();
    expect(found?.words).toBe('kept');
    expect((found?.at ?? 0) >= before && (found?.at ?? Infinity) <= Date.now()).toBe(true);
    expect(await ofOthers.find()).toBeUndefined();
    expect(await run(`return redis.call('TTL', KEYS[1])`)).toBe(7200);
  });

  it('[ADR-0158] is kept by one process at a time, and by another once that one has gone', async () => {
    const [one, other] = [await open(), await open()];
    await one.keep('by the first');
    await other.keep('by the second');
    expect((await other.find())?.words).toBe('by the first');
    await run(`return redis.call('HINCRBY', KEYS[1], 'at', -1500)`);
    await other.keep('by the second');
    expect((await one.find())?.words).toBe('by the second');
  });

  it('[ADR-0158] is none while Redis is away, and the disk’s is taken', async () => {
    const shared = await open();
    await server.kill();
    await until(() => stores.every(({ isHere }) => !isHere));
    const disk = placeOf();
    await keeping(process('7.1'), shared, disk).keep();
    expect((await startFrom(shared, disk)).cursor).toBe('7.1');
    expect(log).toEqual([]);
  });
});

import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { script, type SharedStore } from '#lib/shared/shared-store.ts';
import type { NewsPlace } from './kept-news.ts';

/** For how long others leave it to the process that kept it last, ms. */
const turn = 1500;
/** Pages that are older are outdated by their age, s. */
const usualTime = 7200;

const fileSchema = z.object({ at: z.number(), words: z.string() });

/** A file beside the pages on a disk. */
export class NewsOnDisk implements NewsPlace {
  readonly #file: string;
  readonly #isReader: boolean;

  /**
   * @param folder that of the pages.
   * @param isReader whether another worker over the same folder keeps it.
   */
  constructor(folder: string, isReader = false) {
    this.#file = join(folder, 'news.json');
    this.#isReader = isReader;
  }

  /** Rejects where the disk is full, or may not be written. */
  async keep(words: string): Promise<void> {
    if (this.#isReader) return;
    const part = `${this.#file}.${process.pid}`;
    await writeFile(part, JSON.stringify({ at: Date.now(), words }));
    await rename(part, this.#file);
  }

  /** Rejects where the file is none of these. */
  async find(): Promise<{ words: string; at: number } | undefined> {
    let text: string;
    try {
      text = await readFile(this.#file, 'utf8');
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw error;
    }
    return fileSchema.parse(JSON.parse(text));
  }
}

const clock = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
`;

const isDue = script(`${clock}
local at = redis.call('HGET', KEYS[1], 'at')
return (not at or now - tonumber(at) >= tonumber(ARGV[1]) or tonumber(at) > now) and 1 or 0
`);

const keepWords = script(`${clock}
redis.call('HSET', KEYS[1], 'at', tostring(now), 'words', ARGV[1])
redis.call('EXPIRE', KEYS[1], ARGV[2])
return 1
`);

const findWords = script(`${clock}
local held = redis.call('HMGET', KEYS[1], 'at', 'words')
return { tostring(now), held[1], held[2] }
`);

/** Beside the shared pages in Redis, by its clock. Any process keeps it for all, one at a time. */
export class NewsInRedis implements NewsPlace {
  readonly #store: SharedStore;
  readonly #key: string;

  /** @param name that of the pages (server/page-store.ts). */
  constructor(store: SharedStore, name: string) {
    this.#store = store;
    this.#key = `news:${name}`;
  }

  /** Never rejects: while Redis is away its pages are not served either. */
  async keep(words: string): Promise<void> {
    if ((await this.#store.run(isDue, this.#key, [String(turn)])) !== 1) return;
    await this.#store.run(keepWords, this.#key, [words, String(usualTime)]);
  }

  /** Never rejects. */
  async find(): Promise<{ words: string; at: number } | undefined> {
    const answer = await this.#store.run(findWords, this.#key, []);
    const [now, at, words]: unknown[] = Array.isArray(answer) ? answer : [];
    const [told, kept] = [Number(now), Number(at)];
    if (!Buffer.isBuffer(words) || !now || !at || !Number.isFinite(told) || !Number.isFinite(kept)) return undefined;
    // By the clock of this process at the end of the call: a moment too late.
    return { words: words.toString(), at: Date.now() - (told - kept) };
  }
}

import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { deflateRaw, inflateRaw, constants } from 'node:zlib';
import { script, type SharedStore } from '#lib/shared/shared-store.ts';

/** Longest time that a page is of use while no new one can be drawn is added to this: it is kept for an hour, s. */
const usualTime = 7200;
/** Larger ones stay on the disk of who drew them, bytes. */
const largest = 4 * 1024 * 1024;
/** How exactly the time of a drawing is known, ms. */
const margin = 2;

const readPage = script(`
local time = redis.call('TIME')
local held = redis.call('HMGET', KEYS[1], 'at', 'by', 'page')
return { tostring(time[1] * 1000 + math.floor(time[2] / 1000)), held[1], held[2], held[3] }
`);

/** A drawing that began before that of the page that is there takes nothing's place. */
const writePage = script(`
local at = redis.call('HGET', KEYS[1], 'at')
if at and tonumber(at) > tonumber(ARGV[1]) then return 0 end
redis.call('HSET', KEYS[1], 'at', ARGV[1], 'by', ARGV[2], 'page', ARGV[3])
redis.call('EXPIRE', KEYS[1], ARGV[4])
return 1
`);

const hasPage = script(`return redis.call('EXISTS', KEYS[1])`);

const deflate = promisify(deflateRaw);
const inflate = promisify(inflateRaw);

/** What Next keeps of a page: its words and what belongs to them, and for how long it is good. */
export interface SharedPage {
  value: { kind: string };
  cacheControl?: unknown;
}

async function pageIn(bytes: Buffer): Promise<SharedPage | undefined> {
  try {
    const page: SharedPage = deserialize(await inflate(bytes));
    return typeof page.value.kind === 'string' ? page : undefined;
  } catch {
    // Of another program, or cut: it is drawn anew.
    return undefined;
  }
}

/**
 * Drawn pages that all processes of the storefront share, by their paths, with the time at which their drawing began
 * (ADR-0154). That is kept by the clock of Redis: those of two machines need not agree.
 */
export class SharedPages {
  readonly #store: SharedStore;
  readonly #name: string;
  readonly #seconds: number;
  /** This process, so that it knows its own drawings to the millisecond. */
  readonly #id = randomUUID();
  /** By how much the clock of Redis is ahead of this one, ms; never more than it is. */
  #ahead: number | undefined;

  /**
   * @param name that of the pages (server/page-store.ts): others are not this process's own.
   * @param staleSeconds how long a page past its time is shown while no new one can be drawn, s.
   */
  constructor(store: SharedStore, name: string, staleSeconds: number) {
    this.#store = store;
    this.#name = name;
    this.#seconds = usualTime + staleSeconds;
  }

  /**
   * The page of a path, and when its drawing began, ms since 1970, rather too early than too late. Undefined where there
   * is none, or this process has drawn a newer one.
   */
  async get(
    path: string,
    kind: string,
    drawnHere = -Infinity,
  ): Promise<(SharedPage & { lastModified: number }) | undefined> {
    const askedAt = Date.now();
    const answer = await this.#store.run(readPage, this.#key(path), []);
    const [now, at, by, bytes]: unknown[] = Array.isArray(answer) ? answer : [];
    const [clock, drawn] = [Number(now), Number(at)];
    if (!Number.isFinite(clock) || !now) return undefined;
    this.#ahead = clock - Date.now();
    if (!Buffer.isBuffer(bytes) || !at) return undefined;
    const [drawer, exactly] = String(by).split(' ');
    const lastModified = drawer === this.#id ? Number(exactly) : askedAt - (clock - drawn);
    if (lastModified < drawnHere - margin) return undefined;
    const page = await pageIn(bytes);
    return page?.value.kind === kind ? { ...page, lastModified } : undefined;
  }

  /** Keeps a page whose drawing began at a time, ms since 1970. Never rejects. */
  async set(path: string, page: SharedPage, drawnAt: number): Promise<void> {
    if (!this.#store.isHere) return;
    const bytes = await deflate(serialize(page), { level: constants.Z_BEST_SPEED });
    if (bytes.length > largest) return;
    if (this.#ahead === undefined) await this.get(path, page.value.kind);
    if (this.#ahead === undefined) return;
    const at = String(Math.floor(drawnAt + this.#ahead));
    await this.#store.run(writePage, this.#key(path), [at, `${this.#id} ${drawnAt}`, bytes, String(this.#seconds)]);
  }

  /** Whether the page of a route (`/hu/p/polo-12/`) is there. */
  async has(route: string): Promise<boolean> {
    return (await this.#store.run(hasPage, this.#key(route.replace(/\/$/, '')), [])) === 1;
  }

  #key(path: string): string {
    return `page:${this.#name}:${path}`;
  }
}

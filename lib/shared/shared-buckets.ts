import { script, type SharedStore } from './shared-store.ts';

/** Token buckets by key: each holds `burst`, fills by `perSecond`, and gives one where it has one. */
export interface Buckets {
  /** Takes one; false where there is none left. */
  take(key: string): boolean | Promise<boolean>;
}

/** How many may come at once, and how many within a second in the long run. */
interface Rate {
  burst: number;
  perSecond: number;
}

/**
 * The rule of server/sender-limit.ts, by the clock of Redis. A bucket goes when it would be full. Digits are all written
 * down: Lua's own text of a number has fourteen.
 */
const takeOne = script(`
local burst, perSecond, now = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
if not now then
  local time = redis.call('TIME')
  now = time[1] * 1000 + time[2] / 1000
end
local held = redis.call('HMGET', KEYS[1], 'tokens', 'at')
local tokens = burst
if held[1] then
  -- A clock that was set back takes nothing away.
  local passed = math.max(0, now - tonumber(held[2]))
  tokens = math.min(burst, tonumber(held[1]) + passed / 1000 * perSecond)
end
local isThere = tokens >= 1
if isThere then tokens = tokens - 1 end
redis.call('HSET', KEYS[1], 'tokens', string.format('%.17g', tokens), 'at', string.format('%.17g', now))
redis.call('PEXPIRE', KEYS[1], math.ceil((burst - tokens) / perSecond * 1000) + 1000)
return isThere and 1 or 0
`);

export interface SharedBucketsParts {
  store: SharedStore;
  /** What is counted, as keys begin: `pages`. */
  name: string;
  rate: Rate;
  /** Counts in this process, whether Redis is here or not: what one took is not forgotten when it goes. */
  alone: { take(key: string): boolean };
  /** Clock of tests, ms; Redis' own without it. */
  now?: () => number;
}

/** Token buckets that all processes over one Redis fill and empty together. */
export class SharedBuckets implements Buckets {
  readonly #parts: SharedBucketsParts;

  constructor(parts: SharedBucketsParts) {
    this.#parts = parts;
  }

  /** Takes one; false where there is none left. Never rejects, and is answered at once while Redis is away. */
  take(key: string): boolean | Promise<boolean> {
    const { store, alone } = this.#parts;
    const isLeftHere = alone.take(key);
    return store.isHere ? this.#takeTogether(key, isLeftHere) : isLeftHere;
  }

  async #takeTogether(key: string, isLeftHere: boolean): Promise<boolean> {
    const { store, name, rate, now } = this.#parts;
    const parameters = [String(rate.burst), String(rate.perSecond), now ? String(now()) : ''];
    const answer = await store.run(takeOne, `${name}:${key}`, parameters);
    return typeof answer === 'number' ? answer === 1 : isLeftHere;
  }
}

import { normalizeIP } from '@fastify/rate-limit';
import { script, type SharedStore } from '#lib/shared/shared-store.ts';
import { TooManyTries } from '../domain/errors.ts';
import { attemptLimits, secondsUntil, type AttemptLimit } from './limits.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts tries by address under one of the limits, with all processes where they share a store. */
    addressTries: (kind: AddressLimit) => AddressTries;
  }
}

/** The limits of addresses. */
export type AddressLimit = Extract<keyof typeof attemptLimits, `${string}FromAddress`>;

/** Takes one try back; once is enough. */
export type TakeBack = () => void;

/** Addresses that are remembered at most; beyond, the oldest are forgotten. */
const mostAddresses = 50_000;
/** Bits of an IPv6 address that are one line's: a subscriber has at least a /64 to choose from. */
const networkBits = 64;

/** Answers whether there was one left, and ms until the window ends. */
const takeOne = script(`
local count = tonumber(redis.call('GET', KEYS[1]) or '0')
if count >= tonumber(ARGV[1]) then return { 0, redis.call('PTTL', KEYS[1]) } end
if redis.call('INCR', KEYS[1]) == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
return { 1, 0 }
`);

const takeOneBack = script(`
if tonumber(redis.call('GET', KEYS[1]) or '0') > 0 then redis.call('DECR', KEYS[1]) end
return 1
`);

/**
 * Counts tries by address: in the memory of this process, and in Redis for all where it is here (ADR-0154). While it is
 * away what this process has counted itself holds, and none of it is forgotten.
 */
export class AddressTries {
  readonly #kind: AddressLimit;
  readonly #limit: AttemptLimit;
  readonly #store: SharedStore | undefined;
  readonly #counted = new Map<string, { count: number; since: number }>();

  constructor(kind: AddressLimit, store?: SharedStore) {
    this.#kind = kind;
    this.#limit = attemptLimits[kind];
    this.#store = store;
  }

  /** Counts a try before it is made, so that parallel ones cannot pass together. Throws TooManyTries where none is left. */
  async take(address: string, now: Date): Promise<TakeBack> {
    const key = normalizeIP(address, networkBits);
    const wait = this.#takeOwn(key, now);
    const together = await this.#takeTogether(key);
    if ((together ?? wait) > 0) {
      if (wait === 0) this.#giveOwnBack(key);
      throw new TooManyTries(secondsUntil(now.getTime() + (together ?? wait), now.getTime()));
    }
    return () => {
      if (wait === 0) this.#giveOwnBack(key);
      // One that was counted here alone is nothing of the others'.
      if (together !== undefined) void this.#store?.run(takeOneBack, this.#keyOf(key), []);
    };
  }

  /**
   * Does work that is a try for its address until it turns out not to be a wrong one. `isWrong` judges what the work
   * throws. Throws TooManyTries and what the work throws.
   */
  async guard<Result>(
    address: string,
    now: Date,
    work: () => Promise<Result>,
    isWrong: (error: unknown) => boolean,
  ): Promise<Result> {
    const takeBack = await this.take(address, now);
    try {
      const result = await work();
      takeBack();
      return result;
    } catch (error) {
      if (!isWrong(error)) takeBack();
      throw error;
    }
  }

  /** Counts a try of this process; answers 0, or ms until there is one again where none is left. */
  #takeOwn(key: string, now: Date): number {
    const { tries, within } = this.#limit;
    const held = this.#counted.get(key);
    const { count, since } = held && now.getTime() - held.since < within ? held : { count: 0, since: now.getTime() };
    if (count >= tries) return Math.max(1, since + within - now.getTime());
    this.#counted.delete(key);
    this.#counted.set(key, { count: count + 1, since });
    const [oldest] = this.#counted.keys();
    if (this.#counted.size > mostAddresses && oldest !== undefined) this.#counted.delete(oldest);
    return 0;
  }

  #giveOwnBack(key: string): void {
    const tries = this.#counted.get(key);
    if (tries) tries.count = Math.max(0, tries.count - 1);
  }

  /** The same of all processes; undefined while Redis is away. */
  async #takeTogether(key: string): Promise<number | undefined> {
    const { tries, within } = this.#limit;
    const answer = await this.#store?.run(takeOne, this.#keyOf(key), [String(tries), String(within)]);
    const [isLeft, wait]: unknown[] = Array.isArray(answer) ? answer : [];
    if (typeof isLeft !== 'number' || typeof wait !== 'number') return undefined;
    return isLeft === 1 ? 0 : Math.max(1, wait);
  }

  #keyOf(key: string): string {
    return `tries:${this.#kind}:${key}`;
  }
}

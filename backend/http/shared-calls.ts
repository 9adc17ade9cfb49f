import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';
import { script, type SharedStore } from '#lib/shared/shared-store.ts';

/** Calls of a window, and ms until it ends. */
interface Calls {
  current: number;
  ttl: number;
}

const countOne = script(`
local current = redis.call('INCR', KEYS[1])
if current == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { current, redis.call('PTTL', KEYS[1]) }
`);

function callsIn(answer: unknown): Calls | undefined {
  const [current, ttl]: unknown[] = Array.isArray(answer) ? answer : [];
  return typeof current === 'number' && typeof ttl === 'number' ? { current, ttl: Math.max(0, ttl) } : undefined;
}

/**
 * Counts calls for all processes over one Redis. Each counts its own as well: those are what holds while Redis is away,
 * and none of them is forgotten when it goes (ADR-0154).
 *
 * @param most addresses that a process counts at the same time; the one unused for longest is forgotten first.
 */
export function sharedCalls(store: SharedStore, most: number): FastifyRateLimitStoreCtor {
  return class SharedCalls implements FastifyRateLimitStore {
    readonly #own = new LRUCache<string, { current: number; until: number }>({ max: most });

    incr(key: string, done: (error: Error | null, calls?: Calls) => void, timeWindow: number): void {
      const own = this.#countOwn(key, timeWindow);
      if (!store.isHere) {
        done(null, own);
        return;
      }
      void store
        .run(countOne, `calls:${key}`, [String(timeWindow)])
        .then((answer) => done(null, callsIn(answer) ?? own));
    }

    child(): SharedCalls {
      return this;
    }

    #countOwn(key: string, timeWindow: number): Calls {
      const now = performance.now();
      const held = this.#own.get(key);
      const calls = held && held.until > now ? held : { current: 0, until: now + timeWindow };
      calls.current += 1;
      this.#own.set(key, calls);
      return { current: calls.current, ttl: Math.ceil(calls.until - now) };
    }
  };
}

import type { FastifyInstance } from 'fastify';

/** What an app does again and again while it is up. */
export interface Rounds {
  /** Says that the app closes: a round that is long looks at it. */
  stopping: AbortSignal;
  /** Does work every so many ms; what is still running is not begun again. */
  every(rest: number, work: () => Promise<unknown>): void;
}

/**
 * Rounds that end with the app, which waits for those under way and then calls `close`. Each work has rounds of its own,
 * so that one that hangs keeps no other away. One that fails is logged as `problem`, and tried again the next time.
 */
export function startRounds(app: FastifyInstance, problem: string, close?: () => void): Rounds {
  const stopping = new AbortController();
  const running = new Map<NodeJS.Timeout, Promise<unknown>>();
  app.addHook('onClose', async () => {
    stopping.abort();
    await Promise.all(running.values());
    close?.();
  });
  return {
    stopping: stopping.signal,
    every(rest, work) {
      const timer = setInterval(() => {
        if (running.has(timer)) return;
        running.set(
          timer,
          work()
            .catch((error: unknown) => app.log.warn({ err: error }, problem))
            .finally(() => running.delete(timer)),
        );
      }, rest).unref();
      stopping.signal.addEventListener('abort', () => clearInterval(timer));
    },
  };
}

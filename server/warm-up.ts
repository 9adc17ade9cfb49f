import { setTimeout as pause } from 'node:timers/promises';
import type { ShopSettings } from '#lib/config/settings.ts';
import { internalRequestHeader } from '#lib/core/incident.ts';
import { firstPaths } from './draw-ahead.ts';
import { fetchWithin, type PageHandler } from './error-pages.ts';
import { describeError, type Log } from './log.ts';

/** Longest time for which a process is not ready for want of a page, ms. */
const longestWarmUp = 20_000;
/** A list that is kept comes from the disk: with a parameter it is drawn for each request. */
const drawnEachTime = '?page=1';
/** The proxy leads these as a visitor's, not as the entry's own. */
const asVisitor = { [internalRequestHeader]: '0' };
const productLink = /href="((?:\/[\w-]+)*\/p\/[a-z0-9-]+\/)"/;

export interface WarmUpOptions {
  /** Host and port of the storefront's public address. */
  host: string;
  log: Log;
  /** Ends the wait: the process is told to stop. */
  signal: AbortSignal;
  /** Longest time that it takes, ms. */
  limit?: number | undefined;
}

/** Draws a page of each kind that most visits have. Rejects where the API gives no menu. */
async function drawOneOfEach(pages: PageHandler, settings: ShopSettings, host: string): Promise<void> {
  const visit = async (path: string): Promise<string> => {
    const page = await fetchWithin(pages, path, host, asVisitor).catch(() => undefined);
    return page && page !== 'streamed' && page.status === 200 ? page.body.toString() : '';
  };
  const [list] = await firstPaths(settings);
  let seen = await visit('/');
  if (list !== undefined) seen += (await visit(list)) + (await visit(list + drawnEachTime));
  const product = productLink.exec(seen)?.[1];
  if (product !== undefined) await visit(product);
  await visit('/kosar/');
}

/**
 * Draws home, a list, a product and the cart once, so that what draws them is loaded and compiled before a balancer
 * sends anybody (ADR-0153). Resolves after 20 s at the latest, and with a sentence in the log where it could not. Never
 * rejects.
 */
export async function warmUp(
  pages: PageHandler,
  settings: ShopSettings,
  { host, log, signal, limit = longestWarmUp }: WarmUpOptions,
): Promise<void> {
  const done = new AbortController();
  const late = pause(limit, 'late', { signal: AbortSignal.any([signal, done.signal]), ref: false });
  try {
    const outcome = await Promise.race([drawOneOfEach(pages, settings, host), late]);
    if (outcome === 'late')
      log({
        level: 'warn',
        message: `No page of each kind is drawn after ${limit} ms; the storefront is ready without`,
      });
  } catch (error) {
    if (signal.aborted) return;
    const { message } = describeError(error);
    log({
      level: 'warn',
      message: `The product API at ${settings.API_HOST} (API_HOST) gives no menu, so the storefront is ready without a page drawn: ${message}`,
    });
  } finally {
    done.abort();
    late.catch(() => undefined);
  }
}

import { reloadOnce } from './reload-once.ts';

/**
 * Fired on `window` when a script or style of this build could not be fetched, ahead of need or at need; `detail` is
 * its address. Cancelable: unless that is prevented, the page is loaded anew.
 */
export const preloadErrorEvent = 'lendulet:preloaderror';
/** Fired on `window` when a part of the page is missing and loading the page anew has not helped, or can not. */
export const incompleteEvent = 'lendulet:incomplete';

/** What failed once and is tried a second time by the loader of chunks. */
const failedOnce = new Set<string>();
let isAsking = false;

/** Loads the page anew, once within ten seconds (OPS-04), and only from a shop that answers. */
async function renew(): Promise<void> {
  if (isAsking) return;
  isAsking = true;
  const answer = await fetch('/builds/latest.json', { cache: 'no-store' }).catch(() => null);
  if (answer?.ok && reloadOnce()) return;
  isAsking = false;
  dispatchEvent(new Event(incompleteEvent));
}

/** Whether an error says that a chunk is missing. */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

function onError({ target, error }: ErrorEvent): void {
  if (isChunkError(error)) void renew();
  if (!(target instanceof HTMLScriptElement || target instanceof HTMLLinkElement)) return;
  const url = target instanceof HTMLScriptElement ? target.src : target.href;
  // What was fetched for a page that may never be asked for says nothing of this one.
  if (!url.includes('/_next/static/') || target.dataset.ahead !== undefined) return;
  // What is preloaded, or a style that React asks for, is not tried again.
  const isTriedAgain = !('rel' in target && (target.rel !== 'stylesheet' || target.dataset.precedence));
  if (isTriedAgain && !failedOnce.delete(url)) failedOnce.add(url);
  else if (dispatchEvent(new CustomEvent(preloadErrorEvent, { detail: url, cancelable: true }))) void renew();
}

/** Watches for parts of the page that are missing, as after a deployment under an open tab (OPS-04). */
export function followChunkErrors(): void {
  // Only in the capture phase do failed elements come by.
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', ({ reason }) => {
    if (isChunkError(reason)) void renew();
  });
}

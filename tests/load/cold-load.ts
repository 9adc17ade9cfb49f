import type { Browser, CDPSession } from '@playwright/test';
import { openPhone } from './chromium.ts';
import { blockingTime, bytesByKind, longestTask, type KindOfBytes } from './figures.ts';
import { scriptsNamed } from './html-parts.ts';
import { settled, watchRequests, type Painted, type Sent } from './quiet.ts';

/** Times from the navigation's start, ms; bytes as transferred, heads included. */
export interface ColdLoad {
  fcp: number;
  lcp: number;
  blocking: number;
  longest: number;
  shift: number;
  /** Requests that were sent before the first contentful paint, the document's own among them. */
  requestsBeforePaint: number;
  requests: number;
  bytes: Record<KindOfBytes, number>;
  /** Bytes of the scripts that the HTML names. */
  firstScripts: number;
  /** End of the last request and of the last long task, whichever is later. */
  quiet: number;
}

/** No request and no long task for so long, ms. */
const rest = 2000;

/** Answers scripts, pictures and fonts with nothing, at once: a refusal would have the page try again. */
async function refuseExtras(devtools: CDPSession): Promise<void> {
  const patterns = (['Script', 'Image', 'Media', 'Font'] as const).map((resourceType) => ({
    urlPattern: '*',
    resourceType,
  }));
  devtools.on('Fetch.requestPaused', ({ requestId, resourceType }) => {
    const answer =
      resourceType === 'Script'
        ? devtools.send('Fetch.fulfillRequest', {
            requestId,
            responseCode: 200,
            responseHeaders: [{ name: 'content-type', value: 'text/javascript' }],
            body: '',
          })
        : devtools.send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' });
    // The page may be gone by then.
    answer.catch(() => undefined);
  });
  await devtools.send('Fetch.enable', { patterns });
}

function summed(
  { fcp, lcp, shift, tasks }: Painted,
  sent: readonly Sent[],
  start: number,
  named: Set<string>,
): ColdLoad {
  const fromStart = (at: number) => (at - start) * 1000;
  const ends = [
    ...sent.map(({ at, ended }) => fromStart(ended ?? at)),
    ...tasks.map((task) => task.start + task.duration),
  ];
  return {
    fcp,
    lcp,
    shift,
    blocking: blockingTime(tasks, fcp),
    longest: longestTask(tasks),
    requestsBeforePaint: sent.filter(({ at }) => fromStart(at) < fcp).length,
    requests: sent.length,
    bytes: bytesByKind(sent),
    quiet: Math.max(...ends),
    firstScripts: sent.filter(({ url }) => named.has(url)).reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

/**
 * Loads a page on a phone that has never been there, until it is quiet; the floor is the same without scripts, pictures
 * and fonts.
 */
export async function coldLoad(browser: Browser, address: string, isFloor: boolean): Promise<ColdLoad> {
  const opened = await openPhone(browser);
  try {
    const sent = watchRequests(opened.devtools);
    if (isFloor) await refuseExtras(opened.devtools);
    const answer = await opened.page.goto(address, { waitUntil: 'domcontentloaded', timeout: 60_000 });
    if (!answer?.ok()) throw new Error(`${address} answers ${answer?.status()}`);
    const { figures, start } = await settled(opened, sent, isFloor ? rest / 4 : rest);
    const named = scriptsNamed(await answer.text(), address);
    return summed(figures, [...sent.values()], start, named);
  } finally {
    await opened.context.close();
  }
}

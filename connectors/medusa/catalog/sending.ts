import { setTimeout as pause } from 'node:timers/promises';
import { CallFailed } from '../http/json-call.ts';
import type { ShopApi } from '../shop-api.ts';
import type { SentKind, Store } from '../store.ts';

/** A record on its way to the shop, with what is noted once it is there. */
export interface Sending {
  record: object;
  notes: { kind: SentKind; key: string; digest: string }[];
  /** The engine's product that it tells of; null for what stands beside products. */
  about: string | null;
}

/** Rest before another import is over, ms, and how often it is waited for. */
const importRest = 1000;
const mostRests = 60;

async function importWaiting(shop: Pick<ShopApi, 'import'>, records: readonly object[], rest: number) {
  for (let rests = 0; ; rests += 1) {
    try {
      return await shop.import(records);
    } catch (error) {
      const isUnderWay = error instanceof CallFailed && error.status === 409;
      if (!isUnderWay || rests >= mostRests) throw error;
      await pause(rest);
    }
  }
}

/**
 * Sends records in one import and notes what was sent. What the shop refuses by its line is left out, so that one product
 * keeps no other away; answers why, by product. Throws CallFailed where nothing can be sent at all.
 */
export async function sendRecords(
  sendings: readonly Sending[],
  { shop, store, rest = importRest }: { shop: Pick<ShopApi, 'import'>; store: Store; rest?: number },
): Promise<Map<string | null, string[]>> {
  const refused = new Map<string | null, string[]>();
  let left = [...sendings];
  while (left.length > 0) {
    const sent = left;
    const refusal = await importWaiting(
      shop,
      sent.map(({ record }) => record),
      rest,
    );
    if (refusal === null) {
      store.together(() => {
        for (const { notes } of sent) for (const { kind, key, digest } of notes) store.noteSent(kind, key, digest);
      });
      break;
    }
    const bad = [...refusal.lines].filter(([line]) => line >= 1 && line <= sent.length);
    if (bad.length === 0) throw new CallFailed(refusal.sentence, 422);
    for (const [line, sentence] of bad) {
      const about = sent[line - 1]?.about ?? null;
      refused.set(about, [...(refused.get(about) ?? []), `the shop refuses it: ${sentence}`]);
    }
    const dropped = new Set(bad.flatMap(([line]) => sent[line - 1]?.about ?? []));
    const lines = new Set(bad.map(([line]) => line));
    // The price or the stock of a product that is refused would be refused next.
    left = sent.filter(({ about }, at) => !lines.has(at + 1) && !(about !== null && dropped.has(about)));
  }
  return refused;
}

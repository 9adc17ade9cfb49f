import { setTimeout as pause } from 'node:timers/promises';
import type { SharedStore } from '#lib/shared/shared-store.ts';
import { followChanges, type FollowOptions } from './follow-changes.ts';
import { KeptNews } from './kept-news.ts';
import { NewsInRedis, NewsOnDisk } from './news-places.ts';

/** Longest wait for the first line, ms: pages that are kept are trusted from then on. */
const longestWait = 1000;

export interface StartFollowingOptions extends Omit<FollowOptions, 'kept' | 'onUntold'> {
  /** Folder of the pages, and their name in the store (server/page-store.ts). */
  pages: { folder: string; name: string };
  store: SharedStore | undefined;
  /** Whether this process keeps for all workers of the folder what is told. */
  keepsFolder: boolean;
  /** Whether news come by `POST /revalidate/` as well, which no cursor catches up: then nothing is trusted that was kept. */
  isToldOtherwise: boolean;
  /** Longest wait, ms. */
  limit?: number;
}

/**
 * Begins to follow the API (ADR-0149, ADR-0158). Resolves once it has told the first line, or the first try has failed, and
 * after a second at the latest. Never rejects.
 */
export async function startFollowing(options: StartFollowingOptions): Promise<void> {
  const { pages, store, keepsFolder, isToldOtherwise, marks, log, signal, onAgain, limit = longestWait } = options;
  const places = [...(store ? [new NewsInRedis(store, pages.name)] : []), new NewsOnDisk(pages.folder, !keepsFolder)];
  const heard = new Promise<void>((resolve) => {
    void followChanges({
      ...options,
      kept: isToldOtherwise ? undefined : new KeptNews(marks, places, log),
      onAgain: () => {
        onAgain?.();
        resolve();
      },
      onUntold: resolve,
    });
  });
  await Promise.race([heard, pause(limit, undefined, { signal, ref: false }).catch(() => undefined)]);
}

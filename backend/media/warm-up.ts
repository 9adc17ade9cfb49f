import { isAddress } from '#lib/core/pictures/media-host.ts';
import { setTimeout as pause } from 'node:timers/promises';
import type { ReadModel } from '../search/read-model.ts';
import { homePage } from '../search/home.ts';
import type { PictureStore } from './picture-store.ts';

/** What cards of phones and of desktops show, px. */
const widths = [320, 240, 480] as const;
const restMs = 50;

export interface WarmUp {
  /** Names of pictures, those needed first at the front. */
  names: readonly string[];
  /** Whether requests are being answered, which the warm-up makes way for. */
  isBusy: () => boolean;
  signal: AbortSignal;
  /** Called for a picture that cannot be scaled; the others go on. */
  onError: (name: string, error: unknown) => void;
}

/** Main pictures of the catalog, those of the home page first, each once. */
export function mainPictures(model: ReadModel): string[] {
  const home = homePage(model);
  const shown = [
    ...home.banners.map((banner) => banner.image),
    ...home.rows.flatMap((row) => row.products.map((card) => card.image)),
    ...home.sports.map((sport) => sport.image),
  ].map((image) => image.path.replace('/media/', ''));
  return [...new Set([...shown, ...model.pictures()])].filter((name) => !isAddress(name));
}

/**
 * Scales pictures ahead of the first shopper: AVIF in the widths of cards, one at a time, resting while requests are
 * in flight. Ends when all are kept or the signal aborts; what is being scaled then is finished.
 */
export async function warmMedia(store: PictureStore, { names, isBusy, signal, onError }: WarmUp): Promise<void> {
  for (const name of names) {
    for (const width of widths) {
      while (isBusy() && !signal.aborted) await pause(restMs, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      try {
        const request = await store.find(name, width, 'avif');
        if (!(await store.isKept(request))) await store.read(request);
      } catch (error) {
        onError(name, error);
        break;
      }
    }
  }
}

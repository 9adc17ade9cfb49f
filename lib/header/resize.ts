import type { Breakpoints } from '#lib/config/breakpoints.ts';
import { settings } from '#lib/config/index.ts';
import { pageBreakpoints } from '#lib/config/page-breakpoints.ts';

/**
 * Calls back with the viewport's width, px, once resizing has paused for `RESIZE_DEBOUNCE` ms (HDR-18).
 * Returns what ends it.
 */
export function onResize(handle: (width: number, breakpoints: Breakpoints) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onEvent = () => {
    clearTimeout(timer);
    timer = setTimeout(() => handle(innerWidth, pageBreakpoints()), settings.RESIZE_DEBOUNCE);
  };
  addEventListener('resize', onEvent);
  return () => {
    clearTimeout(timer);
    removeEventListener('resize', onEvent);
  };
}

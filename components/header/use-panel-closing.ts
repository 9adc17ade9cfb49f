import { usePathname } from 'next/navigation';
import { useEffect, useRef, type RefObject } from 'react';
import type { pageBreakpoints } from '#lib/config/page-breakpoints.ts';
import { splitLocale } from '#lib/core/locales.ts';
import { onResize } from '#lib/header/resize.ts';

/** Focus that stands in the panel would be lost with it: it goes to the button of the panel's root. */
function backToRoot(nav: HTMLElement | null) {
  const button = nav?.querySelector<HTMLElement>('[aria-expanded=true]');
  if (button?.parentElement?.contains(document.activeElement)) button.focus();
}

/**
 * Closes the panels of a row of roots with the page, by Escape (focus goes back to the root's button), by a press elsewhere,
 * and on screens narrower than a breakpoint.
 */
export function usePanelClosing(
  nav: RefObject<HTMLElement | null>,
  { open, close }: { open: number | null; close: () => void },
  narrowest: keyof ReturnType<typeof pageBreakpoints> = 'md',
) {
  const { path } = splitLocale(usePathname());
  const ways = useRef({ close });
  useEffect(() => {
    ways.current = { close };
  });
  // Not with the first drawing: a press that came before this code may have opened a panel already.
  const drawnFor = useRef(path);
  useEffect(() => {
    if (drawnFor.current !== path) ways.current.close();
    drawnFor.current = path;
  }, [path]);
  useEffect(() => onResize((width, widths) => width < widths[narrowest] && ways.current.close()), [narrowest]);
  useEffect(() => {
    if (open === null) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      backToRoot(nav.current);
      ways.current.close();
    };
    const onPointerDown = (event: PointerEvent) =>
      event.target instanceof Node && !nav.current?.contains(event.target) && ways.current.close();
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [nav, open]);
}

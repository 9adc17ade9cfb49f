import { usePathname } from 'next/navigation';
import { useEffect, useRef, type RefObject } from 'react';
import { popups, usePopups, type PopupName } from '#stores/popups.ts';

/**
 * Closes a popup of the header by Escape and when another page opens. Focus that stands in it goes back to what
 * opened it, the first control of its `corner`. Returns the same for a close button.
 */
export function useDismissal(name: PopupName, corner: RefObject<HTMLElement | null>): () => void {
  const isOpen = usePopups((state) => state.open === name);
  const pathname = usePathname();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current !== pathname) popups.close(name);
    shown.current = pathname;
  }, [pathname, name]);

  const dismiss = () => {
    if (corner.current?.contains(document.activeElement))
      corner.current.querySelector<HTMLElement>('a, button')?.focus();
    popups.close(name);
  };
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && dismiss();
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen]); // oxlint-disable-line react-hooks/exhaustive-deps
  return dismiss;
}

import { useEffect } from 'react';
import { historyDepth, leaveLevels, pushLevel } from '#lib/header/menu-history.ts';
import { menu } from '#stores/menu.ts';

/** One level up, or out of the menu at its root: what the browser's own way back does. */
export function goBack(): void {
  if (historyDepth() === null) menu.back();
  else history.back();
}

/** Goes a level deeper. */
export function goInto(id: number): void {
  menu.next(id);
  pushLevel(menu.state().levels.length);
}

/** Closes the menu and takes its levels out of the history; `then` follows on the page's own entry. */
export function closeMenu(then?: () => void): void {
  menu.close();
  leaveLevels(then);
}

/** Keeps the menu and the browser's history together while the menu is open: the way back leaves a level first. */
export function useMenuHistory(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    if (historyDepth() === null) pushLevel(0);
    const onPopState = () => {
      const depth = historyDepth();
      if (depth === null) menu.close();
      else menu.backTo(depth);
    };
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, [isOpen]);
}

import { reloadOnce } from './reload-once.ts';

/** How long a page may be without content between two others, ms. */
const patience = 200;

/**
 * Loads a page that has come without content: Next's router draws nothing where what it was fetching ahead fails after
 * the press for it. The answer ends the watch.
 */
export function followBlankPages(): () => void {
  const main = document.querySelector('main');
  if (!main) return () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new MutationObserver(() => {
    clearTimeout(timer);
    if (main.childElementCount === 0) timer = setTimeout(reloadOnce, patience);
  });
  observer.observe(main, { childList: true });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

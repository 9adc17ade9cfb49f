import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useState } from 'react';
import { followBlankPages } from '#lib/navigation/blank-page.ts';
import { previewOf, type Preview } from '#lib/navigation/preview-of.ts';
import { previews } from '#lib/navigation/preview.ts';
import { PagePreview } from './page-preview.tsx';
import { usePagesAhead } from './use-pages-ahead.ts';

/** How long a page may stay away behind what stands in for it, ms. */
const patience = 10_000;

const page = () => document.querySelector<HTMLElement>('main');

/** Puts the page that is being left out of sight, or back where it was. */
function hidePage(isHidden: boolean): void {
  previews.setShown(isHidden);
  const main = page();
  if (main) main.style.display = isHidden ? 'none' : '';
}

/**
 * The place of what a press shows at once: the page behind a link, as far as the link knows it, until the page itself
 * comes.
 */
export function PreviewPlace() {
  const pathname = usePathname();
  const [shown, setShown] = useState<{ preview: Preview; from: string; y: number } | null>(null);
  useEffect(
    () =>
      previews.serve((link) => {
        const preview = link.pathname === location.pathname ? null : previewOf(link);
        return (
          preview &&
          (() => {
            // Where the page stands is asked before anything changes, so that nothing is laid out for it.
            setShown({ preview, from: location.pathname, y: scrollY });
            hidePage(true);
          })
        );
      }),
    [],
  );
  useEffect(() => () => hidePage(false), []);
  usePagesAhead();
  useEffect(followBlankPages, []);
  const isWaiting = shown !== null && shown.from === pathname;
  useLayoutEffect(() => {
    if (isWaiting) scrollTo({ top: 0, behavior: 'instant' });
  }, [isWaiting]);
  // The page that was pressed for is in the document: before it is painted it takes its place.
  useLayoutEffect(() => {
    if (!shown || isWaiting) return;
    hidePage(false);
    setShown(null);
  }, [shown, isWaiting]);
  useEffect(() => {
    if (!shown) return undefined;
    const giveUp = () => {
      hidePage(false);
      setShown(null);
      scrollTo({ top: shown.y, behavior: 'instant' });
    };
    const limit = setTimeout(giveUp, patience);
    addEventListener('popstate', giveUp);
    addEventListener('pageshow', giveUp);
    return () => {
      clearTimeout(limit);
      removeEventListener('popstate', giveUp);
      removeEventListener('pageshow', giveUp);
    };
  }, [shown]);
  return isWaiting ? <PagePreview preview={shown.preview} /> : null;
}

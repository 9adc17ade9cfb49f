import { memo, useEffect, type RefObject } from 'react';
import type { Flipbook } from '#lib/contract/flipbook.ts';
import { spreadAt, type Layout, type Spread, type Validity } from '#lib/flipbook/index.ts';
import type { PageTurn } from '#lib/flipbook/page-turn.ts';
import { offerPicture, PageSheet } from './page-sheet.tsx';
import styles from './viewer.module.css';

interface Props {
  flipbook: Flipbook;
  layout: Layout;
  page: number;
  turn: PageTurn | null;
  isPast: boolean;
  validity: Validity;
  turningPage: RefObject<HTMLDivElement | null>;
}

/** What shows while a page turns: the pages that lie, and the one that is turning. Three pages at most. */
function turningPages(from: Spread, to: Spread, turn: PageTurn, isPast: boolean, layout: Layout) {
  const isOn = turn.direction === 1;
  if (layout === 'single')
    return isOn
      ? { left: null, right: to.right, turningPage: from.right }
      : { left: null, right: from.right, turningPage: to.right };
  if (isOn) return { left: from.left, right: to.right, turningPage: isPast ? to.left : from.right };
  return { left: to.left, right: from.right, turningPage: isPast ? to.right : from.left };
}

/** Pictures of the pages around are asked for ahead of the turn. */
function usePicturesAhead(flipbook: Flipbook, page: number): void {
  useEffect(() => {
    const ahead = flipbook.pages.filter(({ number }) => Math.abs(number - page) <= 3 && number !== page);
    for (const image of ahead.flatMap(({ hotspots }) => hotspots.flatMap((offer) => offer.image ?? []))) {
      const { sizes, srcSet } = offerPicture(image);
      Object.assign(new Image(), { sizes, srcset: srcSet });
    }
  }, [flipbook, page]);
}

/** The open pages of a flipbook, and the page that turns over them. */
export function Stage({ flipbook, layout, page, turn, isPast, validity, turningPage }: Props) {
  const open = spreadAt(page, flipbook.pageCount, layout);
  usePicturesAhead(flipbook, turn?.to ?? page);
  const shown = turn
    ? turningPages(open, spreadAt(turn.to, flipbook.pageCount, layout), turn, isPast, layout)
    : { ...open, turningPage: null };
  const sheet = (number: number | null) =>
    number !== null && <Sheet flipbook={flipbook} number={number} validity={validity} />;
  return (
    <>
      {layout === 'spread' && (
        <div className={styles.face} data-side="left">
          {sheet(shown.left)}
        </div>
      )}
      <div className={styles.face} data-side="right">
        {sheet(shown.right)}
      </div>
      {turn && (
        <div
          ref={turningPage}
          className={styles.turningPage}
          data-side={layout === 'single' || turn.direction === 1 ? 'right' : 'left'}
          aria-hidden="true"
          inert
        >
          <div className={styles.side} data-back={isPast || undefined}>
            {sheet(shown.turningPage)}
          </div>
        </div>
      )}
    </>
  );
}

const Sheet = memo(function Sheet({
  flipbook,
  number,
  validity,
}: {
  flipbook: Flipbook;
  number: number;
  validity: Validity;
}) {
  const page = flipbook.pages[number - 1];
  return page ? (
    <PageSheet
      page={page}
      isSet={flipbook.isSet}
      validity={validity}
      title={flipbook.title}
      lang={flipbook.lang}
      ratio={flipbook.aspectRatio}
    />
  ) : null;
});

'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, useSyncExternalStore, type KeyboardEvent, type RefObject } from 'react';
import { marketToday } from '#lib/core/calendar/days.ts';
import type { Flipbook } from '#lib/contract/flipbook.ts';
import { firstOf, pageAfter, spreadAt, validityOn, type Layout, type Spread } from '#lib/flipbook/index.ts';
import { largestFlipbookScale, panFlipbook, toggleFlipbookZoom, zoomFlipbook } from '#lib/flipbook/zoom.ts';
import { fittingView, type Frame, type Point, type View } from '#lib/products/zoom.ts';
import { HiddenStatus } from '#components/ui/hidden-status.tsx';
import { BackIcon } from '#components/ui/icons.tsx';
import { NextIcon } from '#components/ui/more-icons.tsx';
import { FlipbookPanel } from './flipbook-panel.tsx';
import { OfferCard } from './offer-card.tsx';
import { PageOffers } from './page-offers.tsx';
import { Stage } from './stage.tsx';
import { Toolbar } from './toolbar.tsx';
import { useFlipbook } from './use-flipbook.ts';
import { useFlipbookAddress } from './use-flipbook-address.ts';
import { useFlipbookEvents } from './use-flipbook-events.ts';
import { useFlipbookGestures } from './use-flipbook-gestures.ts';
import { useLayout } from './use-layout.ts';
import styles from './viewer.module.css';

const middle: Point = { x: 0, y: 0 };
/** By how much a key or a button enlarges, and how far a key moves an enlarged flipbook, px. */
const zoomFactor = 1.5;
const panStep = 80;

/** How the flipbook lies in its frame, and what changes that. */
function useView(flipbook: RefObject<HTMLElement | null>) {
  const [view, setView] = useState<View>(fittingView);
  const frame = (): Frame => ({
    width: flipbook.current?.clientWidth ?? 1,
    height: flipbook.current?.clientHeight ?? 1,
  });
  useEffect(() => {
    const element = flipbook.current;
    if (!element) return undefined;
    // A flipbook that becomes smaller or larger while it is enlarged keeps within its new edges.
    const sizes = new ResizeObserver(() =>
      setView((old) => panFlipbook(old, middle, { width: element.clientWidth, height: element.clientHeight })),
    );
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [flipbook]);
  return {
    view,
    zoom: (factor: number, at: Point = middle) => setView((old) => zoomFlipbook(old, old.scale * factor, at, frame())),
    pan: (by: Point) => setView((old) => panFlipbook(old, by, frame())),
    toggle: (at: Point) => setView((old) => toggleFlipbookZoom(old, at, frame())),
    fit: () => setView(fittingView),
  };
}

type FlipbookView = ReturnType<typeof useView>;

interface Paging {
  pageBy: (by: number) => void;
  go: (page: number) => void;
  count: number;
}

/** What a key does: the arrows turn, and move a flipbook that is enlarged. */
function keysOf({ pageBy, go, count }: Paging, { view, zoom, pan, fit }: FlipbookView): Record<string, () => void> {
  const isEnlarged = view.scale > 1;
  return {
    ArrowLeft: () => (isEnlarged ? pan({ x: panStep, y: 0 }) : pageBy(-1)),
    ArrowRight: () => (isEnlarged ? pan({ x: -panStep, y: 0 }) : pageBy(1)),
    ...(isEnlarged
      ? { ArrowUp: () => pan({ x: 0, y: panStep }), ArrowDown: () => pan({ x: 0, y: -panStep }), Escape: fit }
      : {}),
    PageUp: () => pageBy(-1),
    PageDown: () => pageBy(1),
    Home: () => go(1),
    End: () => go(count),
    '+': () => zoom(zoomFactor),
    '-': () => zoom(1 / zoomFactor),
    0: fit,
  };
}

/** The keys of the flipbook that scroll no page, so that they are its own wherever the focus is. */
const pageKeys: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowRight']);

/** Does what a key without modifiers stands for, in place of the browser. */
function act(
  keys: Readonly<Record<string, () => void>>,
  event: Pick<globalThis.KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'preventDefault'>,
): void {
  const action = keys[event.key];
  if (!action || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  action();
}

const never = () => () => undefined;

/** Today in Budapest; in the first render the day on which the page was drawn, so that both are alike. */
const useToday = (drawn: string) => useSyncExternalStore(never, marketToday, () => drawn);

/** Turning of pages that keeps the keyboard's place in the flipbook: the offer that has it goes away with its page. */
function usePaging(
  frame: RefObject<HTMLElement | null>,
  spread: Spread,
  count: number,
  layout: Layout,
  { go, pageBy, grab }: Pick<ReturnType<typeof useFlipbook>, 'go' | 'pageBy' | 'grab'>,
) {
  const keepPlace = (to: number) => {
    const flipbook = frame.current;
    const turns = firstOf(spreadAt(to, count, layout)) !== firstOf(spread);
    if (turns && flipbook !== document.activeElement && flipbook?.contains(document.activeElement))
      flipbook.focus({ preventScroll: true });
  };
  const by = (leaves: number) => pageAfter(firstOf(spread), leaves, count, layout);
  return {
    count,
    go: (to: number) => {
      keepPlace(to);
      go(to);
    },
    pageBy: (leaves: number) => {
      keepPlace(by(leaves));
      pageBy(leaves);
    },
    grab: (leaves: 1 | -1) => {
      keepPlace(by(leaves));
      grab(leaves);
    },
  };
}

interface ViewerProps {
  flipbook: Flipbook;
  /** The day in Budapest on which the page was drawn, `2026-11-21`. */
  today: string;
}

/** A flipbook: by drag, swipe, buttons and keys; enlarged up to four times. */
export function Viewer({ flipbook, today }: ViewerProps) {
  const t = useTranslations('flipbook');
  const layout: Layout = useLayout();
  const frame = useRef<HTMLDivElement>(null);
  const around = useRef<HTMLDivElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const flipbookView = useView(frame);
  const paged = useFlipbook(flipbook.pageCount, layout);
  const { turningPage, page, turn, isPast, open, drag, release } = paged;
  const goalPage = turn && turn.phase !== 'returning' ? turn.to : page;
  const spread = spreadAt(goalPage, flipbook.pageCount, layout);
  const paging = usePaging(frame, spread, flipbook.pageCount, layout, paged);
  const validity = validityOn(useToday(today), flipbook);
  const { view, zoom, pan, toggle, fit } = flipbookView;
  useFlipbookAddress(flipbook, page, open);
  useFlipbookGestures(frame, pane, {
    isEnlarged: view.scale > 1,
    zoom,
    pan,
    toggle,
    grab: paging.grab,
    drag,
    release,
  });
  const keys = keysOf(paging, flipbookView);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLInputElement)) act(keys, event);
  };
  useEffect(() => {
    // Where nothing has the focus, the arrows are the flipbook's: it is all that the page is for.
    const onPageKey = (event: globalThis.KeyboardEvent) => {
      const isNobodys = document.activeElement === document.body && !event.defaultPrevented;
      if (isNobodys && pageKeys.has(event.key)) act(keys, event);
    };
    document.addEventListener('keydown', onPageKey);
    return () => document.removeEventListener('keydown', onPageKey);
  });
  const pair = spreadAt(goalPage, flipbook.pageCount, 'spread');
  // A page without a neighbour lies in the middle; enlarged, the flipbook keeps the middle that its gestures count from.
  const alone = view.scale > 1 || (pair.left && pair.right) ? undefined : pair.left === null ? 'right' : 'left';
  const numbers = [spread.left, spread.right].filter((number) => number !== null);
  const trackOffer = useFlipbookEvents(flipbook, numbers);
  const position = t('position', { pages: numbers.join('–'), count: flipbook.pageCount });

  return (
    <div className={styles.viewer} onKeyDown={onKeyDown}>
      <FlipbookPanel
        flipbook={flipbook}
        page={firstOf(spread)}
        onGo={(to) => {
          fit();
          paging.go(to);
        }}
      />
      <div className={styles.open} onClick={trackOffer}>
        <figure aria-roledescription={t('roleDescription')} aria-label={flipbook.title}>
          <div ref={around} className={styles.turner}>
            <button
              type="button"
              className={styles.arrow}
              aria-label={t('previous')}
              aria-disabled={numbers.includes(1)}
              onClick={() => paging.pageBy(-1)}
            >
              <BackIcon />
            </button>
            <div ref={pane} className={styles.window} data-enlarged={view.scale > 1 || undefined}>
              <div
                ref={frame}
                className={styles.flipbook}
                data-alone={alone}
                style={
                  {
                    '--ratio': flipbook.aspectRatio,
                    transform: view.scale > 1 ? `translate(${view.x}px, ${view.y}px) scale(${view.scale})` : undefined,
                  } as React.CSSProperties
                }
                role="group"
                aria-label={t('keys')}
                tabIndex={0}
              >
                <Stage
                  flipbook={flipbook}
                  layout={layout}
                  page={page}
                  turn={turn}
                  isPast={isPast}
                  validity={validity}
                  turningPage={turningPage}
                />
              </div>
            </div>
            <button
              type="button"
              className={styles.arrow}
              aria-label={t('next')}
              aria-disabled={numbers.includes(flipbook.pageCount)}
              onClick={() => paging.pageBy(1)}
            >
              <NextIcon />
            </button>
            <OfferCard flipbook={flipbook} frame={around} page={goalPage} validity={validity} />
          </div>
          <figcaption>
            <Toolbar
              flipbook={flipbook}
              page={firstOf(spread)}
              position={position}
              scale={view.scale}
              largest={largestFlipbookScale}
              onLarger={() => zoom(zoomFactor)}
              onSmaller={() => zoom(1 / zoomFactor)}
              onTurn={paging.pageBy}
              isFirst={numbers.includes(1)}
              isLast={numbers.includes(flipbook.pageCount)}
            />
            <Announcement
              text={`${position}: ${numbers.map((number) => flipbook.pages[number - 1]?.heading).join(', ')}`}
              isTurning={turn !== null}
            />
          </figcaption>
        </figure>
        <PageOffers flipbook={flipbook} numbers={numbers} validity={validity} />
      </div>
    </div>
  );
}

/** Says where the flipbook is open when a turn has come to rest elsewhere; not when the page comes. */
function Announcement({ text, isTurning }: { text: string; isTurning: boolean }) {
  const rest = useRef({ text, isTurned: false });
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (isTurning) {
      rest.current.isTurned = true;
      return;
    }
    if (rest.current.isTurned && rest.current.text !== text) setSaid(text);
    rest.current = { text, isTurned: false };
  }, [text, isTurning]);
  return <HiddenStatus>{said}</HiddenStatus>;
}

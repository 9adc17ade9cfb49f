'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { budapestToday } from '#lib/calendar/days.ts';
import type { Flipbook } from '#lib/contract/flipbook.ts';
import { firstOf, spreadAt, validityOn, type Layout } from '#lib/flipbook/index.ts';
import { largestBookScale, panBook, toggleBookZoom, zoomBook } from '#lib/flipbook/zoom.ts';
import { fittingView, type Frame, type Point, type View } from '#lib/products/zoom.ts';
import { BackIcon, NextIcon } from '#components/ui/icons.tsx';
import { BookPanel } from './book-panel.tsx';
import { OfferCard } from './offer-card.tsx';
import { Stage } from './stage.tsx';
import { Toolbar } from './toolbar.tsx';
import { useBook } from './use-book.ts';
import { useBookAddress } from './use-book-address.ts';
import { useBookTouch } from './use-book-touch.ts';
import { useLayout } from './use-layout.ts';
import styles from './viewer.module.css';

const middle: Point = { x: 0, y: 0 };
/** By how much a key or a button enlarges, and how far a key moves an enlarged book, px. */
const zoomFactor = 1.5;
const panStep = 80;

/** How the book lies in its frame, and what changes that. */
function useView(book: React.RefObject<HTMLElement | null>) {
  const [view, setView] = useState<View>(fittingView);
  const frame = (): Frame => ({ width: book.current?.clientWidth ?? 1, height: book.current?.clientHeight ?? 1 });
  return {
    view,
    zoom: (factor: number, at: Point = middle) => setView((old) => zoomBook(old, old.scale * factor, at, frame())),
    pan: (by: Point) => setView((old) => panBook(old, by, frame())),
    toggle: (at: Point) => setView((old) => toggleBookZoom(old, at, frame())),
    fit: () => setView(fittingView),
  };
}

type BookView = ReturnType<typeof useView>;

interface Leafing {
  turnBy: (by: number) => void;
  go: (page: number) => void;
  count: number;
}

/** What a key does: the arrows turn, and move a book that is enlarged. */
function keysOf({ turnBy, go, count }: Leafing, { view, zoom, pan, fit }: BookView): Record<string, () => void> {
  const isEnlarged = view.scale > 1;
  return {
    ArrowLeft: () => (isEnlarged ? pan({ x: panStep, y: 0 }) : turnBy(-1)),
    ArrowRight: () => (isEnlarged ? pan({ x: -panStep, y: 0 }) : turnBy(1)),
    ...(isEnlarged ? { ArrowUp: () => pan({ x: 0, y: panStep }), ArrowDown: () => pan({ x: 0, y: -panStep }), Escape: fit } : {}),
    PageUp: () => turnBy(-1), PageDown: () => turnBy(1), Home: () => go(1), End: () => go(count),
    '+': () => zoom(zoomFactor), '-': () => zoom(1 / zoomFactor), 0: fit,
  };
}

/** A catalogue to leaf through: by drag, swipe, buttons and keys; enlarged up to four times. */
export function Viewer({ book }: { book: Flipbook }) {
  const t = useTranslations('flipbook');
  const layout: Layout = useLayout();
  const frame = useRef<HTMLDivElement>(null);
  const around = useRef<HTMLDivElement>(null);
  const bookView = useView(frame);
  const { leaf, page, turn, isPast, go, turnBy, open, grab, drag, release } = useBook(book.pageCount, layout);
  const goalPage = turn && turn.phase !== 'returning' ? turn.to : page;
  const spread = spreadAt(goalPage, book.pageCount, layout);
  const validity = validityOn(budapestToday(), book);
  const { view, zoom, pan, toggle, fit } = bookView;
  useBookAddress(book, page, open);
  const touch = useBookTouch(frame, { isEnlarged: view.scale > 1, zoom, pan, toggle, grab, drag, release });
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keysOf({ turnBy, go, count: book.pageCount }, bookView)[event.key];
    if (!act || event.altKey || event.ctrlKey || event.metaKey || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    act();
  };
  const numbers = [spread.left, spread.right].filter((number) => number !== null);
  const position = t('position', { pages: numbers.join('–'), count: book.pageCount });
  const heading = numbers.map((number) => book.pages[number - 1]?.heading).join(', ');

  return (
    <div className={styles.viewer} onKeyDown={onKeyDown}>
      <BookPanel book={book} page={firstOf(spread)} onGo={(to) => { fit(); go(to); }} />
      <figure className={styles.figure} aria-roledescription={t('roleDescription')} aria-label={book.title}>
        <div ref={around} className={styles.turner}>
          <button type="button" className={styles.arrow} aria-label={t('previous')} aria-disabled={numbers.includes(1)} onClick={() => turnBy(-1)}><BackIcon /></button>
          <div className={styles.window} data-enlarged={view.scale > 1 || undefined}>
            <div ref={frame} className={styles.book} style={{ '--ratio': book.aspectRatio, transform: view.scale > 1 ? `translate(${view.x}px, ${view.y}px) scale(${view.scale})` : undefined } as React.CSSProperties}
              {...touch} role="group" aria-label={t('keys')} tabIndex={0}>
              <Stage book={book} layout={layout} page={page} turn={turn} isPast={isPast} validity={validity} leaf={leaf} />
            </div>
          </div>
          <button type="button" className={styles.arrow} aria-label={t('next')} aria-disabled={numbers.includes(book.pageCount)} onClick={() => turnBy(1)}><NextIcon /></button>
          <OfferCard book={book} frame={around} page={goalPage} validity={validity} />
        </div>
        <figcaption>
          <Toolbar book={book} page={firstOf(spread)} position={position} scale={view.scale} largest={largestBookScale}
            onLarger={() => zoom(zoomFactor)} onSmaller={() => zoom(1 / zoomFactor)} onTurn={turnBy} isFirst={numbers.includes(1)} isLast={numbers.includes(book.pageCount)} />
          <Announcement text={turn ? null : `${position}: ${heading}`} />
        </figcaption>
      </figure>
    </div>
  );
}

/** Says once where the book is open, when a turn has come to rest; not when the page comes. */
function Announcement({ text }: { text: string | null }) {
  const first = useRef(text);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (text !== null && text !== first.current) {
      first.current = null;
      setSaid(text);
    }
  }, [text]);
  return <p role="status" className="hidden-text">{said}</p>;
}

'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Image } from '#lib/contract/media.ts';
import { imageUrl } from '#lib/media/index.ts';
import {
  fittingView,
  largestScale,
  panBy,
  toggleZoom,
  zoomTo,
  type Frame,
  type Point,
  type View,
} from '#lib/products/zoom.ts';
import { Dialog } from '#components/ui/dialog.tsx';
import { BackIcon, CloseIcon } from '#components/ui/icons.tsx';
import { NextIcon } from '#components/ui/more-icons.tsx';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { useGalleryGestures } from './use-gallery-gestures.ts';
import styles from './gallery-zoom.module.css';

const middle: Point = { x: 0, y: 0 };
/** How far a press of a key moves an enlarged picture, px, and by how much one enlarges it. */
const keyStep = 80;
const keyFactor = 1.5;

interface Moves {
  go: (step: number) => void;
  pan: (by: Point) => void;
  zoom: (factor: number) => void;
  fit: () => void;
}

/** What a key does: the arrows turn to another picture, and move within one that is enlarged. */
function keys(isEnlarged: boolean, { go, pan, zoom, fit }: Moves): Record<string, () => void> {
  return {
    ArrowLeft: () => (isEnlarged ? pan({ x: keyStep, y: 0 }) : go(-1)),
    ArrowRight: () => (isEnlarged ? pan({ x: -keyStep, y: 0 }) : go(1)),
    ArrowUp: () => pan({ x: 0, y: keyStep }),
    ArrowDown: () => pan({ x: 0, y: -keyStep }),
    '+': () => zoom(keyFactor),
    '-': () => zoom(1 / keyFactor),
    0: fit,
  };
}

/** Address of a picture: of its finest one as soon as that is there, once it has been enlarged (ADR-0161). */
function useFinest(image: Image | undefined, isEnlarged: boolean): string | undefined {
  const finest = image && imageUrl(image, 2000);
  const [loaded, setLoaded] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (!finest || !isEnlarged) return;
    const picture = document.createElement('img');
    // Where it is not to be had, the whole picture is what is enlarged.
    picture.addEventListener('load', () => setLoaded((others) => new Set([...others, finest])), { once: true });
    picture.src = finest;
  }, [finest, isEnlarged]);
  return finest && loaded.has(finest) ? finest : image && imageUrl(image, 1200);
}

/** The pictures on the whole screen, to enlarge by wheel, fingers, double press, keys or buttons. */
export function GalleryZoom({
  images,
  start,
  onClose,
}: {
  images: Image[];
  start: number;
  onClose: (index: number) => void;
}) {
  const t = useTranslations('gallery');
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(start);
  const [view, setView] = useState<View>(fittingView);
  const [frame, setFrame] = useState<Frame>({ width: 1, height: 1 });
  const image = images[index];
  const address = useFinest(image, view.scale > 1);

  const go = (step: number) => {
    setView(fittingView);
    setIndex((at) => (at + step + images.length) % images.length);
  };
  const zoom = (factor: number, at: Point = middle) => setView((old) => zoomTo(old, old.scale * factor, at, frame));
  const pan = (by: Point) => setView((old) => panBy(old, by, frame));
  useGalleryGestures(stage, {
    isEnlarged: view.scale > 1,
    zoom,
    pan,
    swipe: images.length > 1 ? go : () => undefined,
    toggle: (at) => setView((old) => toggleZoom(old, at, frame)),
  });

  useEffect(() => {
    const measure = () => {
      const { clientWidth: width = 1, clientHeight: height = 1 } = stage.current ?? {};
      setFrame({ width, height });
      setView((old) => panBy(old, middle, { width, height }));
    };
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys(view.scale > 1, { go, pan, zoom, fit: () => setView(fittingView) })[event.key];
    // With Ctrl they enlarge the page, which is the browser's.
    if (!act || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    act();
  };

  return (
    <Dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t('title')}
      onClose={() => onClose(index)}
      onBackdrop={null}
      onKeyDown={onKeyDown}
    >
      <div ref={stage} className={styles.stage} data-enlarged={view.scale > 1 || undefined}>
        {image && (
          <img
            src={address}
            alt={image.alt}
            lang={image.lang ?? catalogLanguage}
            draggable={false}
            width={1200}
            height={1200}
            style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
          />
        )}
      </div>
      <button type="button" className={styles.close} aria-label={t('close')} onClick={() => dialog.current?.close()}>
        <CloseIcon />
      </button>
      {images.length > 1 && <Turning onTurn={go} />}
      <div className={styles.bar}>
        <button
          type="button"
          aria-label={t('smaller')}
          aria-disabled={view.scale <= 1}
          onClick={() => zoom(1 / keyFactor)}
        >
          −
        </button>
        <p role="status">
          {t('position', { number: index + 1, count: images.length, percent: Math.round(view.scale * 100) })}
        </p>
        <button
          type="button"
          aria-label={t('larger')}
          aria-disabled={view.scale >= largestScale(frame)}
          onClick={() => zoom(keyFactor)}
        >
          +
        </button>
      </div>
    </Dialog>
  );
}

function Turning({ onTurn }: { onTurn: (step: number) => void }) {
  const t = useTranslations('gallery');
  return (
    <>
      <button type="button" className={styles.previous} aria-label={t('previous')} onClick={() => onTurn(-1)}>
        <BackIcon />
      </button>
      <button type="button" className={styles.next} aria-label={t('next')} onClick={() => onTurn(1)}>
        <NextIcon />
      </button>
    </>
  );
}

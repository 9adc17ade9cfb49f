'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import type { Image } from '#lib/contract/media.ts';
import { imageProps, imageUrl } from '#lib/media/index.ts';
import { lazyIsland } from '#components/ui/lazy-island.tsx';
import { SearchIcon } from '#components/ui/icons.tsx';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import styles from './gallery.module.css';

const GalleryZoom = lazyIsland(() => import('./gallery-zoom.tsx').then(({ GalleryZoom: Zoom }) => Zoom));

const isPlain = (event: MouseEvent) => !event.metaKey && !event.ctrlKey && !event.shiftKey;

/**
 * The pictures of a colour in a row to swipe through, with thumbnails. Each is a link to its file and each thumbnail
 * one to its picture, so that all of it works before this island is hydrated, and without it.
 */
export function Gallery({ images }: { images: Image[] }) {
  const t = useTranslations('gallery');
  const [current, setCurrent] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const row = useRef<HTMLUListElement>(null);

  // Swiped before the island was hydrated, or led to a picture by the address.
  useEffect(() => {
    const list = row.current;
    if (list && list.clientWidth > 0) setCurrent(Math.round(list.scrollLeft / list.clientWidth));
  }, []);

  const show = (index: number, isFocused = false) => {
    const list = row.current;
    const at = Math.min(Math.max(index, 0), images.length - 1);
    list?.scrollTo({ left: at * list.clientWidth });
    if (isFocused) list?.children[at]?.querySelector('a')?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    show(current + step, row.current?.contains(document.activeElement));
  };

  return (
    <div
      className={images.length > 1 ? styles.gallery : `${styles.gallery} ${styles.single}`}
      role="group"
      aria-label={t('label')}
      onKeyDown={onKeyDown}
      onPointerEnter={() => void GalleryZoom.load().catch(() => undefined)}
    >
      <div className={styles.frame}>
        <ul
          className={styles.row}
          ref={row}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            setCurrent(Math.round(scrollLeft / clientWidth))
          }
        >
          {images.map((image, index) => (
            <li key={image.path} id={`kep-${index + 1}`}>
              <a
                href={imageUrl(image, 1200)}
                aria-label={t('enlarge', { picture: image.alt })}
                onClick={(event) => {
                  if (!isPlain(event)) return;
                  event.preventDefault();
                  setCurrent(index);
                  setOpen(true);
                }}
              >
                <img
                  lang={image.lang ?? catalogLanguage}
                  {...imageProps(
                    image,
                    [480, 640, 960, 1200],
                    '(min-width: 993px) min(44vw, 800px), (min-width: 700px) 52vw, 88vw',
                  )}
                  {...(index === 0 ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
                />
              </a>
            </li>
          ))}
        </ul>
        <span className={styles.enlarge} aria-hidden="true">
          <SearchIcon />
        </span>
        {images.length > 1 && (
          <p className={styles.position} aria-hidden="true">
            {current + 1} / {images.length}
          </p>
        )}
      </div>
      {images.length > 1 && <Thumbnails images={images} current={current} onShow={show} />}
      {isOpen && (
        <GalleryZoom
          images={images}
          start={current}
          onClose={(index) => {
            setOpen(false);
            show(index, true);
          }}
        />
      )}
    </div>
  );
}

function Thumbnails({
  images,
  current,
  onShow,
}: {
  images: Image[];
  current: number;
  onShow: (index: number) => void;
}) {
  const t = useTranslations('gallery');
  return (
    <ul className={styles.thumbnails}>
      {images.map((image, index) => (
        <li key={image.path}>
          <a
            href={`#kep-${index + 1}`}
            aria-label={t('show', { picture: image.alt })}
            aria-current={index === current ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              onShow(index);
            }}
          >
            <img {...imageProps(image, [96, 160, 240], '(min-width: 577px) 72px, 52px')} alt="" loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  );
}

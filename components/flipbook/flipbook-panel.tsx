import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Flipbook } from '#lib/contract/flipbook.ts';
import { pageBreakpoints } from '#lib/config/page-breakpoints.ts';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { findInFlipbook } from '#lib/flipbook/index.ts';
import { imageProps } from '#lib/media/index.ts';
import { useMedia } from './use-layout.ts';
import styles from './viewer.module.css';

const views = ['contents', 'pages', 'find'] as const;
type PanelView = (typeof views)[number];

interface Props {
  flipbook: Flipbook;
  /** First of the open pages. */
  page: number;
  onGo: (page: number) => void;
}

/** Contents, small pages and the words of a flipbook, each a way to its pages. Closed at first on small screens. */
export function FlipbookPanel({ flipbook, page, onGo }: Props) {
  const t = useTranslations('flipbook');
  const [view, setView] = useState<PanelView | null>(null);
  const shown = view ?? 'contents';
  // Beside the flipbook it always shows one of its views; above it, it opens and closes.
  const isBeside = useMedia(`(min-width: ${pageBreakpoints().xl}px)`);
  return (
    <aside className={styles.panel} data-open={view !== null || undefined} aria-label={t('panel')}>
      <div className={styles.tabs}>
        {views.map((name) => (
          <button
            key={name}
            type="button"
            data-shown={shown === name || undefined}
            aria-controls="flipbook-panel"
            {...(isBeside ? { 'aria-pressed': shown === name } : { 'aria-expanded': view === name })}
            onClick={() => setView(view === name && !isBeside ? null : name)}
          >
            {t(name)}
          </button>
        ))}
      </div>
      <div id="flipbook-panel" className={styles.panelContent}>
        {shown === 'contents' && <Contents flipbook={flipbook} page={page} onGo={onGo} />}
        {shown === 'pages' && <Pages flipbook={flipbook} page={page} onGo={onGo} />}
        {shown === 'find' && <Find flipbook={flipbook} onGo={onGo} />}
      </div>
    </aside>
  );
}

function Contents({ flipbook, page, onGo }: Props) {
  const current = flipbook.contents.findLast((chapter) => chapter.page <= page);
  return (
    <ol className={styles.contents}>
      {flipbook.contents.map((chapter) => (
        <li key={chapter.page} lang={chapter.lang ?? catalogLanguage}>
          <button type="button" aria-current={chapter === current || undefined} onClick={() => onGo(chapter.page)}>
            {chapter.title}
            <span className="number">{chapter.page}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

function Pages({ flipbook, page, onGo }: Props) {
  const t = useTranslations('flipbook');
  return (
    <ol className={styles.thumbs}>
      {flipbook.pages.map(({ number, heading, hotspots, image }) => (
        <li key={number}>
          <button
            type="button"
            aria-current={number === page || undefined}
            aria-label={t('pageNamed', { number, heading })}
            onClick={() => onGo(number)}
          >
            <span style={{ aspectRatio: flipbook.aspectRatio }} data-cover={number === 1 || undefined}>
              {(hotspots.length > 0 && number > 1
                ? hotspots.slice(0, 4).flatMap((offer) => offer.image ?? [])
                : [image]
              ).map((picture) => (
                <img key={picture.path} {...imageProps(picture, [96, 160, 240], '84px')} alt="" loading="lazy" />
              ))}
            </span>
            <b className="number">{number}</b>
          </button>
        </li>
      ))}
    </ol>
  );
}

function Find({ flipbook, onGo }: Omit<Props, 'page'>) {
  const t = useTranslations('flipbook');
  const [typed, setTyped] = useState('');
  const found = findInFlipbook(flipbook.pages, typed);
  return (
    <search className={styles.find}>
      <label>
        {t('findLabel')}
        <input type="search" value={typed} maxLength={50} onChange={(event) => setTyped(event.target.value)} />
      </label>
      <p role="status">{typed.trim().length > 1 && t('found', { count: found.length })}</p>
      <ol lang={flipbook.pages[0]?.lang ?? catalogLanguage}>
        {found.map(({ page, parts }, at) => (
          <li key={at}>
            <button type="button" onClick={() => onGo(page)}>
              <b className="number">{page}</b>
              <span>{parts.map(({ text, isFound }, index) => (isFound ? <mark key={index}>{text}</mark> : text))}</span>
            </button>
          </li>
        ))}
      </ol>
    </search>
  );
}

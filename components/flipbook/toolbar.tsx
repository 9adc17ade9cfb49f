import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { track } from '#lib/analytics/track.ts';
import type { Flipbook } from '#lib/contract/flipbook.ts';
import { flipbookPath, flipbookTextPath } from '#lib/flipbook/paths.ts';
import { localePath } from '#lib/core/locales.ts';
import { BackIcon } from '#components/ui/icons.tsx';
import { NextIcon } from '#components/ui/more-icons.tsx';
import styles from './viewer.module.css';

interface Props {
  flipbook: Flipbook;
  page: number;
  position: string;
  scale: number;
  largest: number;
  isFirst: boolean;
  isLast: boolean;
  onTurn: (by: number) => void;
  onLarger: () => void;
  onSmaller: () => void;
}

/** Turning, enlarging, sharing the page and the ways to the flipbook as text. */
export function Toolbar({
  flipbook,
  page,
  position,
  scale,
  largest,
  isFirst,
  isLast,
  onTurn,
  onLarger,
  onSmaller,
}: Props) {
  const t = useTranslations('flipbook');
  const locale = useLocale();
  return (
    <div className={styles.toolbar}>
      <div>
        <button type="button" aria-label={t('previous')} aria-disabled={isFirst} onClick={() => onTurn(-1)}>
          <BackIcon />
        </button>
        <span className="number">{position}</span>
        <button type="button" aria-label={t('next')} aria-disabled={isLast} onClick={() => onTurn(1)}>
          <NextIcon />
        </button>
      </div>
      <div>
        <button type="button" aria-label={t('smaller')} aria-disabled={scale <= 1} onClick={onSmaller}>
          −
        </button>
        <span className="number">{Math.round(scale * 100)}%</span>
        <button type="button" aria-label={t('larger')} aria-disabled={scale >= largest} onClick={onLarger}>
          +
        </button>
      </div>
      <div>
        <Share flipbook={flipbook} page={page} />
        <a href={localePath(locale, flipbookTextPath(flipbook.slug))}>{t('asText')}</a>
        <button type="button" onClick={() => print()}>
          {t('print')}
        </button>
      </div>
    </div>
  );
}

/** Passes on the link of the open page: by the system's own way where there is one, else by copying it. */
function Share({ flipbook, page }: { flipbook: Flipbook; page: number }) {
  const t = useTranslations('flipbook');
  const locale = useLocale();
  const [said, setSaid] = useState<'copied' | 'notCopied' | null>(null);
  const trackShare = (method: 'link' | 'system') =>
    track({ event: 'share', method, content_type: 'flipbook', item_id: flipbook.slug });
  const share = async () => {
    const url = new URL(localePath(locale, flipbookPath(flipbook.slug, page)), location.origin).href;
    try {
      if ('share' in navigator) {
        await navigator.share({ title: flipbook.title, url });
        trackShare('system');
      } else {
        await (navigator as Navigator).clipboard.writeText(url);
        setSaid('copied');
        trackShare('link');
      }
    } catch (error) {
      // Closing the system's own sheet is no failure.
      if ((error as Error).name !== 'AbortError') setSaid('notCopied');
    }
  };
  return (
    <>
      <button type="button" onClick={() => void share()}>
        {t('share')}
      </button>
      <span role="status" className={styles.said}>
        {said && t(said)}
      </span>
    </>
  );
}

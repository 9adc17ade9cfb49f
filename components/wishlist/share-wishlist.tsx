import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { track } from '#lib/analytics/track.ts';
import { limits } from '#lib/contract/limits.ts';
import { sharedListUrl } from '#lib/wishlist/shared.ts';
import { Button } from '#components/ui/button.tsx';
import styles from './wishlist-page.module.css';

/** What came of sharing: nothing to say, the link is on the clipboard, or it stands there to be copied by hand. */
type Outcome = 'none' | 'copied' | 'byHand';

const trackShare = (method: 'link' | 'system') =>
  track({ event: 'share', method, content_type: 'wishlist', item_id: null });

async function send(url: string, title: string): Promise<Outcome> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, url });
      trackShare('system');
      return 'none';
    }
  } catch (error) {
    // The sheet was closed again; anything else is as if there were none.
    if (error instanceof DOMException && error.name === 'AbortError') return 'none';
  }
  return navigator.clipboard.writeText(url).then(
    () => {
      trackShare('link');
      return 'copied' as const;
    },
    () => 'byHand' as const,
  );
}

/** Sending the list on as a link to look at, and printing it. */
export function ShareWishlist({ ids }: { ids: number[] }) {
  const t = useTranslations('wishlistPage');
  const locale = useLocale();
  const [outcome, setOutcome] = useState<Outcome>('none');
  const [url, setUrl] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const key = ids.join();
  // Another list has another link.
  useEffect(() => setOutcome('none'), [key]);
  useEffect(() => {
    if (outcome === 'byHand') field.current?.select();
  }, [outcome]);
  const share = async () => {
    const link = sharedListUrl(location.origin, locale, ids);
    setUrl(link);
    setOutcome('none');
    setOutcome(await send(link, t('shareTitle')).catch(() => 'byHand' as const));
  };
  return (
    <div className={`${styles.share} no-print`}>
      <div>
        <Button variant="outline" onClick={() => void share()}>
          {t('share')}
        </Button>
        <Button variant="outline" onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
      <p role="status">{outcome === 'copied' && t('copied')}</p>
      {outcome === 'byHand' && (
        <label className={styles.link}>
          {t('copyByHand')}
          <input ref={field} readOnly value={url} onFocus={({ target }) => target.select()} />
        </label>
      )}
      <p className={styles.small}>
        {t('shareNote')} {ids.length > limits.productIds && t('shareLimit', { count: limits.productIds })}
      </p>
    </div>
  );
}

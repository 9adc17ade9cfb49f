import { useLocale, useTranslations } from 'next-intl';
import { setImpressions } from '#lib/analytics/impression.ts';
import type { Product } from '#lib/contract/product.ts';
import { imageProps } from '#lib/media/index.ts';
import { shopHref } from '#lib/navigation/link-guard.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { TrackImpression } from '#components/analytics/track-impression.tsx';
import { Island } from '#components/ui/island.tsx';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { AddSet } from './add-set.tsx';
import styles from './sets.module.css';

/** Goods that are cheaper together. */
export function Sets({ sets }: { sets: Product['sets'] }) {
  if (sets.length === 0) return null;
  const t = useTranslations('product');
  const locale = useLocale();
  return (
    <section className={styles.sets}>
      <h2>{t('sets')}</h2>
      <TrackImpression list={{ id: 'sets', isOwn: true, cards: setImpressions(sets) }} />
      {sets.map((set) => {
        const { price, separately } = set;
        return (
          <article key={set.id} className={styles.set} data-set={set.id}>
            <ul>
              {set.members.map(({ name, lang, url, image, optionId }) => (
                <li key={optionId} lang={lang ?? catalogLanguage}>
                  <a href={shopHref(locale, url)}>
                    <img {...imageProps(image, [160, 240, 320, 480], '160px')} loading="lazy" alt="" />
                    {name}
                  </a>
                </li>
              ))}
            </ul>
            <div>
              <h3 lang={set.lang ?? catalogLanguage}>{set.name}</h3>
              <p>
                <b className="number">{formatPrice(price)}</b>{' '}
                {separately > price && <small>{t('separately', { price: formatPrice(separately) })}</small>}
              </p>
              {set.members[0] && (
                <Island name="set" isMain>
                  <AddSet
                    setId={set.id}
                    optionId={set.members[0].optionId}
                    name={set.name}
                    lang={set.lang}
                    image={set.members[0].image}
                  />
                </Island>
              )}
            </div>
          </article>
        );
      })}
    </section>
  );
}

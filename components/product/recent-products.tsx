'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { productCardsQuery } from '#lib/recently-viewed/queries.ts';
import { BrowserGrid } from '#components/cards/browser-grid.tsx';
import styles from './recently-viewed.module.css';

/** Words of this page alone; the cards have theirs. */
export interface RecentTexts {
  title: string;
  clear: string;
}

interface Props {
  ids: number[];
  onClear: () => void;
  /** There is nothing to show, so that no place need be kept. */
  onNone: () => void;
  texts: RecentTexts;
}

/** Cards of the products looked at before. What can not be loaded is left out without a word: nobody asked for it. */
export function RecentProducts({ ids, onClear, onNone, texts }: Props) {
  const { data: products, isError } = useQuery(productCardsQuery(ids));
  const isNone = isError || products?.length === 0;
  useEffect(() => {
    if (isNone) onNone();
  }, [isNone, onNone]);
  if (isNone) return null;
  return (
    <section className={styles.recent} aria-labelledby="korabban-nezett">
      <div className={styles.head}>
        <h2 id="korabban-nezett">{texts.title}</h2>
        <button type="button" onClick={onClear}>
          {texts.clear}
        </button>
      </div>
      {products ? (
        <div className={styles.row} role="group" aria-labelledby="korabban-nezett" tabIndex={0}>
          <BrowserGrid products={products} eager={false} level={3} list={{ id: 'recently_viewed' }} />
        </div>
      ) : (
        <div className={styles.loading} aria-hidden="true">
          {ids.slice(0, 4).map((id) => (
            <i key={id} />
          ))}
        </div>
      )}
    </section>
  );
}

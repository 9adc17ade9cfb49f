'use client';

import { useQuery } from '@tanstack/react-query';
import { productCardsQuery } from '#lib/recently-viewed/queries.ts';
import { ProductGrid } from '#components/results/product-grid.tsx';
import styles from './recently-viewed.module.css';

/** Words of this page alone; the cards have theirs. */
export interface RecentTexts {
  title: string;
  clear: string;
}

/** Cards of the products looked at before. What can not be loaded is left out without a word: nobody asked for it. */
export function RecentProducts({ ids, onClear, texts }: { ids: number[]; onClear: () => void; texts: RecentTexts }) {
  const { data: products, isError } = useQuery(productCardsQuery(ids));
  if (isError || products?.length === 0) return null;
  return (
    <section className={styles.recent} aria-labelledby="korabban-nezett">
      <div className={styles.head}>
        <h2 id="korabban-nezett">{texts.title}</h2>
        <button type="button" onClick={onClear}>{texts.clear}</button>
      </div>
      {products ? (
        <div className={styles.row} role="group" aria-labelledby="korabban-nezett" tabIndex={0}>
          <ProductGrid products={products} eager={false} level={3} />
        </div>
      ) : <div className={styles.loading} aria-hidden="true">{ids.slice(0, 4).map((id) => <i key={id} />)}</div>}
    </section>
  );
}

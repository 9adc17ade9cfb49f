import { useQueries } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import type { ProductCard } from '#lib/contract/product.ts';
import { productQuery } from '#lib/products/queries/product.ts';
import { BrowserGrid } from '#components/cards/browser-grid.tsx';
import styles from './goes-with.module.css';

/** Cards of the row. */
const mostShown = 4;

interface Props {
  /** Ids of the products that say what goes with them. */
  asked: readonly number[];
  /** Ids of the products that the cart held: they are in no row beside it. */
  held: readonly number[];
  /** There is nothing to show, so that no place need be kept. */
  onNone: () => void;
}

/** What goes with the products, the first of each before the second of any, none of it twice. */
function inTurns(lists: readonly (readonly ProductCard[])[], held: readonly number[]): ProductCard[] {
  const seen = new Set(held);
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? []))
    .flat()
    .filter(({ id }) => !seen.has(id) && seen.add(id))
    .slice(0, mostShown);
}

/** Cards of what goes with the cart's goods. What can not be loaded is left out without a word: nobody asked for it. */
export function GoesWithCards({ asked, held, onNone }: Props) {
  const t = useTranslations('cart');
  const answers = useQueries({
    queries: asked.map((id) => ({ ...productQuery(id), staleTime: Infinity, retry: false })),
  });
  const isPending = answers.some((answer) => answer.isPending);
  const products = isPending
    ? []
    : inTurns(
        answers.map(({ data }) => data?.related ?? []),
        held,
      );
  const isNone = !isPending && products.length === 0;
  useEffect(() => {
    if (isNone) onNone();
  }, [isNone, onNone]);
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="kosar-melle">
      <h2 id="kosar-melle">{t('goesWith')}</h2>
      <div className={styles.row}>
        <BrowserGrid products={products} eager={false} level={3} list={{ id: 'cart_related' }} />
      </div>
    </section>
  );
}

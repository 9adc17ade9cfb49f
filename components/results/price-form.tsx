import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { toMoney, type Money, type FilterPrice } from '#lib/contract/money.ts';
import { currencySign, formatAmount } from '#lib/core/prices/index.ts';
import styles from './filters.module.css';
import type { Results } from './results.ts';

/** The page's other parameters, which a form must carry along. */
function HiddenParameters({ query }: { query: Results['query'] }) {
  return (
    <>
      {query.q && <input type="hidden" name="q" value={query.q} />}
      {query.exact && <input type="hidden" name="exact" value="1" />}
      {query.filters.length > 0 && <input type="hidden" name="filters" value={query.filters.join(',')} />}
      {query.shop && <input type="hidden" name="store" value={query.shop} />}
      {query.sorting && (
        <>
          <input type="hidden" name="sortField" value={query.sorting.field} />
          <input type="hidden" name="sortType" value={query.sorting.type} />
        </>
      )}
    </>
  );
}

/** Price from and to in forints; the address carries thousands of them (ADR-0012). */
export function PriceForm({ path, query, answer }: Results) {
  const t = useTranslations('results');
  const forints = (price: FilterPrice | null) => (price === null ? '' : formatAmount(toMoney(price)));
  const field = (name: 'forintMin' | 'forintMax', label: string, chosen: FilterPrice | null, bound: Money) => (
    <label>
      {label}
      <span>
        <input
          name={name}
          inputMode="numeric"
          maxLength={14}
          defaultValue={forints(chosen)}
          placeholder={formatAmount(bound)}
          key={chosen}
        />
        <small>{currencySign()}</small>
      </span>
    </label>
  );
  return (
    <details className={styles.group} data-group="price" open>
      <summary>{t('price')}</summary>
      <form action={path} className={styles.price} data-listing="">
        <HiddenParameters query={query} />
        {field('forintMin', t('priceMin'), query.priceMin, answer.priceBounds.min)}
        {field('forintMax', t('priceMax'), query.priceMax, answer.priceBounds.max)}
        <Button type="submit" variant="outline">
          {t('apply')}
        </Button>
      </form>
    </details>
  );
}

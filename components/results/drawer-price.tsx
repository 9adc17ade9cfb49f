import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { toMoney, type Money, type FilterPrice } from '#lib/contract/money.ts';
import type { SearchAnswer } from '#lib/contract/search.ts';
import { typedThousands } from '#lib/core/filters/price-range.ts';
import { currencySign, formatAmount } from '#lib/core/prices/index.ts';
import { filters, type FiltersState } from '#stores/filters.ts';
import { ClearGroup } from './clear-group.tsx';
import styles from './filter-drawer.module.css';

const forints = (thousands: FilterPrice | null) => (thousands === null ? '' : formatAmount(toMoney(thousands)));

function Side({
  side,
  label,
  chosen,
  bound,
}: {
  side: 'min' | 'max';
  label: string;
  chosen: FilterPrice | null;
  bound: Money;
}) {
  const t = useTranslations('filterDrawer');
  const [typed, setTyped] = useState(forints(chosen));
  const [isInvalid, setInvalid] = useState(false);
  useEffect(() => setTyped(forints(chosen)), [chosen]);
  const take = () => {
    const price = typedThousands(typed);
    const isEmpty = typed.trim() === '';
    setInvalid(!isEmpty && price === null);
    if (isEmpty) filters.setPrice(side, null);
    else filters.setPrice(side, price ?? typed);
    // The store may have kept it within the bounds of the role.
    if (isEmpty || price !== null) setTyped(forints(filters.state()?.price.selection[side] ?? null));
  };
  return (
    <label>
      {label}
      <span>
        <input
          inputMode="numeric"
          maxLength={14}
          value={typed}
          placeholder={formatAmount(bound)}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? `price-${side}-error` : undefined}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={take}
          onKeyDown={(event) => event.key === 'Enter' && take()}
        />
        <small>{currencySign()}</small>
      </span>
      {isInvalid && (
        <em id={`price-${side}-error`} role="alert">
          {t('priceInvalid')}
        </em>
      )}
    </label>
  );
}

/** Price from and to in forints; the store keeps thousands of them within the role's bounds (PLP-15). */
export function DrawerPrice({ draft, bounds }: { draft: FiltersState; bounds: SearchAnswer['priceBounds'] }) {
  const t = useTranslations('filterDrawer');
  const { min, max } = draft.price.selection;
  return (
    <details className={styles.group} open>
      <summary>{t('price')}</summary>
      <div className={styles.price}>
        <Side side="min" label={t('priceMin')} chosen={min} bound={bounds.min} />
        <Side side="max" label={t('priceMax')} chosen={max} bound={bounds.max} />
      </div>
      <ClearGroup group="price" label={t('price')} isEmpty={min === null && max === null} />
    </details>
  );
}

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { optionOf } from '#lib/core/products/variants.ts';
import {
  printNameLimit,
  type RosterGoods,
  type RosterRow,
  type RowChange,
  type RowProblems,
} from '#lib/teams/roster.ts';
import { CloseIcon } from '#components/ui/icons.tsx';
import styles from './roster.module.css';

interface Props {
  row: RosterRow;
  /** Its place in the list, from 1. */
  at: number;
  goods: RosterGoods;
  problems: RowProblems | undefined;
  /** Why the API did not take it. */
  refusal: 'soldOut' | 'stock' | 'print' | 'other' | undefined;
  onShow: () => void;
  onChange: (change: RowChange) => void;
  onRemove: () => void;
}

/** A line of the list: one wearer, or one size. */
export function RosterLine({ row, at, goods, problems = {}, refusal, onShow, onChange, onRemove }: Props) {
  const t = useTranslations('roster');
  const id = useId();
  const texts = Object.entries(problems).map(([field, problem]) =>
    t(`problem.${field}.${problem}` as 'problem.size.missing'),
  );
  if (refusal) texts.push(t(`refusal.${refusal}`));
  const marks = (field: keyof RowProblems) => ({
    'aria-invalid': problems[field] ? true : undefined,
    'aria-describedby': texts.length > 0 ? `${id}-error` : undefined,
  });
  return (
    <li
      data-row={row.key}
      className={styles.line}
      data-is-printed={goods.isPrintable || undefined}
      onFocus={onShow}
      aria-label={t('row', { at })}
    >
      <span className={styles.at} aria-hidden="true">
        {at}
      </span>
      {goods.isPrintable && (
        <>
          <label>
            <span>{t('name')}</span>
            <input
              value={row.name}
              maxLength={printNameLimit}
              autoComplete="off"
              onChange={(event) => onChange({ name: event.target.value })}
              {...marks('name')}
            />
          </label>
          <label>
            <span>{t('number')}</span>
            <input
              value={row.number}
              maxLength={2}
              inputMode="numeric"
              autoComplete="off"
              onChange={(event) => onChange({ number: event.target.value })}
              {...marks('number')}
            />
          </label>
        </>
      )}
      <label>
        <span>{t('size')}</span>
        <select
          value={row.size ?? ''}
          onChange={(event) => onChange({ size: event.target.value || null })}
          {...marks('size')}
        >
          {goods.sizes.length > 1 && <option value="">{t('choose')}</option>}
          {goods.sizes.map((size) => {
            const stock = optionOf(goods.options, goods.colour, size)?.stock ?? 0;
            return (
              <option key={size} value={size} disabled={stock === 0}>
                {stock === 0 ? t('soldOutSize', { size }) : size}
              </option>
            );
          })}
        </select>
      </label>
      <label>
        <span>{t('amount')}</span>
        <input
          value={row.amount}
          maxLength={2}
          inputMode="numeric"
          autoComplete="off"
          onChange={(event) => onChange({ amount: event.target.value })}
          {...marks('amount')}
        />
      </label>
      <button type="button" className={styles.remove} aria-label={t('removeRow', { at })} onClick={onRemove}>
        <CloseIcon />
      </button>
      {texts.length > 0 && (
        <p id={`${id}-error`} className={styles.error}>
          {texts.join(' ')}
        </p>
      )}
    </li>
  );
}

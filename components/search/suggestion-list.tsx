'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { CSSProperties, MouseEvent } from 'react';
import type { ProductCard } from '#lib/contract/product.ts';
import { imageProps } from '#lib/media/index.ts';
import { formatPrice, priceOfType } from '#lib/core/prices/index.ts';
import { formatCount } from '#lib/core/text/counts.ts';
import { unitPriceText } from '#lib/core/prices/unit-price.ts';
import { textParts } from '#lib/suggestions/index.ts';
import { allRows, type Suggestion, type SuggestionGroup } from '#lib/suggestions/rows.ts';
import { usePriceType } from '#stores/price-type.ts';
import { recentSearches } from '#stores/recent-searches.ts';
import { CloseIcon, SearchIcon } from '#components/ui/icons.tsx';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { AnswerText } from './answer-text.tsx';
import { SuggestedProducts } from './suggested-products.tsx';
import type { Suggestions, Shown } from './use-suggestions.ts';
import styles from './suggestions.module.css';

/** A text whose typed part is plain and whose completion is bold. */
function Completed({ text, typed, lang }: { text: string; typed: string; lang?: string | undefined }) {
  return (
    <span lang={lang} className={styles.text}>
      {textParts(text, typed).map((part, index) => (part.isTyped ? part.text : <b key={index}>{part.text}</b>))}
    </span>
  );
}

function ProductText({ product }: { product: ProductCard }) {
  const t = useTranslations('searchBox');
  const type = usePriceType();
  const price = priceOfType(product.prices, type).price;
  const unit = unitPriceText(t, price, product.contents);
  return (
    <>
      <img {...imageProps(product.image, [96, 160], '48px')} alt="" />
      <span lang={product.lang ?? catalogLanguage} className={styles.text}>
        <small>{product.brand.name}</small> {product.name}
      </span>
      <b className="number">
        {formatPrice(price)}
        {unit !== null && <small>{unit}</small>}
      </b>
    </>
  );
}

function RowText({ row, typed }: { row: Suggestion; typed: string }) {
  const t = useTranslations('searchBox');
  const locale = useLocale();
  switch (row.kind) {
    case 'product':
      return <ProductText product={row.product} />;
    case 'answer':
      return <AnswerText answer={row.answer} />;
    case 'clear':
      return <span className={styles.clear}>{t('clearRecent')}</span>;
    case 'all':
      return (
        <>
          <SearchIcon />
          <b className={styles.text}>{t('all', { query: row.query })}</b>
        </>
      );
    case 'recent':
      return (
        <>
          <span className={styles.text}>{row.query}</span>
          <span className="hidden-text">, {t('forgetHint')}</span>
        </>
      );
    case 'phrase':
      return (
        <>
          {typed === '' ? (
            <span className={styles.text}>{row.query}</span>
          ) : (
            <Completed text={row.query} typed={typed} />
          )}
          {row.count !== null && <span className={styles.count}>· {formatCount(locale, row.count)}</span>}
        </>
      );
    case 'guide':
      return <Completed text={row.name} typed={typed} lang={row.lang ?? catalogLanguage} />;
    default:
      return <Completed text={row.name} typed={typed} />;
  }
}

const rowKey = (row: Suggestion) => {
  if (row.kind === 'product') return row.product.id;
  if (row.kind === 'answer') return row.href;
  return 'query' in row ? row.query : row.kind;
};

interface Props {
  suggestions: Suggestions;
  shown: Shown;
  active: number;
  onChoose: (row: Suggestion) => void;
}

function isPlain(event: MouseEvent): boolean {
  return !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

const answersOf = ({ groups }: Suggestions) => groups.find(({ name }) => name === 'answers')?.rows ?? [];
const hasPhrases = ({ groups }: Suggestions) => groups.some(({ name, rows }) => name === 'phrases' && rows.length > 0);

/**
 * The one quiet line of the products' group, in the place that is kept for them, so that it moves nothing. That there
 * are none is said only where nothing else is suggested: phrases promise hits.
 */
function ProductNote({ suggestions }: { suggestions: Suggestions }) {
  const t = useTranslations('searchBox');
  const { products, groups } = suggestions;
  const isEmpty = groups.every(({ name, rows }) => name !== 'products' || rows.length === 0);
  if (products === 'failed')
    return (
      <p role="presentation" className={styles.note}>
        {t('failed')}
      </p>
    );
  return products === 'here' && isEmpty && !hasPhrases(suggestions) ? (
    <p role="presentation" className={styles.note}>
      {t('noProducts')}
    </p>
  ) : null;
}

/** Buttons that take single searches off the history, beside their rows: a list box holds nothing but options. */
function Forget({ rows, isReachable }: { rows: readonly Suggestion[]; isReachable: boolean }) {
  const t = useTranslations('searchBox');
  return (
    <div className={styles.forget}>
      {rows.map(
        (row) =>
          row.kind === 'recent' && (
            <button
              key={row.query}
              type="button"
              tabIndex={isReachable ? undefined : -1}
              aria-label={t('forget', { query: row.query })}
              onClick={() => recentSearches.forget(row.query)}
            >
              <CloseIcon />
            </button>
          ),
      )}
    </div>
  );
}

interface RowProps extends Omit<Props, 'shown'> {
  row: Suggestion;
  index: number;
}

function Row({ row, index, suggestions: { q, products }, active, onChoose }: RowProps) {
  const attributes = {
    id: `suggestion-${index}`,
    role: 'option',
    'aria-selected': active === index,
    className: styles.row,
  };
  const text = <RowText row={row} typed={q} />;
  if (row.kind === 'clear')
    return (
      <div {...attributes} onClick={() => onChoose(row)}>
        {text}
      </div>
    );
  return (
    <a
      {...attributes}
      href={row.href}
      tabIndex={-1}
      data-old={row.kind === 'product' && products === 'old' ? true : undefined}
      onClick={(event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        onChoose(row);
      }}
    >
      {text}
    </a>
  );
}

function Group({ name, rows, start, ...props }: SuggestionGroup & Omit<Props, 'shown'> & { start: number }) {
  const t = useTranslations('searchBox');
  const { products, productRows } = props.suggestions;
  const isProducts = name === 'products' || name === 'popularProducts';
  const kept = isProducts ? productRows - answersOf(props.suggestions).length : 0;
  if (
    rows.length === 0 &&
    (kept <= 0 || (isProducts && products === 'here' && answersOf(props.suggestions).length > 0))
  )
    return null;
  const options = rows.map((row, index) => <Row key={rowKey(row)} row={row} index={start + index} {...props} />);
  if (name === 'all')
    return (
      <div role="presentation" className={styles.all}>
        {options}
      </div>
    );
  const label = `suggestions-${name}`;
  return (
    <div
      {...(rows.length > 0 ? { role: 'group', 'aria-labelledby': label } : { role: 'presentation' })}
      className={styles.group}
      data-group={isProducts ? 'products' : name}
    >
      <p role="presentation" className={name === 'answers' ? 'hidden-text' : styles.heading}>
        {(rows.length > 0 || products !== 'here' || !hasPhrases(props.suggestions)) && (
          <span id={label}>{t(name)}</span>
        )}
        {name === 'products' && (products === 'waiting' || products === 'old') && <i>{t('searching')}</i>}
      </p>
      {name === 'products' && <ProductNote suggestions={props.suggestions} />}
      {name === 'products' && products === 'here' && <SuggestedProducts rows={rows} />}
      {options}
      {products === 'waiting' &&
        Array.from({ length: kept }, (_, index) => <div key={index} role="presentation" className={styles.skeleton} />)}
    </div>
  );
}

/** The list under the box or in the sheet: labelled groups in one list box. It never scrolls by itself. */
export function SuggestionList({ shown, ...props }: Props) {
  const t = useTranslations('searchBox');
  const { groups } = props.suggestions;
  const recent = groups.find(({ name }) => name === 'recent');
  return (
    <div
      className={shown === 'sheet' ? styles.sheet : styles.list}
      hidden={groups.length === 0}
      onMouseDown={(event) => event.preventDefault()}
    >
      <div id="search-suggestions" role="listbox" aria-label={t('suggestions')} className={styles.groups}>
        {groups.map((group, index) => {
          const start = allRows(groups.slice(0, index)).length;
          if (group.name === 'answers') return null;
          const before = groups[index - 1];
          // Goods below answers are others than those that were waited for: they come anew, not moved down.
          const place = before?.name === 'answers' ? `${group.name} below ${before.rows.length}` : group.name;
          const one = <Group key={place} {...group} {...props} start={start} />;
          if (before?.name !== 'answers') return one;
          // Answers take places that are kept for products: their arrival moves nothing.
          if (before.rows.length === 0 && props.suggestions.productRows === 0) return null;
          return (
            <div
              key="found"
              role="presentation"
              className={styles.found}
              style={{ '--kept': props.suggestions.productRows } as CSSProperties}
            >
              <Group {...before} {...props} start={start - before.rows.length} />
              {one}
            </div>
          );
        })}
      </div>
      {recent && <Forget rows={recent.rows} isReachable={shown === 'sheet'} />}
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef, useState, type RefObject } from 'react';
import type { addFailure } from '#lib/cart/add-failure.ts';
import type { Product, ProductOption } from '#lib/contract/product.ts';
import type { WishlistProduct } from '#lib/contract/wishlist.ts';
import { namedSystem } from '#lib/core/products/size-text.ts';
import { optionOf, sizeName } from '#lib/core/products/variants.ts';
import { colourOfPath, productOptionsQuery } from '#lib/wishlist/queries/variants.ts';
import { Button } from '#components/ui/button.tsx';
import { RetryNotice } from '#components/ui/retry-notice.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import styles from './wishlist-page.module.css';

interface Props {
  wishlistItem: WishlistProduct;
  isAdding: boolean;
  failure: ReturnType<typeof addFailure> | null;
  onChange: () => void;
  onAdd: (product: Product, option: ProductOption) => void;
}

/** What there is to choose of a product: on its way, unreachable, or its colours and sizes. */
export function VariantPicker(props: Props) {
  const t = useTranslations('wishlistPage');
  const tList = useTranslations('wishlist');
  const { data: product, isError, isFetching, refetch } = useQuery(productOptionsQuery(props.wishlistItem.id));
  if (product) return <Choice {...props} product={product} />;
  if (!isError || isFetching) {
    return <Skeleton className={styles.optionsLoading} label={t('optionsLoading')} bars={4} />;
  }
  return (
    <RetryNotice
      className={styles.optionsFailed}
      text={t('optionsUnreachable')}
      retry={tList('retry')}
      onRetry={refetch}
    />
  );
}

function Choice({ wishlistItem, product, isAdding, failure, onChange, onAdd }: Props & { product: Product }) {
  const t = useTranslations('purchase');
  const named = colourOfPath(wishlistItem.url);
  const [colour, setColour] = useState(
    () => (product.colours.find(({ slug }) => slug === named) ?? product.colours[0])?.slug ?? '',
  );
  const [size, setSize] = useState<string | null>(product.sizes.length === 1 ? (product.sizes[0] ?? null) : null);
  const [isMissing, setMissing] = useState(false);
  const sizes = useRef<HTMLFieldSetElement>(null);
  const option = optionOf(product.options, colour, size);
  const system = namedSystem(product);
  const isSoldOut = size !== null && (option?.stock ?? 0) === 0;
  const submit = () => {
    if (isAdding || isSoldOut) return;
    if (option) return onAdd(product, option);
    setMissing(true);
    sizes.current?.querySelector('input')?.focus();
  };
  const label = isSoldOut ? t('soldOut') : t(isAdding ? 'adding' : 'add');
  return (
    <form
      className={styles.choice}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {product.colours.length > 1 && (
        <Radios
          legend={t('colour')}
          name={`szin-${wishlistItem.id}`}
          chosen={colour}
          values={product.colours.map(({ slug, name, lang }) => ({
            value: slug,
            label: name,
            lang: lang ?? catalogLanguage,
            swatch: product.colours.find((one) => one.slug === slug)?.swatch,
          }))}
          onChoose={(value) => {
            setColour(value);
            onChange();
          }}
        />
      )}
      {product.sizes.length > 1 && (
        <Radios
          ref={sizes}
          legend={system === '' ? t('size') : t('sizeIn', { system })}
          name={`meret-${wishlistItem.id}`}
          chosen={size}
          error={isMissing ? t('chooseSize') : null}
          values={product.sizes.map((value) => {
            const hasNone = (optionOf(product.options, colour, value)?.stock ?? 0) === 0;
            const label = sizeName(product, value);
            return {
              value,
              label,
              lang: label === value ? catalogLanguage : undefined,
              ...(hasNone ? { soldOut: t('sizeSoldOut', { size: label }) } : {}),
            };
          })}
          onChoose={(value) => {
            setSize(value);
            setMissing(false);
            onChange();
          }}
        />
      )}
      <Button type="submit" isBlocked={isAdding || isSoldOut} aria-label={`${label}: ${wishlistItem.name}`}>
        {label}
      </Button>
      {failure && (
        <p role="alert" className={styles.failure}>
          {t(`failures.${failure}`)}
        </p>
      )}
    </form>
  );
}

interface RadiosProps {
  ref?: RefObject<HTMLFieldSetElement | null>;
  legend: string;
  name: string;
  chosen: string | null;
  /** `soldOut` is the name of one that can not be bought. */
  values: { value: string; label: string; lang?: string | undefined; swatch?: string | undefined; soldOut?: string }[];
  error?: string | null;
  onChoose: (value: string) => void;
}

function Radios({ ref, legend, name, chosen, values, error = null, onChoose }: RadiosProps) {
  const errorId = `${name}-hiba`;
  return (
    <fieldset ref={ref} className={styles.radios} aria-describedby={error ? errorId : undefined}>
      <legend>{legend}</legend>
      <div>
        {values.map(({ value, label, lang, swatch, soldOut }) => (
          <label key={value} lang={lang} data-sold-out={soldOut ? true : undefined}>
            <input
              type="radio"
              className="hidden-text"
              name={name}
              value={value}
              checked={value === chosen}
              aria-label={soldOut ?? label}
              onChange={() => onChoose(value)}
            />
            {swatch && <i style={{ background: swatch }} />}
            {label}
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} role="alert" className={styles.failure}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

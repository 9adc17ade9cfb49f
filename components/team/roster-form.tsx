'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { sumOf, times, type Money } from '#lib/contract/money.ts';
import { addFailure } from '#lib/cart/add-failure.ts';
import type { Image } from '#lib/contract/media.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { readPastedList } from '#lib/teams/pasted-list.ts';
import type { Buyer } from '#lib/teams/actions.ts';
import { countPieces, rosterLimit, type RosterGoods, type RosterRow } from '#lib/teams/roster.ts';
import { usePriceType } from '#stores/price-type.ts';
import { Button } from '#components/ui/button.tsx';
import { lazyIsland } from '#components/ui/lazy-island.tsx';
import { PasteList } from './paste-list.tsx';
import { RosterLine } from './roster-line.tsx';
import { Shirt } from './shirt.tsx';
import { useRoster } from './use-roster.ts';
import styles from './roster.module.css';

const AddedDialog = lazyIsland(() =>
  import('#components/added/added-dialog.tsx').then(({ AddedDialog: Dialog }) => Dialog),
);

interface Props {
  team: Buyer & { name: string; colours: string[] };
  product: { id: number; name: string; brand: string; image: Image | undefined };
  goods: RosterGoods;
  /** Colour of the shirt, on which the club's colours are printed. */
  swatch: string;
  /** Of a piece, and of its print. */
  price: Money;
  printPrice: Money;
}

/**
 * A club's list for one product: sizes and pieces, with names and numbers where they are printed. Added all or none.
 */
export function RosterForm({ team, product, goods, swatch, price, printPrice }: Props) {
  const t = useTranslations('roster');
  const roster = useRoster(team, product.id, goods);
  const { lines, rows, problems, refused } = roster;
  const [shown, setShown] = useState<number | null>(null);
  const [added, setAdded] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const focus = (selector: string) => form.current?.querySelector<HTMLElement>(selector)?.focus();
  const wantsFocus = useRef(false);
  useEffect(() => {
    if (wantsFocus.current) focus('[data-row]:last-of-type :is(input, select)');
    wantsFocus.current = false;
  }, [lines.length]);

  const { pieces } = countPieces(rows, goods.isPrintable);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = roster.submit(() => setAdded(t('addedPieces', { count: pieces, team: team.name })));
    if (wrong !== null) focus(`[data-row="${wrong}"] :is(input, select)`);
  };
  return (
    <form
      ref={form}
      className={styles.roster}
      onSubmit={submit}
      noValidate
      aria-label={t(goods.isPrintable ? 'printTitle' : 'title')}
    >
      <Head
        colours={[swatch, ...team.colours]}
        printPrice={goods.isPrintable ? printPrice : null}
        row={lines.find(({ key }) => key === shown) ?? lines.find(({ name, number }) => name || number)}
      />
      <ol className={styles.rows}>
        {lines.map((row, at) => (
          <RosterLine
            key={row.key}
            row={row}
            at={at + 1}
            goods={goods}
            problems={problems.get(row.key)}
            refusal={refused.get(row.key)}
            onShow={() => setShown(row.key)}
            onChange={(changes) => roster.change(row.key, changes)}
            onRemove={() => {
              roster.remove(row.key);
              focus('[data-add]');
            }}
          />
        ))}
      </ol>
      <div className={styles.tools}>
        <Button
          variant="outline"
          data-add=""
          isBlocked={lines.length >= rosterLimit}
          onClick={() => {
            wantsFocus.current = true;
            roster.add();
          }}
        >
          {t('addRow')}
        </Button>
        <PasteList
          isPrintable={goods.isPrintable}
          size={goods.sizes[0] ?? ''}
          onPaste={(text) => {
            const read = readPastedList(text, goods.sizes, goods.isPrintable);
            roster.fill(read);
            return read.length;
          }}
        />
      </div>
      <RosterErrors roster={roster} />
      <div className={styles.sum}>
        <Sum rows={rows} isPrintable={goods.isPrintable} price={price} printPrice={printPrice} />
        <Button type="submit" isBlocked={roster.isPending}>
          {t(roster.isPending ? 'adding' : 'add')}
        </Button>
      </div>
      {added !== null && (
        <AddedDialog
          onClose={() => setAdded(null)}
          product={{ name: product.name, brand: product.brand }}
          image={product.image}
          variant={added}
        />
      )}
    </form>
  );
}

/** What to fill in, and how the line at hand will look on a shirt. */
function Head({
  row,
  colours,
  printPrice,
}: {
  row: RosterRow | undefined;
  colours: readonly string[];
  printPrice: Money | null;
}) {
  const t = useTranslations('roster');
  return (
    <div className={styles.head} data-has-shirt={printPrice !== null || undefined}>
      <div>
        <h2>{t(printPrice === null ? 'title' : 'printTitle')}</h2>
        <p>{printPrice === null ? t('hint') : t('printHint', { price: formatPrice(printPrice) })}</p>
      </div>
      {printPrice !== null && (
        <Shirt
          colours={colours}
          name={row?.name ?? t('sampleName')}
          number={row?.number ?? '10'}
          label={t('preview', { name: row?.name || t('nobody'), number: row?.number || t('noNumber') })}
        />
      )}
    </div>
  );
}

/** Why nothing went into the cart. */
function RosterErrors({ roster: { overdrawn, problems, refused, error } }: { roster: ReturnType<typeof useRoster> }) {
  const t = useTranslations('roster');
  const tPurchase = useTranslations('purchase');
  return (
    <>
      {overdrawn.length > 0 && (
        <p role="alert" className={styles.error}>
          {t('overdrawn', { sizes: overdrawn.join(', ') })}
        </p>
      )}
      {problems.size > 0 && (
        <p role="alert" className={styles.error}>
          {t('problems', { count: problems.size })}
        </p>
      )}
      {error && (
        <p role="alert" className={styles.error}>
          {refused.size > 0 ? t('refused') : tPurchase(`failures.${addFailure(error)}`)}
        </p>
      )}
    </>
  );
}

/** Pieces, prints and their sum in forints; of a customer's own price only the cart knows. */
function Sum({
  rows,
  isPrintable,
  price,
  printPrice,
}: {
  rows: readonly RosterRow[];
  isPrintable: boolean;
  price: Money;
  printPrice: Money;
}) {
  const t = useTranslations('roster');
  const isOwnPrice = usePriceType() !== 'vk';
  const { pieces, printed } = countPieces(rows, isPrintable);
  return (
    <p role="status">
      {t('pieces', { count: pieces })}
      {printed > 0 && <> · {t('printed', { count: printed })}</>}
      <b className="number">
        {isOwnPrice ? t('ownPrice') : formatPrice(sumOf([times(price, pieces), times(printPrice, printed)]))}
      </b>
    </p>
  );
}

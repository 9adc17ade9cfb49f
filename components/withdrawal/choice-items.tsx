import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import type { Withdrawal } from '#lib/contract/withdrawal.ts';
import { knownText } from '#lib/core/text/known-text.ts';
import type { Choice } from '#lib/withdrawal/choice.ts';
import styles from './withdrawal.module.css';

type Item = Withdrawal['items'][number];

interface Props {
  begun: Withdrawal;
  choice: Choice;
  onChoice: (choice: Choice) => void;
}

/** The goods of an order, each to be kept or withdrawn from, and those that can not be. */
export function ChoiceItems({ begun: { items, excluded }, choice, onChoice }: Props) {
  const t = useTranslations('withdrawal');
  return (
    <>
      <fieldset>
        <legend className={styles.legend}>{t('items')}</legend>
        <p className={styles.quiet}>{t('itemsHint')}</p>
        <ul className={styles.items}>
          {items.map((item) => (
            <ChosenItem
              key={item.line}
              item={item}
              pieces={choice[item.line] ?? 0}
              onPieces={(pieces) => onChoice({ ...choice, [item.line]: pieces })}
            />
          ))}
        </ul>
      </fieldset>
      {excluded.length > 0 && (
        <section aria-labelledby="elallas-kivetel">
          <h3 id="elallas-kivetel" className={styles.legend}>
            {t('excluded')}
          </h3>
          <ul className={styles.items}>
            {excluded.map((item) => (
              <li key={item.line} className={styles.item}>
                <p className={styles.goods} lang={catalogLanguage}>
                  <b>{item.name}</b>
                  <span>{item.title}</span>
                </p>
                <p className={styles.pieces}>{t('pieces', { count: item.quantity })}</p>
                <p className={styles.reason}>{knownText(t, 'reasons', item.reason)}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function ChosenItem({ item, pieces, onPieces }: { item: Item; pieces: number; onPieces: (pieces: number) => void }) {
  const t = useTranslations('withdrawal');
  const id = useId();
  const isChosen = pieces > 0;
  return (
    <li className={styles.item} data-kept={!isChosen || undefined}>
      <input id={id} type="checkbox" checked={isChosen} onChange={() => onPieces(isChosen ? 0 : item.quantity)} />
      <label htmlFor={id} className={styles.goods} lang={catalogLanguage}>
        <b>{item.name}</b>
        <span>{item.title}</span>
      </label>
      {item.quantity === 1 && <p className={styles.pieces}>{t('pieces', { count: 1 })}</p>}
      {item.quantity > 1 && isChosen && (
        <select
          className={styles.quantity}
          aria-label={t('quantityOf', { name: item.name, title: item.title })}
          value={pieces}
          onChange={({ target }) => onPieces(Number(target.value))}
        >
          {Array.from({ length: item.quantity }, (_, index) => (
            <option key={index} value={index + 1}>
              {t('piecesOf', { count: index + 1, all: item.quantity })}
            </option>
          ))}
        </select>
      )}
      {item.quantity > 1 && !isChosen && <p className={styles.pieces}>{t('pieces', { count: item.quantity })}</p>}
      {!isChosen && <p className={styles.kept}>{t('kept')}</p>}
    </li>
  );
}

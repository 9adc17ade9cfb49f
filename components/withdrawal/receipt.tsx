import { useLocale, useTranslations } from 'next-intl';
import { use } from 'react';
import { sumOf } from '#lib/contract/money.ts';
import type { WithdrawalReceipt } from '#lib/contract/withdrawal.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { localePath } from '#lib/core/locales.ts';
import { refundDay, returnDay } from '#lib/core/calendar/withdrawal-days.ts';
import { saveText } from '#lib/withdrawal/text-file.ts';
import { variantPaths } from '#variant/paths.ts';
import { focusOnMount } from '#components/account/focus-on-mount.ts';
import { Button } from '#components/ui/button.tsx';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { useDates } from '#lib/i18n/dates.ts';
import { ContactContext } from './contact.ts';
import styles from './withdrawal.module.css';

/** What the receipt states: content, date and time, in the words of the page, its print and its file. */
function useReceiptWords({
  name,
  email,
  orderNumber,
  placedAt,
  confirmedAt,
  deadline,
  items,
  toGiftCards,
  uuid,
}: WithdrawalReceipt) {
  const t = useTranslations('withdrawal');
  const format = useDates();
  const { address } = use(ContactContext);
  const day = (date: string) => format.dateTime(new Date(date), { dateStyle: 'long' });
  const facts: [label: string, value: string][] = [
    [
      t('received'),
      t('receivedAt', { moment: format.dateTime(new Date(confirmedAt), { dateStyle: 'long', timeStyle: 'medium' }) }),
    ],
    [t('name'), name],
    [t('orderNumber'), orderNumber],
    [t('placedAt'), day(placedAt)],
    [t('receiptTo'), email],
    ...(deadline === null ? [] : [[t('deadline'), day(deadline)] as [string, string]]),
    [t('uuid'), uuid],
  ];
  const returned = [t('returnUntil', { day: day(returnDay(confirmedAt)) }), t('returnHow', { address })];
  const refunds = items.flatMap(({ refund }) => refund ?? []);
  const sum = refunds.length < items.length ? [] : [t('refundSum', { price: formatPrice(sumOf(refunds)) })];
  const cards = toGiftCards > 0 ? [t('refundToGiftCards', { price: formatPrice(toGiftCards) })] : [];
  const refunded = [t('refundUntil', { day: day(refundDay(confirmedAt)) }), ...sum, ...cards, t('refundHow')];
  const goods = items.map((item) => `${t('pieces', { count: item.quantity })}: ${item.name}, ${item.title}`);
  const text = [
    t('receiptTitle'),
    '',
    ...facts.map(([label, value]) => `${label}: ${value}`),
    '',
    t('statement'),
    '',
    `${t('withdrawnItems')}:`,
    ...goods,
    '',
    `${t('returnTitle')}:`,
    ...returned,
    '',
    `${t('refundTitle')}:`,
    ...refunded,
    '',
  ].join('\r\n');
  return { facts, returned, refunded, text };
}

/**
 * The receipt of a withdrawal, to keep: on paper, as a file, and by mail. Its heading takes the focus of the button.
 */
export function Receipt({ receipt }: { receipt: WithdrawalReceipt }) {
  const t = useTranslations('withdrawal');
  const locale = useLocale();
  const { facts, returned, refunded, text } = useReceiptWords(receipt);
  return (
    <article className={styles.receipt} data-receipt>
      <h2 ref={focusOnMount} tabIndex={-1}>
        {t('receiptTitle')}
      </h2>
      <p className={styles.word}>{t.rich('sentTo', { email: receipt.email, b: (words) => <b>{words}</b> })}</p>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <section>
        <h3>{t('withdrawnItems')}</h3>
        <p>{t('statement')}</p>
        <ul className={styles.items}>
          {receipt.items.map((item) => (
            <li key={item.line} className={styles.item}>
              <p className={styles.goods} lang={catalogLanguage}>
                <b>{item.name}</b>
                <span>{item.title}</span>
              </p>
              <p className={styles.pieces}>{t('pieces', { count: item.quantity })}</p>
            </li>
          ))}
        </ul>
      </section>
      <Next title={t('returnTitle')} lines={returned} />
      <p className="no-print">
        <a className={styles.link} href={localePath(locale, variantPaths.returns)}>
          {t('returnMore')}
        </a>
      </p>
      <Next title={t('refundTitle')} lines={refunded} />
      <div className={`${styles.actions} no-print`}>
        <Button onClick={() => print()}>{t('print')}</Button>
        <Button variant="outline" onClick={() => saveText(t('fileName', { number: receipt.orderNumber }), text)}>
          {t('save')}
        </Button>
      </div>
    </article>
  );
}

function Next({ title, lines: [until, ...how] }: { title: string; lines: string[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <p>
        <b>{until}</b>
      </p>
      {how.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </section>
  );
}

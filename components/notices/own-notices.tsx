'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { useRef } from 'react';
import { useCustomerUuid } from '#lib/account/queries.ts';
import type { StockNotice } from '#lib/contract/stock-notice.ts';
import { localePath } from '#lib/core/locales.ts';
import { imageProps } from '#lib/media/index.ts';
import { shopHref } from '#lib/navigation/link-guard.ts';
import { noticesQuery } from '#lib/notices/queries.ts';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { RetryNotice } from '#components/ui/retry-notice.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import styles from './own-notices.module.css';

/** Ends a notice; the answer is the list that is left. The focus goes from the button to what is said. */
function useEnding(uuid: string | null) {
  const client = useQueryClient();
  const said = useRef<HTMLParagraphElement>(null);
  const ending = useMutation({
    mutationFn: async ({ uuid: id }: StockNotice) => (await import('#lib/notices/actions.ts')).endOwnNotice(id),
    onSuccess: (left) => client.setQueryData(noticesQuery(uuid).queryKey, left),
    onError: () => client.invalidateQueries(noticesQuery(uuid)),
    onSettled: () => said.current?.focus(),
    networkMode: 'always',
  });
  return { ...ending, said };
}

/** The notices of the customer: what is waited for and what was sent lately, each with the way to end it. */
export function OwnNotices() {
  const t = useTranslations('noticeList');
  const uuid = useCustomerUuid();
  const { data: notices, isError, isFetching, refetch } = useQuery(noticesQuery(uuid));
  const { mutate, variables, status, isPending, said } = useEnding(uuid);
  if (!notices && isError && !isFetching)
    return <RetryNotice text={t('failed')} retry={t('retry')} onRetry={refetch} className={styles.empty} />;
  if (!notices) return <Skeleton className={styles.loading} label={t('loading')} bars={3} />;
  const done = variables?.state === 'sent' ? 'removed' : 'ended';
  return (
    <>
      <p ref={said} role="status" tabIndex={-1} className={styles.said} data-failed={status === 'error' || undefined}>
        {status === 'success' && t(done)}
        {status === 'error' && t('endFailed')}
      </p>
      {notices.length === 0 ? (
        <Empty />
      ) : (
        <>
          <p>{t('lead')}</p>
          <ul className={styles.list} aria-label={t('list')}>
            {notices.map((notice) => (
              <Row
                key={notice.uuid}
                notice={notice}
                isEnding={isPending && variables.uuid === notice.uuid}
                onEnd={() => !isPending && mutate(notice)}
              />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Empty() {
  const t = useTranslations('noticeList');
  const locale = useLocale();
  return (
    <div className={styles.empty}>
      <h2>{t('empty')}</h2>
      <p>{t('emptyText')}</p>
      <ButtonLink href={localePath(locale, '/')}>{t('toShop')}</ButtonLink>
    </div>
  );
}

function useStateText() {
  const t = useTranslations('noticeList.states');
  const format = useFormatter();
  return ({ state, sentAt }: StockNotice): string => {
    if (state === 'sent')
      return t('sent', { date: sentAt ? format.dateTime(new Date(sentAt), { dateStyle: 'long' }) : '' });
    return t(state === 'requested' ? 'requested' : state === 'confirmed' ? 'confirmed' : 'other');
  };
}

function Row({ notice, isEnding, onEnd }: { notice: StockNotice; isEnding: boolean; onEnd: () => void }) {
  const t = useTranslations('noticeList');
  const locale = useLocale();
  const format = useFormatter();
  const stateText = useStateText();
  const { goods, store, state, askedAt } = notice;
  const name = goods ? `${goods.brand} ${goods.name} (${goods.title})` : t('gone');
  return (
    <li className={styles.row}>
      {goods ? <img {...imageProps(goods.image, [96, 160, 240], '96px')} alt="" loading="lazy" /> : <span />}
      <div>
        <h2 lang={goods ? catalogLanguage : undefined}>
          {goods ? <a href={shopHref(locale, goods.url)}>{name}</a> : name}
        </h2>
        <p className={styles.state} data-state={state}>
          {stateText(notice)}
        </p>
        <p className={styles.small}>{t('place', { name: store?.name ?? t('anywhere') })}</p>
        <p className={styles.small}>
          {t('asked', { date: format.dateTime(new Date(askedAt), { dateStyle: 'long' }) })}
        </p>
      </div>
      <Button
        variant="outline"
        isBlocked={isEnding}
        aria-label={t(state === 'sent' ? 'removeNamed' : 'endNamed', { name })}
        onClick={onEnd}
      >
        {t(state === 'sent' ? 'remove' : 'end')}
      </Button>
    </li>
  );
}

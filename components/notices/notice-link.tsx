'use client';

import { useMutation } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import type { NoticeOutcome } from '#lib/contract/stock-notice.ts';
import { localePath } from '#lib/core/locales.ts';
import { shopHref } from '#lib/navigation/link-guard.ts';
import { linkFailure, type NoticeStep } from '#lib/notices/index.ts';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import forms from '#components/forms/forms.module.css';
import styles from '#components/auth/auth.module.css';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import own from './notices.module.css';

type Press = 'confirm' | 'end' | 'endAll';
type Outcome =
  | { code: 'asking' | 'used' | 'over' | 'unreachable' }
  | { code: 'confirmed' | 'ended' | 'endedAll' | 'sent'; notice: NoticeOutcome }
  | { code: 'wait'; seconds: number };

async function send(press: Press, token: string): Promise<NoticeOutcome> {
  const { confirmNotice, endNotice } = await import('#lib/notices/actions.ts');
  return press === 'confirm' ? confirmNotice(token) : endNotice(token, press === 'endAll');
}

/** What has come of a press, in the words of the page. */
function codeOf(press: Press, { state }: NoticeOutcome): 'confirmed' | 'ended' | 'endedAll' | 'sent' {
  if (press === 'confirm') return 'confirmed';
  if (press === 'endAll') return 'endedAll';
  return state === 'sent' ? 'sent' : 'ended';
}

function useLink(step: NoticeStep, token: string) {
  const { mutate, data, variables, error, isPending } = useMutation({
    mutationFn: (press: Press) => send(press, token),
    networkMode: 'always',
  });
  const outcome = (): Outcome => {
    if (data && variables) return { code: codeOf(variables, data), notice: data };
    if (!error) return { code: 'asking' };
    const failure = linkFailure(error);
    return failure.code === 'wrong' ? { code: step === 'vege' ? 'over' : 'used' } : failure;
  };
  const press = (which: Press) => {
    if (!isPending) mutate(which);
  };
  return { outcome: outcome(), press, pressed: variables, isPending };
}

/** Asks whether a notice is wanted, or no longer wanted, and says what became of the press. */
export function NoticeLink({ step, token }: { step: NoticeStep; token: string }) {
  const t = useTranslations('noticeLink');
  const { outcome, press, pressed, isPending } = useLink(step, token);
  const heading = useRef<HTMLHeadingElement>(null);
  const { code } = outcome;
  const main = step === 'vege' ? 'end' : 'confirm';
  useEffect(() => {
    if (code !== 'asking') heading.current?.focus();
  }, [code]);
  const isFailed = code === 'unreachable' || code === 'wait';
  const title = () => {
    if (code === 'asking') return t(`${main}Title`);
    return t(isFailed ? 'failedTitle' : `${code}Title`);
  };
  const text = () => {
    if (code === 'asking') return t(`${main}Text`);
    return code === 'wait' ? t('wait', { minutes: Math.max(1, Math.ceil(outcome.seconds / 60)) }) : t(code);
  };
  return (
    <section className={styles.outcome} aria-busy={isPending} data-link-state={code}>
      <div role="status">
        <h1 ref={heading} tabIndex={-1}>
          {title()}
        </h1>
        <p>{text()}</p>
      </div>
      {'notice' in outcome && outcome.code !== 'endedAll' && <About notice={outcome.notice} />}
      <div className={`${forms.actions} ${own.presses}`}>
        {code === 'asking' && (
          <Button isBlocked={isPending} onClick={() => press(main)}>
            {t(isPending && pressed === main ? 'sending' : main)}
          </Button>
        )}
        {(code === 'ended' || code === 'sent' || (code === 'asking' && main === 'end')) && (
          <Button variant="outline" isBlocked={isPending} onClick={() => press('endAll')}>
            {t(isPending && pressed === 'endAll' ? 'sending' : 'endAll')}
          </Button>
        )}
        {isFailed && (
          <Button isBlocked={isPending} onClick={() => press(pressed ?? main)}>
            {t(isPending ? 'sending' : 'retry')}
          </Button>
        )}
        {code !== 'asking' && <WaysOn outcome={outcome} />}
      </div>
    </section>
  );
}

function About({ notice: { goods, store } }: { notice: NoticeOutcome }) {
  const t = useTranslations('noticeLink');
  if (!goods) return null;
  return (
    <p className={styles.word} lang={catalogLanguage}>
      <b>
        {goods.brand} {goods.name}
      </b>
      <br />
      {goods.title}
      <br />
      {t('place', { name: store?.name ?? t('anywhere') })}
    </p>
  );
}

function WaysOn({ outcome }: { outcome: Outcome }) {
  const t = useTranslations('noticeLink');
  const locale = useLocale();
  const goods = 'notice' in outcome ? outcome.notice.goods : null;
  return (
    <>
      {goods && (
        <ButtonLink variant="outline" href={shopHref(locale, goods.url)}>
          {t('toProduct')}
        </ButtonLink>
      )}
      <ButtonLink variant="outline" href={localePath(locale, '/')}>
        {t('toShop')}
      </ButtonLink>
    </>
  );
}

'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { localePath } from '#lib/core/locales.ts';
import { confirmationFailure, confirmationQuery, isConfirmationHash } from '#lib/auth/queries.ts';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { useVisitor } from '#stores/session.ts';
import styles from './auth.module.css';
import forms from '#components/forms/forms.module.css';
import { useLastPathPart } from './use-post-login-redirect.ts';

type Outcome =
  | { code: 'waiting' | 'thanks' | 'subscribed' | 'unsubscribed' | 'wrong' | 'unreachable' }
  | { code: 'wait'; seconds: number };

const codes = { email: 'thanks', newsletter: 'subscribed', unsubscribe: 'unsubscribed' } as const;

/** What has become of the link in the address bar. It does not log in. */
function useConfirmation() {
  const client = useQueryClient();
  const hash = useLastPathPart();
  const isPossible = hash !== null && isConfirmationHash(hash);
  const { data, isSuccess, isError, error, refetch } = useQuery(confirmationQuery(isPossible ? hash : null));
  useEffect(() => {
    if (isSuccess) void client.invalidateQueries({ queryKey: ['account'] });
  }, [isSuccess, client]);
  const outcome = (): Outcome => {
    if (hash !== null && !isPossible) return { code: 'wrong' };
    if (data) return { code: codes[data.proven] };
    return isError ? confirmationFailure(error) : { code: 'waiting' };
  };
  return { outcome: outcome(), retry: () => void refetch() };
}

/**
 * Confirms an e-mail address or the newsletter, or ends the newsletter, by the link of a mail, as often as it is opened
 * (RT-05).
 */
export function Confirmation() {
  const t = useTranslations('auth.doi');
  const wait = useTranslations('forms.failures');
  const heading = useRef<HTMLHeadingElement>(null);
  const { outcome, retry } = useConfirmation();
  const { code } = outcome;
  const isFailed = code === 'wait' || code === 'unreachable';
  const retryFromHeading = () => {
    // The button goes while the page waits; the heading stays.
    heading.current?.focus();
    retry();
  };
  return (
    <section className={styles.outcome} aria-busy={code === 'waiting'}>
      <div role="status">
        <h1 ref={heading} tabIndex={-1}>
          {t(isFailed ? 'failedTitle' : `${code}Title`)}
        </h1>
        <p>{code === 'wait' ? wait('wait', { minutes: Math.max(1, Math.ceil(outcome.seconds / 60)) }) : t(code)}</p>
      </div>
      <div className={forms.actions}>
        {isFailed && <Button onClick={retryFromHeading}>{t('retry')}</Button>}
        {code !== 'waiting' && <WaysOn isFirst={!isFailed} />}
      </div>
    </section>
  );
}

function WaysOn({ isFirst }: { isFirst: boolean }) {
  const t = useTranslations('auth.doi');
  const locale = useLocale();
  const isCustomer = useVisitor() === 'customer';
  return (
    <>
      <ButtonLink
        variant={isFirst ? 'solid' : 'outline'}
        href={localePath(locale, isCustomer ? '/my-account/' : '/login/')}
      >
        {t(isCustomer ? 'toAccount' : 'toLogin')}
      </ButtonLink>
      <ButtonLink variant="outline" href={localePath(locale, '/')}>
        {t('toShop')}
      </ButtonLink>
    </>
  );
}

import { useTranslations } from 'next-intl';
import { use, useEffect, useRef } from 'react';
import type { FormFailure } from '#lib/forms/codes.ts';
import { guardedLink } from '#lib/navigation/link-guard.ts';
import type { Refusal } from '#lib/withdrawal/refusal.ts';
import { useFailureText } from '#components/forms/form-status.tsx';
import forms from '#components/forms/forms.module.css';
import { ContactContext } from './contact.ts';

/** Why a step was not made: the API refused it, or it got no answer. */
export type Problem = { refusal: Refusal } | { failure: FormFailure };

/**
 * Says what is in the way and what can be done; it takes the focus. A system that is away is no reason to miss the day.
 */
export function Trouble({ problem, isConfirming = false }: { problem: Problem | null; isConfirming?: boolean }) {
  const t = useTranslations('withdrawal');
  const failureText = useFailureText();
  const { email } = use(ContactContext);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) place.current?.focus();
  }, [problem]);
  const href = guardedLink(`mailto:${email}`, { contacts: true })?.href;
  const write = (words: React.ReactNode) => <a href={href}>{words}</a>;
  return (
    <div ref={place} role="alert" tabIndex={-1} className={forms.status}>
      {problem && <p>{'refusal' in problem ? t(`refusals.${problem.refusal}`) : failureText(problem.failure)}</p>}
      {problem && 'failure' in problem && isConfirming && <p>{t('again')}</p>}
      {problem && 'failure' in problem && <p>{t.rich('otherWay', { mail: email, a: write })}</p>}
    </div>
  );
}

'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { forgotPasswordSchema } from '#lib/contract/auth.ts';
import { localePath } from '#lib/core/locales.ts';
import { withReturn } from '#lib/navigation/return-path.ts';
import { EmailField } from '#components/forms/field.tsx';
import { FormStatus, SubmitButton } from '#components/forms/form-status.tsx';
import { useContractForm } from '#components/forms/use-contract-form.ts';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import forms from '#components/forms/forms.module.css';
import styles from './auth.module.css';
import { Outcome } from './outcome.tsx';
import { useAddressQuery } from './use-post-login-redirect.ts';

/**
 * Asks for a mail with the way to a new password (RT-03). The answer is the same whether there is such an account or
 * not.
 */
export function ForgotPassword() {
  const t = useTranslations('auth.forgot');
  const login = useLoginHref();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [isAgain, setAgain] = useState(false);
  const askAgain = () => {
    setAgain(true);
    setSentTo(null);
  };
  if (sentTo === null) return <ForgotForm isAgain={isAgain} onSent={setSentTo} />;
  return (
    <Outcome title={t('sentTitle')}>
      <p className={styles.word}>{t.rich('sent', { email: sentTo, b: (words) => <b>{words}</b> })}</p>
      <p>{t('sentHint')}</p>
      <p className={forms.actions}>
        <ButtonLink href={login}>{t('back')}</ButtonLink>
        <Button variant="outline" onClick={askAgain}>
          {t('again')}
        </Button>
      </p>
    </Outcome>
  );
}

/** The way back to the login, which keeps where the customer came from. */
function useLoginHref() {
  return withReturn(localePath(useLocale(), '/login/'), useAddressQuery());
}

function ForgotForm({ isAgain, onSent }: { isAgain: boolean; onSent: (email: string) => void }) {
  const t = useTranslations('auth');
  const login = useLoginHref();
  const { form, submit, failure, isSending } = useContractForm<{ email: string }, typeof forgotPasswordSchema>({
    schema: forgotPasswordSchema,
    defaultValues: {},
    send: async (body) => {
      const { requestReset } = await import('#lib/auth/actions/password-reset.ts');
      await requestReset(body);
      onSent(body.email);
    },
  });
  useEffect(() => {
    if (isAgain) form.setFocus('email');
  }, [isAgain, form]);
  return (
    <>
      <h1>{t('forgot.title')}</h1>
      <p className={styles.lead}>{t('forgot.lead')}</p>
      <form className={forms.form} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
        <FormStatus form={form} failure={failure} labels={{ email: t('email') }} />
        <EmailField form={form} name="email" label={t('email')} autoComplete="username" />
        <div className={forms.actions}>
          <SubmitButton isSending={isSending}>{t('forgot.submit')}</SubmitButton>
          <a className={styles.link} href={login}>
            {t('forgot.back')}
          </a>
        </div>
      </form>
    </>
  );
}

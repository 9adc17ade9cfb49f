'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { track } from '#lib/analytics/track.ts';
import { loginSchema } from '#lib/contract/auth.ts';
import { localePath } from '#lib/core/locales.ts';
import { withReturn } from '#lib/navigation/return-path.ts';
import { PasswordField, EmailField } from '#components/forms/field.tsx';
import { FormStatus, SubmitButton } from '#components/forms/form-status.tsx';
import { useContractForm } from '#components/forms/use-contract-form.ts';
import { ButtonLink } from '#components/ui/button.tsx';
import { notices } from '#stores/notices.ts';
import forms from '#components/forms/forms.module.css';
import styles from './auth.module.css';
import { useAddressQuery, useLeadOn, usePostLoginRedirect } from './use-post-login-redirect.ts';

interface LoginFields {
  email: string;
  password: string;
}

/** The login (RT-01). A browser may fill it in, so it can be sent unchanged. */
export function LoginForm() {
  const t = useTranslations('auth');
  const locale = useLocale();
  const client = useQueryClient();
  const query = useAddressQuery();
  const { path } = usePostLoginRedirect();
  const { form, submit, failure, isSending } = useContractForm<LoginFields, typeof loginSchema>({
    schema: loginSchema,
    // No values of our own: what was filled in before the page woke up stays.
    defaultValues: {},
    send: async (body) => {
      const { logIn } = await import('#lib/auth/actions.ts');
      await logIn(client, body);
      track({ event: 'login', method: 'password' });
      // The account's own page greets by itself.
      if (path !== localePath(locale, '/my-account/')) notices.show('welcome');
    },
  });
  useLeadOn(isSending);
  const hasNewPassword = new URLSearchParams(query).has('uj-jelszo');
  return (
    <>
      <h1>{t('login.title')}</h1>
      {hasNewPassword && (
        <p role="status" className={styles.word}>
          {t('login.passwordSet')}
        </p>
      )}
      {/* Without JavaScript this method sends nothing: a password must never get into an address. */}
      <form className={forms.form} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
        <FormStatus form={form} failure={failure} labels={{ email: t('email'), password: t('password') }} />
        <EmailField form={form} name="email" label={t('email')} autoComplete="username" />
        <PasswordField form={form} name="password" label={t('password')} />
        <div className={forms.actions}>
          <SubmitButton isSending={isSending}>{t('login.submit')}</SubmitButton>
          <a className={styles.link} href={withReturn(localePath(locale, '/forgot-password/'), query)}>
            {t('login.forgot')}
          </a>
        </div>
      </form>
      <div className={styles.other}>
        <h2>{t('login.noAccount')}</h2>
        <ButtonLink variant="outline" href={withReturn(localePath(locale, '/register/'), query)}>
          {t('login.register')}
        </ButtonLink>
      </div>
    </>
  );
}

'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { track } from '#lib/analytics/track.ts';
import { registrationSchema } from '#lib/contract/auth.ts';
import { localePath } from '#lib/core/locales.ts';
import { inNameOrder } from '#lib/core/text/name-order.ts';
import { withReturn } from '#lib/navigation/return-path.ts';
import { variantPaths } from '#variant/paths.ts';
import { CheckField, PasswordField, EmailField, TextField } from '#components/forms/field.tsx';
import { FormStatus, SubmitButton } from '#components/forms/form-status.tsx';
import { useContractForm } from '#components/forms/use-contract-form.ts';
import { notices } from '#stores/notices.ts';
import forms from '#components/forms/forms.module.css';
import styles from './auth.module.css';
import { Registered, type Registration } from './registered.tsx';
import { useAddressQuery, useLeadOn } from './use-post-login-redirect.ts';

interface RegistrationFields {
  lastName: string;
  firstName: string;
  email: string;
  password: string;
  acceptTerms: boolean;
  newsletter: boolean;
}

/** Registration (RT-02): who has registered is logged in, and learns that a mail waits to be confirmed. */
export function RegisterForm() {
  const t = useTranslations('auth');
  const client = useQueryClient();
  const locale = useLocale();
  const [done, setDone] = useState<Registration | null>(null);
  const { form, submit, failure, isSending } = useContractForm<RegistrationFields, typeof registrationSchema>({
    schema: registrationSchema,
    defaultValues: {},
    toBody: ({ acceptTerms, newsletter, ...fields }) => ({
      ...fields,
      acceptTerms: acceptTerms as true,
      newsletter: newsletter === true,
    }),
    send: async (body) => {
      const { register } = await import('#lib/auth/actions.ts');
      await register(client, body);
      track({ event: 'sign_up', method: 'password' });
      notices.show('welcome');
      setDone({ email: body.email, hasNewsletter: body.newsletter });
    },
  });
  useLeadOn(isSending || done !== null);
  if (done) return <Registered registration={done} />;
  const labels = {
    lastName: t('register.lastName'),
    firstName: t('register.firstName'),
    email: t('email'),
    password: t('password'),
    acceptTerms: t('register.termsShort'),
  };
  return (
    <>
      <h1>{t('register.title')}</h1>
      <ToLogin />
      {/* Without JavaScript this method sends nothing: a password must never get into an address. */}
      <form className={forms.form} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
        <FormStatus form={form} failure={failure} labels={labels} />
        <div className={forms.row}>
          {inNameOrder(
            locale,
            <TextField
              key="last"
              form={form}
              name="lastName"
              label={labels.lastName}
              autoComplete="family-name"
              maxLength={60}
            />,
            <TextField
              key="first"
              form={form}
              name="firstName"
              label={labels.firstName}
              autoComplete="given-name"
              maxLength={60}
            />,
          )}
        </div>
        <NewEmail form={form} label={labels.email} />
        <PasswordField form={form} name="password" label={labels.password} hint={t('newPasswordHint')} isNew />
        <Consents form={form} />
        <div className={forms.actions}>
          <SubmitButton isSending={isSending}>{t('register.submit')}</SubmitButton>
        </div>
      </form>
    </>
  );
}

function ToLogin() {
  const t = useTranslations('auth.register');
  const login = withReturn(localePath(useLocale(), '/login/'), useAddressQuery());
  return (
    <p className={styles.lead}>
      {t('hasAccount')}{' '}
      <a className={styles.link} href={login}>
        {t('login')}
      </a>
    </p>
  );
}

/** An address that is registered already has two ways on. */
function NewEmail({ form, label }: { form: UseFormReturn<RegistrationFields>; label: string }) {
  const t = useTranslations('auth.register');
  const locale = useLocale();
  const query = useAddressQuery();
  const isTaken = form.getFieldState('email', form.formState).error?.message === 'taken';
  return (
    <div className={styles.group}>
      <EmailField form={form} name="email" label={label} hint={t('emailHint')} autoComplete="email" />
      {isTaken && (
        <p className={styles.ways}>
          <a href={withReturn(localePath(locale, '/login/'), query)}>{t('takenLogin')}</a>
          <a href={withReturn(localePath(locale, '/forgot-password/'), query)}>{t('takenForgot')}</a>
        </p>
      )}
    </div>
  );
}

function Consents({ form }: { form: UseFormReturn<RegistrationFields> }) {
  const t = useTranslations('auth.register');
  const locale = useLocale();
  const terms = t.rich('terms', {
    aszf: (words) => <a href={localePath(locale, variantPaths.terms)}>{words}</a>,
    privacy: (words) => <a href={localePath(locale, variantPaths.privacy)}>{words}</a>,
  });
  return (
    <div className={styles.consents}>
      <CheckField form={form} name="acceptTerms" label={terms} isNeeded />
      <CheckField form={form} name="newsletter" label={t('newsletter')} hint={t('newsletterHint')} />
    </div>
  );
}

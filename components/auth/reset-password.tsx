'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { ApiError } from '#lib/api/errors.ts';
import { emailSchema, resetPasswordSchema } from '#lib/contract/auth.ts';
import { noteNavigationType } from '#lib/navigation/navigation-type.ts';
import { localePath } from '#lib/core/locales.ts';
import { PasswordField, TextField } from '#components/forms/field.tsx';
import { FormStatus, SubmitButton } from '#components/forms/form-status.tsx';
import { useContractForm } from '#components/forms/use-contract-form.ts';
import { ButtonLink } from '#components/ui/button.tsx';
import forms from '#components/forms/forms.module.css';
import styles from './auth.module.css';
import { Outcome } from './outcome.tsx';

/** What the link of the mail proves. */
interface Proof {
  token: string;
  email: string;
}

function proofIn(search: string): Proof | null {
  const query = new URLSearchParams(search);
  const token = query.get('token') ?? '';
  const email = emailSchema.safeParse(query.get('email'));
  return email.success && /^[\w-]{1,64}$/.test(token) ? { token, email: email.data } : null;
}

/** Reads the link once, and takes it out of the address bar before anything else can see it. */
function useProof() {
  const [proof, setProof] = useState<Proof | 'reading' | 'wrong'>('reading');
  useEffect(() => {
    const found = proofIn(location.search);
    if (location.search) history.replaceState(null, '', location.pathname);
    setProof((known) => (known === 'reading' ? (found ?? 'wrong') : known));
  }, []);
  return { proof, refuse: () => setProof('wrong') };
}

/** Sets a new password by the link of a mail (RT-04). */
export function ResetPassword() {
  const t = useTranslations('auth.reset');
  const locale = useLocale();
  const { proof, refuse } = useProof();
  if (proof === 'reading')
    return (
      <>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('reading')}</p>
      </>
    );
  if (proof !== 'wrong') return <ResetForm proof={proof} onRefused={refuse} />;
  return (
    <Outcome title={t('wrongTitle')}>
      <p>{t('wrong')}</p>
      <p>
        <ButtonLink href={localePath(locale, '/forgot-password/')}>{t('ask')}</ButtonLink>
      </p>
    </Outcome>
  );
}

interface ResetFields {
  email: string;
  password: string;
  password_confirmation: string;
}

function useResetForm({ token, email }: Proof, onRefused: () => void) {
  const router = useRouter();
  const locale = useLocale();
  return useContractForm<ResetFields, typeof resetPasswordSchema>({
    schema: resetPasswordSchema,
    defaultValues: { email, password: '', password_confirmation: '' },
    toBody: (fields) => ({ ...fields, token }),
    send: async (body) => {
      const { resetPassword } = await import('#lib/auth/actions/password-reset.ts');
      try {
        await resetPassword(body);
      } catch (error) {
        if (!(error instanceof ApiError) || !error.errors.token) throw error;
        return onRefused();
      }
      noteNavigationType('link');
      router.replace(`${localePath(locale, '/login/')}?uj-jelszo`);
    },
  });
}

function ResetForm({ proof, onRefused }: { proof: Proof; onRefused: () => void }) {
  const t = useTranslations('auth');
  const { form, submit, failure, isSending } = useResetForm(proof, onRefused);
  const [password, confirmation] = form.watch(['password', 'password_confirmation']);
  const isEqual = password !== '' && password === confirmation;
  const labels = { email: t('email'), password: t('newPassword'), password_confirmation: t('reset.confirmation') };
  return (
    <>
      <h1>{t('reset.title')}</h1>
      <p className={styles.lead}>{t('reset.lead')}</p>
      <form className={forms.form} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
        <FormStatus form={form} failure={failure} labels={labels} />
        <TextField form={form} name="email" label={labels.email} type="email" autoComplete="username" readOnly />
        <PasswordField form={form} name="password" label={labels.password} hint={t('newPasswordHint')} isNew />
        <div className={styles.group}>
          <PasswordField form={form} name="password_confirmation" label={labels.password_confirmation} isNew />
          <p role="status" className={styles.match} data-equal={isEqual || undefined}>
            {confirmation && t(isEqual ? 'reset.equal' : 'reset.unequal')}
          </p>
        </div>
        <div className={forms.actions}>
          <SubmitButton isReady={isEqual} isSending={isSending}>
            {t('reset.submit')}
          </SubmitButton>
        </div>
      </form>
    </>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAccount } from '#lib/account/queries.ts';
import { accountWrites } from '#lib/account/actions.ts';
import { passwordChangeSchema } from '#lib/contract/account.ts';
import { PasswordField } from '#components/forms/field.tsx';
import { FormStatus, SubmitButton } from '#components/forms/form-status.tsx';
import { useContractForm } from '#components/forms/use-contract-form.ts';
import forms from '#components/forms/forms.module.css';
import { Saved } from './personal-form.tsx';

interface PasswordValues {
  oldPassword: string;
  newPassword: string;
  newPassword_confirmation: string;
}

const empty: PasswordValues = { oldPassword: '', newPassword: '', newPassword_confirmation: '' };

/** Changes the password: nothing is sent while nothing has changed or the two new ones differ (ACC-04, ACC-05). */
export function PasswordForm() {
  const t = useTranslations('details');
  const { data: account } = useAccount();
  const email = account?.personal.email ?? '';
  const [isSaved, setSaved] = useState(false);
  const { form, submit, failure, isSending, isChanged } = useContractForm<PasswordValues, typeof passwordChangeSchema>({
    schema: passwordChangeSchema,
    defaultValues: empty,
    toBody: (values) => ({ ...values, email }),
    send: async (body) => {
      setSaved(false);
      await accountWrites.changePassword(body);
      form.reset(empty);
      setSaved(true);
    },
  });
  const [typed, confirmed] = form.watch(['newPassword', 'newPassword_confirmation']);
  const isSame = typed === confirmed;
  const labels = {
    oldPassword: t('oldPassword'),
    newPassword: t('newPassword'),
    newPassword_confirmation: t('newPasswordAgain'),
  };
  return (
    <form className={forms.form} noValidate aria-labelledby="password" onSubmit={(event) => void submit(event)}>
      <FormStatus form={form} failure={failure} labels={labels} />
      {/* For password managers: whose password it is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField form={form} name="oldPassword" label={labels.oldPassword} />
      <PasswordField form={form} name="newPassword" label={labels.newPassword} isNew />
      <PasswordField
        form={form}
        name="newPassword_confirmation"
        label={labels.newPassword_confirmation}
        isNew
        showsStrength={false}
        hint={!isSame && confirmed !== '' ? t('notYetSame') : undefined}
      />
      <p className={forms.hint}>{t('passwordNote')}</p>
      <div className={forms.actions}>
        <SubmitButton isReady={isChanged && isSame} isSending={isSending}>
          {t('savePassword')}
        </SubmitButton>
        <Saved when={isSaved && !isChanged}>{t('passwordSaved')}</Saved>
      </div>
    </form>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAccount } from '#lib/account/queries.ts';
import { accountWrites, useUpdateAccountCache } from '#lib/account/actions.ts';
import { accountEndpoints } from '#lib/contract/account.ts';
import { EmailField } from '#components/forms/field.tsx';
import { FormStatus, SubmitButton } from '#components/forms/form-status.tsx';
import { useContractForm } from '#components/forms/use-contract-form.ts';
import { Button } from '#components/ui/button.tsx';
import forms from '#components/forms/forms.module.css';
import { Saved } from './personal-form.tsx';

const schema = accountEndpoints.separateEmail.body;

/** A further address for mails about orders, or none. */
export function SeparateEmailForm() {
  const { data: account } = useAccount();
  return account && <Form current={account.personal.separateEmail} />;
}

function Form({ current }: { current: string | null }) {
  const t = useTranslations('details');
  const updateCache = useUpdateAccountCache();
  const [done, setDone] = useState<'set' | 'cleared' | null>(null);
  const { form, submit, failure, isSending, isChanged } = useContractForm<{ separateEmail: string }, typeof schema>({
    schema,
    defaultValues: { separateEmail: current ?? '' },
    toBody: ({ separateEmail }) => ({ separateEmail: separateEmail.trim() || null }),
    send: async ({ separateEmail }) => {
      setDone(null);
      const saved = await accountWrites.saveSeparateEmail(separateEmail);
      updateCache.personal(saved);
      form.reset({ separateEmail: saved.separateEmail ?? '' });
      setDone(saved.separateEmail === null ? 'cleared' : 'set');
    },
  });
  const clear = () => {
    form.setValue('separateEmail', '', { shouldDirty: true });
    form.setFocus('separateEmail');
    void submit();
  };
  const label = t('separateEmail');
  return (
    <form className={forms.form} noValidate aria-labelledby="separate-email" onSubmit={(event) => void submit(event)}>
      <FormStatus form={form} failure={failure} labels={{ separateEmail: label }} />
      <EmailField
        form={form}
        name="separateEmail"
        label={label}
        hint={t('separateEmailHint')}
        autoComplete="off"
        isOptional
      />
      <div className={forms.actions}>
        <SubmitButton isReady={isChanged} isSending={isSending}>
          {t('saveSeparateEmail')}
        </SubmitButton>
        {current !== null && (
          <Button variant="outline" onClick={clear}>
            {t('clearSeparateEmail')}
          </Button>
        )}
        <Saved when={done !== null && !isChanged}>{t(`separateEmailDone.${done ?? 'set'}`)}</Saved>
      </div>
    </form>
  );
}

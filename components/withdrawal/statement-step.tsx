import { useMutation, useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { useCustomerUuid } from '#lib/account/queries.ts';
import { withdrawalRequestSchema, type Withdrawal } from '#lib/contract/withdrawal.ts';
import { localePath } from '#lib/core/locales.ts';
import { variantPaths } from '#variant/paths.ts';
import { orderNumberOfSearch, tidyOrderNumber } from '#lib/withdrawal/order-number.ts';
import { ownerQuery } from '#lib/withdrawal/queries.ts';
import { refusalOf, type Refusal } from '#lib/withdrawal/refusal.ts';
import { focusOnMount } from '#components/account/focus-on-mount.ts';
import { useAddressQuery } from '#components/auth/use-post-login-redirect.ts';
import { EmailField, TextField } from '#components/forms/field.tsx';
import { FormStatus, SubmitButton } from '#components/forms/form-status.tsx';
import { useContractForm } from '#components/forms/use-contract-form.ts';
import forms from '#components/forms/forms.module.css';
import { Trouble } from './trouble.tsx';
import styles from './withdrawal.module.css';

const statementSchema = withdrawalRequestSchema.omit({ items: true });
/** Who withdraws from which order. */
export type Statement = z.output<typeof statementSchema>;

const loadStart = () => import('#lib/withdrawal/actions.ts').then(({ startWithdrawal }) => startWithdrawal);

function fill(form: UseFormReturn<Statement>, known: Partial<Statement>): void {
  for (const name of ['name', 'orderNumber', 'email'] as const) {
    const value = known[name];
    if (value && !form.getValues(name)) form.setValue(name, value);
  }
}

/** Fills what the address and the session tell into the fields that are empty. */
function useFilledIn(form: UseFormReturn<Statement>): void {
  const orderNumber = orderNumberOfSearch(useAddressQuery());
  const { data: owner } = useQuery(ownerQuery(useCustomerUuid(), orderNumber));
  useEffect(() => fill(form, { orderNumber }), [form, orderNumber]);
  useEffect(() => fill(form, owner ?? {}), [form, owner]);
}

function useStatementForm(given: Statement | null, onBegun: (statement: Statement, begun: Withdrawal) => void) {
  const [refusal, setRefusal] = useState<{ refusal: Refusal } | null>(null);
  const { mutateAsync } = useMutation({ mutationFn: async (statement: Statement) => (await loadStart())(statement) });
  const contract = useContractForm<Statement, typeof statementSchema>({
    schema: statementSchema,
    defaultValues: given ?? {},
    toBody: ({ name, orderNumber, email }) => ({ name, orderNumber: tidyOrderNumber(orderNumber ?? ''), email }),
    send: async (statement) => {
      try {
        onBegun(statement, await mutateAsync(statement));
      } catch (error) {
        const refused = refusalOf(error);
        if (refused === null) throw error;
        setRefusal({ refusal: refused });
      }
    },
  });
  const submit = (event: React.FormEvent) => {
    setRefusal(null);
    void contract.submit(event);
  };
  return { ...contract, submit, problem: contract.failure ? { failure: contract.failure } : refusal };
}

/** First step: who withdraws from which order. It sends a question, and withdraws from nothing. */
export function StatementStep({
  given,
  onBegun,
}: {
  given: Statement | null;
  onBegun: (statement: Statement, begun: Withdrawal) => void;
}) {
  const t = useTranslations('withdrawal');
  const locale = useLocale();
  const { form, submit, isSending, problem } = useStatementForm(given, onBegun);
  useFilledIn(form);
  const labels = { name: t('name'), orderNumber: t('orderNumber'), email: t('email') };
  const privacy = (words: React.ReactNode) => <a href={localePath(locale, variantPaths.privacy)}>{words}</a>;
  return (
    <section aria-labelledby="elallas-lepes" className={styles.step}>
      <h2 id="elallas-lepes" ref={given ? focusOnMount : null} tabIndex={-1}>
        <span className={styles.kicker}>{t('step', { step: 1 })}</span>
        {t('statementTitle')}
      </h2>
      <p className={styles.quiet}>{t('statementLead')}</p>
      <form className={forms.form} method="dialog" noValidate onSubmit={submit}>
        <Trouble problem={problem} />
        <FormStatus form={form} failure={null} labels={labels} />
        <TextField form={form} name="name" label={labels.name} autoComplete="name" maxLength={120} />
        <TextField
          form={form}
          name="orderNumber"
          label={labels.orderNumber}
          hint={t('orderNumberHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
        />
        <EmailField form={form} name="email" label={labels.email} hint={t('emailHint')} autoComplete="email" />
        <p className={forms.hint}>{t.rich('privacy', { a: privacy })}</p>
        <div className={forms.actions}>
          <SubmitButton isSending={isSending}>{t('goOn')}</SubmitButton>
        </div>
      </form>
    </section>
  );
}

'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { formatPhone } from '#lib/account/phone.ts';
import { useAccount } from '#lib/account/queries.ts';
import { accountWrites, useUpdateAccountCache } from '#lib/account/actions.ts';
import { settings } from '#lib/config/index.ts';
import { marketToday } from '#lib/core/calendar/days.ts';
import { avatarSchema, personalFormSchema, personalGenderSchema, type Personal } from '#lib/contract/account.ts';
import { inNameOrder } from '#lib/core/text/name-order.ts';
import { FixedField, SelectField, TextField } from '#components/forms/field.tsx';
import { FormStatus, SubmitButton } from '#components/forms/form-status.tsx';
import { useContractForm } from '#components/forms/use-contract-form.ts';
import forms from '#components/forms/forms.module.css';
import { AvatarField, type PersonalValues } from './avatar-field.tsx';

function valuesOf({ lastName, firstName, email, phone, birthday, gender, avatar }: Personal): PersonalValues {
  return {
    lastName,
    firstName,
    email,
    phone: phone === null ? '' : formatPhone(phone),
    birthday: birthday ?? '',
    gender,
    avatar: avatarSchema.safeParse(avatar).data ?? '',
  };
}

/**
 * What goes to the API: never the e-mail address (ACC-01), and an avatar only where another one was chosen, for not
 * every API knows it (ADR-0110); the one that is not named stays.
 */
function bodyOf({ lastName, firstName, phone, birthday, gender, avatar }: PersonalValues, saved: Personal) {
  const chosen = avatarSchema.safeParse(avatar).data ?? null;
  const isOther = chosen !== (avatarSchema.safeParse(saved.avatar).data ?? null);
  return {
    lastName,
    firstName,
    gender,
    phone: phone.trim() || null,
    birthday: birthday || null,
    ...(settings.AVATARS && isOther ? { avatar: chosen } : {}),
  };
}

/** The oldest day that the API takes. */
const oldestBirthday = '1900-01-01';

/** The personal data; what a save answers takes the place of the local copy (ACC-06). */
export function PersonalForm() {
  const { data: account } = useAccount();
  return account && <Form personal={account.personal} />;
}

function Form({ personal }: { personal: Personal }) {
  const t = useTranslations('details');
  const locale = useLocale();
  const updateCache = useUpdateAccountCache();
  const [isSaved, setSaved] = useState(false);
  const { form, submit, failure, isSending, isChanged } = useContractForm<PersonalValues, typeof personalFormSchema>({
    schema: personalFormSchema,
    defaultValues: valuesOf(personal),
    toBody: (values) => bodyOf(values, personal),
    send: async (body) => {
      setSaved(false);
      const saved = await accountWrites.savePersonal(body);
      updateCache.personal(saved);
      form.reset(valuesOf(saved));
      setSaved(true);
    },
  });
  const labels = {
    lastName: t('lastName'),
    firstName: t('firstName'),
    phone: t('phone'),
    birthday: t('birthday'),
    gender: t('gender'),
  };
  return (
    <form className={forms.form} noValidate aria-labelledby="personal" onSubmit={(event) => void submit(event)}>
      <FormStatus form={form} failure={failure} labels={labels} />
      {settings.AVATARS && <AvatarField form={form} name="avatar" />}
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
      <FixedField label={t('email')} value={personal.email} hint={t('emailReason')} />
      <TextField
        form={form}
        name="phone"
        type="tel"
        label={labels.phone}
        hint={t('phoneHint')}
        autoComplete="tel"
        inputMode="tel"
        maxLength={30}
        isOptional
      />
      <div className={forms.row}>
        <TextField
          form={form}
          name="birthday"
          type="date"
          label={labels.birthday}
          autoComplete="bday"
          min={oldestBirthday}
          max={marketToday()}
          isOptional
        />
        <SelectField form={form} name="gender" label={labels.gender} autoComplete="sex" isOptional>
          {personalGenderSchema.options.map((gender) => (
            <option key={gender} value={gender}>
              {t(`genders.${gender || 'none'}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <div className={forms.actions}>
        <SubmitButton isReady={isChanged} isSending={isSending}>
          {t('save')}
        </SubmitButton>
        <Saved when={isSaved && !isChanged}>{t('saved')}</Saved>
      </div>
    </form>
  );
}

/** That a form was saved, read out, until something is changed again. */
export function Saved({ when, children }: { when: boolean; children: string }) {
  return (
    <p role="status" className={when ? forms.done : undefined}>
      {when && children}
    </p>
  );
}

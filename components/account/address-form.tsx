import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { accountWrites, addressBody, addressRefusal, type AddressRefusal } from '#lib/account/actions.ts';
import { shippingAddressFormSchema, type Personal, type ShippingAddress } from '#lib/contract/account.ts';
import { country } from '#lib/contract/market/place.ts';
import { inNameOrder } from '#lib/core/text/name-order.ts';
import { CheckField, TextField } from '#components/forms/field.tsx';
import { FormStatus, SubmitButton } from '#components/forms/form-status.tsx';
import { useContractForm } from '#components/forms/use-contract-form.ts';
import { Button } from '#components/ui/button.tsx';
import forms from '#components/forms/forms.module.css';
import { AddressTown, type AddressValues } from './address-town.tsx';
import { useAddressProblem } from './address-problem.ts';
import styles from './address.module.css';

/** The fields of an address, or of a new one in the customer's name. */
function valuesOf(address: ShippingAddress | null, { firstName, lastName }: Personal): AddressValues {
  if (address) return addressBody(address);
  return {
    firstname: firstName,
    lastname: lastName,
    city: '',
    countryId: country,
    postal: '',
    street: '',
    streetNo: '',
    deliveryType: 'home',
    isDefault: false,
  };
}

interface Props {
  /** Null for a new one. */
  address: ShippingAddress | null;
  person: Personal;
  /** The first address becomes the default by itself. */
  isFirst: boolean;
  onSaved: (addresses: ShippingAddress[]) => void;
  onClose: () => void;
}

/** Writes an address in the Hungarian order of its parts. */
export function AddressForm({ address, person, isFirst, onSaved, onClose }: Props) {
  const t = useTranslations('addresses');
  const locale = useLocale();
  const problemText = useAddressProblem();
  const [refusal, setRefusal] = useState<AddressRefusal | null>(null);
  const { form, submit, failure, isSending, isChanged } = useContractForm<
    AddressValues,
    typeof shippingAddressFormSchema
  >({
    schema: shippingAddressFormSchema,
    defaultValues: valuesOf(address, person),
    send: async (body) => {
      setRefusal(null);
      try {
        onSaved(await accountWrites.saveAddress(address?.uuid ?? null, body));
      } catch (error) {
        const refused = addressRefusal(error);
        if (!refused) throw error;
        setRefusal(refused);
      }
    },
  });
  const { setFocus } = form;
  useEffect(
    () => setFocus(address ? inNameOrder<'lastname' | 'firstname'>(locale, 'lastname', 'firstname')[0] : 'postal'),
    [setFocus, address, locale],
  );
  const labels = {
    lastname: t('lastname'),
    firstname: t('firstname'),
    postal: t('postal'),
    city: t('city'),
    street: t('street'),
    streetNo: t('streetNo'),
  };
  return (
    <form className={forms.form} noValidate onSubmit={(event) => void submit(event)}>
      <FormStatus form={form} failure={failure} labels={labels} />
      {refusal && (
        <p role="alert" className={styles.problem}>
          {problemText(refusal)}
        </p>
      )}
      <div className={forms.row}>
        {inNameOrder(
          locale,
          <TextField
            key="last"
            form={form}
            name="lastname"
            label={labels.lastname}
            autoComplete="shipping family-name"
            maxLength={60}
          />,
          <TextField
            key="first"
            form={form}
            name="firstname"
            label={labels.firstname}
            autoComplete="shipping given-name"
            maxLength={60}
          />,
        )}
      </div>
      <AddressTown form={form} labels={labels} />
      <div className={forms.row}>
        <TextField
          form={form}
          name="street"
          label={labels.street}
          hint={t('streetHint')}
          autoComplete="shipping address-line1"
          maxLength={80}
        />
        <TextField
          form={form}
          name="streetNo"
          label={labels.streetNo}
          hint={t('streetNoHint')}
          autoComplete="shipping address-line2"
          maxLength={40}
        />
      </div>
      {!address?.isDefault && !isFirst && <CheckField form={form} name="isDefault" label={t('makeDefaultToo')} />}
      {address?.isDefault && <p className={forms.hint}>{t('isDefaultHint')}</p>}
      <div className={forms.actions}>
        <SubmitButton isReady={isChanged} isSending={isSending}>
          {t(address ? 'save' : 'saveNew')}
        </SubmitButton>
        <Button variant="outline" isBlocked={isSending} onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

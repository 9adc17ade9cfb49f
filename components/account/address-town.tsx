import type { z } from 'zod';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { townToFill } from '#lib/account/address.ts';
import { townsQuery } from '#lib/account/queries/towns.ts';
import { contact } from '#lib/contract/market/contact.ts';
import type { shippingAddressFormSchema } from '#lib/contract/account.ts';
import { TextField } from '#components/forms/field.tsx';
import styles from './address.module.css';

export type AddressValues = Required<z.input<typeof shippingAddressFormSchema>>;

const none: readonly string[] = [];

/** Writes the town of a postcode that was just typed, unless the shopper has written another. Answers what it knows. */
function useTowns(form: UseFormReturn<AddressValues>) {
  const {
    getValues,
    setValue,
    formState: { defaultValues },
  } = form;
  const postal = form.watch('postal').trim();
  // Of an address that is opened to be changed nothing is asked before its postcode was touched.
  const [isTouched, setTouched] = useState(false);
  if (!isTouched && postal !== defaultValues?.postal) setTouched(true);
  const { data: towns = none } = useQuery(townsQuery(isTouched ? postal : ''));
  const filled = useRef(defaultValues?.city ?? null);
  useEffect(() => {
    const town = townToFill({ town: getValues('city'), filled: filled.current, towns });
    if (town === null) return;
    filled.current = town;
    setValue('city', town, { shouldDirty: true, shouldValidate: town !== '' });
  }, [towns, getValues, setValue]);
  return towns;
}

/**
 * Postcode and town. The postcode writes its town or offers those that share it; the field stays open for any other.
 */
export function AddressTown({
  form,
  labels,
}: {
  form: UseFormReturn<AddressValues>;
  labels: { postal: string; city: string };
}) {
  const t = useTranslations('addresses');
  const choice = useId();
  const towns = useTowns(form);
  const city = form.watch('city');
  const [only] = towns;
  const offersChoice = towns.length > 1 || (only !== undefined && only !== city);
  const choose = (town: string) => {
    form.setValue('city', town, { shouldDirty: true, shouldValidate: true });
    form.setFocus('street');
  };
  return (
    <div className={styles.town}>
      <div className={styles.townRow}>
        <TextField
          form={form}
          name="postal"
          label={labels.postal}
          autoComplete="shipping postal-code"
          inputMode={contact.postcode.isNumeric ? 'numeric' : 'text'}
          maxLength={contact.postcode.length}
        />
        <TextField form={form} name="city" label={labels.city} autoComplete="shipping address-level2" maxLength={60} />
      </div>
      <p role="status" className={offersChoice ? styles.choiceTitle : 'hidden-text'} id={choice}>
        {towns.length > 0 &&
          (offersChoice ? t('townChoice', { count: towns.length }) : t('townFilled', { town: city }))}
      </p>
      {offersChoice && (
        <ul className={styles.choice} aria-labelledby={choice}>
          {towns.map((town) => (
            <li key={town}>
              <button type="button" aria-pressed={town === city} onClick={() => choose(town)}>
                {town}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

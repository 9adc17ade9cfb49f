'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useAccount } from '#lib/account/queries.ts';
import { accountWrites, addressRefusal, useUpdateAccountCache } from '#lib/account/actions.ts';
import type { ShippingAddress } from '#lib/contract/account.ts';
import { failureOf } from '#lib/forms/codes.ts';
import { Button } from '#components/ui/button.tsx';
import { AddressCard } from './address-card.tsx';
import { AddressForm } from './address-form.tsx';
import { AddressPicture } from './address-picture.tsx';
import { useAddressProblem, type AddressProblem } from './address-problem.ts';
import styles from './address.module.css';

type AddressDone = 'added' | 'saved' | 'deleted' | 'madeDefault';

/** Puts the focus on an element once it is there: what had it is gone with the form or the card. */
function useFocusOn(id: string | null, done: () => void): void {
  useEffect(() => {
    if (id === null) return;
    document.getElementById(id)?.focus();
    done();
  }, [id, done]);
}

/** Changes of the list of addresses, one at a time; after each the account is loaded again (ACC-03). */
function useAddressChanges() {
  const updateCache = useUpdateAccountCache();
  const [problem, setProblem] = useState<AddressProblem | null>(null);
  const [done, setDone] = useState<AddressDone | null>(null);
  const isOnItsWay = useRef(false);
  const begin = () => {
    setProblem(null);
    setDone(null);
  };
  const settled = (addresses: ShippingAddress[], what: AddressDone) => {
    updateCache.addresses(addresses);
    void updateCache.reload();
    setDone(what);
  };
  const change = async (what: AddressDone, call: () => Promise<ShippingAddress[]>) => {
    if (isOnItsWay.current) return false;
    isOnItsWay.current = true;
    begin();
    try {
      settled(await call(), what);
      return true;
    } catch (error) {
      setProblem(addressRefusal(error) ?? failureOf(error));
      void updateCache.reload();
      return false;
    } finally {
      isOnItsWay.current = false;
    }
  };
  return { problem, done, begin, settled, change };
}

/** The customer's delivery addresses: listed, added, changed, deleted, one of them the default. */
export function AddressBook() {
  const t = useTranslations('addresses');
  const { data: account } = useAccount();
  const { problem, done, begin, settled, change } = useAddressChanges();
  const [editing, setEditing] = useState<string | null>(null);
  const [focus, setFocus] = useState<string | null>(null);
  useFocusOn(focus, () => setFocus(null));
  if (!account) return null;
  const addresses = account.addresses.shipping;
  const open = (which: string) => {
    begin();
    setEditing(which);
  };
  const close = (uuid: string | null) => {
    setEditing(null);
    setFocus(uuid === null ? 'address-add' : `address-edit-${uuid}`);
  };
  const form = (address: ShippingAddress | null) => (
    <AddressForm
      address={address}
      person={account.personal}
      isFirst={addresses.length === 0}
      onClose={() => close(address?.uuid ?? null)}
      onSaved={(list) => {
        settled(list, address ? 'saved' : 'added');
        close(address?.uuid ?? null);
      }}
    />
  );
  return (
    <>
      <News done={done} problem={problem} />
      {addresses.length === 0 && editing === null && (
        <div className={styles.empty}>
          <AddressPicture />
          <p>{t('empty')}</p>
        </div>
      )}
      {editing === 'new' ? (
        <section className={styles.fresh} aria-labelledby="address-form">
          <h2 id="address-form">{t('new')}</h2>
          {form(null)}
        </section>
      ) : (
        <Button id="address-add" onClick={() => open('new')}>
          {t('add')}
        </Button>
      )}
      <ul className={styles.list} aria-label={t('list')}>
        {addresses.map((address) => (
          <li key={address.uuid} data-editing={editing === address.uuid || undefined}>
            {editing === address.uuid ? (
              <section aria-labelledby="address-form">
                <h2 id="address-form">{t('change')}</h2>
                {form(address)}
              </section>
            ) : (
              <AddressCard
                address={address}
                onChange={() => open(address.uuid)}
                onDelete={async () =>
                  (await change('deleted', () => accountWrites.deleteAddress(address.uuid))) && setFocus('address-add')
                }
                onMakeDefault={async () =>
                  (await change('madeDefault', () => accountWrites.makeDefault(address))) &&
                  setFocus(`address-edit-${address.uuid}`)
                }
              />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** What has become of a change, read out. */
function News({ done, problem }: { done: AddressDone | null; problem: AddressProblem | null }) {
  const t = useTranslations('addresses');
  const problemText = useAddressProblem();
  return (
    <div className={styles.news}>
      <p role="status" className={done ? styles.done : undefined}>
        {done && t(`done.${done}`)}
      </p>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problemText(problem)}
        </p>
      )}
    </div>
  );
}

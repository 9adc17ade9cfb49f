import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AddressBook } from '#components/account/address-book.tsx';
import { Island } from '#components/ui/island.tsx';
import { ClientMessages } from '#components/ui/client-messages.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('addresses');
  return { title: t('title'), robots: { index: false, follow: true } };
}

/** `/my-account/delivery-address/` (RT-18). */
export default async function DeliveryAddresses() {
  const t = await getTranslations('addresses');
  return (
    <ClientMessages pick={({ account, addresses, forms }) => ({ account, addresses, forms })}>
      <h1>{t('title')}</h1>
      <Island name="addresses" isMain>
        <AddressBook />
      </Island>
    </ClientMessages>
  );
}

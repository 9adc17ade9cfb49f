import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { OrderList } from '#components/account/order-list.tsx';
import { Island } from '#components/ui/island.tsx';
import { ClientMessages } from '#components/ui/client-messages.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('orders');
  return { title: t('title'), robots: { index: false, follow: true } };
}

export default function OrdersPage() {
  return (
    <ClientMessages pick={({ orders }) => ({ orders })}>
      <Island name="orders" isMain>
        <OrderList />
      </Island>
    </ClientMessages>
  );
}

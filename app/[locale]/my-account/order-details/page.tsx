import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { OrderPage } from '#components/account/order-page.tsx';
import { Island } from '#components/ui/island.tsx';
import { ClientMessages } from '#components/ui/client-messages.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('orders');
  return { title: t('title'), robots: { index: false, follow: true } };
}

/** One page for every order: which one it is, the browser reads from its address (ADR-0031). */
export default function OrderDetailsPage() {
  return (
    <ClientMessages pick={({ orders }) => ({ orders })}>
      <Island name="order" isMain>
        <OrderPage />
      </Island>
    </ClientMessages>
  );
}

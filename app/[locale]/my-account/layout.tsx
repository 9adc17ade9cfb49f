import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AccountFrame } from '#components/account/account-frame.tsx';
import { Island } from '#components/ui/island.tsx';
import { ClientMessages } from '#components/ui/client-messages.tsx';
import { QueryScope } from '#components/ui/query-scope.tsx';

// Without a title: one here would keep the shop's name out of those of the pages below.
export const metadata: Metadata = { robots: { index: false, follow: true } };

/** What all pages of the account have around them. The HTML knows no customer: it is the same for everyone. */
export default async function AccountLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations('account');
  return (
    <div className="wrap">
      <Island name="account" isMain>
        <ClientMessages pick={({ account }) => ({ account })}>
          <QueryScope>
            <AccountFrame>{children}</AccountFrame>
          </QueryScope>
        </ClientMessages>
      </Island>
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
    </div>
  );
}

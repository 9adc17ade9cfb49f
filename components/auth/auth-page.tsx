import type { Messages } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Island } from '#components/ui/island.tsx';
import { ClientMessages } from '#components/ui/client-messages.tsx';
import styles from './auth.module.css';

type TextName = keyof Messages['auth'];

/** The frame of a page of signing in: its island, with the texts it names, and what stands beside it. */
export async function AuthPage({
  texts,
  aside,
  children,
}: {
  texts: TextName[];
  aside?: ReactNode;
  children: ReactNode;
}) {
  const t = await getTranslations('auth');
  const pick = ({ auth, forms }: Messages) => ({
    auth: Object.fromEntries(texts.map((name) => [name, auth[name]])),
    forms,
  });
  return (
    <div className={`wrap ${styles.page}`} data-has-aside={aside !== undefined || undefined}>
      <div className={styles.main}>
        <ClientMessages pick={pick}>
          <Island name="sign in" isMain>
            {children}
          </Island>
        </ClientMessages>
        <noscript>
          <p className={styles.noScript}>{t('noScript')}</p>
        </noscript>
      </div>
      {aside}
    </div>
  );
}

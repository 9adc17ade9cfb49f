import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { DeleteAccount } from '#components/account/delete-account.tsx';
import { ExportData } from '#components/account/export-data.tsx';
import { PasswordForm } from '#components/account/password-form.tsx';
import { PersonalForm } from '#components/account/personal-form.tsx';
import { SeparateEmailForm } from '#components/account/separate-email-form.tsx';
import styles from '#components/account/details.module.css';
import { Island } from '#components/ui/island.tsx';
import { ClientMessages } from '#components/ui/client-messages.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('details');
  return { title: t('title'), robots: { index: false, follow: true } };
}

/** `/my-account/account-details/` (RT-19). */
export default async function AccountDetails() {
  const t = await getTranslations('details');
  return (
    <ClientMessages pick={({ account, details, forms }) => ({ account, details, forms })}>
      <h1>{t('title')}</h1>
      <Section id="personal" title={t('personal')} lead={t('personalLead')}>
        <PersonalForm />
      </Section>
      <Section id="separate-email" title={t('separateEmailTitle')} lead={t('separateEmailLead')}>
        <SeparateEmailForm />
      </Section>
      <Section id="password" title={t('passwordTitle')} lead={t('passwordLead')}>
        <PasswordForm />
      </Section>
      <Section id="export" title={t('exportTitle')} lead={t('exportLead')}>
        <ExportData />
      </Section>
      <Section id="delete" title={t('deleteTitle')} lead={t('deleteLead')}>
        <div className={styles.kept}>
          <List
            title={t('deletedTitle')}
            items={['deletedAccount', 'deletedAddresses', 'deletedLoyalty', 'deletedLists'].map((key) =>
              t(key as 'deletedAccount'),
            )}
          />
          <List title={t('keptTitle')} items={['keptOrders', 'keptWithdrawals'].map((key) => t(key as 'keptOrders'))} />
        </div>
        <DeleteAccount />
      </Section>
    </ClientMessages>
  );
}

function Section({ id, title, lead, children }: { id: string; title: string; lead: string; children: ReactNode }) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <p>{lead}</p>
      </header>
      <div>
        <Island name={id} isMain>
          {children}
        </Island>
      </div>
    </section>
  );
}

function List({ title, items }: { title: string; items: string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { company, postalLine } from '#lib/config/company.ts';
import { localePath } from '#lib/core/locales.ts';
import { guardedLink } from '#lib/navigation/link-guard.ts';
import { variantPaths } from '#variant/paths.ts';
import { Breadcrumbs } from '#components/ui/breadcrumbs.tsx';
import { Island } from '#components/ui/island.tsx';
import { ClientMessages } from '#components/ui/client-messages.tsx';
import { QueryScope } from '#components/ui/query-scope.tsx';
import { Withdrawal } from './withdrawal.tsx';
import styles from './withdrawal.module.css';

/** The page of the statutory withdrawal: the same for everyone; what is told of an order comes to its island alone. */
export function WithdrawalPage() {
  const t = useTranslations('withdrawalPage');
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumbs trail={[]} last={t('title')} />
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <noscript>
          <p className={styles.noScript}>{t('noScript')}</p>
        </noscript>
      </div>
      <div className={styles.columns}>
        <ClientMessages pick={({ withdrawal, forms }) => ({ withdrawal, forms })}>
          <Island name="withdrawal" isMain>
            <QueryScope>
              <Withdrawal contact={{ email: company.email, address: postalLine }} />
            </QueryScope>
          </Island>
        </ClientMessages>
        <Rights />
      </div>
    </div>
  );
}

/** What the law gives, and the other ways to use it. */
function Rights() {
  const t = useTranslations('withdrawalPage');
  const locale = useLocale();
  const linkTo = (path: string) =>
    function Linked(words: ReactNode) {
      return <a href={localePath(locale, path)}>{words}</a>;
    };
  return (
    <aside className={styles.rights} aria-labelledby="elallas-tudnivalo">
      <h2 id="elallas-tudnivalo">{t('rightsTitle')}</h2>
      <ul>
        <li>
          <b>{t('term')}</b> {t('termText')}
        </li>
        <li>
          <b>{t('money')}</b> {t('moneyText')}
        </li>
        <li>
          <b>{t('goods')}</b> {t('goodsText')}
        </li>
        <li>
          <b>{t('exceptions')}</b> {t('exceptionsText')}
        </li>
      </ul>
      <h3>{t('otherTitle')}</h3>
      <p>{t('otherText')}</p>
      <address>
        <span>{company.legalName}</span>
        <span>{postalLine}</span>
        <a href={guardedLink(`mailto:${company.email}`, { contacts: true })?.href}>{company.email}</a>
      </address>
      <p>
        {t.rich('more', {
          rights: linkTo(variantPaths.withdrawalRights),
          model: linkTo(`${variantPaths.withdrawalRights}#mintanyilatkozat`),
        })}
      </p>
    </aside>
  );
}

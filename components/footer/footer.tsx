import { getLocale, getTranslations } from 'next-intl/server';
import { company } from '#lib/config/company.ts';
import { localePath, type Locale } from '#lib/core/locales.ts';
import { isMenuLink, menuRoots } from '#lib/menu/index.ts';
import { getMenu } from '#lib/menu/server.ts';
import { phoneUrl } from '#lib/shops/index.ts';
import { Static } from '#components/ui/static.tsx';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { FoldedNav } from './folded-nav.tsx';
import { hasNewsletter } from '#variant/site.ts';
import { NewsletterForm } from './newsletter-form.tsx';
import { FooterLinks } from './footer-links.tsx';
import styles from './footer.module.css';

/**
 * Bottom of every page: the categories once more, the shop's own pages and those of the law, and how the shop works.
 */
export async function Footer() {
  const locale = (await getLocale()) as Locale;
  const [t, menu] = await Promise.all([getTranslations('footer'), getMenu(locale)]);
  const { genders, roots } = menuRoots(menu);
  const hours = (locale === 'en' && company.hoursInEnglish) || company.hours;
  const categories = [...genders, ...roots].filter(({ url }) => isMenuLink(url));
  return (
    <Static as="footer" className={styles.footer}>
      <div className={`wrap ${styles.columns}`}>
        <FoldedNav
          id="kategoriak"
          title={t('categories')}
          data-categories=""
          aria-label={t('categoryLinks')}
          className={styles.categories}
        >
          <h2>{t('categories')}</h2>
          <ul>
            {categories.map(({ id, name, url, lang = catalogLanguage }) => (
              <li key={id}>
                <a lang={lang} href={localePath(locale, url)}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </FoldedNav>
        <FooterLinks />
      </div>
      <div className={`wrap ${styles.terms}`}>
        {hasNewsletter && <NewsletterForm />}
        {company.phone && (
          <section>
            <h2>{t('service')}</h2>
            <p>
              <a href={phoneUrl(company.phone)}>{company.phone}</a>
            </p>
            {hours !== '' && <p lang={hours === company.hours ? catalogLanguage : undefined}>{hours}</p>}
            <p>
              <a href={`mailto:${company.email}`}>{company.email}</a>
            </p>
          </section>
        )}
        <section className={styles.delivery}>
          <h2>{t('delivery')}</h2>
          <p>{t('deliveryHome')}</p>
          <p>{t('deliveryShop')}</p>
          <p>{t('deliveryPoint')}</p>
          <p>{t('returns')}</p>
        </section>
        <section className={styles.delivery}>
          <h2>{t('payment')}</h2>
          <p>{t('paymentText')}</p>
          <p>{t('tax')}</p>
        </section>
        <section>
          <h2>{t('prices')}</h2>
          <p>{t('pricesText')}</p>
        </section>
      </div>
      <p className={`wrap ${styles.sign}`}>{t('sign')}</p>
    </Static>
  );
}

import { useLocale, useTranslations } from 'next-intl';
import { settings } from '#lib/config/index.ts';
import { checkoutPath } from '#lib/core/checkout-path.ts';
import { localePath } from '#lib/core/locales.ts';
import { variantPaths } from '#variant/paths.ts';
import styles from './newsletter-form.module.css';

/** Asking for the newsletter: a plain form that the checkout's host takes, so that no page carries a script for it (ADR-0160). */
export function NewsletterForm() {
  const t = useTranslations('footerNewsletter');
  const locale = useLocale();
  return (
    <form
      className={styles.form}
      method="post"
      action={`${settings.CHECKOUT_HOST}${checkoutPath(locale, '/checkout/hirlevel/')}`}
      aria-labelledby="hirlevel"
    >
      <h2 id="hirlevel">{t('title')}</h2>
      <label htmlFor="hirlevel-email">{t('email')}</label>
      <div className={styles.row}>
        <input
          id="hirlevel-email"
          name="email"
          type="email"
          maxLength={120}
          required
          autoComplete="email"
          aria-describedby="hirlevel-hozzajarulas"
        />
        <button type="submit">{t('send')}</button>
      </div>
      <p id="hirlevel-hozzajarulas">
        {t.rich('consent', {
          privacy: (text) => <a href={localePath(locale, variantPaths.privacy)}>{text}</a>,
        })}
      </p>
    </form>
  );
}

import { useLocale, useTranslations } from 'next-intl';
import { settings } from '#lib/config/index.ts';
import { checkoutPath } from '#lib/core/checkout-path.ts';
import { localePath } from '#lib/core/locales.ts';
import { variantPaths } from '#variant/paths.ts';

/** Asking for the newsletter: a plain form that the checkout's host takes, so that no page carries a script for it (ADR-0160). */
export function NewsletterForm() {
  const t = useTranslations('footerNewsletter');
  const locale = useLocale();
  return (
    <section aria-labelledby="hirlevel">
      <h2 id="hirlevel">{t('title')}</h2>
      <form method="post" action={`${settings.CHECKOUT_HOST}${checkoutPath(locale, '/checkout/hirlevel/')}`}>
        <label htmlFor="hirlevel-email">{t('email')}</label>
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
      </form>
      <p id="hirlevel-hozzajarulas">
        {t.rich('consent', {
          privacy: (text) => <a href={localePath(locale, variantPaths.privacy)}>{text}</a>,
        })}
      </p>
    </section>
  );
}

import { useLocale, useTranslations } from 'next-intl';
import { localePath } from '#lib/core/locales.ts';
import { variantPaths } from '#variant/paths.ts';

/** Opens the choice of cookies again, on every page; without script it leads to the notice (ADR-0052). */
export function ConsentLink() {
  const t = useTranslations('site');
  const locale = useLocale();
  return (
    <a href={localePath(locale, variantPaths.cookies)} data-consent="">
      {t('consent')}
    </a>
  );
}

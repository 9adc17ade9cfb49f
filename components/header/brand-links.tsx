import { useLocale } from 'next-intl';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import type { MenuItem } from '#lib/contract/menu.ts';
import { localePath } from '#lib/core/locales.ts';
import { isMenuLink } from '#lib/menu/index.ts';
import { BrandMark } from './brand-mark.tsx';

/** Brands of the menu that lead somewhere, by their logos (HDR-10). */
export function BrandLinks({ brands, className }: { brands: MenuItem[]; className: string | undefined }) {
  const locale = useLocale();
  return (
    <ul className={className}>
      {brands
        .filter(({ url }) => isMenuLink(url))
        .map(({ id, name, url, data }) => (
          <li key={id}>
            <a lang={catalogLanguage} href={localePath(locale, url)}>
              <BrandMark brand={{ name, logo: data?.logo }} />
            </a>
          </li>
        ))}
    </ul>
  );
}

import type { Metadata } from 'next';
import { useLocale, useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { formatCount } from '#lib/core/text/counts.ts';
import { brandGenders, brandsPath, byLetter, letterId, type BrandGender } from '#lib/brands/index.ts';
import type { BrandTeaser } from '#lib/contract/brand.ts';
import { localePath, type Locale } from '#lib/core/locales.ts';
import { shopHref } from '#lib/navigation/link-guard.ts';
import { pageMetadata } from '#lib/seo/pages.ts';
import { BrandMark } from '#components/header/brand-mark.tsx';
import { Breadcrumbs } from '#components/ui/breadcrumbs.tsx';
import { Island } from '#components/ui/island.tsx';
import { ClientMessages } from '#components/ui/client-messages.tsx';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { BrandFilter } from './brand-filter.tsx';
import styles from './brands.module.css';

export async function brandsMetadata(gender: BrandGender | null, locale: Locale): Promise<Metadata> {
  const t = await getTranslations('brands');
  return pageMetadata(gender ? t(`titleOf.${gender}`) : t('title'), brandsPath(gender), locale, {
    description: t('description'),
  });
}

interface Props {
  brands: BrandTeaser[];
  gender: BrandGender | null;
}

/** The brands from A to Z, with a way to each letter and to each brand's products (RT-14). */
export function BrandsPage({ brands, gender }: Props) {
  const t = useTranslations('brands');
  const locale = useLocale();
  const title = gender ? t(`titleOf.${gender}`) : t('title');
  const groups = byLetter(brands);
  return (
    <div className="wrap">
      <Breadcrumbs trail={gender ? [{ name: t('title'), url: brandsPath(null), lang: locale }] : []} last={title} />
      <header className={styles.head}>
        <h1>
          <mark>{title}</mark>
        </h1>
        <p>{t(`lead.${gender ?? 'all'}`, { count: brands.length })}</p>
      </header>
      <div className={styles.tools}>
        <Genders gender={gender} />
        <Island name="brand filter">
          <ClientMessages
            pick={({ brands: { filter, placeholder, found, none } }) => ({
              brands: { filter, placeholder, found, none },
            })}
          >
            <BrandFilter />
          </ClientMessages>
        </Island>
      </div>
      <nav className={styles.letters} aria-label={t('letters')}>
        <ol>
          {groups.map(({ letter }) => (
            <li key={letter}>
              <a href={`#${letterId(letter)}`}>{letter}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.groups}>
        {groups.map(({ letter, entries }) => (
          <section key={letter} className={styles.group} aria-labelledby={letterId(letter)} data-letter="">
            <h2 id={letterId(letter)}>{letter}</h2>
            <ul>
              {entries.map((brand) => (
                <Brand key={brand.slug} brand={brand} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

function Genders({ gender }: { gender: BrandGender | null }) {
  const t = useTranslations('brands');
  const locale = useLocale();
  return (
    <nav className={styles.genders} aria-label={t('genders')}>
      <ul>
        {[null, ...brandGenders].map((other) => (
          <li key={other}>
            <a href={localePath(locale, brandsPath(other))} aria-current={other === gender ? 'page' : undefined}>
              {t(other ?? 'all')}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Brand({ brand }: { brand: BrandTeaser }) {
  const t = useTranslations('brands');
  const locale = useLocale();
  return (
    <li data-brand={brand.name}>
      <a href={shopHref(locale, brand.url)}>
        <span lang={catalogLanguage}>
          <BrandMark brand={brand} />
        </span>
        <span className="number">{t('count', { count: brand.count, shown: formatCount(locale, brand.count) })}</span>
      </a>
    </li>
  );
}

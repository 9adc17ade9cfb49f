import { useLocale, useTranslations } from 'next-intl';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import type { Image } from '#lib/contract/media.ts';
import { localePath } from '#lib/core/locales.ts';
import { imageProps } from '#lib/media/index.ts';
import { variantUrl } from '#lib/core/products/variants.ts';
import styles from './options.module.css';

export interface Colour {
  slug: string;
  name: string;
  lang?: string | undefined;
  image: Image | undefined;
}

interface Props {
  product: Parameters<typeof variantUrl>[0];
  colours: Colour[];
  shown: Colour;
  /** The chosen size goes along to the other colour. */
  size: string | null;
}

/** The colours as pictures; each is a page of its own, so that it works without JavaScript and can be sent on. */
export function Colours({ product, colours, shown, size }: Props) {
  const t = useTranslations('purchase');
  const locale = useLocale();
  return (
    <section className={styles.options}>
      <h2>
        {t('colour')} <span lang={shown.lang ?? catalogLanguage}>{shown.name}</span>
      </h2>
      {colours.length > 1 && (
        <ul className={styles.colours}>
          {colours.map(({ slug, name, lang = catalogLanguage, image }) => (
            <li key={slug}>
              <a
                href={localePath(locale, variantUrl(product, slug, size))}
                rel="nofollow"
                data-keep-scroll=""
                lang={lang}
                aria-current={slug === shown.slug ? 'true' : undefined}
                aria-label={name}
              >
                {image && <img {...imageProps(image, [96, 160, 240], '72px')} alt="" loading="lazy" />}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

import type { ReactNode } from 'react';
import type { Home } from '#lib/contract/home.ts';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import type { Locale } from '#lib/core/locales.ts';
import { imageProps } from '#lib/media/index.ts';
import { shopHref } from '#lib/navigation/link-guard.ts';

interface Props {
  sport: Home['sports'][number];
  locale: Locale;
  /** How wide its picture is shown, as `sizes` of an image has it. */
  sizes: string;
  children?: ReactNode;
}

/** A sport with its picture, in a list of them; how it looks is the list's. */
export function SportTile({ sport: { name, url, image, lang = catalogLanguage }, locale, sizes, children }: Props) {
  return (
    <li>
      <a href={shopHref(locale, url)} lang={lang}>
        <img {...imageProps(image, [160, 240, 320, 480], sizes)} alt="" loading="lazy" />
        <span>{name}</span>
        {children}
      </a>
    </li>
  );
}

import 'server-only';
import { cache } from 'react';
import { callApi, orWithout } from '#lib/api/server.ts';
import { brandEndpoints, type BrandTeaser } from '#lib/contract/brand.ts';
import type { SearchAnswer } from '#lib/contract/search.ts';
import type { Locale } from '#lib/core/locales.ts';
import type { BrandGender } from './index.ts';

/** Brands with goods, of a gender or of all. */
export async function getBrands(gender: BrandGender | null): Promise<BrandTeaser[]> {
  return callApi(brandEndpoints.brands, { query: gender === null ? {} : { gender } });
}

/** What a brand tells of itself, and in which language; by which logo it is known. */
export interface BrandAbout extends Pick<BrandTeaser, 'name' | 'logo'> {
  text: string;
  lang: string | undefined;
}

/** What a brand tells of itself, for the path of its page; null for another path, and where it can not be had. */
export const getBrandAbout = cache(async (path: string, locale: Locale): Promise<BrandAbout | null> => {
  const slug = /^\/marka\/([a-z0-9-]{1,80})\/$/.exec(path)?.[1];
  if (!slug) return null;
  const brand = await orWithout(callApi(brandEndpoints.brand, { params: { slug } }, { locale }), null);
  return brand?.text ? { name: brand.name, logo: brand.logo, text: brand.text, lang: brand.langs?.text } : null;
});

/** The answer for a brand's page, which tells of the brand where that has a text (STORE-07). */
export function withBrandText(answer: SearchAnswer, about: BrandAbout | null): SearchAnswer {
  if (!about) return answer;
  const { text, lang } = about;
  return { ...answer, text, langs: { ...answer.langs, ...(lang === undefined ? {} : { text: lang }) } };
}

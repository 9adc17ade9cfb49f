import { notFound } from 'next/navigation';
import { locale as localeParam } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { timeZone } from '#lib/contract/market/place.ts';
import { withBrand } from '#lib/core/text/brand-texts.ts';
import { loadOwnMessages } from '#variant/messages.ts';
import { isLocale, type Locale } from '#lib/core/locales.ts';

/** Each file by its own name: a pattern of names would take in the texts of the other build. */
const loadCommonMessages = {
  hu: () => import('#messages/hu.json'),
  en: () => import('#messages/en.json'),
  de: () => import('#messages/de.json'),
} as const satisfies Record<Locale, () => Promise<object>>;

/** Messages and formats of a request, by the language in its path. */
export default getRequestConfig(async ({ locale: asked }) => {
  const locale = asked ?? (await localeParam());
  if (!locale || !isLocale(locale)) notFound();
  const [{ default: common }, own] = await Promise.all([loadCommonMessages[locale](), loadOwnMessages(locale)]);
  return { locale, messages: withBrand({ ...common, ...own }), timeZone };
});

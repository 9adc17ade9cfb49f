import { notFound } from 'next/navigation';
import { locale as localeParam } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { loadOwnMessages } from '#variant/messages.ts';
import { isLocale } from './locales.ts';

/** Messages and formats of a request, by the language in its path. */
export default getRequestConfig(async ({ locale: asked }) => {
  const locale = asked ?? (await localeParam());
  if (!locale || !isLocale(locale)) notFound();
  const [{ default: common }, own] = await Promise.all([import(`../../messages/${locale}.json`), loadOwnMessages(locale)]);
  return { locale, messages: { ...common, ...own }, timeZone: 'Europe/Budapest' };
});

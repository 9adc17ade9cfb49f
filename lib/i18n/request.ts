import { notFound } from 'next/navigation';
import { locale as localeParam } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { isLocale } from './locales.ts';

/** Messages and formats of a request, by the language in its path. */
export default getRequestConfig(async ({ locale: asked }) => {
  const locale = asked ?? (await localeParam());
  if (!locale || !isLocale(locale)) notFound();
  const messages = (await import(`../../messages/${locale}.json`)).default;
  return { locale, messages, timeZone: 'Europe/Budapest' };
});

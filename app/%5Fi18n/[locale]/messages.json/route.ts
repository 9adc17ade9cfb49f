import { notFound } from 'next/navigation';
import { getMessages } from 'next-intl/server';
import { settings } from '#lib/config/index.ts';
import { isLocale, locales } from '#lib/core/locales.ts';

export const dynamic = 'force-static';
/** What a kept route refuses would stay refused: other languages have no answer at all. */
export const dynamicParams = false;

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

/** All texts of this build in one language, as the build has compiled them (OPS-03). */
export async function GET(_request: Request, { params }: { params: Promise<{ locale: string }> }): Promise<Response> {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const seconds = settings.MESSAGE_CACHE_HOURS * 3600;
  return Response.json(await getMessages({ locale }), { headers: { 'cache-control': `public, max-age=${seconds}` } });
}

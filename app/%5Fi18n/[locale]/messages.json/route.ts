import { notFound } from 'next/navigation';
import { getMessages } from 'next-intl/server';
import { serverSettings } from '#lib/config/server-settings.ts';
import { isLocale } from '#lib/core/locales.ts';

export const dynamic = 'force-static';
export function generateStaticParams() {
  return [];
}

/** All texts of this build in one language, as the build has compiled them (OPS-03); the entry lets no other one through. */
export async function GET(_request: Request, { params }: { params: Promise<{ locale: string }> }): Promise<Response> {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const seconds = serverSettings.MESSAGE_CACHE_HOURS * 3600;
  return Response.json(await getMessages({ locale }), { headers: { 'cache-control': `public, max-age=${seconds}` } });
}

import type { Metadata } from 'next';
import { HomePage } from '#components/home/home-page.tsx';
import { callApi } from '#lib/api/server.ts';
import { getValidFlipbooks } from '#lib/flipbook/server.ts';
import { homeEndpoints } from '#lib/contract/home.ts';
import type { Locale } from '#lib/core/locales.ts';
import { homeMetadata } from '#lib/seo/pages.ts';

export const revalidate = 60;

export async function generateMetadata({ params }: { params: Promise<{ locale: Locale }> }): Promise<Metadata> {
  return homeMetadata((await params).locale);
}

export default async function Home({ params }: { params: Promise<{ locale: Locale }> }) {
  const { locale } = await params;
  const [home, flipbooks] = await Promise.all([callApi(homeEndpoints.home, {}, { locale }), getValidFlipbooks(locale)]);
  return <HomePage home={home} flipbooks={flipbooks} />;
}

import type { Metadata } from 'next';
import { ContentPage, contentMetadata } from '#components/content/content-page.tsx';
import { getContentPage } from '#lib/content/page.ts';
import type { Locale } from '#lib/i18n/locales.ts';

export const revalidate = 60;

type Params = Promise<{ locale: Locale; slug: string }>;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: { params: Params }): Promise<Metadata> {
  const { locale, slug } = await params;
  return contentMetadata(await getContentPage(slug), locale);
}

/** What a club has to know (TEAM-05). */
export default async function InfoPage({ params }: { params: Params }) {
  const { slug } = await params;
  return <ContentPage page={await getContentPage(slug)} />;
}

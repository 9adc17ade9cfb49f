import type { Metadata } from 'next';
import { ContentPage, contentMetadata, redirectToRightKind } from '#components/content/content-page.tsx';
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

export default async function ServicePage({ params }: { params: Params }) {
  const { locale, slug } = await params;
  const page = await getContentPage(slug);
  redirectToRightKind(page, 'services', locale);
  return <ContentPage page={page} />;
}

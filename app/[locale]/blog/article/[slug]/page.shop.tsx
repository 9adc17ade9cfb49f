import type { Metadata } from 'next';
import { GuidePage } from '#components/content/guide-page.tsx';
import { getGuide } from '#lib/guides/server.ts';
import type { Locale } from '#lib/core/locales.ts';
import { pageMetadata } from '#lib/seo/pages.ts';
import { sharedPicture } from '#lib/seo/metadata.ts';

/** Its product boxes carry prices: as fresh as on a product's own page. */
export const revalidate = 30;

type Params = Promise<{ locale: Locale; slug: string }>;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: { params: Params }): Promise<Metadata> {
  const { locale, slug } = await params;
  const guide = await getGuide(slug, locale);
  return pageMetadata(guide.title, `/blog/article/${guide.slug}/`, locale, {
    hasMarkdown: true,
    description: guide.description,
    picture: sharedPicture(guide.image),
    article: { publishedTime: guide.publishedAt, modifiedTime: guide.updatedAt, authors: [guide.author.name] },
  });
}

/** A guide: the same for everyone, kept in the cache. */
export default async function CachedGuidePage({ params }: { params: Params }) {
  const { locale, slug } = await params;
  return <GuidePage guide={await getGuide(slug, locale)} />;
}

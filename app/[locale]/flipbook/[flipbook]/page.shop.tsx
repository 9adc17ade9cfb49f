import type { Metadata } from 'next';
import { flipbookMetadata } from '#components/flipbook/flipbook-metadata.ts';
import { FlipbookPage } from '#components/flipbook/flipbook-page.tsx';
import { getFlipbook } from '#lib/flipbook/server.ts';
import type { Locale } from '#lib/core/locales.ts';

type Params = Promise<{ locale: Locale; flipbook: string }>;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: { params: Params }): Promise<Metadata> {
  const { locale, flipbook } = await params;
  return flipbookMetadata(await getFlipbook(flipbook, locale), locale);
}

export default async function Flipbook({ params }: { params: Params }) {
  const { locale, flipbook } = await params;
  return <FlipbookPage flipbook={await getFlipbook(flipbook, locale)} />;
}

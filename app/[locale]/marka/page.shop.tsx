import type { Metadata } from 'next';
import { BrandsPage, brandsMetadata } from '#components/brands/brands-page.tsx';
import { getBrands } from '#lib/brands/server.ts';
import type { Locale } from '#lib/core/locales.ts';

export const revalidate = 60;

export async function generateMetadata({ params }: { params: Promise<{ locale: Locale }> }): Promise<Metadata> {
  return brandsMetadata(null, (await params).locale);
}

export default async function AllBrandsPage() {
  return <BrandsPage brands={await getBrands(null)} gender={null} />;
}

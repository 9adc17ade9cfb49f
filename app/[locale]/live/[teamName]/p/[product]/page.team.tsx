import type { Metadata } from 'next';
import { redirectToRightTeamSlug, TeamProduct } from '#components/team/team-product.tsx';
import type { SearchParams } from '#lib/core/filters/index.ts';
import type { Locale } from '#lib/core/locales.ts';
import { pageMetadata } from '#lib/seo/pages.ts';
import { variantOf } from '#lib/core/products/variants.ts';
import { getTeam, getTeamProduct } from '#lib/teams/server.ts';

interface Props {
  params: Promise<{ locale: Locale; teamName: string; product: string }>;
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, teamName, product: segment } = await params;
  const product = await getTeamProduct(teamName, segment, locale);
  return pageMetadata(`${product.brand.name} ${product.name}`, product.url, locale);
}

/** A product of a club's shop in the colour of its address. */
export default async function LiveTeamProductPage({ params, searchParams }: Props) {
  const [{ locale, teamName, product: segment }, { szin, meret }] = await Promise.all([params, searchParams]);
  const [team, product] = await Promise.all([getTeam(teamName), getTeamProduct(teamName, segment, locale)]);
  redirectToRightTeamSlug(product, teamName, segment, locale);
  return <TeamProduct team={team} product={product} variant={variantOf(product, szin, meret)} />;
}

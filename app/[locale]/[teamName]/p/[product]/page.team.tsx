import type { Metadata } from 'next';
import { redirectToRightTeamSlug, TeamProduct } from '#components/team/team-product.tsx';
import type { Locale } from '#lib/core/locales.ts';
import { pageMetadata } from '#lib/seo/pages.ts';
import { variantOf } from '#lib/core/products/variants.ts';
import { getTeam, getTeamProduct } from '#lib/teams/server.ts';

export const revalidate = 30;

type Params = Promise<{ locale: Locale; teamName: string; product: string }>;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: { params: Params }): Promise<Metadata> {
  const { locale, teamName, product: segment } = await params;
  const [team, product] = await Promise.all([getTeam(teamName), getTeamProduct(teamName, segment, locale)]);
  return pageMetadata(`${product.brand.name} ${product.name} – ${team.name}`, product.url, locale, {
    description: product.description[0] ?? '',
  });
}

/** A product of a club's shop in its first colour: the same for everyone, kept in the cache. */
export default async function TeamProductPage({ params }: { params: Params }) {
  const { locale, teamName, product: segment } = await params;
  const [team, product] = await Promise.all([getTeam(teamName), getTeamProduct(teamName, segment, locale)]);
  redirectToRightTeamSlug(product, teamName, segment, locale);
  return <TeamProduct team={team} product={product} variant={variantOf(product, undefined, undefined)} />;
}

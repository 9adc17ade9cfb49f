import type { Metadata } from 'next';
import { TeamHome } from '#components/team/team-home.tsx';
import type { Locale } from '#lib/core/locales.ts';
import { homeMetadata } from '#lib/seo/pages.ts';
import { getTeams } from '#lib/teams/server.ts';

export const revalidate = 60;

export async function generateMetadata({ params }: { params: Promise<{ locale: Locale }> }): Promise<Metadata> {
  return homeMetadata((await params).locale);
}

export default async function Home() {
  return <TeamHome teams={await getTeams()} />;
}

import type { Metadata } from 'next';
import { TeamHome } from '#components/team/team-home.tsx';
import { getTeams } from '#lib/teams/server.ts';

export const revalidate = 60;

export const metadata: Metadata = { alternates: { canonical: './' } };

export default async function Home() {
  return <TeamHome teams={await getTeams()} />;
}

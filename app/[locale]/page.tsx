import type { Metadata } from 'next';
import { HomePage } from '#components/home/home-page.tsx';
import { callApi } from '#lib/api/server.ts';
import { homeEndpoints } from '#lib/contract/home.ts';

export const revalidate = 60;

export const metadata: Metadata = { alternates: { canonical: './' } };

export default async function Home() {
  const home = await callApi(homeEndpoints.home);
  return <HomePage home={home} />;
}

import type { Metadata } from 'next';
import { HomePage } from '#components/home/home-page.tsx';
import { callApi } from '#lib/api/server.ts';
import { getValidBooks } from '#lib/flipbook/server.ts';
import { homeEndpoints } from '#lib/contract/home.ts';

export const revalidate = 60;

export const metadata: Metadata = { alternates: { canonical: './' } };

export default async function Home() {
  const [home, books] = await Promise.all([callApi(homeEndpoints.home), getValidBooks()]);
  return <HomePage home={home} books={books} />;
}

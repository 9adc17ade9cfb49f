import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { errorTitles, isErrorStatus } from '#components/content/error-page.tsx';
import { FramedErrorPage } from '#frame/error-page.tsx';

type Params = Promise<{ status: string }>;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: { params: Params }): Promise<Metadata> {
  const { status } = await params;
  return isErrorStatus(status) ? { title: { absolute: errorTitles[status] }, robots: { index: false } } : {};
}

/** Bodies of the shop's error answers. The server puts them in place of an error's own body, with its status. */
export default async function ErrorBody({ params }: { params: Params }) {
  const { status } = await params;
  if (!isErrorStatus(status)) notFound();
  return <FramedErrorPage status={status} />;
}

import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NoticeLinkPage } from '#components/notices/notice-link-page.tsx';
import type { SearchParams } from '#lib/core/filters/index.ts';
import { stepOf } from '#lib/notices/index.ts';
import { refusePage } from '#lib/navigation/refuse-page.ts';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ step: string; token: string }>;
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ step }, t] = await Promise.all([params, getTranslations('noticeLink')]);
  return {
    title: t(stepOf(step) === 'vege' ? 'endTitle' : 'confirmTitle'),
    robots: { index: false, follow: true },
    referrer: 'no-referrer',
  };
}

/** Where the links of a notice's mails lead. Drawn for each request: without JavaScript its form names the token. */
export default async function NoticeLink({ params, searchParams }: Props) {
  const [{ step: asked, token }] = await Promise.all([params, searchParams]);
  const step = stepOf(asked);
  if (step === null) refusePage(`/ertesites/${asked}/`);
  return <NoticeLinkPage step={step} token={token} />;
}

import { getTranslations } from 'next-intl/server';
import { teamsPath } from '#lib/core/team-paths.ts';
import { ErrorPage, type ErrorStatus } from '#components/content/error-page.tsx';

/** An error page of the team shop: the list of teams leads on, and no page of it waits for the API. */
export async function FramedErrorPage({ status }: { status: ErrorStatus }) {
  const t = await getTranslations('teamSite');
  return (
    <ErrorPage
      status={status}
      ways={[
        { name: t('teams'), url: teamsPath },
        { name: t('how'), url: '/info/hogyan-mukodik/' },
      ]}
    />
  );
}

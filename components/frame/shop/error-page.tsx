import { getLocale } from 'next-intl/server';
import type { Locale } from '#lib/core/locales.ts';
import { isMenuLink, menuRoots } from '#lib/menu/index.ts';
import { getMenu } from '#lib/menu/server.ts';
import { ErrorPage, type ErrorStatus } from '#components/content/error-page.tsx';

/** An error page of the shop: its categories and its search lead on. */
export async function FramedErrorPage({ status }: { status: ErrorStatus }) {
  const { genders, roots } = menuRoots(await getMenu((await getLocale()) as Locale));
  return (
    <ErrorPage
      status={status}
      ways={[...genders, ...roots].filter(({ url }) => isMenuLink(url))}
      searchPath="/search/"
    />
  );
}

import 'server-only';
import { callApi, orWithout } from '#lib/api/server.ts';
import { homeEndpoints, type Home } from '#lib/contract/home.ts';
import type { Locale } from '#lib/core/locales.ts';

/** The sports of the front page; none where the API does not give them. */
export async function getHomeSports(locale: Locale): Promise<Home['sports']> {
  return (await orWithout(callApi(homeEndpoints.home, {}, { locale }), null))?.sports ?? [];
}

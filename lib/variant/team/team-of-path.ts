import { settings } from '#lib/config/index.ts';
import { splitLocale } from '#lib/core/locales.ts';
import { teamSections } from '#lib/core/routes/team-sections.ts';

/**
 * The slug of the team whose page a path is: `/list/{team}/…`, `/{team}/p/…` and `/{team}/{category}/…`; null for any
 * other.
 */
export function teamOfPath(pathname: string): string | null {
  const [first = '', second = ''] = splitLocale(pathname).path.split('/').slice(1);
  const slug = first === settings.TEAM_LIST_SEGMENT ? second : first;
  return slug !== settings.TEAM_LIST_SEGMENT && !teamSections.has(slug) && /^[a-z0-9-]{1,64}$/.test(slug) ? slug : null;
}

import { settings } from '#lib/config/index.ts';

/** Path of the list of teams, without its language; its first part is configuration (TEAM-04). */
export const teamsPath = `/${settings.TEAM_LIST_SEGMENT}/`;

/** Path of a team's page: its products, within the list of teams. */
export function teamPath(slug: string): string {
  return `${teamsPath}${slug}/`;
}

/** The parts of a catch-all path: the team, the category of the catalog within it, and the path as it is written. */
export function partsOfPath(segments: readonly string[]): { team: string; category: string | null; path: string } {
  const [team = '', ...rest] = segments.map(decodeURIComponent);
  const category = rest.length > 0 ? `/${rest.join('/')}/` : null;
  return { team, category, path: `/${team}${category ?? '/'}` };
}

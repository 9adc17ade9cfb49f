import { teamOfPath } from './team-of-path.ts';

/** What a call names that concerns no team in particular; no club has this slug. */
export const noTeam = 'csapatok';

/**
 * Every call of the team build names its team (TEAM-10): in the browser the one of the page, else what the call itself
 * says.
 */
export function callHeaders(): Record<string, string> {
  const team = typeof location === 'undefined' ? null : teamOfPath(location.pathname);
  return { Team: team ?? noTeam };
}

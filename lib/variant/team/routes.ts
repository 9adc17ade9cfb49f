import type { RouteName } from '#lib/core/routes/sections.ts';
import { teamsPath } from '#lib/core/team-paths.ts';
import { teamOfPath } from './team-of-path.ts';

/** The name of the team shop's screen at a path without its language (RT-27). */
export const routeOf: (path: string) => RouteName | null = (path) => {
  if (path === '/') return 'home';
  if (path.startsWith('/info/')) return 'services';
  if (/^\/[^/]+\/p\//.test(path)) return 'pdp';
  return path !== teamsPath && teamOfPath(path) !== null ? 'srp' : null;
};

import type { ShopSettings } from './settings.ts';

/** Where a build stands, from the project's folder: each variant has its own, and BUILD_DIR names another one. */
export function buildFolder({ TEAM_BUILD }: Pick<ShopSettings, 'TEAM_BUILD'>): string {
  return process.env.BUILD_DIR ?? (TEAM_BUILD ? '.next-team' : '.next');
}

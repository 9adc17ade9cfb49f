import { commonSections } from './sections.ts';

/** First parts of the team shop's paths, the list of teams aside; any other one is the name of a team. */
export const teamSections: ReadonlySet<string> = new Set([
  '',
  'info',
  'hiba',
  'search',
  ...Object.keys(commonSections),
]);

import type { Messages } from 'next-intl';
import { commonRoutes } from './common.ts';
import { productParameters, text, type Route } from './route.ts';

/** Group and name of a page in the team shop's footer. */
export type TeamFooter = `${keyof Messages['teamFooter']['groups']}.${keyof Messages['teamFooter']['pages']}`;

const list = {
  liveFor: ['q', 'filters', 'priceMin', 'priceMax', 'sortField', 'sortType', 'page'],
  spelling: 'listing',
} as const;
const teamName = '[a-z0-9-]{1,64}';

/** The routes of the team shop (TEAM-01 to TEAM-07), as those of the shop (ADR-0093). */
export const teamRoutes: readonly Route<TeamFooter>[] = [
  { page: '/' },

  { page: '/list', root: 'TEAM_LIST_SEGMENT', footer: 'shop.teams' },
  text('/info/[slug]', 'klubot-inditok', 'shop.found'),

  text('/info/[slug]', 'hogyan-mukodik', 'help.how'),
  text('/info/[slug]', 'feliratozas', 'help.print'),
  text('/info/[slug]', 'meretek', 'help.sizes'),
  text('/info/[slug]', 'szallitas-klubnak', 'help.delivery'),
  text('/info/[slug]', 'visszakuldes', 'help.returns'),

  text('/info/[slug]', 'aszf', 'law.terms'),
  text('/info/[slug]', 'adatkezeles', 'law.privacy'),
  text('/info/[slug]', 'cookie-tajekoztato', 'law.cookies'),
  text('/info/[slug]', 'impresszum', 'law.imprint'),
  { page: '/elallas', footer: 'law.withdrawal' },
  text('/info/[slug]', 'elallas', 'law.withdrawalRights'),
  text('/info/[slug]', 'szavatossag', 'law.guarantee'),
  text('/info/[slug]', 'panaszkezeles', 'law.complaints'),
  text('/info/[slug]', 'bekelteto-testulet', 'law.arbitration'),
  text('/info/[slug]', 'akadalymentesseg', 'law.accessibility'),

  ...commonRoutes,

  { page: '/info/[slug]', known: 'page' },
  {
    page: '/list/[teamName]',
    root: 'TEAM_LIST_SEGMENT',
    forms: { teamName },
    known: ['listing', '/[teamName]/'],
    ...list,
  },
  {
    from: '/[teamName]',
    to: '/list/[teamName]/',
    root: 'TEAM_LIST_SEGMENT',
    forms: { teamName },
    known: ['listing', '/[teamName]/'],
    spelling: 'listing',
  },
  {
    page: '/[teamName]/p/[product]',
    forms: { teamName, product: String.raw`[^/]+-\d{1,9}` },
    known: ['listing', '/[teamName]/'],
    isProduct: true,
    liveFor: productParameters,
  },
  {
    page: '/[...path]',
    path: '/[teamName]/[...path]',
    forms: { teamName },
    known: ['listing', '/[teamName]/', '/[teamName]/[...path]'],
    ...list,
  },
];

/** Names by which the code and analytics speak of the shop's screens (RT-27). */
export type RouteName = 'home' | 'srp' | 'pdp' | 'services' | 'storeLocator' | 'store' | 'guide';

/**
 * What the pages behind the first part of a path are: a screen with a name, a page of an account, one of signing in or
 * of a one-time link, or any other.
 */
export type Section = RouteName | 'account' | 'signIn' | 'plain';

/** First parts of the paths that both builds have. They are what a browser carries of the tables (ADR-0093). */
export const commonSections = {
  login: 'signIn',
  register: 'signIn',
  'forgot-password': 'signIn',
  'reset-password': 'signIn',
  doi: 'signIn',
  'my-account': 'account',
  kosar: 'plain',
  elallas: 'plain',
  dev: 'plain',
} as const satisfies Record<string, Section>;

import { commonSections, type Section } from './sections.ts';

/** First parts of the shop's paths; any other one shows results, but for the settings' own. */
export const shopSections: ReadonlyMap<string, Section> = new Map<string, Section>(
  Object.entries({
    '': 'home',
    p: 'pdp',
    blog: 'guide',
    shops: 'storeLocator',
    shop: 'store',
    static: 'services',
    services: 'services',
    wishlist: 'plain',
    osszehasonlitas: 'plain',
    ajandekkartya: 'plain',
    ertesites: 'signIn',
    ...commonSections,
  } satisfies Record<string, Section>),
);

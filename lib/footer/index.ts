import type { Messages } from 'next-intl';
import { settings } from '#lib/config/index.ts';
import { booksPath } from '#lib/flipbook/paths.ts';

type Page = keyof Messages['footer']['pages'];
type Group = keyof Messages['footer']['links'];

/** Pages that every page of the shop leads to; the law asks for those of the last group. */
const groups: Record<Group, Partial<Record<Page, string>>> = {
  help: {
    delivery: '/static/szallitas-fizetes/',
    returns: '/static/visszakuldes/',
    questions: '/static/gyik/',
    stores: '/shops/',
    ...(settings.FLIPBOOK_PREFIX ? { catalogues: booksPath() } : {}),
  },
  company: { guides: '/blog/', about: '/static/rolunk/', careers: '/static/karrier/' },
  services: {
    skiService: '/services/siszerviz/',
    bikeService: '/services/kerekparszerviz/',
    restringing: '/services/utohurozas/',
    rental: '/services/berles/',
    gaitAnalysis: '/services/futoelemzes/',
    measuring: '/services/meretvetel/',
    giftCard: '/services/ajandekkartya/',
  },
  law: {
    imprint: '/static/impresszum/',
    terms: '/static/aszf/',
    privacy: '/static/adatkezeles/',
    cookies: '/static/cookie-tajekoztato/',
    withdrawal: '/elallas/',
    withdrawalRights: '/static/elallas/',
    guarantee: '/static/szavatossag/',
    complaints: '/static/panaszkezeles/',
    arbitration: '/static/bekelteto-testulet/',
    accessibility: '/static/akadalymentesseg/',
  },
};

export const footerGroups: readonly Group[] = ['help', 'company', 'services', 'law'];

/** The pages of a group by their names in the texts, in the order in which they are shown. */
export function footerLinks(group: Group): { page: Page; path: string }[] {
  return (Object.entries(groups[group]) as [Page, string][]).map(([page, path]) => ({ page, path }));
}

import { describe, expect, it } from 'vitest';
import { shopRobots } from '#lib/robots/shop.ts';
import { teamRobots } from '#lib/robots/team.ts';

/** Whether a crawler may fetch an address: of the rules that fit, the longest one says so (RFC 9309 §2.2.2). */
function mayFetch(robots: string, address: string): boolean {
  const rules = robots.split('\n').flatMap((row) => {
    const [, word, path = ''] = /^(Allow|Disallow): (.*)$/.exec(row) ?? [];
    return word ? [{ allows: word === 'Allow', path }] : [];
  });
  const pattern = (path: string) =>
    new RegExp(
      `^${path
        .replace(/[.+?^{}()|[\]\\]/g, '\\$&')
        .replaceAll('*', '.*')
        .replace(/\\?\$$/, '$')}`,
    );
  const fitting = rules
    .filter(({ path }) => pattern(path).test(address))
    .toSorted((a, b) => b.path.length - a.path.length);
  return fitting[0]?.allows ?? true;
}

describe('robots.txt of the shop', () => {
  const robots = shopRobots('https://shop.test');

  it.each([
    '/',
    '/en/',
    '/cipok/',
    '/cipok/?page=2',
    '/p/polo-12/?szin=kek&meret=M',
    '/shops/?hely=pecs',
    '/cipok/?utm_source=a',
    '/sitemap.xml',
    '/p/polo-12.md',
    '/_next/static/a.js',
    // Pages that say noindex: who may not read that lists them all the same.
    '/search/',
    '/search/?q=cipo',
    '/wishlist/',
    '/kosar/',
    '/login/?vissza=/cipok/',
    '/my-account/',
    '/elallas/',
  ])('lets crawlers fetch %s', (address) => expect(mayFetch(robots, address)).toBe(true));

  it.each([
    '/cipok/?filters=1,2',
    '/en/cipok/?page=2&filters=1',
    '/search/?q=a&priceMin=3',
    '/cipok/?priceMax=3',
    '/cipok/?priceType=vk',
    '/cipok/?sortField=price&sortType=asc',
    '/cipok/?store=store_pecs',
    '/doi/thankyou/abc/',
    '/en/reset-password/?token=a',
    '/my-account/order-details/abc/',
  ])('keeps them from %s', (address) => expect(mayFetch(robots, address)).toBe(false));

  it('names the sitemap by its full address', () =>
    expect(robots).toContain('\nSitemap: https://shop.test/sitemap.xml\n'));
});

describe('robots.txt of the team shop', () => {
  it('[TEAM-01] keeps crawlers from the clubs’ shops, and names no sitemap', () => {
    for (const address of ['/list/', '/szegedi-futok/p/polo-12/', '/szegedi-futok/ruhazat/', '/en/list/', '/login/'])
      expect([address, mayFetch(teamRobots(), address)]).toEqual([address, false]);
    for (const address of ['/', '/en/', '/info/hogyan-mukodik/', '/en/info/aszf/', '/_next/static/a.js'])
      expect([address, mayFetch(teamRobots(), address)]).toEqual([address, true]);
    expect(teamRobots()).not.toContain('Sitemap');
  });
});

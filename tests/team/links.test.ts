import { describe, expect, it } from 'vitest';
import { shopHref } from '#lib/navigation/link-guard.ts';

describe('a link of the team shop', () => {
  it('[TEAM-01] leads to no product outside of a club’s shop, for there is no such page', () => {
    expect(shopHref('hu', '/p/polo-12/')).toBeUndefined();
    expect(shopHref('en', '/szegedi-futok/p/polo-12/?szin=kek')).toBe('/en/szegedi-futok/p/polo-12/?szin=kek');
  });
});

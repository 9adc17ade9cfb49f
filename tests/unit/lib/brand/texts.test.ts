import { describe, expect, it } from 'vitest';
import compile from 'icu-minify/compile';
import { differingBrand } from '#lib/config/brand/page-attributes.ts';
import { readBrand } from '#lib/config/brand/read-brand.ts';
import { ownBrand } from '#lib/config/brand/own-brand.ts';
import { market } from '#lib/config/market/stated-market.ts';
import { brandValues, withBrand } from '#lib/core/text/brand-texts.ts';
import checkout from '#messages/checkout/hu.json' with { type: 'json' };
import common from '#messages/hu.json' with { type: 'json' };
import shop from '#messages/shop/hu.json' with { type: 'json' };
import team from '#messages/team/hu.json' with { type: 'json' };

const { stated: second } = readBrand(new URL('../../../brands/szirt', import.meta.url).pathname, market);
const values = brandValues(second);

describe('texts of a brand', () => {
  it('[ADR-0143] leave the brand of goods to the page that names it', () => {
    expect(withBrand(common.product.sameBrand, values)).toBe('Minden {maker}-termék');
    expect(withBrand(common.product.guarantee.durabilityText, values)).toContain('Márka: {maker}');
  });

  it('[ADR-0143] name it and what its delivery costs', () => {
    expect(withBrand(shop.header.promise, values)).toBe('Ingyenes szállítás 35\u00A0000\u00A0Ft‑tól');
    expect([values.homeDays, values.storeDays]).toEqual(['1–2', '3–5']);
    expect(withBrand(common.site.title, values)).toBe('Szirt – sport- és divatáruház');
    expect(withBrand({ list: ['{brand}', 7, null, '{other}'] }, values)).toEqual({
      list: ['Szirt', 7, null, '{other}'],
    });
  });

  it('[ADR-0143] are filled as a build compiles them, beside other places, tags and numbers', () => {
    for (const [written, filled] of [
      ['{brand}', 'Szirt'],
      ['{brand} – {brand}!', 'Szirt – Szirt!'],
    ] as const)
      expect(withBrand(compile(written), values)).toBe(filled);
    expect(withBrand(compile('{count} {brand} áruház'), values)).toEqual([['count'], ' ', 'Szirt', ' áruház']);
    expect(withBrand(compile('<b>{brand}</b> {n, plural, other {# {brand}}}'), values)).toEqual([
      ['b', 'Szirt'],
      ' ',
      ['n', expect.anything(), { other: [0, ' ', 'Szirt'] }],
    ]);
  });

  it('[ADR-0143] are nowhere written with the name of one brand', () => {
    expect(JSON.stringify([checkout, common, shop, team])).not.toMatch(/lend(?:ü|u)let/i);
  });

  it('[ADR-0143] are told to scripts where they are not the build’s', () => {
    const build = { name: ownBrand.name, delivery: ownBrand.delivery };
    expect(differingBrand(ownBrand, build)).toBeUndefined();
    expect(JSON.parse(differingBrand({ ...ownBrand, name: 'Szirt' }, build) ?? '')).toEqual({ name: 'Szirt' });
    expect(JSON.parse(differingBrand(second, build) ?? '')).toEqual({ name: 'Szirt', delivery: second.delivery });
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { analyticsPageType, pageDataType, routeName } from '#lib/core/route-names.ts';
import type { RouteName } from '#lib/core/routes/sections.ts';

const settings = vi.hoisted(() => ({ FLIPBOOK_PREFIX: 'aktualis-ajanlatok' }));
vi.mock('#lib/config/index.ts', () => ({ settings }));

beforeEach(() => Object.assign(settings, { FLIPBOOK_PREFIX: 'aktualis-ajanlatok' }));
afterEach(() => vi.restoreAllMocks());

const table: [path: string, name: RouteName | null][] = [
  ['/', 'home'],
  ['/?szin=piros', 'home'],
  ['/p/silva-tred-2/', 'pdp'],
  ['/p/silva-tred-2/?meret=42#meretek', 'pdp'],
  ['/blog/', 'guide'],
  ['/blog/futas/', 'guide'],
  ['/blog/article/futocipo/', 'guide'],
  ['/shops/', 'storeLocator'],
  ['/shops/pecs/', 'storeLocator'],
  ['/shop/pecs/', 'store'],
  ['/static/aszf/', 'services'],
  ['/services/siszerviz/', 'services'],
  ['/search/', 'srp'],
  ['/search/?q=cip%C5%91', 'srp'],
  ['/cipok/', 'srp'],
  ['/cipok/futocipok/', 'srp'],
  ['/marka/nike/', 'srp'],
  ['/marka/ferfi/nike/', 'srp'],
  ['/marka/', null],
  ['/marka/ferfi/', null],
  ['/marka/noi/', null],
  ['/aktualis-ajanlatok/', null],
  ['/aktualis-ajanlatok/heti/', null],
  ['/aktualis-ajanlatok/shop/pecs/', null],
  ['/login/', null],
  ['/register/', null],
  ['/forgot-password/', null],
  ['/reset-password/', null],
  ['/doi/thankyou/abc/', null],
  ['/wishlist/', null],
  ['/kosar/', null],
  ['/elallas/', null],
  ['/my-account/', null],
  ['/my-account/orders/', null],
  ['/dev/events/', null],
];

describe('the name of a route', () => {
  it.each(table)('[RT-27] of %s is %s, in either language', (path, name) => {
    expect(routeName(path)).toBe(name);
    expect(routeName(`/en${path}`)).toBe(name);
  });

  it.each([
    ['/p', 'pdp'],
    ['/en', 'home'],
    ['', 'home'],
    ['/english/', 'srp'],
    ['/en/en/', 'srp'],
    ['/pp/x/', 'srp'],
  ] as const)('[RT-27] of %s, as an address may be typed, is %s', (path, name) => expect(routeName(path)).toBe(name));

  it('[RT-24] [RT-27] takes the path of flipbooks for a list while they have no prefix', () => {
    settings.FLIPBOOK_PREFIX = '';
    expect(['/aktualis-ajanlatok/', '/'].map((path) => routeName(path))).toEqual(['srp', 'home']);
  });
});

describe('what analytics knows of a page', () => {
  it.each([
    ['home', 'home', 'home'],
    ['srp', 'item_list', null],
    ['pdp', 'item_detail', 'item_detail'],
    ['services', 'services', 'services'],
    ['storeLocator', 'shop', 'shop'],
    ['store', 'shop', 'shop'],
    ['guide', 'other', null],
    [null, 'other', 'other'],
  ] as const)('[RT-27] %s is of the type %s; its data is sent as %s', (name, type, sent) => {
    expect([analyticsPageType(name), pageDataType(name)]).toEqual([type, sent]);
  });
});

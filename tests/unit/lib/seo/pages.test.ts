import { describe, expect, it, vi } from 'vitest';
import type { Guide } from '#lib/contract/blog.ts';
import type { ShopDetail } from '#lib/contract/shop.ts';
import { articleData } from '#lib/seo/article.ts';
import { breadcrumbData } from '#lib/seo/breadcrumbs.ts';
import { listingData } from '#lib/seo/listing.ts';
import { organisationData, websiteData } from '#lib/seo/organisation.ts';
import { localShopData } from '#lib/seo/shop.ts';
import { wishlistItem } from '#tests/fixtures/wishlist.ts';

vi.mock('#lib/seo/share-picture.ts', () => ({ sharePicture: { url: '/share.png' } }));

const host = 'http://localhost:3000';
const picture = { path: '/media/shoe', alt: 'cipő' };

describe('the shop', () => {
  it('takes goods back as the law and its returns page have it', () => {
    expect(organisationData('Lendület', 'en').hasMerchantReturnPolicy).toMatchObject({
      applicableCountry: 'HU',
      merchantReturnDays: 14,
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
      returnMethod: ['https://schema.org/ReturnByMail', 'https://schema.org/ReturnInStore'],
      merchantReturnLink: `${host}/en/static/visszakuldes/`,
    });
  });

  it('delivers to homes and parcel points, for nothing from the limit on', () => {
    const conditions = organisationData('Lendület', 'hu').hasShippingService.map(
      ({ shippingConditions }) => shippingConditions,
    );
    expect(conditions).toMatchObject([
      [
        { orderValue: { minValue: 0, maxValue: 19_999 }, shippingRate: { value: 1490, currency: 'HUF' } },
        { orderValue: { minValue: 20_000 }, shippingRate: { value: 0 } },
      ],
      [
        { orderValue: { minValue: 0, maxValue: 19_999 }, shippingRate: { value: 990 } },
        { orderValue: { minValue: 20_000 }, shippingRate: { value: 0 } },
      ],
    ]);
  });

  it('is searched in the page’s language', () => {
    expect(websiteData('Lendület', 'en')).toMatchObject({
      url: `${host}/en/`,
      inLanguage: 'en',
      publisher: { '@id': `${host}/#shop` },
      potentialAction: {
        target: { urlTemplate: `${host}/en/search/?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    });
  });
});

describe('the way to a page', () => {
  it('names each step by its full address, and the page itself without', () => {
    expect(
      breadcrumbData([
        { name: 'Főoldal', href: '/en/' },
        { name: 'Cipők', href: '/en/cipok/' },
        { name: 'Rossz', href: undefined },
        { name: 'Pulzus' },
      ]).itemListElement,
    ).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Főoldal', item: `${host}/en/` },
      { '@type': 'ListItem', position: 2, name: 'Cipők', item: `${host}/en/cipok/` },
      { '@type': 'ListItem', position: 3, name: 'Rossz' },
      { '@type': 'ListItem', position: 4, name: 'Pulzus' },
    ]);
  });
});

describe('a list of products', () => {
  it('numbers its products through all pages, each by the address of its page', () => {
    expect(
      listingData(
        { products: [wishlistItem(7), { ...wishlistItem(8), url: 'javascript:alert(1)' }], page: 3, pageSize: 48 },
        'en',
      ).itemListElement,
    ).toEqual([
      { '@type': 'ListItem', position: 97, url: `${host}/en/p/pulzus-7/` },
      { '@type': 'ListItem', position: 98, url: `${host}/en/` },
    ]);
  });
});

describe('a guide', () => {
  it('says who wrote it when, and in which language its text is', () => {
    const guide = {
      slug: 'lec',
      title: 'Milyen hosszú síléc kell?',
      description: 'Táblázattal.',
      image: picture,
      author: { name: 'Kiss Anna', role: 'edző' },
      publishedAt: '2026-11-20T07:00:00.000Z',
      updatedAt: '2026-11-21T07:00:00.000Z',
    } as Guide;
    expect(articleData(guide, 'en', 'Lendület')).toMatchObject({
      '@type': 'Article',
      headline: 'Milyen hosszú síléc kell?',
      inLanguage: 'hu',
      image: 'http://localhost:4000/media/shoe/1200',
      datePublished: guide.publishedAt,
      dateModified: guide.updatedAt,
      author: { '@type': 'Person', name: 'Kiss Anna', jobTitle: 'edző', url: `${host}/en/blog/` },
      publisher: { '@id': `${host}/#shop`, name: 'Lendület' },
      mainEntityOfPage: `${host}/en/blog/article/lec/`,
    });
    expect(articleData({ ...guide, langs: { title: 'en', blocks: 'en' } }, 'en', 'Lendület').inLanguage).toBe('en');
  });
});

describe('a store', () => {
  const weekday = { opens: '09:00', closes: '20:00' };
  const shop: ShopDetail = {
    sysname: 'store_budapest-ujpest',
    name: 'Lendület Újpest',
    address: { City: 'Budapest', ZipCode: '1042', Street: 'Árpád út 1.' },
    geo: { lat: 47.56, lng: 19.09 },
    phone: '+36 1 702 1150',
    url: '/shop/budapest-ujpest/',
    services: [],
    distance: null,
    email: null,
    text: '',
    image: picture,
    flipbooks: [],
    nearby: [],
    openingHours: {
      weekly: [weekday, weekday, weekday, weekday, weekday, { opens: '08:00', closes: '24:00' }, null],
      exceptions: [
        { date: '2027-03-15', name: 'Nemzeti ünnep', hours: null },
        { date: '2026-12-25', name: 'Karácsony', hours: null },
        { date: '2026-12-24', name: 'Szenteste', hours: { opens: '09:00', closes: '12:00' } },
      ],
    },
  };

  it('[RT-11] says where it is and by what it is known', () => {
    expect(localShopData(shop, '2026-11-20', 'hu', 'Lendület')).toMatchObject({
      '@type': 'SportingGoodsStore',
      name: 'Lendület Újpest',
      url: `${host}/shop/budapest-ujpest/`,
      branchCode: 'budapest-ujpest',
      telephone: '+36 1 702 1150',
      address: { streetAddress: 'Árpád út 1.', addressLocality: 'Budapest', postalCode: '1042', addressCountry: 'HU' },
      geo: { latitude: 47.56, longitude: 19.09 },
      image: 'http://localhost:4000/media/shoe/1200',
      priceRange: '$$',
      parentOrganization: { '@id': `${host}/#shop` },
    });
  });

  it('[RT-11] is open as its page says: the week in rows, and the days of the next weeks that differ', () => {
    const specifications = localShopData(shop, '2026-11-20', 'hu', 'Lendület').openingHoursSpecification ?? [];
    expect(
      specifications.map(({ dayOfWeek = [], validFrom, validThrough, opens, closes }) => [
        dayOfWeek.map((day) => day.replace('https://schema.org/', '').slice(0, 2)).join(' '),
        validFrom,
        validThrough,
        opens,
        closes,
      ]),
    ).toEqual([
      ['Mo Tu We Th Fr', undefined, undefined, '09:00', '20:00'],
      ['Sa', undefined, undefined, '08:00', '23:59'],
      ['Su', undefined, undefined, '00:00', '00:00'],
      ['', '2026-12-24', '2026-12-24', '09:00', '12:00'],
      ['', '2026-12-25', '2026-12-25', '00:00', '00:00'],
    ]);
  });

  it('leaves out what nobody has told', () => {
    const bare = localShopData({ ...shop, image: null, openingHours: null }, '2026-11-20', 'hu', 'Lendület');
    expect(['email', 'openingHoursSpecification'].filter((name) => name in bare)).toEqual([]);
    expect(bare.image).toBe(`${host}/share.png`);
  });
});

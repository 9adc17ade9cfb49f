import { describe, expect, it } from 'vitest';
import { pageData } from '#lib/analytics/page-data.ts';
import { schemaError } from '#lib/analytics/schemas.ts';
import { settings } from '#lib/config/index.ts';

describe('the data of a page', () => {
  it.each([
    ['/', 'home', 'home'],
    ['/en/', 'home', 'home'],
    ['/p/pulzus-4-1/', 'item_detail', 'pdp'],
    ['/static/aszf/', 'services', 'services'],
    ['/services/siszerviz/', 'services', 'services'],
    ['/shops/', 'shop', 'storeLocator'],
    ['/shop/budapest-arena/', 'shop', 'store'],
    ['/kosar/', 'other', null],
    ['/marka/', 'other', null],
    ['/aktualis-ajanlatok/', 'other', null],
    ['/my-account/', 'other', null],
  ])('[OPS-05] of %s is of type %s', (path, type, name) => {
    const data = pageData(path, 'APP2');
    expect(data).toMatchObject({ event: 'page_data', page_type: type, page_name: name, currency: 'HUF' });
    expect(schemaError(data)).toBeNull();
  });

  it.each(['/search/', '/ferfi/cipok/', '/marka/vantor/', '/en/akcio/', '/blog/', '/blog/article/futas-telen/'])(
    '[OPS-05] is not sent for results and guides: %s',
    (path) => {
      expect(pageData(path, 'APP2')).toBeNull();
    },
  );

  it('[OPS-05] is of the type other where a page was not found', () => {
    expect(pageData('/p/nincs-ilyen-9/', 'APP2', true)).toMatchObject({ page_type: 'other', page_name: null });
  });

  it('[OPS-07] carries the tag of the operating system, which is APP2', () => {
    expect(settings.OPERATING_SYSTEM).toBe('APP2');
    expect(pageData('/', settings.OPERATING_SYSTEM)).toMatchObject({ operating_system: 'APP2' });
  });

  it('tells neither whose confirmation nor which order a page shows', () => {
    expect(pageData('/doi/thankyou/AbCdEfGhIjKlMnOpQrStUv/', 'APP2')).toMatchObject({ page_path: '/doi/thankyou/' });
    expect(pageData('/ertesites/vege/AbCdEfGhIjKlMnOpQrStUv/', 'APP2')).toMatchObject({
      page_path: '/ertesites/vege/',
    });
    expect(pageData('/en/my-account/order-details/L-20261122-0001/', 'APP2')).toMatchObject({
      page_path: '/my-account/order-details/',
      language: 'en',
    });
  });
});

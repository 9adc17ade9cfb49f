import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PriceBlock } from '#components/product/price-block.tsx';
import { JsonLd } from '#components/ui/json-ld.tsx';
import { Breadcrumbs } from '#components/ui/breadcrumbs.tsx';
import { money } from '#lib/contract/money.ts';
import type { Product } from '#lib/contract/product.ts';
import { variantOf } from '#lib/core/products/variants.ts';
import { parsePrice } from '#lib/core/prices/parse.ts';
import { productData } from '#lib/seo/product.ts';
import { hu } from '#tests/messages.ts';
import { wishlistProduct } from '#tests/fixtures/wishlist.ts';
import { show, t } from './render.tsx';

const selector = 'script[type="application/ld+json"]';
const today = '2026-11-21';
const dataIn = (page: ParentNode): unknown[] =>
  [...page.querySelectorAll(selector)].map(({ textContent }) => JSON.parse(textContent ?? '') as unknown);

function ProductOnPage({ product }: { product: Product }) {
  return (
    <>
      <JsonLd
        things={productData(product, variantOf(product, undefined, undefined), {
          locale: 'hu',
          shop: 'Lendület',
          today,
        })}
      />
      <PriceBlock product={product} today={today} />
    </>
  );
}

describe('structured data', () => {
  it.each([
    ['a price', { vk: money(29_990), vkFull: null }],
    ['a reduction', { vk: money(29_990), vkFull: money(37_490) }],
    ['what is no reduction', { vk: money(29_990), vkFull: money(29_990) }],
  ])('says %s as the page shows it', (_, changed) => {
    const product = wishlistProduct([['38', 5]], { prices: { rrp: money(49_990), rrpFull: null, ...changed } });
    const { container } = show(<ProductOnPage product={product} />);
    const [
      {
        '@graph': [{ offers }],
      },
    ] = dataIn(container) as [{ '@graph': [{ offers: { price: number; priceSpecification?: { price: number } } }] }];
    const forints = [...container.querySelectorAll('[data-own-price] .number')]
      .map(({ textContent }) => parsePrice(textContent))
      .filter((price) => price !== null);
    expect([offers.price, ...(offers.priceSpecification ? [offers.priceSpecification.price] : [])]).toEqual(forints);
  });

  it('says the same way to a page as the links above it', () => {
    const trail = [
      { name: 'Cipők', url: '/cipok/' },
      { name: 'Rossz', url: 'javascript:alert(1)' },
      { name: 'Pulzus 4', url: '/p/pulzus-4/' },
    ];
    const { container } = show(<Breadcrumbs trail={trail} />);
    const [{ itemListElement }] = dataIn(container) as [{ itemListElement: { name: string; item?: string }[] }];
    const shown = [...container.querySelectorAll('li')].map((step) => ({
      name: step.textContent,
      item: step.querySelector<HTMLAnchorElement>('a[href]')?.href,
    }));
    expect(itemListElement.map(({ name, item }) => ({ name, item }))).toEqual(shown);
    expect(shown.map(({ name }) => name)).toEqual([t('site.home'), 'Cipők', 'Rossz', 'Pulzus 4']);
  });

  it('stays data in the page’s HTML, whatever a product is called', () => {
    const name = '</script><script>alert(1)</script><!--<script>\u2028&lt;"\\';
    const drawn = (trail: { name: string; url: string }[]) => {
      const html = renderToStaticMarkup(
        <NextIntlClientProvider locale="hu" messages={hu} timeZone="Europe/Budapest">
          <Breadcrumbs trail={trail} />
        </NextIntlClientProvider>,
      );
      return new DOMParser().parseFromString(html, 'text/html');
    };
    const page = drawn([
      { name: 'Cipők', url: '/cipok/' },
      { name, url: '/p/pulzus-4/' },
    ]);
    expect(page.querySelectorAll('script')).toHaveLength(1);
    expect(dataIn(page)).toMatchObject([{ itemListElement: [{}, { name: 'Cipők' }, { name }] }]);
    expect(page.querySelector('[aria-current]')?.textContent).toBe(name);
  });
});

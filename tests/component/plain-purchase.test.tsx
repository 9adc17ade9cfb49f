import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PlainPurchase } from '#components/product/plain-purchase.tsx';
import type { Product } from '#lib/contract/product.ts';
import { variantOf } from '#lib/core/products/variants.ts';
import { wishlistProduct } from '#tests/fixtures/wishlist.ts';
import { hu } from '#tests/messages.ts';

const shoe = (changes: Partial<Product> = {}) =>
  wishlistProduct(
    [
      ['38', 0],
      ['39', 1],
      ['40', 120],
    ],
    changes,
  );

/** The form as the HTML of the page has it: a browser with scripts draws nothing of it. */
function form(product: Product, meret?: string): HTMLFormElement {
  const place = document.createElement('div');
  place.innerHTML = renderToStaticMarkup(
    <NextIntlClientProvider locale="hu" messages={hu} timeZone="Europe/Budapest">
      <PlainPurchase product={product} variant={variantOf(product, undefined, meret)} />
    </NextIntlClientProvider>,
  ).replaceAll(/<\/?noscript>/g, '');
  const found = place.querySelector('form');
  if (!found) throw new Error('There is no form');
  return found;
}

const sizes = (of: HTMLFormElement) => Array.from(of.querySelectorAll('option'), ({ textContent }) => textContent);

describe('buying without JavaScript', () => {
  it('[CART-07] sends an option and a number to the cart of the checkout', () => {
    const { action, method, elements } = form(shoe(), '40');
    expect([action, method]).toEqual(['http://localhost:4100/checkout/kosar/', 'post']);
    const amount = elements.namedItem('amount');
    expect(amount).toMatchObject({ min: '1', max: '99', value: '1', required: true });
  });

  it('[CART-07] asks for an option where none is chosen; a select that begins with one always has it', () => {
    for (const [meret, required] of [
      [undefined, true],
      ['40', false],
    ] as const)
      expect(form(shoe(), meret).elements.namedItem('productOption')).toMatchObject({ required });
  });

  it('[CART-02] offers what is on stock, the chosen size first', () => {
    expect(sizes(form(shoe(), '40')).map((name) => name.replace(/^.*, /, ''))).toEqual(['40', '39']);
  });

  it.each([[undefined], ['38']])('chooses no size for who has chosen %s', (meret) => {
    const [first, ...others] = sizes(form(shoe(), meret));
    expect(first).toBe(hu.plainPurchase.choose);
    expect(others).toHaveLength(2);
  });

  it('says that services cannot be asked for, where there are any', () => {
    expect(form(shoe(), '40').textContent).not.toContain(hu.plainPurchase.noMounting);
    const mounting = [{ id: 'm', name: 'Szerelés', price: shoe().prices.vk }];
    expect(form(shoe({ mounting }), '40').textContent).toContain(hu.plainPurchase.noMounting);
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { ComparisonPage } from '#components/comparison/comparison-page.tsx';
import { parseComparison } from '#lib/compare/index.ts';
import { endpoints } from '#lib/contract/endpoints.ts';
import type { ComparedProduct } from '#lib/contract/product.ts';
import { wishlistItem } from '#tests/fixtures/wishlist.ts';
import { cartCall, mockApi, on, refusal } from '#tests/mock-api.ts';
import { cartItem, cartOf, show, t } from './render.tsx';

const server = mockApi(
  cartCall.get(() => cartOf()),
  // What goes with it is another test's matter.
  on(endpoints.product.product, () => refusal(503)),
);

const { added: _, stock: __, ...card } = wishlistItem(1);
const shoe: ComparedProduct = {
  ...card,
  url: '/p/pulzus-1/',
  colours: [{ slug: 'korall', name: 'korall', swatch: '#f60' }],
  sizes: ['38', '39'],
  options: [
    { id: 11, size: '38' },
    { id: 12, size: '39' },
    { id: 13, size: '40', isSoldOut: true },
  ],
  facts: [],
  attributes: [],
};
const ball: ComparedProduct = {
  ...shoe,
  id: 2,
  name: 'Labda',
  sizes: ['egy méret'],
  options: [{ id: 21, size: 'egy méret' }],
};

const compare = (...products: ComparedProduct[]) =>
  show(<ComparisonPage asked={parseComparison({ ids: '1,2' })} found={{ products, missing: [] }} />);
const cells = () =>
  within(screen.getByRole('row', { name: new RegExp(`^${t('comparison.price')}`) })).getAllByRole('cell');
const cell = (at: number) => within(cells()[at]!);
/** Whether the browser follows the next press by itself. */
const nextPress = () =>
  new Promise<boolean>((resolve) => {
    addEventListener('click', (press) => (resolve(!press.defaultPrevented), press.preventDefault()), { once: true });
  });

describe('buying from a comparison', () => {
  it('[PLP-26] puts the size that is pressed into the cart, once, and says so', async () => {
    const sent: unknown[] = [];
    server.use(
      cartCall.add(async ({ request }) => {
        sent.push(await request.json());
        return cartOf(cartItem());
      }),
    );
    const { user } = compare(shoe, ball);
    const size = cell(0).getByRole('link', { name: '39', hidden: true });
    expect(size.getAttribute('href')).toBe('/p/pulzus-1/?szin=korall&meret=39');
    await user.dblClick(size);
    const panel = await screen.findByRole('dialog', { name: t('purchase.added') });
    expect(within(panel).getByText('korall, 39')).toBeDefined();
    expect(sent).toEqual([{ productOption: 12, amount: 1 }]);
  });

  it('[PLP-26] asks for no size where there is one alone, and says below the product what failed', async () => {
    server.use(cartCall.add(() => refusal(400, { productOption: ['sold_out'] })));
    const { user } = compare(shoe, ball);
    await user.click(cell(1).getByRole('link', { name: t('comparison.buy') }));
    expect((await cell(1).findByRole('alert')).textContent).toBe(t('purchase.failures.soldOut'));
    expect(cell(0).queryByRole('alert')).toBeNull();
  });

  it('[PLP-26] leads to the page of a size that is sold out, and of what asks for more', async () => {
    const asked = vi.fn<() => Response>(() => HttpResponse.error());
    server.use(on(endpoints.cart.add, asked));
    const { options: ___, ...bicycle } = { ...ball, name: 'Kerékpár' };
    const { user } = compare(shoe, bicycle);
    const followed = nextPress();
    await user.click(cell(0).getByRole('link', { name: t('purchase.sizeSoldOut', { size: '40' }), hidden: true }));
    expect(await followed).toBe(true);
    const page = cell(1).getByRole('link', { name: `${t('comparison.choose')} (Kerékpár)` });
    expect(page.getAttribute('href')).toBe(bicycle.url);
    await waitFor(() => expect(asked).not.toHaveBeenCalled());
  });

  it('[PLP-26] shows the sizes of what asks for more, and leads to its page with the chosen one', async () => {
    const asked = vi.fn<() => Response>(() => HttpResponse.error());
    server.use(on(endpoints.cart.add, asked));
    const { options: ___, ...skis } = { ...shoe, name: 'Síléc', sizes: ['163', '170'] };
    const { user } = compare(ball, skis);
    await user.click(cell(1).getByText(t('comparison.pickSize')));
    const links = cell(1).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['163', '170']);
    expect(links[1]?.getAttribute('href')).toBe('/p/pulzus-1/?szin=korall&meret=170');
    const followed = nextPress();
    await user.click(links[1]!);
    expect(await followed).toBe(true);
    expect(asked).not.toHaveBeenCalled();
  });

  it('[PLP-26] offers nothing of which none is left', () => {
    compare({ ...shoe, sizes: [] }, ball);
    expect(cell(0).queryByRole('link')).toBeNull();
  });
});

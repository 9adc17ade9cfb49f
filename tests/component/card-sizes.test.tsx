import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { useRef } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CardLooks } from '#components/cards/card-looks.tsx';
import { ProductCards } from '#components/cards/product-cards.tsx';
import { endpoints } from '#lib/contract/endpoints.ts';
import type { ProductCard } from '#lib/contract/product.ts';
import { onWire, wishlistItem } from '#tests/fixtures/wishlist.ts';
import { cartCall, mockApi, on, refusal } from '#tests/mock-api.ts';
import { visit } from './navigation.ts';
import { cartItem, cartOf, show, t } from './render.tsx';

const looks = vi.fn<() => void>();
let cards: ProductCard[] = [];
const server = mockApi(
  cartCall.get(() => cartOf()),
  // What goes with it is another test's matter.
  on(endpoints.product.product, () => refusal(503)),
  on(endpoints.search.searchLimited, () => {
    looks();
    return { search: cards.map((card) => onWire.card(card)), direct: null, answers: [] };
  }),
);

const { added: _, stock: __, ...plain } = wishlistItem(1);
const shoe: ProductCard = {
  ...plain,
  colours: [
    { slug: 'kek', name: 'kék', swatch: '#00f' },
    { slug: 'korall', name: 'korall', swatch: '#f60' },
  ],
  sizes: ['38', '39', '40'],
  options: [
    { id: 11, size: '38' },
    { id: 12, size: '39' },
    { id: 13, size: '40', isSoldOut: true },
  ],
};

/** The sizes that the page says its list is narrowed to. */
let listSizes: string | undefined;

function List() {
  const mark = useRef<HTMLSpanElement>(null);
  return (
    <div data-sizes={listSizes}>
      <ul>
        <ProductCards products={cards} />
      </ul>
      <span ref={mark} hidden />
      <CardLooks ids={cards.map(({ id }) => id)} mark={mark} />
    </div>
  );
}

beforeEach(() => {
  visit('/cipok/');
  looks.mockClear();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  // Of a card among four in a row of a window 1440 px wide.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(240);
});

/** Points at a card and reads what shows over it. */
async function look(...shown: ProductCard[]) {
  cards = shown;
  const page = show(<List />);
  const [card] = screen.getAllByRole('listitem');
  await page.user.hover(card!);
  const sizes = await within(card!).findByRole('list');
  const size = (name: string) => within(sizes).getByRole('link', { name });
  return { ...page, card: card!, sizes, size };
}

describe('the second picture of a card', () => {
  it('[ADR-0157] is seen only once it is here, for it may be drawn only now', async () => {
    const { card } = await look({ ...shoe, secondImage: { path: '/media/cipo-scene', alt: 'viselve' } });
    const second = card.querySelector('img[src*="cipo-scene"]');
    expect(second).not.toBeNull();
    expect(second?.hasAttribute('data-loaded')).toBe(false);
    fireEvent.load(second!);
    expect(second?.hasAttribute('data-loaded')).toBe(true);
  });
});

describe('facts of a card', () => {
  it('[PLP-21] stand on it where it has any, in the catalog’s language without another', () => {
    cards = [
      { ...shoe, keyFacts: 'vízálló · 30 l' },
      { ...shoe, id: 2 },
    ];
    show(<List />);
    const [first, second] = screen.getAllByRole('listitem');
    expect(within(first!).getByText('vízálló · 30 l')).toBeDefined();
    expect(second!.querySelector('small')).toBeNull();
  });
});

describe('sizes of a card', () => {
  it('[PLP-22] go into the cart of the colour that is shown, and the panel says so', async () => {
    const sent: unknown[] = [];
    server.use(
      cartCall.add(async ({ request }) => {
        sent.push(await request.json());
        return cartOf(cartItem());
      }),
    );
    const { user, size, sizes } = await look(shoe, { ...shoe, id: 2 });
    expect(sizes.getAttribute('aria-label')).toBe(t('purchase.add'));
    expect(size('39').getAttribute('href')).toBe('/p/pulzus-1/?szin=korall&meret=39');
    await user.dblClick(size('39'));
    const panel = await screen.findByRole('dialog', { name: t('purchase.added') });
    expect(within(panel).getByText('korall, 39')).toBeDefined();
    expect(sent).toEqual([{ productOption: 12, amount: 1 }]);
    expect(screen.getAllByRole('status', { hidden: true }).map(({ textContent }) => textContent)).toContain(
      t('purchase.added'),
    );
    expect(looks).toHaveBeenCalledOnce();
  });

  it('[PLP-22] say at once that it is under way, and what failed, where the press was', async () => {
    let answer = (_response: Response) => {};
    const coming = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    server.use(cartCall.add(() => coming));
    const { user, card, size, sizes } = await look(shoe, { ...shoe, id: 2 });
    await user.click(size('38'));
    await waitFor(() => expect(sizes.getAttribute('aria-busy')).toBe('true'));
    expect(within(card).getByText(t('purchase.adding'))).toBeDefined();
    await user.unhover(card);
    answer(refusal(400, { productOption: ['sold_out'] }));
    const failure = await within(card).findByRole('alert');
    expect(failure.textContent).toBe(t('purchase.failures.soldOut'));
    expect(within(card).getByText(t('purchase.add'))).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[PLP-22] of a list that is narrowed to one come with that one first, where not all have room', async () => {
    const sizes = ['38', '39', '40', '41', '42', '43', '44', '45'];
    listSizes = '43';
    const many = { ...shoe, sizes, options: sizes.map((size, at) => ({ id: 20 + at, size })) };
    const { sizes: row } = await look(many, { ...many, id: 2 });
    expect(within(row).getAllByRole('link')[0]?.textContent).toBe('43');
    listSizes = undefined;
  });

  it('[PLP-22] that are sold out are named so, and stay ways to their page', async () => {
    const asked = vi.fn<() => Response>(() => HttpResponse.error());
    server.use(on(endpoints.cart.add, asked));
    const { user, size } = await look(shoe);
    const soldOut = size(t('purchase.sizeSoldOut', { size: '40' }));
    const followed = new Promise<boolean>((resolve) => {
      addEventListener('click', (press) => (resolve(!press.defaultPrevented), press.preventDefault()), { once: true });
    });
    await user.click(soldOut);
    expect(await followed).toBe(true);
    expect(asked).not.toHaveBeenCalled();
  });

  it('[PLP-22] open in a tab of their own with the key that browsers have for it', async () => {
    const { user, size } = await look(shoe);
    const followed = new Promise<boolean>((resolve) => {
      addEventListener('click', (press) => (resolve(!press.defaultPrevented), press.preventDefault()), { once: true });
    });
    await user.keyboard('{Control>}');
    await user.click(size('38'));
    expect(await followed).toBe(true);
  });

  it('[PLP-22] lead to the page where that asks for more than a size', async () => {
    const { options: _options, ...asking } = shoe;
    const { card, size, sizes } = await look(asking);
    expect(sizes.getAttribute('aria-label')).toBe(t('card.sizes'));
    expect(within(card).getByText(t('card.sizes'))).toBeDefined();
    expect(size('38').getAttribute('href')).toBe('/p/pulzus-1/?szin=korall&meret=38');
  });

  it('[PLP-22] stand in one row, without sold-out ones and with how many more there are where not all fit', async () => {
    const options = Array.from({ length: 14 }, (_, at) => ({
      id: 20 + at,
      size: String(36 + at),
      ...(at < 3 ? { isSoldOut: true } : {}),
    }));
    const { sizes } = await look({ ...shoe, sizes: options.map(({ size }) => size), options });
    expect(within(sizes).getAllByRole('link').map(text)).toEqual(['39', '40', '41', '42', '43']);
    expect(sizes.lastElementChild?.textContent).toBe('+6');
  });
});

describe('cards', () => {
  it('[PLP-24] of which none is left say so, in the place of any other mark', () => {
    cards = [
      { ...shoe, sizes: [], badges: ['last-pieces'] },
      { ...shoe, id: 2, badges: [] },
    ];
    show(<List />);
    const [soldOut, other] = screen.getAllByRole('listitem');
    expect(within(soldOut!).getByText(t('card.badges.sold-out'))).toBeDefined();
    expect(within(soldOut!).queryByText(t('card.badges.last-pieces'))).toBeNull();
    expect(within(other!).queryByText(t('card.badges.sold-out'))).toBeNull();
  });
});

const text = ({ textContent }: HTMLElement) => textContent;

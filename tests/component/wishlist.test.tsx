import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { useState } from 'react';
import { HeartButton } from '#components/hearts/heart-button.tsx';
import { Hearts } from '#components/hearts/hearts.tsx';
import { WishlistButton } from '#components/header/wishlist-button.tsx';
import { money } from '#lib/contract/money.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#lib/contract/endpoints.ts';
import type { Wishlist } from '#lib/contract/wishlist.ts';
import { freeLock, wishlistLock } from '#stores/wishlist-lock.ts';
import { closedPopups, popups } from '#stores/popups.ts';
import { priceType } from '#stores/price-type.ts';
import { wishlistItem, wishlistOf } from '#tests/fixtures/wishlist.ts';
import { visit } from './navigation.ts';
import { mockApi, on } from '#tests/mock-api.ts';
import { show, t } from './render.tsx';

// A busy machine loads the modules of an island slowly.
configure({ asyncUtilTimeout: 5000 });

const server = mockApi();
const listed = (list: () => Wishlist) => on(endpoints.wishlist.get, () => list());
const asGuest = () => {
  document.cookie = `lendulet_request=${'g'.repeat(32)}; path=/`;
};

// What islands load when the browser is idle, loaded before a test counts its time.
beforeAll(async () => {
  await Promise.all([
    import('#components/wishlist/wishlist-popup.tsx'),
    import('#components/hearts/hearts-layer.tsx'),
    import('#components/hearts/heart-state.tsx'),
    import('#lib/wishlist/actions/calls.ts'),
  ]);
});
beforeEach(() => {
  popups.store.setState(closedPopups);
  wishlistLock.store.setState(freeLock);
  visit('/cipok/');
});

/** A list as the server draws it, with the island beside it. */
function ProductList({ ids }: { ids: number[] }) {
  return (
    <section aria-label="lista">
      <ul>
        {ids.map((id) => (
          <li key={id} data-product={id}>
            <h2>
              <b>Vantor</b> <a href={`/p/${id}/`}>{`Cipő ${id}`}</a>
            </h2>
          </li>
        ))}
      </ul>
      <Hearts ids={ids} />
    </section>
  );
}

const heart = (id: number) => screen.findByRole('button', { name: t('wishlist.addNamed', { name: `Cipő ${id}` }) });
const savedHeart = (id: number) =>
  screen.findByRole('button', { name: t('wishlist.removeNamed', { name: `Cipő ${id}` }) });
const corner = (count: number) => screen.findByRole('button', { name: t('wishlist.open', { count }) });

describe('hearts of a list', () => {
  it('[WISH-03] [WISH-05] ask nothing for a guest who never wrote; a press adds, and the uuid that comes is kept', async () => {
    const bodies: unknown[] = [];
    server.use(
      on(endpoints.wishlist.add, async ({ request }) => {
        bodies.push(await request.json());
        return wishlistOf(wishlistItem(2));
      }),
    );
    const { user } = show(
      <>
        <WishlistButton />
        <ProductList ids={[1, 2]} />
      </>,
    );
    expect((await heart(2)).getAttribute('aria-pressed')).toBe('false');
    await user.click(await heart(2));
    expect((await savedHeart(2)).getAttribute('aria-pressed')).toBe('true');
    expect(await corner(1)).toBeDefined();
    await waitFor(() => expect(bodies).toEqual([{ productId: 2 }]));
    await popup();
    expect(document.cookie).toContain(`lendulet_request=${'g'.repeat(32)}`);
    expect(await heart(1)).toBeDefined();
  });

  it('show at once what was pressed, before the API has answered, and take it back when it fails', async () => {
    let answer = () => {};
    server.use(
      on(endpoints.wishlist.add, async () => {
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        return HttpResponse.error();
      }),
    );
    const { user } = show(
      <>
        <WishlistButton />
        <ProductList ids={[1]} />
      </>,
    );
    await user.click(await heart(1));
    expect((await savedHeart(1)).getAttribute('aria-pressed')).toBe('true');
    await waitFor(() => expect(answer.toString()).not.toBe('() => {}'));
    answer();
    expect((await heart(1)).getAttribute('aria-pressed')).toBe('false');
    expect((await screen.findByRole('alert')).textContent).toBe(t('wishlist.failures.unreachable', { name: 'Cipő 1' }));
  });

  it('[WISH-02] are locked while one of them is on its way: another press sends nothing and says nothing', async () => {
    const sent: unknown[] = [];
    let answer = () => {};
    server.use(
      on(endpoints.wishlist.add, async ({ request }) => {
        sent.push(await request.json());
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        return wishlistOf(wishlistItem(1));
      }),
    );
    const { user } = show(
      <>
        <WishlistButton />
        <ProductList ids={[1, 2]} />
      </>,
    );
    await user.click(await heart(1));
    await waitFor(() => expect(sent).toHaveLength(1));
    const other = await heart(2);
    expect(other.getAttribute('aria-disabled')).toBe('true');
    await user.click(other);
    await user.click(await savedHeart(1));
    answer();
    await waitFor(async () => expect((await heart(2)).getAttribute('aria-disabled')).toBe('false'));
    expect(sent).toEqual([{ productId: 1 }]);
    expect(await savedHeart(1)).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('come to cards that are added, and go with those that are taken away', async () => {
    asGuest();
    server.use(listed(() => wishlistOf(wishlistItem(3))));
    function Growing() {
      const [ids, setIds] = useState([1, 2]);
      return (
        <>
          <ProductList ids={ids} />
          <button type="button" onClick={() => setIds([2, 3])}>
            más
          </button>
        </>
      );
    }
    const { user } = show(<Growing />);
    await heart(1);
    await user.click(screen.getByRole('button', { name: 'más' }));
    expect(await savedHeart(3)).toBeDefined();
    expect(screen.getAllByRole('button', { name: /Cipő/ })).toHaveLength(2);
    expect((await heart(2)).closest('li')?.dataset.product).toBe('2');
  });

  it('[WISH-05] remove by the id of the product, and say how many are left', async () => {
    asGuest();
    const removed: unknown[] = [];
    server.use(
      listed(() => wishlistOf(wishlistItem(2), wishlistItem(1))),
      on(endpoints.wishlist.remove, ({ params }) => {
        removed.push(params.id);
        return wishlistOf(wishlistItem(2));
      }),
    );
    const { user } = show(
      <>
        <WishlistButton />
        <ProductList ids={[1]} />
      </>,
    );
    await user.click(await savedHeart(1));
    expect(await heart(1)).toBeDefined();
    expect(await screen.findByText(t('wishlist.removed', { name: 'Cipő 1', count: 1 }))).toBeDefined();
    expect(removed).toEqual(['1']);
    expect(screen.queryByRole('region', { name: t('wishlist.title') })).toBeNull();
  });
});

describe('heart of a product page', () => {
  it('is pressed where the product is saved, and toggles', async () => {
    asGuest();
    let list = wishlistOf(wishlistItem(7));
    server.use(
      listed(() => list),
      on(endpoints.wishlist.remove, () => (list = wishlistOf()), { at: { id: 7 } }),
      on(endpoints.wishlist.add, () => (list = wishlistOf(wishlistItem(7)))),
    );
    const { user } = show(<HeartButton productId={7} name="Cipő 7" />);
    await user.click(await savedHeart(7));
    await user.click(await heart(7));
    await waitFor(async () => expect((await savedHeart(7)).getAttribute('aria-pressed')).toBe('true'));
    await waitFor(() => expect(popups.state()).toMatchObject({ open: 'wishlist', isNotice: true }));
  });
});

const popup = () => screen.findByRole('region', { name: t('wishlist.title') });

describe('popup of the wishlist', () => {
  it('opens by a press with a friendly word where nothing is saved; Escape closes it and the focus comes back', async () => {
    const { user } = show(<WishlistButton />);
    const button = await corner(0);
    await user.click(button);
    expect(within(await popup()).getByText(t('wishlist.empty'))).toBeDefined();
    expect(button.getAttribute('aria-expanded')).toBe('true');
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: t('wishlist.close') }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: t('wishlist.title') })).toBeNull();
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });

  it('lists the saved products with price and lawful reduction, and removes them, the focus staying inside', async () => {
    asGuest();
    const reduced = wishlistItem(2, {
      prices: { rrp: null, rrpFull: null, vk: money(19_990), vkFull: money(24_990) },
      stock: 0,
    });
    server.use(
      listed(() => wishlistOf(reduced, wishlistItem(1))),
      on(endpoints.wishlist.remove, () => wishlistOf(wishlistItem(1)), { at: { id: 2 } }),
    );
    const { user } = show(<WishlistButton />);
    await user.click(await corner(2));
    const region = within(await popup());
    expect(region.getAllByRole('listitem')).toHaveLength(2);
    expect(region.getByText(/24 990 Ft/).textContent).toBe(t('cart.lowest', { price: '24\u00A0990\u00A0Ft' }));
    expect(region.getByText(t('wishlist.soldOut'))).toBeDefined();
    await user.click(region.getByRole('button', { name: t('wishlist.removeNamed', { name: reduced.name }) }));
    await waitFor(() => expect(region.getAllByRole('listitem')).toHaveLength(1));
    expect(document.activeElement).toBe(region.getByRole('heading', { name: t('wishlist.title') }));
    expect(await corner(1)).toBeDefined();
  });

  it('says when the list can not be reached, and tries again on request', async () => {
    asGuest();
    let isUp = false;
    server.use(on(endpoints.wishlist.get, () => (isUp ? wishlistOf(wishlistItem(1)) : HttpResponse.error())));
    const { user } = show(<WishlistButton />);
    await user.click(await corner(0));
    const retry = await screen.findByRole('button', { name: t('wishlist.retry') });
    isUp = true;
    await user.click(retry);
    expect(await screen.findByRole('link', { name: wishlistItem(1).name })).toBeDefined();
  });

  it('[HDR-07] opens by itself with what was added, and leads to the whole list', async () => {
    asGuest();
    server.use(
      listed(() => wishlistOf(wishlistItem(1))),
      on(endpoints.wishlist.add, () => wishlistOf(wishlistItem(2), wishlistItem(1))),
    );
    const { user } = show(
      <>
        <WishlistButton />
        <ProductList ids={[2]} />
      </>,
    );
    const button = await corner(1);
    await user.click(await heart(2));
    const region = within(await popup());
    expect(region.getByText(t('wishlist.saved'))).toBeDefined();
    expect(region.getAllByRole('listitem')).toHaveLength(1);
    expect(popups.state().isNotice).toBe(true);
    expect(region.getByRole('link', { name: t('wishlist.all', { count: 2 }) }).getAttribute('href')).toBe('/wishlist/');
    await user.click(button);
    expect(region.getAllByRole('listitem')).toHaveLength(2);
  });

  it('shows prices by the price type of the visitor', async () => {
    asGuest();
    server.use(
      listed(() =>
        wishlistOf(
          wishlistItem(1, {
            prices: { rrp: null, rrpFull: null, vk: money(29_990), vkFull: null, pro: money(21_990), proFull: null },
          }),
        ),
      ),
    );
    const { user } = show(<WishlistButton />);
    await user.click(await corner(1));
    const region = within(await popup());
    expect(region.getByText('29 990 Ft')).toBeDefined();
    act(() => priceType.accountLoaded('pro'));
    expect(region.getByText('21 990 Ft')).toBeDefined();
    act(() => priceType.loggedOut());
  });

  it('[HDR-07] is held by focus and pointer, and let go with them', async () => {
    const { user } = show(
      <>
        <WishlistButton />
        <button type="button">máshol</button>
      </>,
    );
    await corner(0);
    act(() => popups.open('wishlist', true));
    const region = await popup();
    await user.hover(region);
    expect(popups.state().isHeld).toBe(true);
    await user.unhover(region);
    expect(popups.state()).toMatchObject({ isHeld: false, isLeaving: false });
    act(() => screen.getByRole('button', { name: t('wishlist.close') }).focus());
    expect(popups.state().isHeld).toBe(true);
    act(() => screen.getByRole('button', { name: 'máshol' }).focus());
    expect(popups.state()).toMatchObject({ isHeld: false, isLeaving: false });
  });

  it('[HDR-08] leaves when focus and pointer leave what was pressed open', async () => {
    const { user } = show(
      <>
        <WishlistButton />
        <button type="button">máshol</button>
      </>,
    );
    await user.click(await corner(0));
    await popup();
    expect(popups.state().isHeld).toBe(true);
    await user.click(screen.getByRole('button', { name: 'máshol' }));
    expect(popups.state()).toMatchObject({ open: 'wishlist', isLeaving: true });
    await waitFor(() => expect(screen.queryByRole('region', { name: t('wishlist.title') })).toBeNull());
  });

  it('closes when another page opens', async () => {
    const { user } = show(<WishlistButton />);
    await user.click(await corner(0));
    await popup();
    visit('/kosar/');
    await waitFor(() => expect(popups.state().open).toBeNull());
  });
});

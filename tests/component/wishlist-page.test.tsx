import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '#lib/contract/endpoints.ts';
import { SessionProvider } from '#components/session/session-provider.tsx';
import { WishlistPage } from '#components/wishlist/wishlist-page.tsx';
import { money } from '#lib/contract/money.ts';
import type { Product } from '#lib/contract/product.ts';
import type { Wishlist } from '#lib/contract/wishlist.ts';
import { wishlistItem, wishlistProduct, wishlistOf } from '#tests/fixtures/wishlist.ts';
import { session } from '#stores/session.ts';
import { freeLock, wishlistLock } from '#stores/wishlist-lock.ts';
import { visit } from './navigation.ts';
import { mockApi, on } from '#tests/mock-api.ts';
import { cartItem, cartOf, show, t } from './render.tsx';
import { recordEvents } from './tracked-events.ts';

const server = mockApi();
const tracked = recordEvents();
const listed = (list: () => Wishlist) => on(endpoints.wishlist.get, () => list());
const asGuest = () => {
  document.cookie = `lendulet_request=${'g'.repeat(32)}; path=/`;
};
const added = (day: number, price = money(29_990)) => ({ at: `2026-03-0${day}T10:00:00.000Z`, price });
const three = () =>
  wishlistOf(
    wishlistItem(3, { name: 'Csap', added: added(3, money(32_990)) }),
    wishlistItem(2, {
      name: 'Zsák',
      added: added(2),
      stock: 0,
      sizes: [],
      prices: { rrp: null, rrpFull: null, vk: money(19_990), vkFull: money(24_990) },
    }),
    wishlistItem(1, { name: 'Cukor', added: added(1, money(24_990)) }),
  );
const headings = () =>
  screen.queryAllByRole('heading', { level: 2 }).map((heading) => within(heading).queryByRole('link')?.textContent);
const line = (name: string) => within(screen.getByRole('link', { name }).closest('li') as HTMLElement);

beforeEach(() => {
  session.sync();
  wishlistLock.store.setState(freeLock);
  localStorage.clear();
  visit('/wishlist/');
});

describe('page of the wishlist', () => {
  it('[RT-13] invites who has saved nothing, and asks nothing for them', async () => {
    show(<WishlistPage />);
    expect(await screen.findByRole('heading', { name: t('wishlistPage.empty.title') })).toBeDefined();
    expect(screen.getByRole('link', { name: t('wishlistPage.empty.login') }).getAttribute('href')).toBe('/login/');
    expect(screen.getByRole('link', { name: t('wishlistPage.empty.toShop') }).getAttribute('href')).toBe('/');
  });

  it('[RT-13] lists what is saved, with lawful prices, what they changed by, and what is sold out', async () => {
    asGuest();
    server.use(listed(three));
    show(<WishlistPage />);
    expect(screen.getByText(t('wishlist.loading'))).toBeDefined();
    expect((await screen.findByText(t('wishlistPage.count', { count: 3 }))).getAttribute('role')).toBe('status');
    expect(headings()).toEqual(['Csap', 'Zsák', 'Cukor']);
    expect(line('Csap').getByText(t('wishlistPage.change', { change: '−3 000 Ft' }), { exact: false })).toBeDefined();
    expect(line('Cukor').getByText(t('wishlistPage.change', { change: '+5 000 Ft' }), { exact: false })).toBeDefined();
    expect(line('Zsák').getByText('24 990 Ft').parentElement?.textContent).toContain(t('card.lowest'));
    expect(line('Zsák').getByText(t('wishlist.soldOut'))).toBeDefined();
    expect(line('Zsák').getByText(t('wishlistPage.soldOutStays'))).toBeDefined();
    expect(
      line('Zsák')
        .getByRole('button', { name: new RegExp(t('purchase.soldOut')) })
        .getAttribute('aria-disabled'),
    ).toBe('true');
    expect(line('Csap').getByText(t('wishlistPage.number', { id: '3' }))).toBeDefined();
  });

  it('[RT-13] sorts and narrows in the address, and Back leads out again', async () => {
    asGuest();
    history.replaceState(null, '', '/wishlist/?rendezes=nev');
    server.use(listed(three));
    const { user } = show(<WishlistPage />);
    await waitFor(() => expect(headings()).toEqual(['Cukor', 'Csap', 'Zsák']));
    await user.selectOptions(screen.getByRole('combobox', { name: t('wishlistPage.sort') }), 'ar');
    expect(headings()).toEqual(['Zsák', 'Csap', 'Cukor']);
    const sale = screen.getByRole('button', { name: t('wishlistPage.filters.akcios') });
    await user.click(sale);
    expect(sale.getAttribute('aria-pressed')).toBe('true');
    expect(location.search).toBe('?rendezes=ar&csak=akcios');
    expect(headings()).toEqual(['Zsák']);
    expect(screen.getByText(t('wishlistPage.countOf', { shown: 1, count: 3 }))).toBeDefined();
    await user.click(screen.getByRole('button', { name: t('wishlistPage.filters.kaphato') }));
    expect(screen.getByText(t('wishlistPage.noneShown'))).toBeDefined();
    act(() => history.back());
    await waitFor(() => expect(headings()).toEqual(['Zsák']));
    act(() => history.back());
    await waitFor(() => expect(headings()).toEqual(['Zsák', 'Csap', 'Cukor']));
  });

  it('says when the list can not be reached, and tries again', async () => {
    asGuest();
    let isUp = false;
    server.use(on(endpoints.wishlist.get, () => (isUp ? three() : HttpResponse.error())));
    const { user } = show(<WishlistPage />);
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText(t('wishlist.unreachable'))).toBeDefined();
    isUp = true;
    await user.click(within(alert).getByRole('button', { name: t('wishlist.retry') }));
    await waitFor(() => expect(headings()).toHaveLength(3));
  });

  it('says that a list is full', async () => {
    asGuest();
    server.use(
      listed(() =>
        wishlistOf(...Array.from({ length: 200 }, (_, index) => wishlistItem(index + 1, { stock: 0, sizes: [] }))),
      ),
    );
    show(<WishlistPage />);
    expect(await screen.findByText(t('wishlistPage.full', { count: 200 }))).toBeDefined();
  });
});

describe('removing from the page', () => {
  const removeOf = (name: string) => screen.findByRole('button', { name: t('wishlist.removeNamed', { name }) });
  const undo = (name: string) => screen.findByRole('button', { name: `${t('wishlistPage.putBack')}: ${name}` });

  it('[WISH-02] [WISH-05] takes it away at once, moves focus to the next line, and puts it back on request', async () => {
    asGuest();
    let list = three();
    server.use(
      listed(() => list),
      on(endpoints.wishlist.remove, () => (list = wishlistOf(...list.products.filter(({ id }) => id !== 2))), {
        at: { id: 2 },
      }),
      on(endpoints.wishlist.add, () => (list = three())),
    );
    const { user } = show(<WishlistPage />);
    await user.click(await removeOf('Zsák'));
    expect(headings()).toEqual(['Csap', 'Cukor']);
    expect(document.activeElement?.textContent).toContain('Cukor');
    const back = await undo('Zsák');
    // It stands where the product stood.
    expect(back.closest('li')?.nextElementSibling?.textContent).toContain('Cukor');
    await waitFor(() => expect(back.getAttribute('aria-disabled')).toBe('false'));
    await user.click(back);
    await waitFor(() => expect(headings()).toEqual(['Csap', 'Zsák', 'Cukor']));
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Zsák'));
    expect(screen.queryByText(t('wishlistPage.removed'), { exact: false })).toBeNull();
  });

  it('[WISH-02] is locked while a change is on its way, and rolls back with a word when it fails', async () => {
    asGuest();
    const sent: string[] = [];
    let answer = () => {};
    server.use(
      listed(three),
      on(endpoints.wishlist.remove, async ({ params }) => {
        sent.push(String(params.id));
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        return HttpResponse.error();
      }),
    );
    const { user } = show(<WishlistPage />);
    await user.click(await removeOf('Cukor'));
    const other = await removeOf('Csap');
    expect(other.getAttribute('aria-disabled')).toBe('true');
    await user.click(other);
    await waitFor(() => expect(sent).toEqual(['1']));
    answer();
    await waitFor(() => expect(headings()).toEqual(['Csap', 'Zsák', 'Cukor']));
    expect((await line('Cukor').findByRole('alert')).textContent).toBe(
      t('wishlist.failures.unreachable', { name: 'Cukor' }),
    );
    expect(sent).toEqual(['1']);
  });

  it('leaves an inviting page after the last one, with the way back and the focus on its heading', async () => {
    asGuest();
    server.use(
      listed(() => wishlistOf(wishlistItem(1))),
      on(endpoints.wishlist.remove, () => wishlistOf(), { at: { id: 1 } }),
    );
    const { user } = show(<WishlistPage />);
    await user.click(await removeOf(wishlistItem(1).name));
    expect(await screen.findByRole('heading', { name: t('wishlistPage.empty.title') })).toBeDefined();
    expect(await undo(wishlistItem(1).name)).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('[WISH-03] leaves nothing of a list to whoever comes after a logout', async () => {
    document.cookie = `lendulet_token=${'t'.repeat(32)}; path=/`;
    document.cookie = `lendulet_request=u${'a'.repeat(31)}; path=/`;
    server.use(
      listed(three),
      on(endpoints.account.account, () => HttpResponse.error()),
      on(endpoints.wishlist.remove, () => wishlistOf(...three().products.filter(({ id }) => id !== 2)), {
        at: { id: 2 },
      }),
    );
    const { user } = show(
      <>
        <SessionProvider />
        <WishlistPage />
      </>,
    );
    await user.click(await removeOf('Zsák'));
    await undo('Zsák');
    act(() => void session.logOut());
    expect(await screen.findByRole('heading', { name: t('wishlistPage.empty.title') })).toBeDefined();
    for (const name of ['Zsák', 'Csap', 'Cukor']) expect(document.body.textContent).not.toContain(name);
    expect(wishlistLock.state()).toEqual(freeLock);
    expect(document.cookie).not.toContain('lendulet_request');
    act(() => session.loggedOut());
  });

  it('[WISH-03] follows a change that another tab has made', async () => {
    asGuest();
    let list = three();
    server.use(listed(() => list));
    show(
      <>
        <SessionProvider />
        <WishlistPage />
      </>,
    );
    await waitFor(() => expect(headings()).toHaveLength(3));
    list = wishlistOf(...list.products.slice(1));
    const otherTab = new BroadcastChannel('lendulet');
    otherTab.postMessage('wishlist');
    await waitFor(() => expect(headings()).toEqual(['Zsák', 'Cukor']));
    otherTab.close();
  });
});

describe('into the cart from the page', () => {
  const answers = (product: Product, bodies: unknown[]) => [
    on(endpoints.product.product, () => product, { at: { id: 1 } }),
    on(endpoints.cart.add, async ({ request }) => {
      bodies.push(await request.json());
      return cartOf(cartItem());
    }),
  ];

  it('[RT-13] asks for a size, adds once by two presses, and says so in its place', async () => {
    asGuest();
    const bodies: unknown[] = [];
    const product = wishlistProduct([
      ['38', 0],
      ['39', 4],
    ]);
    server.use(
      listed(() => wishlistOf(wishlistItem(1, { name: 'Cipő', sizes: ['39', '40'] }))),
      ...answers(product, bodies),
    );
    const { user } = show(<WishlistPage />);
    const toggle = await screen.findByRole('button', { name: `${t('wishlistPage.chooseSize')}: Cipő` });
    await user.click(toggle);
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    const add = await screen.findByRole('button', { name: `${t('purchase.add')}: Cipő` });
    await user.click(add);
    expect(screen.getByText(t('purchase.chooseSize'))).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: t('purchase.sizeSoldOut', { size: '38' }) }));
    await user.click(screen.getByRole('radio', { name: t('purchase.sizeSoldOut', { size: '38' }) }));
    expect(add.getAttribute('aria-disabled')).toBe('true');
    await user.click(screen.getByRole('radio', { name: '39' }));
    await user.dblClick(add);
    await waitFor(() => expect(line('Cipő').getByText('korall, 39')).toBeDefined());
    expect(bodies).toEqual([{ productOption: 12, amount: 1 }]);
    expect(
      line('Cipő')
        .getByRole('link', { name: t('purchase.openCart') })
        .getAttribute('href'),
    ).toBe('/kosar/');
    expect(document.activeElement).toBe(toggle);
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('adds at once what there is nothing to choose of', async () => {
    asGuest();
    const bodies: unknown[] = [];
    const product = wishlistProduct([['Egy méret', 4]]);
    server.use(
      listed(() => wishlistOf(wishlistItem(1, { name: 'Sapka', sizes: ['Egy méret'] }))),
      ...answers(product, bodies),
    );
    const { user } = show(<WishlistPage />);
    await user.dblClick(await screen.findByRole('button', { name: `${t('purchase.add')}: Sapka` }));
    expect(await line('Sapka').findByText(t('purchase.added'), { exact: false })).toBeDefined();
    expect(bodies).toEqual([{ productOption: 11, amount: 1 }]);
  });

  it('says that the sizes can not be reached, and what failed on the way into the cart', async () => {
    asGuest();
    let isUp = false;
    const product = wishlistProduct([
      ['38', 1],
      ['39', 2],
    ]);
    server.use(
      listed(() => wishlistOf(wishlistItem(1, { name: 'Cipő', sizes: ['38', '39'] }))),
      on(endpoints.product.product, () => (isUp ? product : HttpResponse.error()), { at: { id: 1 } }),
    );
    const { user } = show(<WishlistPage />);
    await user.click(await screen.findByRole('button', { name: `${t('wishlistPage.chooseSize')}: Cipő` }));
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText(t('wishlistPage.optionsUnreachable'))).toBeDefined();
    isUp = true;
    await user.click(within(alert).getByRole('button', { name: t('wishlist.retry') }));
    expect(await screen.findByRole('button', { name: `${t('purchase.add')}: Cipő` })).toBeDefined();
  });
});

describe('sharing the list', () => {
  const link = `${location.origin}/wishlist/?lista=3,2,1`;
  const press = async () => {
    asGuest();
    server.use(listed(three));
    const { user } = show(<WishlistPage />);
    const button = await screen.findByRole('button', { name: t('wishlistPage.share') });
    return { user, button };
  };
  const offer = (name: 'share' | 'clipboard', value: unknown) =>
    Object.defineProperty(navigator, name, { value, configurable: true });

  it('[RT-13] uses the sheet of the device where there is one, and says nothing when it is closed', async () => {
    const { user, button } = await press();
    const share = vi.fn(async () => {
      throw new DOMException('', 'AbortError');
    });
    offer('share', share);
    await user.click(button);
    expect(share).toHaveBeenCalledExactlyOnceWith({ title: t('wishlistPage.shareTitle'), url: link });
    expect(tracked('share')).toEqual([]);
    offer(
      'share',
      vi.fn(async () => undefined),
    );
    await user.click(button);
    expect(tracked('share')).toEqual([{ event: 'share', method: 'system', content_type: 'wishlist', item_id: null }]);
    expect(screen.queryByText(t('wishlistPage.copied'))).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
    offer('share', undefined);
  });

  it('[RT-13] copies the link with a word, and shows it where that is refused', async () => {
    const { user, button } = await press();
    const writeText = vi.fn(async () => {});
    offer('clipboard', { writeText });
    await user.click(button);
    expect(await screen.findByText(t('wishlistPage.copied'))).toBeDefined();
    expect(writeText).toHaveBeenCalledExactlyOnceWith(link);
    offer('clipboard', {
      writeText: async () => {
        throw new DOMException('', 'NotAllowedError');
      },
    });
    await user.click(button);
    const field = await screen.findByRole('textbox', { name: t('wishlistPage.copyByHand') });
    expect((field as HTMLInputElement).value).toBe(link);
    offer('clipboard', undefined);
    await user.click(button);
    expect(await screen.findByRole('textbox')).toBeDefined();
    expect(tracked('share')).toEqual([{ event: 'share', method: 'link', content_type: 'wishlist', item_id: null }]);
  });
});

describe('a list that was sent', () => {
  const cards = (...ids: number[]) =>
    on(endpoints.search.searchLimited, ({ request }) => {
      const asked = new URL(request.url).searchParams.get('productIds')?.split(',').map(Number) ?? [];
      const search = ids.filter((id) => asked.includes(id)).map((id) => wishlistItem(id));
      return { search, answers: [], direct: null };
    });

  it('[RT-13] shows its products to look at and to save, and says what the link had besides', async () => {
    history.replaceState(null, '', '/wishlist/?lista=5,abc,4,9');
    const bodies: unknown[] = [];
    server.use(
      cards(4, 5),
      on(endpoints.wishlist.add, async ({ request }) => {
        bodies.push(await request.json());
        return wishlistOf(wishlistItem(5));
      }),
    );
    const { user } = show(<WishlistPage />);
    await waitFor(() => expect(headings()).toEqual([wishlistItem(5).name, wishlistItem(4).name]));
    expect(screen.getByText(new RegExp(t('wishlistPage.shared.dropped', { count: 1 }))).textContent).toContain(
      t('wishlistPage.shared.missing', { count: 1 }),
    );
    expect(screen.queryByRole('button', { name: new RegExp(t('wishlistPage.remove')) })).toBeNull();
    expect(screen.getByRole('link', { name: t('wishlistPage.shared.own') }).getAttribute('href')).toBe('/wishlist/');
    const save = line(wishlistItem(5).name).getByRole('button', {
      name: `${t('wishlistPage.shared.save')}: ${wishlistItem(5).name}`,
    });
    await user.click(save);
    await waitFor(() => expect(bodies).toEqual([{ productId: 5 }]));
    expect(save.getAttribute('aria-pressed')).toBe('true');
  });

  it.each(['?lista=', '?lista=abc', '?lista=77'])('says that it holds nothing that is known: %s', async (search) => {
    history.replaceState(null, '', `/wishlist/${search}`);
    server.use(cards());
    show(<WishlistPage />);
    expect(await screen.findByText(t('wishlistPage.shared.none'))).toBeDefined();
  });

  it('says when it can not be reached, and tries again', async () => {
    history.replaceState(null, '', '/wishlist/?lista=5');
    server.use(on(endpoints.search.searchLimited, () => HttpResponse.error()));
    const { user } = show(<WishlistPage />);
    const retry = await screen.findByRole('button', { name: t('wishlist.retry') });
    server.use(cards(5));
    await user.click(retry);
    await waitFor(() => expect(headings()).toEqual([wishlistItem(5).name]));
  });
});

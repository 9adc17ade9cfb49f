import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { endpoints } from '#lib/contract/endpoints.ts';
import { hu } from '#tests/messages.ts';
import { myShop } from '#stores/my-shop.ts';
import { mockApi, on } from '#tests/mock-api.ts';
import { group, mockFlipbookWindow, openAt, still, viewer } from './flipbook-viewer.tsx';
import { show, t } from './render.tsx';

const server = mockApi();
const flipbookWindow = mockFlipbookWindow();
const widths = { lg: '(min-width: 993px)', xl: '(min-width: 1281px)' };

const turningPage = () => group().querySelector('[inert]');
const position = (pages: string) => screen.queryByText(t('flipbook.position', { pages, count: 7 }));
const finger = (id: number, x: number, isPrimary = true) => ({
  pointerId: id,
  pointerType: 'touch',
  isPrimary,
  button: 0,
  clientX: x,
  clientY: 300,
});

describe('a page without a neighbour', () => {
  it('[STORE-04] lies in the middle until the flipbook is turned or enlarged', async () => {
    flipbookWindow.holding.add(widths.lg);
    const { user } = openAt(1);
    expect(group().dataset.alone).toBe('right');
    group().focus();
    await user.keyboard('+');
    expect(group().dataset.alone).toBeUndefined();
    await user.keyboard('0');
    expect(group().dataset.alone).toBe('right');
    await user.keyboard('{PageDown}');
    expect(position('2–3')).not.toBeNull();
    expect(group().dataset.alone).toBeUndefined();
  });
});

describe('the keyboard', () => {
  it('[STORE-04] turns pages by arrows wherever nothing has the focus', async () => {
    const { user } = openAt(3);
    await user.keyboard('{ArrowRight}');
    expect(position('4')).not.toBeNull();
    await user.keyboard('{ArrowLeft}{Control>}{ArrowLeft}{/Control}');
    expect(position('3')).not.toBeNull();
    screen.getByRole('button', { name: /^Tél/ }).focus();
    await user.keyboard('{ArrowRight}');
    expect(position('4')).not.toBeNull();
  });

  it('[STORE-04] moves an enlarged flipbook by the arrows, wherever the focus is', async () => {
    const { user } = openAt(3);
    await user.click(screen.getByRole('button', { name: t('flipbook.larger') }));
    act(() => (document.activeElement as HTMLElement).blur());
    await user.keyboard('{ArrowRight}');
    expect(position('3')).not.toBeNull();
    expect(group().style.transform).toBe('translate(-80px) scale(1.5)');
  });

  it('[STORE-04] keeps its place in the flipbook when the offer that has it goes away with its page', async () => {
    const { user } = openAt(3);
    const offer = within(group()).getByRole('link', { name: /Sapka 3/ });
    offer.focus();
    await user.keyboard('{ArrowRight}');
    expect(position('4')).not.toBeNull();
    expect(document.activeElement).toBe(group());
  });

  it('[STORE-04] stays on an offer when nothing turns, and on the panel that turned the page', async () => {
    const { user } = openAt(7);
    const offer = within(group()).getByRole('link', { name: /Sapka 7/ });
    offer.focus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(offer);
    const chapter = screen.getByRole('button', { name: /^Tél/ });
    await user.click(chapter);
    expect(position('1')).not.toBeNull();
    expect(document.activeElement).toBe(chapter);
  });

  it('[STORE-04] turns nothing backward from the end of a flipbook with an odd number of pages', async () => {
    flipbookWindow.holding.add(widths.lg);
    const { user } = openAt(1);
    group().focus();
    await user.keyboard('{End}');
    expect(position('6–7')).not.toBeNull();
    flipbookWindow.holding.delete(still);
    await user.keyboard('{ArrowRight}{End}');
    expect(turningPage()).toBeNull();
  });
});

describe('what is said of the page', () => {
  it('[STORE-04] is nothing when a link leads to it, and where the flipbook is open after a turn', async () => {
    const { user } = openAt(4);
    const said = () =>
      within(screen.getByRole('figure'))
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join('');
    expect(position('4')).not.toBeNull();
    expect(said()).toBe('');
    group().focus();
    await user.keyboard('{ArrowRight}');
    expect(said()).toBe(`${t('flipbook.position', { pages: '5', count: 7 })}: Fejezet 5`);
  });

  it('[STORE-04] follows the way back in the flipbook, and not the way out of it', () => {
    openAt(4);
    history.replaceState(null, '', '/kosar/');
    act(() => void dispatchEvent(new PopStateEvent('popstate')));
    expect(position('4')).not.toBeNull();
    expect(location.pathname).toBe('/kosar/');
    history.replaceState(null, '', '/aktualis-ajanlatok/heti/?oldal=2');
    act(() => void dispatchEvent(new PopStateEvent('popstate')));
    expect(position('2')).not.toBeNull();
  });

  it('[STORE-04] is of the day on which it was drawn at first, and of today once it is hydrated', async () => {
    const island = (
      <NextIntlClientProvider locale="hu" messages={hu} timeZone="Europe/Budapest">
        <QueryClientProvider client={new QueryClient()}>{viewer}</QueryClientProvider>
      </NextIntlClientProvider>
    );
    vi.setSystemTime(new Date('2026-11-26T12:00+01:00'));
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(island);
    expect(place.textContent).not.toContain('3 990');
    expect(place.textContent).toMatch(/2\s990/);
    const failures: unknown[] = [];
    const root = await act(async () =>
      hydrateRoot(place, island, { onRecoverableError: (error) => failures.push(error) }),
    );
    expect(place.textContent).toMatch(/3\s990/);
    expect(failures).toEqual([]);
    act(() => root.unmount());
    place.remove();
  });
});

describe('a finger', () => {
  it('[STORE-04] that was lifted beside the flipbook does not make the next drag a pinch', () => {
    flipbookWindow.holding.delete(still);
    openAt(3);
    fireEvent.pointerDown(group(), finger(1, 800));
    fireEvent.pointerDown(group(), finger(2, 800));
    fireEvent.pointerMove(group(), finger(2, 500));
    expect(turningPage()).not.toBeNull();
    expect(group().style.transform).toBe('');
  });

  it('[STORE-04] that comes second lets the held page go', async () => {
    openAt(3);
    fireEvent.pointerDown(group(), finger(1, 800));
    fireEvent.pointerMove(group(), finger(1, 700));
    expect(turningPage()).not.toBeNull();
    fireEvent.pointerDown(group(), finger(2, 300, false));
    await waitFor(() => expect(turningPage()).toBeNull());
    expect(position('3')).not.toBeNull();
  });

  it('[STORE-04] finds a new turning page on its front after a turn that was cut off past its middle', async () => {
    flipbookWindow.become(widths.lg);
    flipbookWindow.stepsLeft = 1;
    const { user } = openAt(2);
    group().focus();
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(turningPage()?.querySelector('[data-back]')).not.toBeNull());
    history.replaceState(null, '', '/aktualis-ajanlatok/heti/?oldal=4');
    act(() => void dispatchEvent(new PopStateEvent('popstate')));
    expect(turningPage()).toBeNull();
    fireEvent.pointerDown(group(), finger(1, 800));
    fireEvent.pointerMove(group(), finger(1, 700));
    expect(turningPage()).not.toBeNull();
    expect(turningPage()?.querySelector('[data-back]')).toBeNull();
  });
});

describe('a window that changes', () => {
  it('[STORE-04] lets a turning page lie at once', async () => {
    flipbookWindow.become(widths.lg);
    flipbookWindow.stepsLeft = 1;
    const { user } = openAt(2);
    group().focus();
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(turningPage()?.querySelector('[data-back]')).not.toBeNull());
    flipbookWindow.become();
    expect(turningPage()).toBeNull();
    expect(position('4')).not.toBeNull();
    expect(within(group()).getAllByRole('article')).toHaveLength(1);
  });

  it('[STORE-04] keeps an enlarged flipbook within its edges', async () => {
    const { user } = openAt(3);
    for (let press = 0; press < 4; press++)
      await user.click(screen.getByRole('button', { name: t('flipbook.larger') }));
    group().focus();
    await user.keyboard('{ArrowRight>20/}{ArrowDown>20/}');
    expect(group().style.transform).toBe('translate(-1500px, -1050px) scale(4)');
    flipbookWindow.resize({ width: 400, height: 300 });
    expect(group().style.transform).toBe('translate(-600px, -450px) scale(4)');
  });
});

describe('the panel', () => {
  const tab = (name: 'contents' | 'pages') => screen.getByRole('button', { name: t(`flipbook.${name}`) });
  const states = (name: 'contents' | 'pages') =>
    ['aria-pressed', 'aria-expanded'].map((state) => tab(name).getAttribute(state));

  it('[STORE-04] above the flipbook opens and closes', async () => {
    const { user } = show(viewer);
    expect([states('contents'), states('pages')]).toEqual([
      [null, 'false'],
      [null, 'false'],
    ]);
    await user.click(tab('pages'));
    expect([states('contents'), states('pages')]).toEqual([
      [null, 'false'],
      [null, 'true'],
    ]);
    await user.click(tab('pages'));
    expect(states('pages')).toEqual([null, 'false']);
  });

  it('[STORE-04] beside the flipbook always shows one view, and says which', async () => {
    flipbookWindow.become(widths.lg, widths.xl);
    const { user } = show(viewer);
    expect([states('contents'), states('pages')]).toEqual([
      ['true', null],
      ['false', null],
    ]);
    await user.click(tab('pages'));
    await user.click(tab('pages'));
    expect([states('contents'), states('pages')]).toEqual([
      ['false', null],
      ['true', null],
    ]);
    expect(
      screen.getByRole('button', { name: t('flipbook.pageNamed', { number: 7, heading: 'Fejezet 7' }) }),
    ).toBeDefined();
  });
});

describe('where nothing can be pointed at', () => {
  const offers = () => screen.queryByRole('region', { name: t('flipbook.offers.title') });

  it('[STORE-04] [STORE-05] the offers of the open page are told below it, with what the shopper’s store has', async () => {
    flipbookWindow.become(still, '(hover: none), (width < 577px)');
    const asked: string[] = [];
    server.use(
      on(endpoints.product.stock, ({ params }) => {
        asked.push(String(params.id));
        return {
          updatedAt: '2026-11-21T10:00:00Z',
          stores: [{ sysname: 'store_szeged', name: 'Lendület Szeged', city: 'Szeged' }],
          rows: [{ optionId: 1, store: 'store_szeged', stock: 20 }],
        };
      }),
    );
    openAt(3);
    const region = offers();
    expect(region?.textContent).toContain(t('flipbook.card.until', { day: 'november 25' }));
    expect(screen.getByRole('button', { name: t('flipbook.offers.choose') })).toBeDefined();
    expect(asked).toEqual([]);
    act(() => myShop.choose('store_szeged'));
    expect(await screen.findByText(t('flipbook.card.stock.available', { shop: 'Szeged' }))).toBeDefined();
    expect(asked).toEqual(['3']);
    expect(region && within(region).getByRole('link', { name: 'Sapka 3' }).getAttribute('href')).toBe('/p/sapka-3/');
  });

  it('[STORE-05] a store is chosen in one step', async () => {
    flipbookWindow.become(still, '(hover: none), (width < 577px)');
    server.use(on(endpoints.shop.shops, () => []));
    const { user } = show(viewer);
    await user.click(screen.getByRole('button', { name: t('flipbook.offers.choose') }));
    expect(await screen.findByRole('dialog', { name: t('myShopHeader.choose') })).toBeDefined();
  });

  it('[STORE-04] nothing of it is there for who has a pointer', () => {
    openAt(3);
    expect(offers()).toBeNull();
  });
});

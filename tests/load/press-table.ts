import type { Locator, Page } from '@playwright/test';
import { hu } from '#tests/messages.ts';
import type { Known, Sight } from './press-watch.ts';

/** Something that shoppers press, and what they see then. What is asked in the page gets all it needs as parameters. */
export interface Press {
  name: string;
  /** Kind of page on which it is pressed. */
  on: 'home' | 'list' | 'product';
  /** The most that it may take until it is done, ms. */
  limit?: number;
  /** What has to be done first; the press comes `rest` ms later. */
  prepare?: (page: Page) => Promise<void>;
  rest?: number;
  /** What the finger goes to; null for the browser's way back. */
  target: ((page: Page) => Locator) | null;
  /** What is known before the press, asked in the page. */
  known?: (sight: Sight, words: Known) => Known;
  /** Whether the frame shows something true, asked in the page. */
  isFirst: (sight: Sight, known: Known) => boolean;
  /** Whether all is there that the press was for, asked in the page. */
  isDone: (sight: Sight, known: Known) => boolean;
}

/** Texts of the shop, handed to the page. */
export const words: Known = { add: hu.purchase.add, adding: hu.purchase.adding, root: 'Cipők' };

/** A card that a finger has to scroll to. */
const card = (page: Page) => page.locator('main li[data-product]').nth(5).getByRole('heading').getByRole('link');
const sizes = (page: Page) => page.getByRole('region', { name: hu.purchase.size }).locator('a:not([data-sold-out])');
const menuButton = (page: Page) => page.getByRole('button', { name: hu.menu.open });

/** The list as it stands: its cards, their number and its order. */
const listKnown = ({ ids, textOf, numberOf }: Sight): Known => ({
  ids: ids(),
  order: textOf('[data-sort] summary b'),
  count: ids().split(',').length,
  total: numberOf('dialog[open] .button:not(.outline)'),
});

/** What the home page's banner calls for: by somebody who has looked at the page, and by somebody who has not. */
const category: Omit<Press, 'name'> = {
  on: 'home',
  limit: 400,
  target: (page) => page.locator('main a.button').first(),
  known: ({ textOf, pathOf }) => ({ name: textOf('main a.button'), path: pathOf('main a.button') }),
  isFirst: ({ named, seen }, { name, path }) =>
    named('h1', name) || seen(`a[href="${path}"]:is([aria-busy=true], [data-pressed])`).length > 0,
  isDone: ({ named, seen }, { name, path }) =>
    location.pathname === path && named('h1', name) && seen('main li[data-product] a').length > 0,
};

export const presses: Press[] = [
  {
    name: 'menu',
    on: 'home',
    limit: 150,
    target: menuButton,
    isFirst: ({ seen }) => seen('dialog[open]').length > 0,
    isDone: ({ reachable }) => reachable('dialog[open] [data-level]').length > 2,
  },
  {
    name: 'menu, a level deeper',
    on: 'home',
    limit: 150,
    rest: 400,
    prepare: async (page) => {
      await menuButton(page).tap();
      await page.locator('dialog[open] [data-level]').first().waitFor();
    },
    target: (page) => page.getByRole('dialog').getByText('Cipők', { exact: true }),
    isFirst: ({ named }, { root }) => named('dialog[open] h2', root),
    isDone: ({ named, reachable }, { root }) =>
      named('dialog[open] h2', root) && reachable('dialog[open] li :is(a, [data-level])').length > 2,
  },
  { name: 'category', rest: 4000, ...category },
  { name: 'category at once', ...category },
  {
    name: 'product',
    on: 'list',
    limit: 400,
    target: card,
    known: ({ textOf }) => ({ name: textOf('main li[data-product]:nth-child(6) :is(h2, h3) a') }),
    isFirst: ({ named }, { name }) => named('h1', name),
    isDone: ({ named, hydrated }, { name, add }) =>
      location.pathname.startsWith('/p/') && named('h1', name) && hydrated('main button', add),
  },
  {
    name: 'filter',
    on: 'list',
    limit: 500,
    rest: 1500,
    prepare: async (page) => {
      await page.locator('[data-open-filters]').tap();
      await page.getByRole('checkbox', { name: '42', exact: true }).tap();
    },
    target: (page) => page.locator('dialog[open] .button:not(.outline)'),
    known: listKnown,
    isFirst: ({ seen }) => seen('dialog[open]').length === 0 && seen('main [aria-busy=true], [data-chips]').length > 0,
    isDone: ({ seen, ids, numberOf }, { total, ids: before }) =>
      numberOf('main h1 ~ .number') === total &&
      ids() !== before &&
      seen('main li[data-product]').length > 0 &&
      seen('main [aria-busy=true]').length === 0,
  },
  {
    name: 'sort',
    on: 'list',
    limit: 450,
    rest: 600,
    prepare: (page) => page.locator('[data-sort] summary').tap(),
    target: (page) => page.locator('[data-sort] a[href*="sortType=asc"]'),
    known: listKnown,
    isFirst: ({ seen, textOf }, { order }) =>
      textOf('[data-sort] summary b') !== order || seen('main [aria-busy=true]').length > 0,
    isDone: ({ seen, ids, textOf }, { ids: before, order }) =>
      ids() !== before &&
      textOf('[data-sort] summary b') !== order &&
      seen('main li[data-product]').length > 0 &&
      seen('main [aria-busy=true]').length === 0,
  },
  {
    name: 'more',
    on: 'list',
    target: (page) => page.locator('[data-more]'),
    known: listKnown,
    isFirst: ({ seen }) => seen('[data-page] li, [data-more][aria-busy=true]').length > 0,
    isDone: ({ ids, seen }, { count }) =>
      ids().split(',').length > Number(count) && seen('[data-page] li[data-product]').length > 0,
  },
  {
    name: 'size',
    on: 'product',
    target: (page) => sizes(page).first(),
    isFirst: ({ seen }) => seen('section li a[href*="meret="][aria-current=true]').length > 0,
    isDone: ({ seen, textOf }) =>
      seen('section li a[href*="meret="][aria-current=true]').length > 0 &&
      textOf('main [data-state] [role=status]') !== '',
  },
  {
    name: 'add to cart',
    on: 'product',
    limit: 350,
    rest: 1000,
    prepare: (page) => sizes(page).first().tap(),
    target: (page) => page.getByRole('button', { name: hu.purchase.add, exact: true }).first(),
    isFirst: ({ named, seen }, { adding }) =>
      named('main button', adding) || seen('main button[aria-busy=true], dialog[open] h2').length > 0,
    isDone: ({ reachable }) => reachable('dialog[open] h2').length > 0,
  },
  {
    name: 'back',
    on: 'list',
    rest: 1500,
    target: null,
    prepare: async (page) => {
      await card(page).evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await page.waitForTimeout(600);
      await page.evaluate(() =>
        Object.assign(window, {
          left: { y: scrollY, id: document.querySelectorAll<HTMLElement>('main li[data-product]')[5]?.dataset.product },
        }),
      );
      await card(page).tap();
      await page.getByRole('button', { name: hu.purchase.add, exact: true }).first().waitFor();
    },
    known: () => ({ ...(Reflect.get(window, 'left') as Known) }),
    isFirst: ({ seen }, { id }) =>
      !location.pathname.startsWith('/p/') && seen(`main li[data-product="${id}"]`).length > 0,
    isDone: ({ seen }, { id, y }) =>
      seen(`main li[data-product="${id}"]`).length > 0 && Math.abs(scrollY - Number(y)) <= 2,
  },
];

import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CompareLink } from '#components/compare/compare-link.tsx';
import { LazyCompare } from '#components/compare/lazy-compare.tsx';
import { ComparisonPage } from '#components/comparison/comparison-page.tsx';
import { comparisonHref, parseComparison } from '#lib/compare/index.ts';
import type { Fact } from '#lib/contract/facts.ts';
import { money } from '#lib/contract/money.ts';
import type { ComparedProduct, Comparison } from '#lib/contract/product.ts';
import { comparisonKey } from '#lib/core/comparison-key.ts';
import { comparison } from '#stores/comparison.ts';
import { mockApi } from '#tests/mock-api.ts';
import { mockIntersection } from './mock-intersection.ts';
import { router, visit } from './navigation.ts';
import { show, t, touchPage } from './render.tsx';

mockApi();

const fact = (key: string, value: Fact['value']): Fact => ({ key, value, unit: null, label: key, text: String(value) });
const product = (id: number, changes: Partial<ComparedProduct> = {}): ComparedProduct => ({
  id,
  name: `Cipő ${id}`,
  brand: { name: 'Vantor', slug: 'vantor', url: '/marka/vantor/' },
  url: `/p/cipo-${id}/`,
  image: { path: '/media/shoe', alt: 'cipő' },
  secondImage: null,
  prices: { rrp: null, rrpFull: null, vk: money(29_990), vkFull: null },
  contents: null,
  badges: [],
  colours: [{ slug: 'korall', name: 'korall', swatch: '#ff6f61' }],
  sizes: ['42', '43'],
  genderSysname: 'female',
  facts: [fact('drop', 8), fact('water', 'waterproof')],
  attributes: [],
  ...changes,
});

const page = (address: string, products: ComparedProduct[], missing: Comparison['missing'] = []) => (
  <ComparisonPage
    asked={parseComparison(Object.fromEntries(new URLSearchParams(address)))}
    found={{ products, missing }}
  />
);
const textOf = (element: HTMLElement) => (element.textContent ?? '').replaceAll('\u00A0', ' ');
const row = (label: string) => screen.getByRole('row', { name: (name) => name.startsWith(label) });
const labels = () => screen.getAllByRole('rowheader').map((header) => header.querySelector('span')?.textContent);

// What the layer loads when it is needed, loaded before a test waits for it.
beforeAll(async () => {
  await Promise.all([import('#components/compare/compare-layer.tsx'), import('#messages/compare/hu.json')]);
});
beforeEach(() => {
  localStorage.clear();
  act(() => void comparison.replace([]));
});

describe('the page of a comparison', () => {
  it('[ADR-0120] has a column for each product and a row for each fact, and says where they differ', () => {
    show(page('ids=1,2', [product(1), product(2, { facts: [fact('drop', 4)] })]));
    const columns = screen.getAllByRole('columnheader').slice(1);
    expect(columns.map((column) => within(column).getByRole('link').getAttribute('href'))).toEqual([
      '/p/cipo-1/',
      '/p/cipo-2/',
    ]);
    const drop = row(t('filters.drop.label'));
    expect(within(drop).getAllByRole('cell').map(textOf)).toEqual(['8 mm', '4 mm']);
    expect(textOf(drop)).toContain(t('comparison.differs'));
    const water = row(t('filters.water.label'));
    expect(within(water).getAllByRole('cell').map(textOf)[1]).toBe(t('comparison.noData'));
    expect(textOf(row(t('comparison.colours')))).not.toContain(t('comparison.differs'));
    expect(screen.getByRole('link', { name: t('comparison.differences', { count: 2 }) }).getAttribute('href')).toBe(
      comparisonHref([1, 2], true),
    );
  });

  it('[ADR-0120] leaves the rows that differ, on demand, and says where none does', () => {
    const { unmount } = show(page('ids=1,2&eltero=1', [product(1), product(2, { sizes: ['44'] })]));
    expect(labels().slice(1)).toEqual([t('comparison.sizes')]);
    unmount();
    show(page('ids=1,2&eltero=1', [product(1), product(2)]));
    expect(labels().slice(1)).toEqual([]);
    expect(screen.getByText(t('comparison.same'))).toBeDefined();
  });

  it('[PDP-04] shows prices as cards do: of a reduction the lowest price of the 30 days before it', () => {
    const reduced = { rrp: null, rrpFull: null, vk: money(20_000), vkFull: money(25_000) };
    show(page('ids=1,2', [product(1, { prices: reduced }), product(2)]));
    const [first, second] = within(row(t('comparison.price')))
      .getAllByRole('cell')
      .map(textOf);
    expect(first).toContain(`20 000 Ft−20%${t('card.lowest')} 25 000 Ft`);
    expect(second).toMatch(/^29 990 Ft/);
  });

  it('[ADR-0120] names what it does not show, and shows the rest', () => {
    show(
      page(
        'ids=1,8,9,x,3,4',
        [product(1)],
        [
          { id: 8, isGone: true },
          { id: 9, isGone: false },
        ],
      ),
    );
    expect(
      within(screen.getByRole('list', { name: t('comparison.notes') }))
        .getAllByRole('listitem')
        .map(textOf),
    ).toEqual([
      t('comparison.tooMany', { count: 4, ids: '4' }),
      t('comparison.gone', { id: '8' }),
      t('comparison.unknown', { id: '9' }),
      t('comparison.unreadable', { text: 'x' }),
    ]);
    // One product alone differs from nothing.
    expect(screen.getByText(t('comparison.one'))).toBeDefined();
    expect(screen.queryByRole('navigation', { name: t('comparison.shown') })).toBeNull();
  });

  it('[ADR-0120] says without products how they come here, and takes an item number', () => {
    show(page('add=piros', []));
    expect(screen.getByRole('heading', { name: t('comparison.empty.title') })).toBeDefined();
    const field = screen.getByRole('textbox', { name: t('comparison.add.label') });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect((field as HTMLInputElement).value).toBe('piros');
    expect(screen.getByText(t('comparison.add.wrong', { text: 'piros' }))).toBeDefined();
  });

  it('[ADR-0120] takes a product that is removed here out of what the browser compares', async () => {
    act(() => void comparison.replace([1, 2]));
    const { user } = show(page('ids=1,2', [product(1), product(2)]));
    const link = screen.getByRole('link', { name: t('comparison.removeNamed', { name: 'Cipő 1' }) });
    expect(link.getAttribute('href')).toBe('/osszehasonlitas/?ids=2');
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(comparison.state().ids).toEqual([2]);
  });

  it('[ADR-0120] adds to the browser’s list what was added to it here, and names the list in the address', () => {
    act(() => void comparison.replace([1]));
    visit('/osszehasonlitas/?ids=1&add=2');
    show(page('ids=1&add=2', [product(1), product(2)]));
    expect(comparison.state().ids).toEqual([1, 2]);
    expect(location.search).toBe('?ids=1,2');
    expect(router.replace).not.toHaveBeenCalled();
  });

  it('[ADR-0120] leaves the browser’s list alone where somebody else’s was added to', () => {
    act(() => void comparison.replace([9]));
    visit('/osszehasonlitas/?ids=1&add=2');
    show(page('ids=1&add=2', [product(1), product(2)]));
    expect(comparison.state().ids).toEqual([9]);
    expect(location.search).toBe('?ids=1,2');
  });

  it('[ADR-0120] shows the whole list to who came by the link of a product', () => {
    act(() => void comparison.replace([9]));
    visit('/osszehasonlitas/?add=2');
    show(page('add=2', [product(2)]));
    expect(comparison.state().ids).toEqual([9, 2]);
    expect(router.replace).toHaveBeenCalledWith('/osszehasonlitas/?ids=9,2', { scroll: false });
  });
});

describe('the address that names nothing', () => {
  const sentence = () => screen.getByRole('heading', { name: t('comparison.empty.title') });
  const isKnown = () => sentence().closest('[data-none]') !== null;

  it('[ADR-0120] leads to the one that names what the browser compares, without saying that it compares nothing', () => {
    localStorage.setItem(comparisonKey, '[1,7]');
    show(page('', []));
    expect(router.replace).toHaveBeenCalledWith('/osszehasonlitas/?ids=1,7', { scroll: false });
    expect(isKnown()).toBe(false);
  });

  it('[ADR-0120] says that nothing is compared where that is so', () => {
    show(page('', []));
    expect(isKnown()).toBe(true);
    expect(router.replace).not.toHaveBeenCalled();
  });

  it.each(['ids=8', 'ids=x', 'add=piros'])('[ADR-0120] stays where the address asks for something: %s', (address) => {
    localStorage.setItem(comparisonKey, '[1]');
    show(page(address, [], address === 'ids=8' ? [{ id: 8, isGone: true }] : []));
    expect(sentence()).toBeDefined();
    expect(router.replace).not.toHaveBeenCalled();
  });
});

/** Cards as the server draws them, a product's own place, and the island around them. */
function Shop({ ids }: { ids: number[] }) {
  return (
    <>
      <ul>
        {ids.map((id) => (
          <li key={id} data-product={id}>
            <h2>
              <a href={`/p/cipo-${id}/`}>{`Cipő ${id}`}</a>
            </h2>
          </li>
        ))}
      </ul>
      <CompareLink product={{ id: 7, name: 'Sátor 7' }} className={undefined} />
      <LazyCompare />
    </>
  );
}
const toggle = (name: string) => screen.findByRole('button', { name: t('compare.toggleNamed', { name }) });
/** The way over the page; a product's page has one more, of which rules of style show one at a time. */
const way = async (count: number) => {
  const bar = within(await screen.findByRole('complementary', { name: t('compare.toggle') }));
  return bar.findByRole('link', { name: t('compare.open', { count }) });
};

describe('choosing for comparison', () => {
  const seeAbove = mockIntersection();

  it('[ADR-0120] chooses and lets go in cards, shows the way there, and says what was done', async () => {
    const { user } = show(<Shop ids={[1, 2]} />);
    expect(screen.queryByRole('button')).toBeNull();
    touchPage();
    await user.click(await toggle('Cipő 1'));
    expect((await toggle('Cipő 1')).getAttribute('aria-pressed')).toBe('true');
    expect((await way(1)).getAttribute('href')).toBe('/osszehasonlitas/?ids=1');
    expect(screen.getByRole('status').textContent).toBe(t('compare.added', { name: 'Cipő 1', count: 1 }));
    await user.click(await toggle('Cipő 2'));
    expect((await way(2)).getAttribute('href')).toBe('/osszehasonlitas/?ids=1,2');
    expect(localStorage.getItem(comparisonKey)).toBe('[1,2]');
    await user.click(await toggle('Cipő 1'));
    await user.click(await toggle('Cipő 2'));
    await waitFor(() => expect(screen.queryByRole('link', { name: /\(\d\)/ })).toBeNull());
    expect(localStorage.getItem(comparisonKey)).toBeNull();
  });

  it('[ADR-0120] answers a press on a product’s link before its code is there, in place and with its focus', async () => {
    const { user } = show(<Shop ids={[]} />);
    const link = screen.getByRole('link', { name: t('comparison.title') });
    expect(link.getAttribute('href')).toBe('/osszehasonlitas/?add=7');
    let isFollowed: boolean | null = null;
    link.addEventListener('click', (event) => {
      isFollowed = !event.defaultPrevented;
    });
    await user.click(link);
    expect(isFollowed).toBe(false);
    const button = await toggle('Sátor 7');
    await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('true'));
    expect(document.activeElement).toBe(button);
    await way(1);
  });

  it('[ADR-0120] refuses a fifth by its name, until it is told to be quiet, and keeps the four', async () => {
    localStorage.setItem(comparisonKey, '[1,2,3,4]');
    const { user } = show(<Shop ids={[5]} />);
    await way(4);
    await user.click(await toggle('Cipő 5'));
    const alert = await screen.findByRole('alert');
    expect(textOf(alert)).toContain(t('compare.full', { most: 4, name: 'Cipő 5' }));
    expect(localStorage.getItem(comparisonKey)).toBe('[1,2,3,4]');
    await user.click(within(alert).getByRole('button', { name: t('compare.close') }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('[R19] follows another tab', async () => {
    localStorage.setItem(comparisonKey, '[1]');
    show(<Shop ids={[1]} />);
    await way(1);
    localStorage.setItem(comparisonKey, '[1,7]');
    act(() => void dispatchEvent(new StorageEvent('storage', { key: comparisonKey })));
    await way(2);
    expect((await toggle('Sátor 7')).getAttribute('aria-pressed')).toBe('true');
  });

  it('[ADR-0120] has a way beside the button of a product’s page, where none over the page covers what buys it', async () => {
    localStorage.setItem(comparisonKey, '[1]');
    visit('/p/satra-7/');
    show(<Shop ids={[]} />);
    const place = (await toggle('Sátor 7')).parentElement as HTMLElement;
    const beside = within(place).getByRole('link', { name: t('compare.open', { count: 1 }) });
    expect(beside.getAttribute('href')).toBe('/osszehasonlitas/?ids=1');
    expect(place.querySelector('[data-passed]')).toBeNull();
    seeAbove(true);
    expect(place.querySelector('[data-passed]')).not.toBeNull();
  });

  it.each(['/kosar/', '/en/kosar/', '/shops/', '/shop/budapest/', '/aktualis-ajanlatok/osz/'])(
    '[ADR-0120] lays no way over %s',
    async (address) => {
      localStorage.setItem(comparisonKey, '[1,2]');
      visit(address);
      show(<Shop ids={[1]} />);
      await toggle('Cipő 1');
      expect(screen.queryByRole('link', { name: /\(\d\)/ })).toBeNull();
      visit('/');
      await way(2);
    },
  );

  it('[ADR-0120] shows no way to the comparison that is open already', async () => {
    localStorage.setItem(comparisonKey, '[1,2]');
    visit('/osszehasonlitas/?ids=2,1');
    show(<Shop ids={[1]} />);
    await toggle('Cipő 1');
    expect(screen.queryByRole('link', { name: t('compare.open', { count: 2 }) })).toBeNull();
    visit('/osszehasonlitas/?ids=2');
    await way(2);
  });
});

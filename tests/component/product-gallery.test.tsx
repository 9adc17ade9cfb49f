import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Gallery } from '#components/product/gallery.tsx';
import { Pictures } from '#components/product/refurbished-pictures.tsx';
import { Purchase } from '#components/product/purchase.tsx';
import { money } from '#lib/contract/money.ts';
import type { ProductOption } from '#lib/contract/product.ts';
import { visit } from './navigation.ts';
import { apiHost } from '#tests/mock-api.ts';
import { show, t } from './render.tsx';
import { mockIntersection } from './mock-intersection.ts';

const setIntersecting = mockIntersection();
const option = (id: number, size: string): ProductOption => ({
  id,
  colour: 'korall',
  size,
  sku: `S${id}`,
  ean: '2000000000008',
  stock: 5,
});

// What jsdom has none of: sizes, scrolling and captured pointers.
beforeEach(() => {
  visit('/p/pulzus-1/');
  Element.prototype.scrollTo = function scrollTo(this: Element, options?: ScrollToOptions | number) {
    if (typeof options === 'object') this.scrollLeft = options.left ?? 0;
    fireEvent.scroll(this);
  } as typeof Element.prototype.scrollTo;
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400);
  Element.prototype.setPointerCapture ??= () => undefined;
});

describe('gallery', () => {
  const images = ['oldalnézet', 'részlet', 'talp'].map((view, index) => ({
    path: `/media/shoe-${index}`,
    alt: `Pulzus 4, ${view}`,
  }));
  const enlarge = (index: number) =>
    screen.getByRole('link', { name: t('gallery.enlarge', { picture: images[index]?.alt ?? '' }) });
  const thumbnail = (index: number) =>
    screen.getByRole('link', { name: t('gallery.show', { picture: images[index]?.alt ?? '' }) });
  const dialog = () => screen.findByRole('dialog', { name: t('gallery.title') });

  it('is a row of links to the pictures before any script, the first one fetched at once', () => {
    show(<Gallery images={images} />);
    expect(enlarge(1).getAttribute('href')).toBe(`${apiHost}/media/shoe-1/1200`);
    expect(thumbnail(2).getAttribute('href')).toBe('#kep-3');
    expect(document.getElementById('kep-3')?.contains(enlarge(2))).toBe(true);
    const [first, second] = screen.getAllByRole('img');
    expect([first?.getAttribute('fetchpriority'), first?.getAttribute('loading')]).toEqual(['high', null]);
    expect(second?.getAttribute('loading')).toBe('lazy');
    expect(first).toHaveProperty('width', 1200);
    expect(thumbnail(0).querySelector('img')?.getAttribute('loading')).toBe('lazy');
  });

  it('shows where it stands, by thumbnail and by arrow, and never leaves its ends', async () => {
    const { user } = show(<Gallery images={images} />);
    await user.click(thumbnail(2));
    expect(screen.getByText('3 / 3')).toBeDefined();
    expect(thumbnail(2).getAttribute('aria-current')).toBe('true');
    await user.keyboard('{ArrowRight}');
    expect(screen.getByText('3 / 3')).toBeDefined();
    enlarge(2).focus();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByText('2 / 3')).toBeDefined();
    expect(document.activeElement).toBe(enlarge(1));
  });

  it('opens a picture on the whole screen, enlarges it, and comes back to the one seen last', async () => {
    const { user } = show(<Gallery images={images} />);
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(enlarge(0));
    const open = await dialog();
    const picture = () => within(open).getByRole('img');
    expect(picture().getAttribute('alt')).toBe(images[0]?.alt);
    await user.click(within(open).getByRole('button', { name: t('gallery.larger') }));
    expect(picture().style.transform).toContain('scale(1.5)');
    for (let press = 0; press < 9; press++) fireEvent.keyDown(open, { key: '+' });
    expect(400 * Number(/scale\(([\d.]+)\)/.exec(picture().style.transform)?.[1])).toBeGreaterThanOrEqual(2000);
    fireEvent.keyDown(open, { key: '0' });
    fireEvent.keyDown(open, { key: 'ArrowRight' });
    expect(picture().getAttribute('alt')).toBe(images[1]?.alt);
    await user.click(within(open).getByRole('button', { name: t('gallery.close') }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('2 / 3')).toBeDefined();
  });

  it('[ADR-0161] shows the finest picture once it was enlarged and that one is there, and the whole one until then', async () => {
    const make = document.createElement.bind(document);
    const made: HTMLElement[] = [];
    vi.spyOn(document, 'createElement').mockImplementation((tag: string) => {
      made.push(make(tag));
      return made.at(-1)!;
    });
    const finest = () => made.find((element) => element.getAttribute('src') === `${apiHost}/media/shoe-0/2000`);
    const { user } = show(<Gallery images={images} />);
    await user.click(enlarge(0));
    const open = await dialog();
    const shown = () => within(open).getByRole('img').getAttribute('src');
    expect([shown(), finest()]).toEqual([`${apiHost}/media/shoe-0/1200`, undefined]);
    fireEvent.keyDown(open, { key: '+' });
    expect(shown()).toBe(`${apiHost}/media/shoe-0/1200`);
    fireEvent.load(finest()!);
    expect(shown()).toBe(`${apiHost}/media/shoe-0/2000`);
    fireEvent.keyDown(open, { key: '0' });
    expect(shown()).toBe(`${apiHost}/media/shoe-0/2000`);
    fireEvent.keyDown(open, { key: 'ArrowRight' });
    expect(shown()).toBe(`${apiHost}/media/shoe-1/1200`);
  });

  it('is enlarged by wheel, by two fingers and by a double tap, and swiped to the next picture', async () => {
    const { user } = show(<Gallery images={images} />);
    await user.click(enlarge(0));
    const open = await dialog();
    const picture = () => within(open).getByRole('img');
    const scale = () => Number(/scale\(([\d.]+)\)/.exec(picture().style.transform)?.[1]);
    const stage = picture().parentElement as HTMLElement;
    fireEvent.wheel(stage, { deltaY: -200 });
    expect(scale()).toBeGreaterThan(1.5);
    fireEvent.keyDown(open, { key: '0' });
    fireEvent.pointerDown(stage, { pointerId: 1, clientX: 100, clientY: 100 });
    fireEvent.pointerDown(stage, { pointerId: 2, clientX: 200, clientY: 100 });
    fireEvent.pointerMove(stage, { pointerId: 2, clientX: 300, clientY: 100 });
    expect(scale()).toBe(2);
    fireEvent.pointerUp(stage, { pointerId: 1, clientX: 100, clientY: 100 });
    fireEvent.pointerUp(stage, { pointerId: 2, clientX: 300, clientY: 100 });
    fireEvent.keyDown(open, { key: '0' });
    for (let tap = 0; tap < 2; tap++) {
      fireEvent.pointerDown(stage, { pointerId: 1, clientX: 100, clientY: 100 });
      fireEvent.pointerUp(stage, { pointerId: 1, clientX: 100, clientY: 100 });
    }
    expect(scale()).toBe(5);
    fireEvent.keyDown(open, { key: '0' });
    fireEvent.pointerDown(stage, { pointerId: 1, clientX: 300, clientY: 100 });
    fireEvent.pointerUp(stage, { pointerId: 1, clientX: 120, clientY: 110 });
    expect(picture().getAttribute('alt')).toBe(images[1]?.alt);
  });
});

describe('gallery of refurbished goods', () => {
  it('[PDP-15] says on the picture that it does not show this very piece', () => {
    const images = [{ path: '/media/shoe-0', alt: 'Pulzus 4, oldalnézet' }];
    const drawn = (isWorn: boolean) =>
      show(
        <Pictures isWorn={isWorn}>
          <Gallery images={images} />
        </Pictures>,
      );
    const { unmount } = drawn(false);
    expect(screen.queryByText(t('product.refurbishment.picture'))).toBeNull();
    unmount();
    drawn(true);
    expect(screen.getByText(t('product.refurbishment.picture'))).toBeDefined();
    expect(screen.getByRole('group', { name: t('gallery.label') })).toBeDefined();
  });
});

describe('options', () => {
  const product = {
    id: 1,
    name: 'Pulzus 4 női futócipő',
    brand: 'Vantor',
    url: '/p/pulzus-1/',
    sizes: ['38', '39'],
    sizeSystem: 'EU',
    isSized: true,
  };
  const colours = ['korall', 'kek'].map((slug) => ({ slug, name: slug, image: undefined }));
  const purchase = (
    <Purchase
      product={product}
      colours={colours}
      colour={{ slug: 'korall', name: 'korall', image: undefined }}
      initialSize={null}
      price={money(29990)}
      mounting={[]}
      sizeTable={null}
      options={[option(11, '38'), option(12, '39')]}
      stocked={t('purchase.stock.sizes', { count: 2 })}
    />
  );

  it('[RT-07] takes the chosen size along to another colour', async () => {
    const { user } = show(purchase);
    expect(screen.getByRole('link', { name: 'kek' }).getAttribute('href')).toBe('/p/pulzus-1/?szin=kek');
    await user.click(screen.getByRole('link', { name: '39' }));
    expect(screen.getByRole('link', { name: 'kek' }).getAttribute('href')).toBe('/p/pulzus-1/?szin=kek&meret=39');
  });

  it('[PDP-11] says in how many sizes it is in stock, then of the chosen one, and no number of the trade', async () => {
    const { user } = show(purchase);
    expect(screen.getByRole('status').textContent).toBe(t('purchase.stock.sizes', { count: 2 }));
    await user.click(screen.getByRole('link', { name: '39' }));
    expect(screen.getByRole('status').textContent).toBe(t('purchase.stock.available'));
    expect(document.body.textContent).not.toContain('2000000000008');
  });

  it('[PDP-11] has the only size behind a dot in the bar for the thumb', () => {
    const only = { ...product, sizes: ['Egy méret'], sizeNames: { 'Egy méret': 'egy méret' } };
    show(<Purchase {...purchase.props} product={only} options={[option(11, 'Egy méret')]} initialSize="Egy méret" />);
    expect(screen.getByText(/29\s990\sFt/).parentElement?.textContent).toMatch(/korall · egy méret$/);
  });

  it('has a second button for the thumb only while the first one is out of sight', () => {
    show(purchase);
    const bar = screen.getByText(/29\s990\sFt/).closest('[aria-hidden]');
    expect(bar?.hasAttribute('data-shown')).toBe(false);
    setIntersecting(false);
    expect(bar?.hasAttribute('data-shown')).toBe(true);
    setIntersecting(true);
    expect(bar?.hasAttribute('data-shown')).toBe(false);
  });
});

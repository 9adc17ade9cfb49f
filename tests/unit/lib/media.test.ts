import { describe, expect, it } from 'vitest';
import { settings } from '#lib/config/index.ts';
import { mediaWidths } from '#lib/contract/media.ts';
import { cardPicture, imageProps } from '#lib/media/index.ts';

const image = { path: '/media/cipo', alt: 'Cipő' };

/** What a browser takes: the narrowest candidate that fills the place. */
function taken(srcSet: string, width: number, density: number): number {
  const widths = srcSet.split(',').map((candidate) => Number.parseInt(candidate.split(' ')[1] ?? '', 10));
  return widths.find((candidate) => candidate >= width * density) ?? Math.max(...widths);
}

/** The last part of `sizes`, for phones, in px of a screen of a width. */
const phoneWidth = (sizes: string, screen: number) => (Number.parseFloat(sizes.split(',').at(-1) ?? '') / 100) * screen;

describe('pictures', () => {
  it('offer every width at its address, with their own size so that nothing shifts', () => {
    expect(imageProps(image, [160, 320], '72px')).toEqual({
      src: `${settings.API_HOST}/media/cipo/160`,
      srcSet: `${settings.API_HOST}/media/cipo/160 160w,${settings.API_HOST}/media/cipo/320 320w`,
      sizes: '72px',
      alt: 'Cipő',
      width: 1200,
      height: 1200,
    });
  });

  it('[ADR-0141] of another host have their width where their address has its place', () => {
    const { src, srcSet } = cardPicture({ path: 'https://cdn.test/cipo.jpg?w=*' }, false);
    expect(src).toBe('https://cdn.test/cipo.jpg?w=320');
    expect(srcSet.split(',')[0]).toBe('https://cdn.test/cipo.jpg?w=240 240w');
  });

  it.each([
    [412, 1.75, 320],
    [360, 2, 320],
    [412, 2.625, 480],
    [360, 3, 480],
    [390, 3, 640],
  ])('of cards are fetched on a phone of %i px and density %d in %i px', (screen, density, width) => {
    for (const isInResults of [true, false]) {
      const { srcSet, sizes } = cardPicture(image, isInResults);
      expect(taken(srcSet, phoneWidth(sizes, screen), density)).toBe(width);
    }
  });

  it('of cards have four widths at most, all of which the media host scales to', () => {
    const widths = cardPicture(image, false)
      .srcSet.split(',')
      .map((candidate) => candidate.split(' ')[1]);
    expect(widths.length).toBeLessThanOrEqual(4);
    expect(mediaWidths.map((width) => `${width}w`)).toEqual(expect.arrayContaining(widths));
  });
});

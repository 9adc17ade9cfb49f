import { NextIntlClientProvider } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { Details, Facts } from '#components/product/details.tsx';
import type { Product } from '#lib/contract/product.ts';
import { en } from '#tests/messages.ts';
import { wishlistProduct } from '#tests/fixtures/wishlist.ts';
import { show, t } from './render.tsx';

const safety = (identifier: string): Product['safety'] => ({
  manufacturer: 'Vantor Kft.',
  postalAddress: '6722 Szeged, Bécsi körút 21., Magyarország',
  electronicAddress: 'vantor.example',
  responsiblePerson: null,
  identifier,
  warnings: [],
});

describe('what is told below a product', () => {
  it.each([
    ['1', 1],
    ['VTR-1', 2],
  ])('[PDP-12] names the number of goods once, and the maker’s own %s where it is another', (identifier, times) => {
    const product = wishlistProduct([['38', 1]], { safety: safety(identifier) });
    const { container } = show(
      <>
        <Facts product={product} />
        <Details product={product} />
      </>,
    );
    const names = [...container.querySelectorAll('dt')].map(({ textContent }) => textContent);
    expect(names.filter((name) => name === t('product.identifier'))).toHaveLength(times);
    expect(container.textContent).toContain('Bécsi körút 21., Magyarország');
  });

  const long = 'Felsőrész: textil (100% újrahasznosított poliészter háló); bélés: textil; talp: gumi';
  const told = (attributes: [name: string, value: string][]) => {
    const product = wishlistProduct([['38', 1]], {
      facts: [],
      attributes: attributes.map(([name, value]) => ({ name, value })),
      materials: long,
      care: null,
    });
    const { container } = show(<Facts product={product} />);
    return [...container.querySelectorAll('dl > div')].map((row) => [
      row.querySelector('dt')?.textContent,
      row.hasAttribute('data-wide'),
    ]);
  };

  it('[PDP-13] has short data side by side and long ones below them over the whole width', () => {
    expect(
      told([
        ['Váltó', '1×12'],
        ['Tartozék', long],
        ['Fék', 'tárcsafék'],
      ]),
    ).toEqual([
      ['Váltó', false],
      ['Fék', false],
      [t('product.identifier'), true],
      ['Tartozék', true],
      [t('product.materials'), true],
    ]);
  });

  it('[PDP-13] says in the page’s language what is in it, and marks what is not', () => {
    const shown = (langs: Product['langs']) => {
      const product = wishlistProduct([['38', 1]], {
        facts: [],
        attributes: [{ name: 'Gears', value: '1×12', lang: 'en' }],
        materials: long,
        care: null,
        ...(langs ? { langs } : {}),
      });
      const { container, unmount } = show(
        <NextIntlClientProvider locale="en" messages={en} timeZone="Europe/Budapest">
          <Facts product={product} />
        </NextIntlClientProvider>,
      );
      const lang = container.querySelector('[data-wide]:last-child dd')?.getAttribute('lang');
      const note = container.querySelector('p')?.textContent ?? null;
      unmount();
      return [lang, note];
    };
    expect(shown(undefined)).toEqual(['hu', expect.stringContaining('Hungarian')]);
    expect(shown({ materials: 'en' })).toEqual(['en', null]);
  });

  it('[PDP-13] leaves none of an even number of data without a neighbour', () => {
    expect(told([['Váltó', '1×12']]).map(([, isWide]) => isWide)).toEqual([false, false, true]);
  });
});

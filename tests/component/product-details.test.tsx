import { describe, expect, it } from 'vitest';
import { Details, Facts } from '#components/product/details.tsx';
import type { Product } from '#lib/contract/product.ts';
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
});

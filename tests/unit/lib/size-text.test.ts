import { describe, expect, it } from 'vitest';
import { isSized, namedSystem, sizeText, variantText } from '#lib/core/products/size-text.ts';

describe('a size that stands by itself', () => {
  it.each([
    ['163', 'cm', '163\u00A0cm'],
    ['12', 'oz', '12\u00A0oz'],
    ['42', 'EU', 'EU\u00A042'],
    ['36 2/3', 'EU', 'EU\u00A036 2/3'],
    ['35–38', 'EU', 'EU\u00A035–38'],
    ['26,5', 'Mondopoint', 'Mondopoint\u00A026,5'],
    ['140', 'magasság, cm', '140 (magasság, cm)'],
    ['M', 'Nemzetközi', 'M'],
    ['S (51–55)', 'cm', 'S (51–55)'],
    ['Egy méret', '', 'Egy méret'],
    ['5', '', '5'],
  ])('[CART-01] of %s in %j says what it is', (size, system, text) => {
    expect(sizeText(size, system)).toBe(text);
  });

  it.each([
    [['S', 'M', 'XXL', '3XL'], 'Nemzetközi', ''],
    [['41', '42'], 'EU', 'EU'],
    [['S (51–55)'], 'cm', 'cm'],
    [['3', '4'], '', ''],
  ])('[PDP-11] tells %j without the name of a scale that they need none of', (sizes, sizeSystem, named) => {
    expect(namedSystem({ sizes, sizeSystem })).toBe(named);
  });

  it('[CART-01] stands behind the colour where there is one', () => {
    expect(variantText({ colour: 'kék', size: '54', sizeSystem: 'cm' })).toBe('kék, 54\u00A0cm');
    expect(variantText({ colour: '', size: 'M', sizeSystem: '' })).toBe('M');
    expect(variantText({ colour: 'piros', size: 'Egy méret', sizeSystem: '' })).toBe('piros');
    expect(variantText({ colour: '', size: 'One size', sizeSystem: '' })).toBe('');
  });

  it('[PDP-11] tells several sizes, and one that has a name', () => {
    expect(['25,5', 'L3', 'M'].map((size) => isSized({ sizes: [size] }))).toEqual([true, true, true]);
    expect(isSized({ sizes: ['38', '39'] })).toBe(true);
    for (const sizes of [[], ['Egy méret'], ['One size']]) expect(isSized({ sizes })).toBe(false);
  });
});

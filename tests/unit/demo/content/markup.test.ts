import { describe, expect, it } from 'vitest';
import { createPicker } from '#demo/content/product-rule.ts';
import { parseBlocks } from '#demo/content/markup.ts';
import { demoCatalog, demoNow } from './demo-content.ts';

const pickProducts = createPicker(demoCatalog, demoNow);

describe('parseBlocks', () => {
  it('reads every kind of block', () => {
    const text =
      '## Első\n\nSzöveg **vastag**, *dőlt* és [link](/blog/).\n\n- egy\n- kettő\n\n1. első\n\n> idézet\n\n| a | b |\n| 1 | 2 |\n\n![Tó reggel](scene-lake-shore)\n\n## Első';
    expect(parseBlocks(text, pickProducts)).toEqual([
      { type: 'heading', level: 2, id: 'elso', text: 'Első' },
      {
        type: 'paragraph',
        spans: [
          { text: 'Szöveg ' },
          { text: 'vastag', strong: true },
          { text: ', ' },
          { text: 'dőlt', em: true },
          { text: ' és ' },
          { text: 'link', href: '/blog/' },
          { text: '.' },
        ],
      },
      { type: 'list', ordered: false, items: [[{ text: 'egy' }], [{ text: 'kettő' }]] },
      { type: 'list', ordered: true, items: [[{ text: 'első' }]] },
      { type: 'quote', spans: [{ text: 'idézet' }] },
      { type: 'table', columns: ['a', 'b'], rows: [['1', '2']] },
      { type: 'image', image: { path: '/media/scene-lake-shore', alt: 'Tó reggel' }, caption: null },
      { type: 'heading', level: 2, id: 'elso-2', text: 'Első' },
    ]);
  });

  it('shows products by a rule, and no box without any', () => {
    const [block] = parseBlocks('::products cipok/futocipok female 4', pickProducts);
    expect(block).toMatchObject({ type: 'products' });
    expect(parseBlocks('::products cipok/futocipok 3', () => [])).toEqual([]);
  });
});

describe('product rules', () => {
  it('pick the best-selling ones of a category and gender, varied, on stock, in order', () => {
    const picked = pickProducts('cipok/futocipok female 4');
    expect(picked).toHaveLength(4);
    expect(picked.map(({ salesRank }) => salesRank)).toEqual(
      picked.map(({ salesRank }) => salesRank).toSorted((a, b) => b - a),
    );
    for (const { gender, brand, refurbished, options } of picked) {
      expect([gender, refurbished]).toEqual(['female', false]);
      expect(options.some(({ stock }) => Object.keys(stock).length > 0)).toBe(true);
      expect(picked.filter((other) => other.brand === brand).length).toBeLessThanOrEqual(2);
    }
  });

  it('pick nothing twice where they are asked to', () => {
    const once = createPicker(demoCatalog, demoNow, { once: true });
    const ids = [...once('felszereles/labdak 6'), ...once('felszereles/labdak 6')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(12);
  });

  it.each(['cipok/nincs 3', 'cipok olcsó'])('%s is refused', (rule) => {
    expect(() => pickProducts(rule)).toThrow();
  });
});

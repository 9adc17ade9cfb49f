import type { WireProduct } from '#lib/contract/product.ts';

const image = { path: '/media/ski', alt: 'síléc' };

/** A card of gloves, as the API writes it. */
export function card(id: number): WireProduct['related'][number] {
  return {
    id,
    name: `Kesztyű ${id}`,
    brand: { name: 'Vantor', slug: 'vantor', url: '/marka/vantor/' },
    url: `/p/kesztyu-${id}/`,
    image,
    secondImage: null,
    prices: { rrp: null, rrpFull: null, vk: '9.990', vkFull: null },
    contents: null,
    badges: [],
    colours: [],
    sizes: [],
    genderSysname: 'unisex',
  };
}

/** Skis, with what a test says about what belongs to them. */
export function skis(changes: Partial<WireProduct> = {}): WireProduct {
  return {
    id: 1,
    slug: 'lec',
    url: '/p/lec-1/',
    name: 'Síléc',
    brand: { name: 'Vantor', slug: 'vantor', url: '/marka/vantor/' },
    genderSysname: 'unisex',
    description: [],
    highlights: [],
    attributes: [],
    materials: null,
    care: null,
    prices: { rrp: null, rrpFull: null, vk: '29.990', vkFull: null },
    contents: null,
    priceHistory: [],
    colours: [{ slug: 'kek', name: 'kék', swatch: '#00f', images: [image] }],
    sizes: ['165'],
    sizeSystem: '',
    sizeTable: null,
    options: [{ id: 7, colour: 'kek', size: '165', sku: 'S7', ean: '2000000000008', stock: 5 }],
    badges: [],
    safety: {
      manufacturer: 'Vantor',
      postalAddress: 'Budapest',
      electronicAddress: 'info@example.hu',
      responsiblePerson: null,
      identifier: 'S7',
      warnings: [],
    },
    sets: [],
    related: [],
    mounting: [],
    isHeavy: false,
    isBike: false,
    isSki: true,
    breadcrumbs: [],
    ...changes,
  };
}

import type { CatalogBanner } from '../model.ts';

/** The banners in English, in their order. */
export const englishBanners: readonly NonNullable<CatalogBanner['translations']>[string][] = [
  {
    title: 'We run in autumn too.',
    highlight: 'run',
    text: 'Cushioned shoes for fallen leaves, wet pavements and long Sundays.',
    alt: 'Vantor running shoe, off-white and coral, from the side',
    links: ['Women’s running shoes', 'Men’s running shoes'],
  },
  {
    title: 'First snow, first turns.',
    highlight: 'First snow',
    text: 'Skis, boots, goggles: get ready for the season, and our workshop sets your bindings.',
    alt: 'Vantor skis with bindings, white and blue',
    links: ['Skiing and snowboarding', 'Skis'],
  },
  {
    title: 'Warm at the summit too.',
    highlight: 'Warm',
    text: 'Down and quilted jackets that pack down to hardly anything.',
    alt: 'Havran jacket, burnt orange, from the front',
    links: ['Coats and jackets', 'For kids'],
  },
  {
    title: 'In full swing for less.',
    highlight: 'full swing',
    text: 'Reduced shoes, clothes and equipment, held against the lowest price of the 30 days before.',
    alt: 'Lendület hiking rucksack, forest green, from the front',
    links: ['Products on sale', 'New arrivals'],
  },
];

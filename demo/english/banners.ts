import type { CatalogBanner } from '../model.ts';

/** The banners in English, in their order. */
export const englishBanners: readonly NonNullable<CatalogBanner['translations']>[string][] = [
  {
    title: 'Keep running this autumn.',
    highlight: 'running',
    text: 'Cushioned shoes for fallen leaves, wet pavements and long Sundays.',
    alt: 'An embankment at dusk after rain, with lamps and a chain bridge',
    links: ['Women’s shoes', 'Men’s shoes'],
  },
  {
    title: 'First snow, first turns.',
    highlight: 'First snow',
    text: 'Skis, boots, goggles: get ready for the season, and our workshop sets your bindings.',
    alt: 'A ski boot in fresh snow, mountains at dawn behind it',
    links: ['Skiing and snowboarding', 'Skis'],
  },
  {
    title: 'Warm, even at the summit.',
    highlight: 'Warm',
    text: 'Down and quilted jackets that pack down to hardly anything.',
    alt: 'A blue down jacket being worn, snowy mountains behind it',
    links: ['Coats and jackets', 'For kids'],
  },
  {
    title: 'Full swing for less.',
    highlight: 'Full swing',
    text: 'Reduced shoes, clothes and equipment, compared with the lowest price in the 30 days before.',
    alt: 'Trail running shoes on a path through an autumn forest',
    links: ['Products on sale', 'New arrivals'],
  },
];

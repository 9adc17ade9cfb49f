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
    alt: 'Snowy mountains at dawn, a fresh ski track on the slope',
    links: ['Skiing and snowboarding', 'Skis'],
  },
  {
    title: 'Warm, even at the summit.',
    highlight: 'Warm',
    text: 'Down and quilted jackets that pack down to hardly anything.',
    alt: 'A snowy summit at dawn, spruces beside the slope',
    links: ['Coats and jackets', 'For kids'],
  },
  {
    title: 'Full swing for less.',
    highlight: 'Full swing',
    text: 'Reduced shoes, clothes and equipment, compared with the lowest price in the 30 days before.',
    alt: 'A path through an autumn forest, light between the trees',
    links: ['Products on sale', 'New arrivals'],
  },
];

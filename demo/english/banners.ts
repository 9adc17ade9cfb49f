import type { CatalogBanner } from '../model.ts';

/** The banners in English, in their order. */
export const englishBanners: readonly NonNullable<CatalogBanner['translations']>[string][] = [
  {
    title: 'Give the joy of moving.',
    highlight: 'moving',
    text: 'Ideas for runners and hikers, for children and grown-ups. Ordered by 17 December, they arrive in time for Christmas.',
    alt: 'A snowy embankment on a winter evening, with lamps and a chain bridge',
    links: ['Gift ideas', 'Gift cards'],
  },
  {
    title: 'Under the tree today.',
    highlight: 'today',
    text: 'See which of our stores has it and take it home today, or let them choose with a gift card.',
    alt: 'A snowy embankment on a winter evening, with lamps and a chain bridge',
    links: ['Gift ideas', 'Our stores'],
  },
  {
    title: 'Ready for the bell.',
    highlight: 'Ready',
    text: 'Trainers, tracksuits and rucksacks for PE, practice and the playground.',
    alt: 'A child in a tracksuit top in a sports hall',
    links: ['Children’s shoes', 'Children’s clothing'],
  },
  {
    title: 'Off to the water.',
    highlight: 'water',
    text: 'Swimwear, goggles and tents: summer starts at the shore.',
    alt: 'A lake shore in summer, with a tent and a jetty',
    links: ['Swimming', 'Camping'],
  },
  {
    title: 'Spring on two wheels.',
    highlight: 'two wheels',
    text: 'Bikes and helmets for hills, town and road, set up for you in our workshop.',
    alt: 'A bike on the embankment in the evening',
    links: ['Cycling', 'Bike service'],
  },
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

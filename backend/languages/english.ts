import type { Grammar } from './grammar.ts';

/** How English names the pages of lists, as `listing-pages.ts` does in Hungarian. */
export const english: Grammar = {
  genders: {
    noi: { name: 'Women', everything: 'Women’s products', before: 'Women’s', after: 'for women' },
    ferfi: { name: 'Men', everything: 'Men’s products', before: 'Men’s', after: 'for men' },
    gyerek: { name: 'Kids', everything: 'Kids’ products', before: 'Kids’', after: 'for kids' },
  },
  pages: {
    '/marka/': 'Brands',
    '/akcio/': 'Sale',
    '/ujdonsagok/': 'New arrivals',
    '/felujitott/': 'Refurbished products',
  },
  roots: { '/felujitott/': 'Refurbished' },
  rows: {
    '/akcio/': 'On sale now',
    '/ujdonsagok/': 'New arrivals',
    '/sport/futas/': 'For running',
    '/sport/tura/': 'Into the hills',
    '/sport/kerekpar/': 'On two wheels',
    '/felujitott/': 'Second life: refurbished gear',
  },
  scores: { termék: 'products', áruház: 'stores', márka: 'brands' },
  lowered: (name) => (/^\p{Lu}[\p{Lu}-]/u.test(name) ? name : name.slice(0, 1).toLowerCase() + name.slice(1)),
};

import type { Grammar } from './grammar.ts';

/** How German names the pages of lists, as `listing-pages.ts` does in Hungarian. */
export const german: Grammar = {
  genders: {
    noi: { name: 'Damen', everything: 'Damenprodukte', before: 'Damen:', after: 'für Damen' },
    ferfi: { name: 'Herren', everything: 'Herrenprodukte', before: 'Herren:', after: 'für Herren' },
    gyerek: { name: 'Kinder', everything: 'Kinderprodukte', before: 'Kinder:', after: 'für Kinder' },
  },
  pages: {
    '/marka/': 'Marken',
    '/akcio/': 'Angebote',
    '/ujdonsagok/': 'Neuheiten',
    '/felujitott/': 'Generalüberholte Produkte',
  },
  roots: { '/felujitott/': 'Generalüberholt' },
  rows: {
    '/akcio/': 'Jetzt reduziert',
    '/ujdonsagok/': 'Neuheiten',
    '/sport/futas/': 'Zum Laufen',
    '/sport/tura/': 'In die Berge',
    '/sport/kerekpar/': 'Auf zwei Rädern',
    '/felujitott/': 'Zweites Leben: generalüberholte Ausrüstung',
  },
  scores: { termék: 'Produkte', áruház: 'Filialen', márka: 'Marken' },
  lowered: (name) => name,
};

import { catalogLanguage } from '#lib/contract/market/languages.ts';
import type { WordedFilter } from './filter.ts';

const familySwatches = new Map(
  Object.entries({
    fekete: '#16181c',
    fehér: '#ffffff',
    szürke: '#8b9097',
    kék: '#1f4f8f',
    zöld: '#3f7d4e',
    piros: '#c9302c',
    narancs: '#e9703b',
    narancssárga: '#e9703b',
    sárga: '#f2c230',
    rózsaszín: '#e58ba6',
    lila: '#6d4a94',
    barna: '#6b5136',
    bézs: '#d8cbb0',
    ezüst: '#c3c7cc',
    arany: '#c9a14a',
    türkiz: '#2a9d9a',
    bordó: '#7a1f33',
  }),
);

/** Families of colours: a product's own colours are too many to choose from. */
export const colourFilter: WordedFilter = {
  kind: 'worded',
  key: 'color',
  id: 91,
  wireName: 'GENERAL_Color',
  presentation: 'swatches',
  base: 20_000,
  valuesOf: ({ colours }) => colours.map(({ family }) => family),
  nameOf: (family) => family.slice(0, 1).toLocaleUpperCase(catalogLanguage) + family.slice(1),
  swatchOf: (family) => familySwatches.get(family) ?? null,
  order: 'name',
};

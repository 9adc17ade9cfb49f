/** Pages that the law asks of a shop, by slug. */
export const lawfulPages = [
  'impresszum',
  'aszf',
  'adatkezeles',
  'cookie-tajekoztato',
  'elallas',
  'szavatossag',
  'panaszkezeles',
  'bekelteto-testulet',
  'akadalymentesseg',
] as const;

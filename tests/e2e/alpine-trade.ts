/** A table of an Austrian shop, as its spreadsheet has it, and how its columns are read. */
export const alpineMapping = {
  separator: ';',
  decimal: ',',
  columns: {
    sku: 'Artikelnummer',
    name: 'Bezeichnung',
    price: 'Bruttopreis',
    category: 'Gruppe',
    colour: 'Farbe',
    stock: 'Lager',
    description: 'Beschreibung',
  },
  constants: { brand: 'Gipfel' },
  manufacturers: {
    Gipfel: {
      name: 'Gipfel GmbH',
      postalAddress: 'Bergstraße 4, 6020 Innsbruck',
      electronicAddress: 'info@gipfel.example',
    },
  },
};

/** The product that is bought, in two colours. */
export const boughtFlask = { name: 'Trinkflasche Alm', price: '29,99 €' };

const goods = [
  [boughtFlask.name, boughtFlask.price, 'Ausrüstung > Flaschen', 'rot'],
  [boughtFlask.name, boughtFlask.price, 'Ausrüstung > Flaschen', 'grün'],
  ['Stirnlampe Nacht', 'EUR 49,90', 'Ausrüstung > Lampen', 'schwarz'],
  ['Zelt Tauern', '1.299,90 €', 'Ausrüstung > Zelte', 'grün'],
] as const;

export const alpineTable = [
  'Artikelnummer;Bezeichnung;Bruttopreis;Gruppe;Farbe;Lager;Beschreibung',
  ...goods.map(([name, price, group, colour], at) =>
    [`ALP-${at + 1}`, name, price, group, colour, 20, `${name}, für Touren im Gebirge.`].join(';'),
  ),
].join('\n');

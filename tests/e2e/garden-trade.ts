/** A table of another trade, as a spreadsheet of a garden shop has it, and how its columns are read. */
const goods = [
  { name: 'Metszőolló', category: 'Kert > Metszés > Metszőollók', price: 6490 },
  { name: 'Öntözőkanna', category: 'Kert > Öntözés > Kannák', price: 4290 },
  { name: 'Virágtartó', category: 'Kert > Növénytartás > Cserepek', price: 2190 },
  { name: 'Gereblye', category: 'Kert > Talajművelés > Gereblyék', price: 7990 },
  { name: 'Kerti kesztyű', category: 'Kert > Munkaruha > Kesztyűk', price: 1990 },
];
const colours = ['zöld', 'piros', 'szürke'];

export const gardenMapping = {
  separator: ';',
  columns: {
    sku: 'Cikkszám',
    name: 'Megnevezés',
    price: 'Bruttó ár',
    category: 'Csoport',
    colour: 'Szín',
    stock: 'Raktár',
    picture: 'Kép',
    description: 'Leírás',
  },
  constants: { brand: 'Zöldkéz' },
  manufacturers: {
    Zöldkéz: {
      name: 'Zöldkéz Kft.',
      postalAddress: 'Gyümölcs utca 4., 6000 Kecskemét',
      electronicAddress: 'info@zoldkez.example',
    },
  },
};

/** Its first product is the one that is bought. */
export const boughtName = 'Metszőolló 1';

/** @param pictures where the table's pictures lie, without a last slash. */
export function gardenTable(count: number, pictures: string): string {
  const rows = Array.from({ length: count }, (_, at) => {
    const { name, category, price } = goods[at % goods.length]!;
    const model = Math.floor(at / goods.length) + 1;
    const cells = [
      `KERT-${at + 1}`,
      `${name} ${model}`,
      `${price + 10 * (at % 90)} Ft`,
      category,
      colours[at % colours.length],
      at === 0 ? 20 : at % 9,
      `${pictures}/${at % 7}.png`,
      `A ${name.toLowerCase()} ${model}. változata, kertbe és teraszra.`,
    ];
    return cells.join(';');
  });
  return ['Cikkszám;Megnevezés;Bruttó ár;Csoport;Szín;Raktár;Kép;Leírás', ...rows].join('\n');
}

const open = { opens: '08:00', closes: '17:30' };

/** What a garden shop tells beside its goods: a store with its hours, and a page. */
export const gardenTexts = [
  {
    ...{ kind: 'store', sysname: 'store_kecskemet', name: 'Kecskeméti kertbolt', city: 'Kecskemét', zip: '6000' },
    ...{ street: 'Gyümölcs utca 4.', lat: 46.9, lng: 19.69, phone: '+36 76 555 111' },
  },
  {
    ...{ kind: 'storeDetails', sysname: 'store_kecskemet', email: 'kecskemet@kertem.example', services: [] },
    openingHours: { weekly: [open, open, open, open, open, open, null], exceptions: [] },
    ...{ text: 'A vásártér mellett, nagy parkolóval.', image: null },
  },
  {
    ...{ kind: 'page', slug: 'rolunk', group: 'static', title: 'Rólunk', description: 'Kik vagyunk.' },
    blocks: [{ type: 'paragraph', spans: [{ text: 'Harminc éve adunk el kerti szerszámot Kecskeméten.' }] }],
    updatedAt: '2026-11-01T08:00:00Z',
  },
];

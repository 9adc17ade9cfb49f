import type { Catalog, CatalogProduct, TeamShop } from './model.ts';
import { createPicker, type PickProducts } from './content/product-rule.ts';

/** Products are shirts, and take name and number, that a rule of these categories picked. */
const shirts = 'ruhazat/polok';
const jerseys = 'ruhazat/kerekparos-mezek';
const isPrintable = (rule: string) => rule.startsWith(shirts) || rule.startsWith(jerseys);

interface Club extends Omit<TeamShop, 'image' | 'products' | 'shopIdentifier'> {
  /** Rules of product-rule.ts, in the order of the shop; the first product is what the club is pictured with. */
  rules: readonly string[];
}

/** Invented clubs. */
const clubs: readonly Club[] = [
  {
    slug: 'szegedi-futok',
    name: 'Szegedi Futók',
    sport: 'Futás',
    city: 'Szeged',
    colours: ['#0f766e', '#f4f4f2'],
    text:
      'Kedden és csütörtökön este a Tisza-parton futunk, vasárnap reggel az Újszegedi ligetből indulunk hosszabb ' +
      'körre. Kezdők és maratonisták együtt melegítenek, utána mindenki a saját tempójában fut. A csapat pólójára ' +
      'ráírjuk a neved, hogy a rajtnál is megismerjünk.',
    rules: [
      'cipok/futocipok 6',
      `${shirts}/futopolok male 2`,
      `${shirts}/futopolok female 2`,
      'ruhazat/nadragok/rovidnadragok male 2',
      'ruhazat/nadragok/rovidnadragok female 2',
      'ruhazat/zoknik/futozoknik 2',
      'felszereles/hatizsakok-es-taskak/futoovek 1',
      'felszereles/kemping-es-tura/kulacsok 2',
      'felszereles/kemping-es-tura/fejlampak 1',
    ],
  },
  {
    slug: 'balatoni-bringasok',
    name: 'Balatoni Bringások',
    sport: 'Kerékpározás',
    city: 'Balatonfüred',
    colours: ['#0369a1', '#facc15'],
    text:
      'Áprilistól októberig minden szombaton nyeregbe ülünk: van, aki a lapos déli partot szereti, és van, aki a ' +
      'Bakonynak veszi az irányt. Senkit nem hagyunk le, a csoport végén mindig teker egy tapasztalt túravezető. ' +
      'A felszerelést a saját tapasztalataink alapján válogattuk össze.',
    rules: [
      'felszereles/kerekparozas/mtb-kerekparok 2',
      'felszereles/kerekparozas/orszaguti-kerekparok 2',
      `${jerseys} male 3`,
      `${jerseys} female 3`,
      'felszereles/kerekparozas/bukosisakok unisex 2',
      'felszereles/kerekparozas/bukosisakok female 1',
      'felszereles/kerekparozas/bukosisakok kinder 1',
      'ruhazat/kabatok-es-dzsekik/esodzsekik male 1',
      'ruhazat/kabatok-es-dzsekik/esodzsekik female 1',
      'felszereles/sportnapszemuvegek 2',
      'felszereles/kemping-es-tura/kulacsok 2',
    ],
  },
  {
    slug: 'zuzmara-siklub',
    name: 'Zúzmara Síklub',
    sport: 'Sí és snowboard',
    city: 'Mátraszentistván',
    colours: ['#1e3a8a', '#e0f2fe'],
    text:
      'Télen a Mátrában edzünk, februárban pedig egy hétre együtt utazunk az Alpokba. A gyerekcsoportnak külön ' +
      'oktatója van, a felnőttek két szinten tanulnak. Nyáron szárazedzésekkel készülünk a következő szezonra.',
    rules: [
      'felszereles/si-es-snowboard/silecek 3',
      'felszereles/si-es-snowboard/sicipok male 1',
      'felszereles/si-es-snowboard/sicipok female 1',
      'felszereles/si-es-snowboard/sisisakok 2',
      'felszereles/si-es-snowboard/siszemuvegek 2',
      'ruhazat/kabatok-es-dzsekik/sidzsekik male 1',
      'ruhazat/kabatok-es-dzsekik/sidzsekik female 2',
      'ruhazat/kabatok-es-dzsekik/sidzsekik kinder 1',
      'ruhazat/nadragok/sinadragok male 1',
      'ruhazat/nadragok/sinadragok female 1',
      'ruhazat/sapkak 2',
      `${shirts}/edzopolok male 1`,
      `${shirts}/edzopolok female 1`,
      `${shirts}/edzopolok kinder 1`,
    ],
  },
  {
    slug: 'kobanyai-kosarasok',
    name: 'Kőbányai Kosarasok',
    sport: 'Kosárlabda',
    city: 'Budapest',
    colours: ['#b91c1c', '#111827'],
    text:
      'Hétfőn és szerdán a tornateremben játszunk, jó időben a szabadtéri pályán is. Három korosztállyal indulunk ' +
      'a kerületi bajnokságban, és szívesen látjuk az újrakezdőket is. A mezszámodat egyeztesd az edződdel, mielőtt ' +
      'megrendeled a pólót.',
    rules: [
      'felszereles/labdak/kosarlabdak 4',
      `${shirts}/edzopolok male 2`,
      `${shirts}/edzopolok female 2`,
      `${shirts}/edzopolok kinder 2`,
      'ruhazat/nadragok/rovidnadragok unisex 1',
      'ruhazat/nadragok/rovidnadragok kinder 2',
      'ruhazat/nadragok/melegitonadragok male 1',
      'ruhazat/nadragok/melegitonadragok female 1',
      'felszereles/hatizsakok-es-taskak/sporttaskak 2',
      'felszereles/kemping-es-tura/kulacsok 2',
      'felszereles/fitneszeszkozok/ugrokotelek 1',
    ],
  },
];

/** Pieces that a club needs of a product at once, at the least. */
const fewestPieces = 12;

const piecesOf = ({ options }: CatalogProduct) =>
  options.flatMap(({ stock }) => Object.values(stock)).reduce((sum, pieces) => sum + pieces, 0);

function productsOf({ rules }: Club, pickProducts: PickProducts): Map<CatalogProduct, boolean> {
  return new Map(
    rules.flatMap((rule) =>
      pickProducts(rule).map((product): [CatalogProduct, boolean] => [product, isPrintable(rule)]),
    ),
  );
}

/**
 * The demo's team shops for a demo catalog. They depend on the catalog and the day of `now` alone; a club that
 * finds nothing in a very small catalog is left out.
 */
export function generateTeams(catalog: Catalog, now: Date): TeamShop[] {
  const noon = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), 12));
  const plenty = catalog.products.filter((product) => piecesOf(product) >= fewestPieces);
  const pickProducts = createPicker({ ...catalog, products: plenty }, noon);
  return clubs.flatMap((club) => {
    const { rules: _rules, ...team } = club;
    const products = productsOf(club, pickProducts);
    const image = products.keys().next().value?.colours[0]?.images[0];
    if (!image) return [];
    return [
      {
        ...team,
        image,
        shopIdentifier: team.slug,
        products: Array.from(products, ([{ id: productId }, printable]) => ({ productId, printable })),
      },
    ];
  });
}

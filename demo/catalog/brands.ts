import type { CatalogBrand } from '../model.ts';
import { companyDetails, postalLine, shopName } from '#lib/config/company.ts';
import type { Motif } from '../pictures/archetype.ts';
import { slugify } from '#lib/core/text/slug.ts';

export interface DemoBrand {
  name: string;
  motif: Motif;
  /** Factor on the usual price of a kind of product. */
  priceLevel: number;
  maker: string;
  address: string;
  /** A brand that makes goods for children only. */
  forChildren?: boolean;
  /** Importer that answers for goods made outside the Union; null where the maker does. */
  importer: keyof typeof importers | null;
}

const importers = {
  danubia: { name: 'Danubia Sportimport Kft.', postalAddress: '1097 Budapest, Vágóhíd utca 41., Magyarország' },
  alpenrand: { name: 'Alpenrand Handels GmbH', postalAddress: 'Industriezeile 118, 4020 Linz, Ausztria' },
};

function brand(
  name: string,
  motif: Motif,
  priceLevel: number,
  maker: string,
  address: string,
  importer: DemoBrand['importer'] = null,
): DemoBrand {
  return { name, motif, priceLevel, maker, address, importer };
}

/** Invented brands by slug; none of them exists outside this shop. */
export const brands = {
  lendulet: brand(shopName, 'blades', 0.82, companyDetails.legalName, postalLine),
  vantor: brand('Vantor', 'chevron', 1.18, 'Vantor Sportartikel GmbH', 'Gewerbepark 14, 5020 Salzburg, Ausztria'),
  bercjaro: brand('Bércjáró', 'peaks', 1.08, 'Bércjáró Túrafelszerelés Kft.', '3300 Eger, Kistályai út 31.'),
  szelkakas: brand('Szélkakas', 'wave', 1, 'Szélkakas Sportruházat Kft.', '8200 Veszprém, Tüzér utca 19.'),
  havran: brand('Havran', 'wing', 1.12, 'Havran Outdoor s.r.o.', 'Podtatranského 22, 058 01 Poprad, Szlovákia'),
  arnyek: brand('Árnyék', 'halves', 0.98, 'Árnyék Műhely Kft.', '1084 Budapest, Tolnai Lajos utca 12.'),
  gollovo: brand('Góllövő', 'hexagon', 0.95, 'Góllövő Csapatsport Kft.', '4400 Nyíregyháza, Derkovits utca 107.'),
  tekero: brand('Tekerő', 'cog', 1.05, 'Tekerő Kerékpárgyártó Kft.', '6000 Kecskemét, Szent László körút 44.'),
  lendra: brand('Lendra', 'leaf', 1.05, 'Lendra Sport d.o.o.', 'Kolodvorska cesta 9, 9220 Lendava, Szlovénia'),
  utem: brand('Ütem', 'dots', 1.02, 'Ütem Futósport Kft.', '9024 Győr, Mészáros Lőrinc utca 8.'),
  hatszel: brand('Hátszél', 'sail', 1, 'Hátszél Sporteszköz Kft.', '8000 Székesfehérvár, Takarodó út 3.'),
  vadcsapas: brand('Vadcsapás', 'hoof', 1.04, 'Vadcsapás Terepsport Kft.', '3529 Miskolc, Aulich Lajos utca 26.'),
  talpas: brand('Talpas', 'plain', 0.9, 'Talpas Cipőműhely Kft.', '7400 Kaposvár, Izzó utca 5.'),
  zuzmara: brand('Zúzmara', 'frost', 0.95, 'Zúzmara Téli Sport Kft.', '2600 Vác, Derecske dűlő 11.'),
  jegvirag: brand('Jégvirág', 'bloom', 0.92, 'Jégvirág Ruhaipari Bt.', '9700 Szombathely, Puskás Tivadar utca 7.'),
  firnland: brand('Firnland', 'crystal', 1.22, 'Firnland Ski GmbH', 'Bahnhofstraße 61, 5500 Bischofshofen, Ausztria'),
  kordell: brand(
    'Kordell',
    'shield',
    1.1,
    'Kordell Racchette S.r.l.',
    'Via delle Officine 17, 31044 Montebelluna, Olaszország',
  ),
  palank: brand('Palánk', 'hoop', 0.94, 'Palánk Sportszer Kft.', '7634 Pécs, Közraktár utca 4.'),
  csobbano: brand('Csobbanó', 'fish', 0.9, 'Csobbanó Vízisport Kft.', '8600 Siófok, Vak Bottyán utca 52.'),
  satorfa: brand('Sátorfa', 'plain', 0.92, 'Sátorfa Kemping Kft.', '2500 Esztergom, Schweidel József utca 2.'),
  ordas: brand('Ordas', 'moon', 1.1, 'Ordas Outdoor Kft.', '3100 Salgótarján, Csokonai út 33.'),
  vasgyuro: brand('Vasgyúró', 'anvil', 0.96, 'Vasgyúró Erősport Kft.', '2400 Dunaújváros, Verebély út 6.'),
  bivalyero: brand('Bivalyerő', 'plain', 0.88, 'Bivalyerő Fitnesz Kft.', '5600 Békéscsaba, Ipari út 15.'),
  aszfalt: brand('Aszfalt', 'checks', 0.95, 'Aszfalt Utcasport Kft.', '1117 Budapest, Hengermalom út 47.'),
  gurulda: brand('Gurulda', 'roller', 0.93, 'Gurulda Sportjáték Kft.', '2120 Dunakeszi, Pallag utca 35.'),
  kaptato: brand('Kaptató', 'hairpins', 1.12, 'Kaptató Kerékpár Kft.', '2000 Szentendre, Kőzúzó utca 18.'),
  kullos: brand('Küllős', 'spokes', 0.9, 'Küllős Kerékpár Kft.', '5000 Szolnok, Tószegi út 43.'),
  nordalen: brand('Nordalen', 'fir', 1.25, 'Nordalen Friluft AB', 'Hamngatan 5, 891 33 Örnsköldsvik, Svédország'),
  tairon: brand(
    'Tairon',
    'bolt',
    1.08,
    'Tairon Sporting Co., Ltd.',
    'No. 88, Gongye 12th Rd., Taichung 407, Tajvan',
    'danubia',
  ),
  orlivo: brand('Orlivo', 'bird', 1, 'Orlivo Sport s.r.o.', 'Průmyslová 14, 460 01 Liberec, Csehország'),
  brisova: brand('Brisova', 'sunrise', 1.1, 'Brisova Studio d.o.o.', 'Obala 20, 6320 Portorož, Szlovénia'),
  peakora: brand(
    'Peakora',
    'diamond',
    1.2,
    'Peakora Mountain Ltd.',
    '27 Castle Mill, Kendal LA9 6AB, Egyesült Királyság',
    'alpenrand',
  ),
  marelis: brand('Marelis', 'drop', 1.06, 'Marelis Acqua S.r.l.', 'Via Lungomare 83, 47838 Riccione, Olaszország'),
  gravion: brand(
    'Gravion',
    'plates',
    0.92,
    'Gravion Fitness Co., Ltd.',
    'No. 316 Jinshan Rd., Nantong 226010, Kína',
    'danubia',
  ),
  lumenfox: brand(
    'Lumenfox',
    'fox',
    1.08,
    'Lumenfox Lichttechnik GmbH',
    'Am Erlengraben 30, 72202 Nagold, Németország',
  ),
  powdra: brand(
    'Powdra',
    'triad',
    1.16,
    'Powdra Boards Inc.',
    '1450 Wasatch Yard, Ogden, UT 84401, Egyesült Államok',
    'alpenrand',
  ),
  loptar: brand('Loptar', 'orbit', 1.02, 'Loptar Sport d.o.o.', 'Radnička cesta 177, 10000 Zagreb, Horvátország'),
  tizenegyes: brand('Tizenegyes', 'flag', 0.9, 'Tizenegyes Sportszer Kft.', '4031 Debrecen, Szoboszlói út 50.'),
  bocsmancs: {
    ...brand('Bocsmancs', 'bear', 0.86, 'Bocsmancs Gyerekruha Kft.', '2100 Gödöllő, Rét utca 9.'),
    forChildren: true,
  },
  solvella: brand(
    'Solvella',
    'plain',
    1.04,
    'Solvella Calzados S.L.',
    'Carrer de la Indústria 36, 03203 Elche, Spanyolország',
  ),
  lotuszkert: brand('Lótuszkert', 'lotus', 0.95, 'Lótuszkert Jógaeszköz Bt.', '6722 Szeged, Bécsi körút 21.'),
  porgettyu: brand('Pörgettyű', 'top', 0.9, 'Pörgettyű Sportjáték Kft.', '8900 Zalaegerszeg, Malom utca 16.'),
} satisfies Record<string, DemoBrand>;

export type BrandSlug = keyof typeof brands;

/** All brands, each with a logo (demo/pictures/draw-logos.ts). */
export const brandSlugs = Object.keys(brands) as BrandSlug[];

/** Name of the picture of a brand's logo. */
export const logoName = (slug: string): string => `logo-${slug}`;

const countryOf = (address: string): string => (/^\d{4} /.test(address) ? `${address}, Magyarország` : address);

/** All brands with who answers for their goods (Regulation (EU) 2023/988, Art. 19); addresses end on `.example`. */
export function catalogBrands(): CatalogBrand[] {
  return Object.entries(brands).map(([slug, { name, maker, address, importer }]) => ({
    slug,
    name,
    logo: logoName(slug),
    manufacturer: {
      name: maker,
      postalAddress: countryOf(address),
      electronicAddress: `termekbiztonsag@${slug}.example`,
    },
    responsiblePerson: importer
      ? { ...importers[importer], electronicAddress: `gpsr@${slugify(importer)}.example` }
      : null,
  }));
}

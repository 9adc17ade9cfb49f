import { shopName } from '#lib/config/company.ts';
import type { CatalogPickUpPoint, CatalogShop } from '../model.ts';
import { slugify } from '#lib/core/text/slug.ts';

/** Name, town, postcode, street, latitude, longitude, area code and number. */
const shops: readonly (readonly [string, string, string, string, number, number, string])[] = [
  ['Budapest Népfürdő', 'Budapest', '1138', 'Népfürdő utca 76.', 47.5452, 19.0731, '1 702 1101'],
  ['Budapest Aréna tér', 'Budapest', '1087', 'Kerepesi út 7.', 47.4997, 19.0921, '1 702 1102'],
  ['Budapest Hengermalom', 'Budapest', '1117', 'Hengermalom út 47.', 47.4653, 19.0405, '1 702 1103'],
  ['Budapest Örs vezér tere', 'Budapest', '1148', 'Örs vezér tere 14.', 47.503, 19.1366, '1 702 1104'],
  ['Budapest Újpest', 'Budapest', '1042', 'Árpád út 112.', 47.5617, 19.0956, '1 702 1105'],
  ['Debrecen', 'Debrecen', '4031', 'Szoboszlói út 52.', 47.5199, 21.5941, '52 701 210'],
  ['Szeged', 'Szeged', '6724', 'Rókusi körút 44.', 46.2688, 20.1313, '62 701 220'],
  ['Pécs', 'Pécs', '7632', 'Megyeri út 61.', 46.0516, 18.2119, '72 701 230'],
  ['Győr', 'Győr', '9027', 'Budai út 3.', 47.6841, 17.6603, '96 701 240'],
  ['Miskolc', 'Miskolc', '3527', 'József Attila utca 85.', 48.1036, 20.811, '46 701 250'],
  ['Nyíregyháza', 'Nyíregyháza', '4400', 'Pazonyi út 38.', 47.9721, 21.7475, '42 701 260'],
  ['Kecskemét', 'Kecskemét', '6000', 'Dunaföldvári út 4.', 46.898, 19.663, '76 701 270'],
  ['Székesfehérvár', 'Székesfehérvár', '8000', 'Palotai út 8.', 47.1934, 18.3996, '22 701 280'],
  ['Szombathely', 'Szombathely', '9700', 'Viktória utca 16.', 47.2219, 16.6037, '94 701 290'],
  ['Szolnok', 'Szolnok', '5000', 'Felső Szandai rét 5.', 47.1626, 20.2088, '56 701 310'],
  ['Tatabánya', 'Tatabánya', '2800', 'Győri út 27.', 47.5819, 18.3937, '34 701 320'],
  ['Kaposvár', 'Kaposvár', '7400', 'Berzsenyi utca 36.', 46.3617, 17.7995, '82 701 330'],
  ['Békéscsaba', 'Békéscsaba', '5600', 'Andrássy út 39.', 46.6802, 21.0907, '66 701 340'],
  ['Veszprém', 'Veszprém', '8200', 'Budapesti út 24.', 47.0966, 17.9223, '88 701 350'],
  ['Zalaegerszeg', 'Zalaegerszeg', '8900', 'Balatoni út 7.', 46.8413, 16.8549, '92 701 360'],
  ['Eger', 'Eger', '3300', 'Rákóczi út 112.', 47.9142, 20.3772, '36 701 370'],
  ['Sopron', 'Sopron', '9400', 'Ipar körút 30.', 47.6757, 16.6122, '99 701 380'],
  ['Nagykanizsa', 'Nagykanizsa', '8800', 'Balatoni út 43.', 46.4581, 17.0063, '93 701 390'],
  ['Dunaújváros', 'Dunaújváros', '2400', 'Aranyvölgyi út 5.', 46.9711, 18.9274, '25 701 410'],
  ['Hódmezővásárhely', 'Hódmezővásárhely', '6800', 'Szántó Kovács János utca 144.', 46.4271, 20.3294, '62 701 420'],
  ['Salgótarján', 'Salgótarján', '3100', 'Rákóczi út 22.', 48.1003, 19.8044, '32 701 430'],
  ['Szekszárd', 'Szekszárd', '7100', 'Tartsay Vilmos utca 12.', 46.3547, 18.7048, '74 701 440'],
  ['Siófok', 'Siófok', '8600', 'Vak Bottyán utca 32.', 46.9021, 18.0457, '84 701 450'],
  ['Budaörs', 'Budaörs', '2040', 'Malomkő utca 9.', 47.4498, 18.9721, '23 701 460'],
  ['Dunakeszi', 'Dunakeszi', '2120', 'Pallag utca 37.', 47.6203, 19.1338, '27 701 470'],
];

/** Name, town and address of a parcel point. */
const pickUpPoints: readonly (readonly [string, string, string])[] = [
  ['Csomagpont Nyugati', 'Budapest', '1062 Budapest, Teréz körút 55.'],
  ['Csomagpont Keleti', 'Budapest', '1076 Budapest, Thököly út 16.'],
  ['Csomagpont Kelenföld', 'Budapest', '1115 Budapest, Etele út 59.'],
  ['Csomagpont Békásmegyer', 'Budapest', '1039 Budapest, Pünkösdfürdő utca 52.'],
  ['Csomagpont Kispest', 'Budapest', '1191 Budapest, Üllői út 201.'],
  ['Csomagpont Csepel', 'Budapest', '1211 Budapest, Kossuth Lajos utca 47.'],
  ['Csomagpont Debrecen Piac utca', 'Debrecen', '4024 Debrecen, Piac utca 34.'],
  ['Csomagpont Szeged Tisza', 'Szeged', '6720 Szeged, Tisza Lajos körút 39.'],
  ['Csomagpont Pécs Árkádsor', 'Pécs', '7622 Pécs, Bajcsy-Zsilinszky utca 9.'],
  ['Csomagpont Győr Baross', 'Győr', '9021 Győr, Baross Gábor utca 28.'],
  ['Csomagpont Miskolc Széchenyi', 'Miskolc', '3530 Miskolc, Széchenyi István út 70.'],
  ['Csomagpont Nyíregyháza Belváros', 'Nyíregyháza', '4400 Nyíregyháza, Szarvas utca 11.'],
  ['Csomagpont Kecskemét Petőfi', 'Kecskemét', '6000 Kecskemét, Petőfi Sándor utca 6.'],
  ['Csomagpont Fehérvár Piac tér', 'Székesfehérvár', '8000 Székesfehérvár, Piac tér 14.'],
  ['Csomagpont Szombathely', 'Szombathely', '9700 Szombathely, Széll Kálmán utca 21.'],
  ['Csomagpont Szolnok', 'Szolnok', '5000 Szolnok, Kossuth Lajos út 12.'],
  ['Csomagpont Tatabánya', 'Tatabánya', '2800 Tatabánya, Fő tér 20.'],
  ['Csomagpont Kaposvár', 'Kaposvár', '7400 Kaposvár, Fő utca 63.'],
  ['Csomagpont Veszprém', 'Veszprém', '8200 Veszprém, Kossuth Lajos utca 19.'],
  ['Csomagpont Eger', 'Eger', '3300 Eger, Széchenyi István utca 44.'],
  ['Csomagpont Sopron', 'Sopron', '9400 Sopron, Várkerület 61.'],
  ['Csomagpont Keszthely', 'Keszthely', '8360 Keszthely, Rákóczi utca 8.'],
  ['Csomagpont Vác', 'Vác', '2600 Vác, Széchenyi utca 33.'],
  ['Csomagpont Gödöllő', 'Gödöllő', '2100 Gödöllő, Dózsa György út 15.'],
  ['Csomagpont Baja', 'Baja', '6500 Baja, Tóth Kálmán utca 10.'],
];

/** Stores in real towns at invented addresses. */
export function catalogShops(): CatalogShop[] {
  return shops.map(([name, city, zip, street, lat, lng, phone]) => ({
    sysname: `store_${slugify(name)}`,
    name: `${shopName} ${name}`,
    city,
    zip,
    street,
    lat,
    lng,
    phone: `+36 ${phone}`,
  }));
}

/** Parcel points that deliver what a shop does not hold. */
export function catalogPickUpPoints(): CatalogPickUpPoint[] {
  return pickUpPoints.map(([name, city, address], index) => ({
    id: `pont-${(index + 1).toString().padStart(3, '0')}`,
    name,
    address,
    city,
  }));
}

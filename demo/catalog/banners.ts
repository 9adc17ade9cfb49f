import { englishBanners } from '../english/banners.ts';
import type { CatalogBanner } from '../model.ts';
import { scenePicture } from './scenes.ts';

/**
 * What the home page opens with through the year: the first whose season it is, the second in its middle. On every day
 * there are two at least.
 */
export function catalogBanners(): CatalogBanner[] {
  const banners: CatalogBanner[] = [
    {
      title: 'Mozgást a fa alá.',
      highlight: 'a fa alá',
      text: 'Ötletek futónak, túrázónak, kicsiknek és nagyoknak. Amit december 17-ig megrendelsz, karácsonyig odaér.',
      image: {
        name: scenePicture('snowy-quay'),
        alt: 'Havas rakpart téli estén, lámpákkal és egy lánchíddal',
      },
      links: [
        { name: 'Ajándékötletek', path: '/blog/article/ajandekotletek/' },
        { name: 'Ajándékkártya', path: '/services/ajandekkartya/' },
      ],
      tone: 'mist',
      season: { from: '11-16', to: '12-17' },
    },
    {
      title: 'Még ma add át.',
      highlight: 'Még ma',
      text: 'Nézd meg, melyik áruházunkban van meg, vidd haza ma, vagy add neki a választás örömét egy ajándékkártyával.',
      image: {
        name: scenePicture('snowy-quay'),
        alt: 'Havas rakpart téli estén, lámpákkal és egy lánchíddal',
      },
      links: [
        { name: 'Ajándékötletek', path: '/blog/article/ajandekotletek/' },
        { name: 'Áruházaink', path: '/shops/' },
      ],
      tone: 'mist',
      season: { from: '12-18', to: '12-24' },
    },
    {
      title: 'Iskolára kész.',
      highlight: 'kész',
      text: 'Cipő, melegítő és hátizsák az iskolai tornára, edzésre és az udvarra.',
      image: {
        name: scenePicture('child-in-hall'),
        alt: 'Gyerek melegítőfelsőben a sportcsarnokban',
      },
      links: [
        { name: 'Gyerekcipők', path: '/gyerek/cipok/' },
        { name: 'Gyerekruházat', path: '/gyerek/ruhazat/' },
      ],
      tone: 'mist',
      season: { from: '08-10', to: '09-15' },
    },
    {
      title: 'Irány a víz.',
      highlight: 'víz',
      text: 'Fürdőruha, úszószemüveg és sátor: a nyár a parton kezdődik.',
      image: {
        name: scenePicture('lake-shore'),
        alt: 'Nyári tópart sátorral és stéggel',
      },
      links: [
        { name: 'Úszás', path: '/sport/uszas/' },
        { name: 'Kemping', path: '/sport/kemping/' },
      ],
      tone: 'mist',
      season: { from: '06-01', to: '08-31' },
    },
    {
      title: 'Tavasszal két keréken.',
      highlight: 'két keréken',
      text: 'Kerékpárok és sisakok hegyre, városba, országútra; a beállítást műhelyünk elvégzi.',
      image: {
        name: scenePicture('bike-at-dusk'),
        alt: 'Kerékpár az esti rakparton',
      },
      links: [
        { name: 'Kerékpározás', path: '/sport/kerekpar/' },
        { name: 'Kerékpárszerviz', path: '/services/kerekparszerviz/' },
      ],
      tone: 'mist',
      season: { from: '03-01', to: '05-31' },
    },
    {
      title: 'Ősszel is futunk.',
      highlight: 'futunk',
      text: 'Csillapított cipők lehullott levélre, vizes járdára és hosszú vasárnapokra.',
      image: {
        name: scenePicture('city-at-dusk'),
        alt: 'Eső utáni rakpart alkonyatkor, lámpákkal és egy lánchíddal',
      },
      links: [
        { name: 'Női futócipők', path: '/noi/cipok/futocipok/' },
        { name: 'Férfi futócipők', path: '/ferfi/cipok/futocipok/' },
      ],
      tone: 'mist',
      season: { from: '09-01', to: '11-15' },
    },
    {
      title: 'Első hó, első csúszás.',
      highlight: 'Első hó',
      text: 'Léc, cipő, szemüveg: készülj fel a szezonra, a kötést műhelyünk állítja be.',
      image: {
        name: scenePicture('first-snow'),
        alt: 'Sícipő a friss hóban, mögötte havas hegyek hajnalban',
      },
      links: [
        { name: 'Sí és snowboard', path: '/sport/si-es-snowboard/' },
        { name: 'Sílécek', path: '/felszereles/si-es-snowboard/silecek/' },
      ],
      tone: 'ink',
      season: { from: '11-01', to: '02-28' },
    },
    {
      title: 'Melegen a csúcson is.',
      highlight: 'Melegen',
      text: 'Pehely- és steppelt dzsekik, amelyek összecsomagolva alig foglalnak helyet.',
      image: {
        name: scenePicture('down-in-snow'),
        alt: 'Kék pehelydzseki viselés közben, mögötte havas hegyek',
      },
      links: [
        { name: 'Kabátok és dzsekik', path: '/ruhazat/kabatok-es-dzsekik/' },
        { name: 'Gyerekeknek', path: '/gyerek/ruhazat/kabatok-es-dzsekik/' },
      ],
      tone: 'mist',
      season: { from: '10-01', to: '03-15' },
    },
    {
      title: 'Kevesebbért is lendületben.',
      highlight: 'lendületben',
      text: 'Leárazott cipők, ruhák és felszerelések, a leárazás előtti 30 nap legalacsonyabb árához mérve.',
      image: {
        name: scenePicture('forest-trail'),
        alt: 'Terepfutó cipők az őszi erdő ösvényén, fény a fák között',
      },
      links: [
        { name: 'Akciós termékek', path: '/akcio/' },
        { name: 'Újdonságok', path: '/ujdonsagok/' },
      ],
      tone: 'mist',
    },
  ];
  return banners.map((banner, at) => {
    const en = englishBanners[at];
    if (!en) throw new Error(`The banner "${banner.title}" is not told in English`);
    return { ...banner, translations: { en } };
  });
}

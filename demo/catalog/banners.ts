import { englishBanners } from '../english/banners.ts';
import type { CatalogBanner } from '../model.ts';
import { scenePicture } from './scenes.ts';

/** What the home page opens with in the autumn and winter of 2026. */
export function catalogBanners(): CatalogBanner[] {
  const banners: CatalogBanner[] = [
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

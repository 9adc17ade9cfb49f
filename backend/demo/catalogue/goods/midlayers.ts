import type { Kind } from './kind.ts';

const washWarm = 'Mosógépben, 30 °C-on, hasonló színekkel. Öblítőt ne használj, szárítógépbe ne tedd.';
const washFleece = 'Mosógépben, 30 °C-on, kifordítva, felhúzott cipzárral. Ne vasald, szárítógépbe ne tedd.';

export const midlayers: readonly Kind[] = [
  {
    archetype: 'vest', noun: 'steppelt mellény', category: 'ruhazat/kabatok-es-dzsekik/mellenyek',
    sports: ['tura', 'gyalogtura', 'utcai-viselet'], share: 1.3, genders: { female: 4, male: 4 }, sizing: 'garment',
    prices: { entry: [14990, 19990], advanced: [22990, 32990] },
    models: ['Almafa', 'Szeles', 'Átmenet', 'Kandalló', 'Kilátó', 'Berek', 'Szüret', 'Kikelet', 'Mustra'],
    intros: [
      '{A_NÉV} steppelt mellény, amely a törzset melegen tartja, a karodat pedig szabadon hagyja.',
      'Ősszel kabát helyett, télen kabát alatt: {a_név} az év felében jól jön.',
      '{A_NÉV} könnyű, jól tömöríthető réteg hűvös reggelekre és szeles gerincekre.',
    ],
    features: [
      ['MelegMag szintetikus töltet', 'A MelegMag töltet nedvesen is melegít, és gépben mosható.'],
      ['Rugalmas oldalrész', 'A rugalmas oldalrész együtt mozog veled, és nem engedi, hogy felpúposodjon.'],
      ['Cipzáras oldalzsebek', 'A két cipzáras zsebben a kezed is, a telefonod is melegben van.'],
      ['Álló gallér', 'Az álló gallér a torkodat is védi a széltől.'],
      ['Elütő színű szegés', 'A karkivágást és az alját rugalmas szegés zárja.'],
      ['Vízlepergető felület', 'A szitáló eső lepereg a felületéről.', { levels: ['advanced'] }],
    ],
    closings: [
      'Vastag pulóver fölé válassz egy számmal nagyobbat.',
      'Hátizsák alatt is kényelmes, mert a vállán nincs vastag töltet.',
      'Mérettartó.',
    ],
    attributes: {
      'Töltet': ['szintetikus (100% poliészter)'],
      Kapucni: ['nincs, álló gallér'],
      Zseb: ['2 cipzáras zseb'],
      'Súly': { entry: ['310 g', '330 g'], advanced: ['260 g', '275 g'] },
      'Évszak': ['ősz, tél, tavasz'],
    },
    materials: [
      'Külső anyag: 100% poliamid; oldalrész: 90% poliészter, 10% elasztán; töltet: 100% poliészter',
      'Külső anyag: 100% poliészter; oldalrész: 92% poliészter, 8% elasztán; töltet: 100% újrahasznosított poliészter',
    ],
    care: washWarm,
    warnings: [],
    synonyms: ['mellény', 'ujjatlan dzseki', 'pufi mellény', 'bélelt mellény'],
  },
  {
    archetype: 'fleece', noun: 'polárdzseki', category: 'ruhazat/kabatok-es-dzsekik/polardzsekik',
    sports: ['tura', 'gyalogtura', 'magashegyi-tura'], share: 1.5, brands: ['bercjaro', 'nordalen', 'ordas'],
    genders: { female: 4, male: 5 }, sizing: 'garment',
    prices: { entry: [14990, 19990], advanced: [22990, 32990], race: [36990, 44990] },
    models: ['Esztena', 'Nyereg', 'Kunyhó', 'Pásztor', 'Tisztás', 'Havasalja', 'Juhar', 'Katlanvölgy', 'Szálerdő'],
    intros: [
      '{A_NÉV} meleg, légáteresztő polárdzseki: túrán középső rétegnek, este a tűznél kabátnak jó.',
      'Ahol erős szél fújhat, ott héjkabát alá való, máshol magában is elég: {a_név} sokoldalú réteg.',
      '{A_NÉV} puha bolyhai meleg levegőt tartanak a tested körül, és nedvesen is melegítenek.',
    ],
    features: [
      ['Puha, meleg polár', 'A kívül-belül bolyhos polár könnyű, és hamar megszárad.'],
      ['Kopásálló vállrész', 'A sima szövésű vállrészt a hátizsák pántja sem koptatja el.'],
      ['Cipzáras mellzseb', 'A mellzsebben térkép, telefon vagy egy szelet csokoládé fér el.'],
      ['Két cipzáras oldalzseb', 'A két oldalzseb kézmelegítőnek is jó.'],
      ['Állig érő gallér', 'Az állig felhúzható gallér sál nélkül is véd.'],
      ['Rugalmas szegés', 'Az ujjakat és az alját rugalmas szegés zárja, így nem szökik ki a meleg.'],
      ['Bolyhosodásgátló felület', 'A kezelt felület sok mosás után sem csomósodik.', { levels: ['advanced', 'race'] }],
    ],
    closings: [
      'Mérettartó; héjkabát alá is kényelmesen felvehető.',
      'Az első mosás előtt húzd fel a cipzárát.',
      'Szélben vegyél fölé vékony héjat: együtt melegítenek igazán.',
    ],
    attributes: {
      'Anyagsúly': { entry: ['240 g/m²'], advanced: ['280 g/m²'], race: ['300 g/m²'] },
      'Cipzár': ['végig nyitható'],
      Zseb: ['2 oldalzseb, 1 mellzseb'],
      Kapucni: ['nincs, álló gallér'],
      'Évszak': ['ősz, tél, tavasz'],
    },
    materials: ['100% poliészter', '100% újrahasznosított poliészter', '96% poliészter, 4% elasztán'],
    care: washFleece,
    warnings: [],
    synonyms: ['polár kabát', 'polár pulóver', 'fleece', 'középső réteg'],
  },
  {
    archetype: 'fleece', noun: 'polárfelső', category: 'ruhazat/kabatok-es-dzsekik/polardzsekik',
    sports: ['tura', 'kemping', 'utcai-viselet'], share: 1.3, brands: ['lendulet', 'bercjaro', 'ordas'],
    genders: { female: 3, male: 3, kinder: 4 }, sizing: 'garment',
    prices: { entry: [8990, 12990], advanced: [13990, 18990] },
    models: ['Tábortűz', 'Mogyoró', 'Erdei Iskola', 'Málnás', 'Zöld Vasárnap', 'Sátortábor', 'Somfa', 'Kirándulás'],
    intros: [
      '{A_NÉV} cipzáras polárfelső kirándulásra, táborba és hűvös reggelekre.',
      'Reggel felveszed, délben a derekadra kötöd: {a_név} egész nap veled marad.',
      '{A_NÉV} meleg, puha, és a sokadik mosás után is szép.',
    ],
    features: [
      ['Puha polár', 'A puha polár nem szúr, és a bőrön is kellemes.'],
      ['Végig nyitható cipzár', 'A cipzár végig nyitható, ezért gyorsan le- és felvehető.'],
      ['Cipzáras zsebek', 'A cipzáras zsebekből hegymászás közben sem esik ki semmi.'],
      ['Sima vállrész', 'A sima vállrészen jól fekszik a hátizsák pántja.'],
      ['Gyorsan szárad', 'Este kimosod, reggelre megszárad.'],
    ],
    closings: ['Dzseki alá is jó réteg.', 'Mérettartó.', 'Felhúzott cipzárral mosd, így a polár nem sérül.'],
    attributes: {
      'Anyagsúly': ['200 g/m²', '220 g/m²'],
      'Cipzár': ['végig nyitható'],
      Zseb: ['2 oldalzseb, 1 mellzseb'],
      'Évszak': ['ősz, tél, tavasz'],
    },
    materials: ['100% poliészter', '100% újrahasznosított poliészter'],
    care: washFleece,
    warnings: [],
    synonyms: ['polár', 'polár pulóver', 'polárdzseki', 'cipzáras felső'],
  },
];

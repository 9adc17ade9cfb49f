import type { Kind, Level } from './kind.ts';

const shoeCare =
  'Puha kefével és langyos vízzel tisztítsd, papírral kitömve, szobahőmérsékleten szárítsd. Mosógépben ne mosd, ' +
  'fűtőtestre ne tedd.';

interface Sole {
  /** Stack heights under the heel, in mm. */
  heels: readonly number[];
  /** How much lower the forefoot is than the heel, in mm. */
  drop: number;
}

/** Stack heights and drop as attributes; the forefoot follows from the drop, so that the figures always agree. */
function stackAndDrop(soles: Readonly<Partial<Record<Level, Sole>>>): Kind['attributes'] {
  const byLevel = (write: (sole: Sole) => string[]): Record<string, string[]> =>
    Object.fromEntries(Object.entries(soles).map(([level, sole]) => [level, write(sole)]));
  return {
    'Talpvastagság (sarok / orr)': byLevel(({ heels, drop }) => heels.map((heel) => `${heel} / ${heel - drop} mm`)),
    Talpesés: byLevel(({ drop }) => [`${drop} mm`]),
  };
}

export const runningShoes: readonly Kind[] = [
  {
    archetype: 'shoe',
    noun: 'futócipő',
    category: 'cipok/futocipok/mindennapi-futocipok',
    sports: ['futas', 'aszfaltfutas'],
    share: 5.2,
    genders: { female: 5, male: 5, kinder: 1 },
    sizing: 'shoe',
    prices: { entry: [15990, 24990], advanced: [27990, 42990], race: [43990, 56990] },
    models: [
      'Pulzus',
      'Rakpart',
      'Iram',
      'Hajnal',
      'Körút',
      'Suhanás',
      'Lüktetés',
      'Sziget',
      'Szellő',
      'Kilométer',
      'Reggel',
      'Lendkerék',
      'Sugárút',
      'Vasárnap',
      'Messzi',
      'Zsongás',
      'Rugó',
      'Kitartás',
    ],
    intros: [
      '{A_NÉV} hétköznapi futásokhoz készült: munka előtti öt kilométerhez éppúgy jó, mint a vasárnapi hosszúhoz.',
      '{A_NÉV} azoknak való, akik heti háromszor-négyszer futnak aszfalton, és egyetlen párban szeretnének bízni.',
      'Kezdő futóként sem kell kompromisszumot kötnöd: {a_név} puhán érkezik, és egyenletesen gördül tovább.',
      'Ha a futás neked kikapcsolódás, {a_név} jó társ lesz: kényelmes az első métertől, és nem fárasztja a lábat.',
      '{A_NÉV} a városi körök cipője: csillapít a járdán, tapad a vizes kövön, és munkába menet is jól mutat.',
    ],
    features: [
      [
        'Puha, rugalmas LégHab középtalp',
        'A LégHab középtalp elnyeli az ütést, majd az energia egy részét visszaadja az elrugaszkodáskor.',
      ],
      ['Lélegző, hálós felsőrész', 'A hálós felsőrész átengedi a levegőt, így melegben sem fülled be a láb.'],
      [
        'Varrás nélküli elülső rész',
        'Az elülső részen nincs belső varrás, ami hosszabb futáson kidörzsölné a lábujjakat.',
      ],
      ['Párnázott boka és nyelv', 'A párnázott bokarész és nyelv szorítás nélkül tartja a sarkat.'],
      ['Kopásálló karbongumi a sarkon', 'A sarok alatt keményebb gumi védi a talpat, mert ott kopik a leggyorsabban.'],
      ['Fényvisszaverő részletek', 'A fényvisszaverő részletek korán reggel és sötétedés után is láthatóvá tesznek.'],
      [
        'Kivehető talpbetét',
        'A talpbetét kivehető, így saját ortopéd betéttel is hordható.',
        { attribute: ['Talpbetét', 'kivehető'] },
      ],
      [
        'Stabilizáló sarokkáva',
        'A merevített sarokkáva egyenesen tartja a lépést, ha már fáradsz.',
        { levels: ['advanced', 'race'] },
      ],
      [
        'Íves talp a gördülékeny lépésért',
        'Az ívelt talp előrebillenti a lépést, így kevesebb munka jut a vádlira.',
        { levels: ['advanced', 'race'] },
      ],
    ],
    closings: [
      'Ha két méret között vagy, válaszd a nagyobbat: futás közben a láb kicsit megduzzad.',
      'Az első két héten rövidebb futásokon szoktasd magad hozzá, aztán jöhet bármi.',
      'Jellemző élettartama 600–800 kilométer; utána még hosszú ideig remek sétacipő.',
      'Salakon, járdán és futópadon egyaránt jól viselkedik.',
    ],
    attributes: {
      Terep: ['aszfalt', 'aszfalt, salak'],
      ...stackAndDrop({
        entry: { heels: [32, 33], drop: 8 },
        advanced: { heels: [36, 37], drop: 8 },
        race: { heels: [38, 39], drop: 6 },
      }),
      Csillapítás: { entry: ['közepes'], advanced: ['erős'], race: ['erős'] },
      Pronáció: ['semleges', 'semleges, enyhe túlpronáció'],
      'Súly (egy cipő)': {
        entry: ['275 g', '284 g', '290 g'],
        advanced: ['258 g', '264 g', '271 g'],
        race: ['238 g', '245 g', '249 g'],
      },
    },
    materials: [
      'Felsőrész: textil (háló) és műanyag; bélés: textil; talp: gumi és EVA-hab',
      'Felsőrész: textil (100% újrahasznosított poliészter háló); bélés: textil; talp: gumi és EVA-hab',
    ],
    care: shoeCare,
    warnings: [],
    synonyms: ['edzőcipő', 'sportcipő', 'csuka', 'kocogócipő'],
  },
  {
    archetype: 'shoe',
    noun: 'versenyfutócipő',
    category: 'cipok/futocipok/versenycipok',
    sports: ['futas', 'futoversenyek'],
    share: 2,
    brands: ['vantor', 'utem', 'lendra', 'tairon', 'lendulet'],
    genders: { female: 4, male: 5 },
    sizing: 'shoe',
    prices: { advanced: [45990, 58990], race: [62990, 84990] },
    models: [
      'Villám',
      'Rajt',
      'Célegyenes',
      'Egyéni Csúcs',
      'Maraton',
      'Nyíl',
      'Hajrá',
      'Üstökös',
      'Szikra',
      'Táv',
      'Gepárd',
    ],
    intros: [
      '{A_NÉV} rajtszámmal érzi jól magát: tíz kilométertől a maratonig segít tartani a célidőt.',
      'Amikor másodpercekért küzdesz, {a_név} nem vesz el erőt: könnyű, feszes, és minden lépést előre fordít.',
      '{A_NÉV} gyors edzésekre és versenyekre készült, karcsú kaptafával és azonnali reakcióval.',
    ],
    features: [
      [
        'Karbonszálas lap a középtalpban',
        'A középtalpba épített karbonlap megfeszül a talajfogáskor, és az elrugaszkodásnál dolgozik.',
        { levels: ['race'], attribute: ['Merevítőlap', 'karbon'] },
      ],
      [
        'Üvegszálas lap a középtalpban',
        'Az üvegszálas lap a karbonnál rugalmasabb, így hosszabb távon is kényelmes.',
        { levels: ['advanced'], attribute: ['Merevítőlap', 'üvegszál'] },
      ],
      [
        'Rugalmas, energiát visszaadó SzuperHab',
        'A SzuperHab könnyebb a hagyományos habnál, és érezhetően többet ad vissza.',
      ],
      [
        'Leheletvékony szövött felsőrész',
        'A szövött felsőrész olyan vékony, hogy átlátszik rajta a fény, mégis biztosan tart.',
      ],
      ['Vékony, tapadós talpgumi', 'A vékony gumi vizes aszfalton is tapad, felesleges grammja pedig nincs.'],
      ['Recés fűző, amely nem bomlik ki', 'A recés fűző a verseny végéig úgy marad, ahogy megkötötted.'],
      ['Erősen ívelt orr', 'Az ívelt orr átbillenti a lépést a leggyorsabb szakaszba.'],
    ],
    closings: [
      'Versenynapra tartogasd, és előtte legalább két gyors edzésen próbáld ki.',
      'Szűkebbre szabott: széles lábfejre fél-egy számmal nagyobbat ajánlunk.',
      'Körülbelül 350–400 kilométerig őrzi meg teljes rugalmasságát.',
    ],
    attributes: {
      Terep: ['aszfalt'],
      ...stackAndDrop({ advanced: { heels: [38, 39], drop: 8 }, race: { heels: [38, 39], drop: 6 } }),
      'Súly (egy cipő)': { advanced: ['228 g', '234 g'], race: ['198 g', '206 g', '212 g'] },
      Pronáció: ['semleges'],
      Merevítőlap: { advanced: ['üvegszál'], race: ['karbon'] },
      'Ajánlott táv': ['10 km – félmaraton', 'félmaraton – maraton', '5 km – maraton'],
    },
    materials: ['Felsőrész: textil (monofil poliamid); bélés: textil; talp: gumi és PEBA-hab'],
    care: shoeCare,
    warnings: [],
    synonyms: ['karbonos cipő', 'maratoncipő', 'gyors cipő', 'sportcipő'],
  },
  {
    archetype: 'shoe',
    noun: 'edzőcipő',
    category: 'cipok/fitneszcipok',
    sports: ['fitnesz', 'csoportos-orak'],
    share: 2.2,
    brands: ['lendulet', 'hatszel', 'lendra', 'vantor', 'utem'],
    genders: { female: 5, male: 4, kinder: 2 },
    sizing: 'shoe',
    prices: { entry: [12990, 19990], advanced: [21990, 32990] },
    models: [
      'Ugrás',
      'Köredzés',
      'Sorozat',
      'Mozdulat',
      'Terem',
      'Ismétlés',
      'Fordulat',
      'Lépés',
      'Bemelegítés',
      'Gyűrű',
    ],
    intros: [
      '{A_NÉV} terembe való: egyformán jó szökdeléshez, kitöréshez és a futópados bemelegítéshez.',
      'Csoportos órára, köredzésre vagy tornaórára {a_név} az egyszerű és jó választás.',
      '{A_NÉV} stabil marad oldalirányban is, ezért bátran mehet vele a gyors irányváltás.',
    ],
    features: [
      ['Oldalirányban is stabil talp', 'A szélesebb talp oldalra sem billen ki, amikor gyorsan váltasz irányt.'],
      [
        'Nyomot nem hagyó gumi',
        'A talp gumija nem hagy nyomot a tornaterem padlóján.',
        { attribute: ['Talp', 'nyomot nem hagyó gumi'] },
      ],
      ['Puha, csillapító középtalp', 'A középtalp ugráskor tompítja az érkezést, guggoláskor mégsem süpped be.'],
      ['Szellőző háló a lábfejen', 'A lábfej fölött nagyobb lyukú háló gondoskodik a szellőzésről.'],
      ['Megerősített orr', 'Az orr gumírozott, mert fekvőtámasznál és deszkatartásnál az kopik először.'],
      ['Rugalmas hajlítási vonalak', 'A talp ott hajlik, ahol a lábfej, így lábujjhegyen is természetes a mozdulat.'],
    ],
    closings: [
      'Rövid, legfeljebb pár kilométeres futásra is használható.',
      'Hétköznapi viseletnek is kényelmes.',
      'Mérethű; a szokásos számodat válaszd.',
    ],
    attributes: {
      Terep: ['terem, futópad'],
      Talpesés: ['4 mm', '6 mm'],
      Csillapítás: ['közepes'],
      'Súly (egy cipő)': { entry: ['262 g', '270 g'], advanced: ['241 g', '252 g'] },
    },
    materials: ['Felsőrész: textil és műanyag; bélés: textil; talp: gumi és EVA-hab'],
    care: shoeCare,
    warnings: [],
    synonyms: ['fitneszcipő', 'tornacipő', 'teremcipő', 'sportcipő'],
  },
];

import type { Kind } from './kind.ts';

const washInsideOut = 'Mosógépben, 30 °C-on, kifordítva. Öblítőt ne használj, szárítógépbe ne tedd.';
const washWool = 'Kézzel vagy gyapjúprogramon, 30 °C-on. Fektetve szárítsd.';

export const smallClothing: readonly Kind[] = [
  {
    archetype: 'socks', noun: 'futózokni, 2 pár', category: 'ruhazat/zoknik/futozoknik',
    sports: ['futas', 'aszfaltfutas'], share: 1.7, brands: ['vantor', 'utem', 'lendulet'], genders: { unisex: 1 },
    sizing: 'sock', contents: { amount: 2, unit: 'pair' },
    prices: { entry: [4490, 4990], advanced: [5490, 7490] },
    models: ['Lépték', 'Dobbanás', 'Talpalás', 'Szapora', 'Ritmus', 'Ugróiskola'],
    intros: [
      '{A_NÉV} két pár futózokni, párnázva ott, ahol a láb a legtöbbet kapja.',
      '{A_NÉV} nem csúszik a sarokról, és nem gyűrődik össze a cipőben.',
      'Vízhólyag nélkül a célig: {a_név} pontosan követi a lábfej formáját.',
    ],
    features: [
      ['Párnázott sarok és orr', 'A sarok és az orr vastagabb kötésű, így csillapít, és lassabban kopik.'],
      ['Jobb és bal láb külön', 'Külön jobb és bal darab készül, ezért nem marad felesleges anyag az orrnál.'],
      ['Szellőző lábfej', 'A lábfej hálós kötése gyorsan kiengedi a párát.'],
      ['Boltozattartó gumírozás', 'A boltozatnál rugalmasabb kötés tartja a helyén.'],
      ['Lapos lábujjvarrás', 'A lábujjaknál lapos a varrás, így nem dörzsöl.'],
    ],
    closings: ['Két pár egy csomagban.', 'Kifordítva mosd, így tovább puha marad.'],
    attributes: { 'Szár': ['középmagas'], 'Darabszám': ['2 pár'], 'Vastagság': ['vékony', 'közepes'] },
    materials: ['70% poliamid, 25% poliészter, 5% elasztán', '60% pamut, 37% poliamid, 3% elasztán'],
    care: washInsideOut,
    warnings: [],
    synonyms: ['sportzokni', 'zokni', 'edzőzokni'],
  },
  {
    archetype: 'socks', noun: 'túrazokni', category: 'ruhazat/zoknik/turazoknik', sports: ['tura', 'gyalogtura'],
    share: 1.5, brands: ['bercjaro', 'lendulet', 'vantor'], genders: { unisex: 4, kinder: 1 }, sizing: 'sock',
    prices: { entry: [4490, 5490], advanced: [5990, 8990] },
    models: ['Ballagó', 'Kéktúra', 'Juhász', 'Nyáj', 'Gyapjas', 'Erdész'],
    intros: [
      '{A_NÉV} merinógyapjúval kötött túrazokni, amely melegít, és nedvesen sem hűti a lábat.',
      'Bakancsba való: {a_név} a sípcsontnál és a saroknál is párnázott.',
      '{A_NÉV} többnapos túrán is frissen tart, mert a gyapjú nem veszi át a szagokat.',
    ],
    features: [
      ['Merinógyapjú', 'A merinógyapjú puha, hőszabályozó, és nem viszket.'],
      ['Párnázott talp és sarok', 'A párnázott talp elnyeli az ütéseket köves úton.'],
      ['Nem szorító szár', 'A bordás szár tart, de nem hagy nyomot a lábszáron.'],
      ['Megerősített sarok', 'A sarkat erősebb szállal kötötték, hogy tovább tartson.'],
      ['Lapos lábujjvarrás', 'A lábujjaknál lapos a varrás, így nem dörzsöl.'],
    ],
    closings: ['Bakancspróbához is ezt húzd fel.', 'Fektetve szárítsd, hogy ne nyúljon meg.'],
    attributes: { 'Szár': ['középmagas'], 'Darabszám': ['1 pár'], 'Vastagság': ['közepes', 'vastag'] },
    materials: [
      '55% gyapjú (merinó), 42% poliamid, 3% elasztán',
      '48% gyapjú (merinó), 35% poliakril, 15% poliamid, 2% elasztán',
    ],
    care: washWool,
    warnings: [],
    synonyms: ['bakancszokni', 'merinó zokni', 'gyapjúzokni', 'zokni'],
  },
  {
    archetype: 'beanie', noun: 'kötött sapka', category: 'ruhazat/sapkak',
    sports: ['tura', 'si-es-snowboard', 'utcai-viselet'], share: 2.4, genders: { unisex: 4, kinder: 2 },
    sizing: 'beanie',
    prices: { entry: [4490, 5990], advanced: [6490, 9990] },
    models: ['Mókus', 'Kucsma', 'Boróka', 'Harkály', 'Zörgő', 'Katlan', 'Gombolyag', 'Toboz', 'Cinege', 'Makk'],
    intros: [
      '{A_NÉV} bordás kötésű téli sapka, visszahajtott peremmel.',
      'Sétához, szánkózáshoz, hideg megállókba: {a_név} egész télen jó szolgálatot tesz.',
      '{A_NÉV} vastag, puha, és nem csúszik a szemedbe.',
    ],
    features: [
      ['Bordás, rugalmas kötés', 'A bordás kötés minden fejformához igazodik.'],
      ['Visszahajtható perem', 'A perem lehajtva a fület is dupla réteggel védi.'],
      ['Puha, nem szúró tapintás', 'A finom fonal érzékeny bőrön sem szúr.'],
      ['Bélelt homlokrész', 'A homloknál puha belső pánt fogja fel a szelet.', { levels: ['advanced'] }],
      ['Szövött címke', 'A peremen szövött márkacímke díszíti.'],
    ],
    closings: [
      'Fektetve szárítsd, hogy megtartsa a formáját.',
      'Sisak alá válassz vékonyabb sapkát.',
      'Ajándéknak is szép.',
    ],
    attributes: {
      'Kötés': ['bordás'],
      'Bélés': { entry: ['nincs'], advanced: ['részben bélelt'] },
      'Évszak': ['ősz, tél'],
    },
    materials: ['100% poliakril', '50% gyapjú, 50% poliakril', '70% poliakril, 30% gyapjú'],
    care: washWool,
    warnings: [],
    synonyms: ['sapka', 'téli sapka', 'beanie', 'kötött sapi'],
  },
];

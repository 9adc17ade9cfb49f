import type { BrandSlug } from '../catalog/brands.ts';

/** What the shop says of its brands. */
export const brandTexts: Readonly<Record<BrandSlug, string>> = {
  lendulet:
    'Ez a saját márkánk: a futócipőtől a súlyzóig mindent magunk tervezünk hozzá. A vásárlók visszajelzései ' +
    'alapján szezonról szezonra javítunk rajta. Azoknak ajánljuk, akik megbízható felszerelést keresnek jó áron.',
  vantor:
    'A salzburgi Vantor tempós sportokra készít cipőt, ruhát és felszerelést. Sílécei és futócipői azoknak valók, ' +
    'akik szeretik pontosan érezni, mi történik a lábuk alatt. Kedveljük benne, hogy a gyors darabjai sem ' +
    'kényelmetlenek.',
  bercjaro:
    'A Bércjáró egri műhelyében túrázók terveznek túrázóknak. Bakancsai, sátrai és hálózsákjai a Bükkben kapják meg ' +
    'az első karcolásokat, mielőtt a boltba kerülnek. Strapabíró holmik, felesleges díszek nélkül.',
  szelkakas:
    'A Szélkakas Veszprémben varr könnyű sportruhát, elsősorban nőknek. Leggingsei és sportmelltartói jógán és futás ' +
    'közben is a helyükön maradnak. A színeiben mindig van egy kis Balaton.',
  havran:
    'A Havran a Tátra lábánál készít felszerelést igazi hegyi időjárásra. Dzsekijei, bakancsai és terepfutó cipői ' +
    'akkor vannak elemükben, amikor fúj és szakad. Aki egész évben a hegyet járja, sokáig fogja hordani.',
  arnyek:
    'Az Árnyék a nyolcadik kerület egyik hátsó udvarából indult. Sötét, letisztult pulóverei, nadrágjai és cipői ' +
    'edzés után is megállják a helyüket a városban. Visszafogott márka, erős anyagokkal.',
  gollovo:
    'A Góllövő nyíregyházi csapatsportmárka: stoplis, mez, labda és sporttáska egy helyről. Csapatoknak teljes ' +
    'felszerelést állít össze, gyerekmérettől felnőttig. A színválasztékban minden klub megtalálja a magáét.',
  tekero:
    'A Tekerő Kecskeméten szereli össze hegyikerékpárjait. A vázak egyszerűek és javíthatók, az alkatrészek könnyen ' +
    'pótolhatók. Első komoly kerékpárnak és mindennapi társnak is jó választás.',
  lendra:
    'A Lendra a szlovén–magyar határ mellől hozza könnyű futó- és edzőfelszerelését. Cipői keskenyebb lábra ' +
    'készülnek, leggingsei puhák és tartósak. Főleg nőknek tervez, színben és szabásban is.',
  utem:
    'Az Ütem győri futómárka, amelyet versenyzők alapítottak. Cipői a hosszú, egyenletes kilométerekhez és a ' +
    'versenytempóhoz egyaránt kínálnak megoldást. Pólói és zoknijai a nyári hőségben is szellősek.',
  hatszel:
    'A Hátszél székesfehérvári műhelye futócipőt, sportruhát és görkorcsolyát készít. Mindegyikben ugyanaz a ' +
    'gondolat: legyen könnyű elkezdeni. Kezdőknek és újrakezdőknek szívesen ajánljuk.',
  vadcsapas:
    'A Vadcsapás egyetlen dologgal foglalkozik: terepfutó cipővel. A miskolci tervezők a Bükk sarát és köveit ' +
    'ismerik a legjobban, a talpakon ez meg is látszik. Ha az ösvény vége érdekel, nézd meg a kínálatát.',
  talpas:
    'A Talpas kaposvári cipőműhely, ahol az utcai cipő és a szandál a fő termék. Széles orr, puha talp, nyugodt ' +
    'színek: ezeket a cipőket egész nap jó viselni. Az ára is barátságos.',
  zuzmara:
    'A Zúzmara a téli sportokban van otthon: léc, deszka, sícipő és meleg ruha is készül a neve alatt. A váci márka ' +
    'jó ár-érték arányt kínál azoknak, akik évente egy-két hetet töltenek a hóban. Sapkáit a városban is szívesen ' +
    'hordják.',
  jegvirag:
    'A Jégvirág Szombathelyen varr meleg kabátokat és puha sapkákat. A gyerekdzsekik ujja állítható, így több télen ' +
    'át jó. Vidám színek, gondos varrás.',
  firnland:
    'A Firnland osztrák sígyártó Bischofshofenből. Lécei, cipői és szemüvegei azoknak készülnek, akik biztosan ' +
    'állnak a kanyarban, és gyorsabbra vágynak. Nem olcsó, de évekig pontos marad.',
  kordell:
    'A Kordell olasz ütőműhely: teniszütői élénken, pingpongütői finoman játszanak. A keretek kíméletesek a ' +
    'könyökhöz, a markolatok több méretben kaphatók. Klubjátékosoknak különösen ajánljuk.',
  palank:
    'A Palánk pécsi labdamárka, a kosárlabdát és a röplabdát szereti igazán. Kültéri labdái a betonpályán is sokáig ' +
    'tapadnak. Iskoláknak és baráti társaságoknak jó választás.',
  csobbano:
    'A Csobbanó Siófokon készít úszószemüveget kicsiknek és nagyoknak. A puha perem nem hagy mély nyomot, a lencse ' +
    'sokáig páramentes. Strandra és edzésre is van belőle.',
  satorfa:
    'A Sátorfa kempingfelszerelést gyárt Esztergomban. Sátrai gyorsan felállnak, hálózsákjai a hűvös hajnalokon is ' +
    'melegítenek. Fesztiválra, vízitúrára és családi táborozásra ajánljuk.',
  ordas:
    'Az Ordas a Karancs vidékéről való, és a nehezebb terepet kedveli. Bakancsai, hátizsákjai és túrabotjai erősek, ' +
    'javíthatók, és nem ijednek meg a sártól. Többnapos túrákhoz szívesen adjuk a kezedbe.',
  vasgyuro:
    'A Vasgyúró dunaújvárosi súlyzói és kettlebelljei egyszerűek és elnyűhetetlenek. Tömör öntvény, jól fogható ' +
    'markolat, olvasható súlyjelzés. Otthoni edzéshez és teremhez egyaránt megfelel.',
  bivalyero:
    'A Bivalyerő békéscsabai öntődében készíti kettlebelljeit. A festésük kopásálló, a fülük kényelmes két kézzel ' +
    'is. Kezdőknek a könnyebb, haladóknak a nehezebb darabokat ajánljuk.',
  aszfalt:
    'Az Aszfalt a budapesti utca sportjaihoz öltöztet: cipő, pulóver, melegítő és görkorcsolya is van a kínálatában. ' +
    'A szabás laza, az anyag vastag és tartós. Pályára és utána is jó.',
  gurulda:
    'A Gurulda dunakeszi műhely, amely görkorcsolyákat készít az egész családnak. A gyerekmodellek több számot nőnek ' +
    'együtt a lábbal. Puha bélés, könnyen kezelhető csat.',
  kaptato:
    'A Kaptató szentendrei kerékpáros márka, a Pilis emelkedőin próbálja ki a gépeit. Hegyikerékpárjai könnyen ' +
    'kapaszkodnak, sisakjai jól szellőznek. Azoknak való, akik nem fordulnak vissza az első dombnál.',
  kullos:
    'A Küllős szolnoki kerékpárjai és sisakjai családoknak készülnek. Kényelmes testhelyzet, könnyű váltás, vidám ' +
    'színek jellemzik. Az ára nem riaszt el a kezdéstől.',
  nordalen:
    'A Nordalen Észak-Svédországból hoz meleget: pehelydzsekit, téli bakancsot, sapkát. Visszafogott formák, ' +
    'gondosan válogatott anyagok. Egy jó kabátja sok telet kiszolgál.',
  tairon:
    'A Tairon tajvani gyártó, amely a kerékpárt, a futást és a teniszt köti össze. Vázai és ütői ugyanabban a ' +
    'városban készülnek, pontos, könnyű kivitelben. Műszaki szemmel válogatóknak ajánljuk.',
  orlivo:
    'Az Orlivo csehországi dzsekimárka Liberecből. Pehely- és steppelt kabátjai könnyűek, jól tömöríthetők, és a ' +
    'hétköznapokra is csinosak. Jó választás, ha egy dzsekivel szeretnéd megúszni a telet.',
  brisova:
    'A Brisova tengerparti stúdió Portorožból, a jóga és a nyújtás márkája. Matracai jól tapadnak, leggingsei és ' +
    'melltartói nem szorítanak. Nyugodt színek, puha anyagok.',
  peakora:
    'A Peakora a brit tóvidéken tervez könnyű hegyi felszerelést. Hátizsákjai és sátrai meglepően kevés helyet ' +
    'foglalnak, cipői jól tapadnak nedves sziklán. Gyors, könnyű túrákhoz ajánljuk.',
  marelis:
    'A Marelis Riccionéból, az Adria partjáról érkezik. Úszószemüvegei versenyre és szabadidőre is kényelmesek, ' +
    'sportruhái vízparton és edzőteremben egyaránt jól mutatnak. Olasz szabás, gyorsan száradó anyag.',
  gravion:
    'A Gravion otthoni edzőeszközöket gyárt: súlyzót és ugrókötelet. Az eszközei egyszerűek, kevés helyet foglalnak, ' +
    'és kedvező az áruk. Az első házi edzősarokhoz jó alap.',
  lumenfox:
    'A Lumenfox német fejlámpái futáshoz, túrához és kempinghez készülnek. Fényük egyenletes, a pántjuk nem csúszik, ' +
    'az akkumulátoruk tölthető. Éjszakai teljesítménytúrán sokan esküsznek rájuk.',
  powdra:
    'A Powdra Utah hegyeiből hozza snowboardjait. A deszkák játékosak, és mély hóban is könnyen fordulnak. Szabadabb ' +
    'csúszáshoz és első saját deszkának is ajánljuk.',
  loptar:
    'A Loptar zágrábi labdamárka, amely a focit, a kosárlabdát, a kézilabdát és a röplabdát is komolyan veszi. ' +
    'Labdái jól tartják a levegőt és a formájukat. Edzőcsomaghoz gyakran ezt választják a csapatok.',
  tizenegyes:
    'A Tizenegyes Debrecenből való, és csak a focival foglalkozik. Stoplisai és labdái az iskolai bajnokságtól a ' +
    'megyei pályákig bírják a meccseket. Az ára fiatal csapatoknak is elérhető.',
  bocsmancs:
    'A Bocsmancs gödöllői gyerekmárka, puha kötött sapkákkal. Nem szúr, nem csúszik a szembe, és mosógépben mosható. ' +
    'A legkisebbek is szívesen magukon hagyják.',
  solvella:
    'A Solvella az Elche környéki cipészek tudására épít. Szandáljai és utcai cipői könnyűek, puha talpúak, és már ' +
    'az első napon kényelmesek. Nyári városnézéshez kevés jobbat ismerünk.',
  lotuszkert:
    'A Lótuszkert szegedi jógaműhely, matracai vastag, csúszásmentes anyagból készülnek. A hordpánt a csomag része. ' +
    'Otthoni gyakorláshoz és csoportos órára is ajánljuk.',
  porgettyu:
    'A Pörgettyű zalaegerszegi játékos sportmárka. Pingpongütői gyorsan pörgetnek, ugrókötelei gyerekméretben is ' +
    'kaphatók. Szünetekre, táborokba, kertbe való felszerelés.',
};

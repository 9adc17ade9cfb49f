import { englishCategories } from '../english/categories.ts';
import type { CatalogCategory } from '../model.ts';

/** Path of slugs, heading, text; a parent stands before its children. */
const rows: readonly (readonly [path: string, name: string, text: string])[] = [
  [
    'cipok',
    'Cipők',
    'Futócipő, bakancs, szandál és stoplis egy helyen. Szűrj méretre, és csak azt mutatjuk, ami a te méretedben ' +
      'kapható.',
  ],
  [
    'cipok/futocipok',
    'Futócipők',
    'A jó futócipő a terephez és a tempódhoz illik. Ha kezdő vagy, indulj a csillapítottabb modellekkel.',
  ],
  [
    'cipok/futocipok/mindennapi-futocipok',
    'Mindennapi futócipők',
    'Kényelmes, csillapított futócipők aszfaltra. Ezekkel gyűlnek a kilométerek hétről hétre.',
  ],
  [
    'cipok/futocipok/versenycipok',
    'Versenycipők',
    'Könnyű, gyors cipők versenyre és tempósabb edzésekre. Karbonlappal vagy anélkül, de mindig előrefelé.',
  ],
  [
    'cipok/terepfuto-cipok',
    'Terepfutó cipők',
    'Mély bordák és védett orr az erdei ösvényekhez. Válassz a talaj szerint: sárhoz ritkább, sziklához ' +
      'tapadósabb talpat.',
  ],
  [
    'cipok/fitneszcipok',
    'Fitneszcipők',
    'Stabil, könnyű cipők terembe és tornaórára. A talpuk nem hagy nyomot a padlón.',
  ],
  [
    'cipok/turacipok',
    'Túracipők',
    'Félcipők kirándulásra: könnyebbek a bakancsnál, biztosabbak az utcai cipőnél. Középhegységi utakra a legjobbak.',
  ],
  [
    'cipok/turabakancsok',
    'Túrabakancsok',
    'Bokatartás, vízálló membrán, tapadós talp. Hátizsákos túrákhoz és nehezebb terepre ajánljuk.',
  ],
  ['cipok/teli-cipok', 'Téli cipők', 'Bélelt, vízálló bakancsok hóra és latyakra. Hidegben is puha gumitalppal.'],
  [
    'cipok/szandalok',
    'Szandálok',
    'Túraszandálok nyárra, vízpartra és városba. Állítható pántokkal, gyorsan száradó anyagból.',
  ],
  [
    'cipok/utcai-cipok',
    'Utcai cipők',
    'Kényelmes sneakerek a hétköznapokra. Farmerhoz, szoknyához és melegítőhöz is jól mutatnak.',
  ],
  ['cipok/focicipok', 'Focicipők', 'Stoplis cipők füves pályára, hobbijátékosoktól a bajnokikig. Gyerekméretben is.'],
  [
    'ruhazat',
    'Ruházat',
    'Rétegek edzéshez, túrához és a hétköznapokra. Minden termékünknél látod az összetételt és a mérettáblázatot.',
  ],
  [
    'ruhazat/kabatok-es-dzsekik',
    'Kabátok és dzsekik',
    'Eső, szél, hideg: mindegyikhez más réteg kell. Itt megtalálod a könnyű esődzsekitől a pehelydzsekiig.',
  ],
  [
    'ruhazat/kabatok-es-dzsekik/turadzsekik',
    'Túradzsekik',
    'Vízálló és légáteresztő héjkabátok hegyi időjáráshoz. A membrán a víz ellen, a szellőzők a meleg ellen ' +
      'dolgoznak.',
  ],
  [
    'ruhazat/kabatok-es-dzsekik/esodzsekik',
    'Esődzsekik',
    'Könnyű dzsekik hirtelen jött záporokra. Kis helyen elférnek a táskában.',
  ],
  [
    'ruhazat/kabatok-es-dzsekik/sidzsekik',
    'Sídzsekik',
    'Bélelt, hófogós dzsekik síeléshez és snowboardozáshoz. Felnőtt- és gyerekméretben.',
  ],
  [
    'ruhazat/kabatok-es-dzsekik/pehelydzsekik',
    'Pehelydzsekik',
    'Valódi pehely, kis súly, sok meleg. Télen magában, nagy hidegben héj alatt viseld.',
  ],
  [
    'ruhazat/kabatok-es-dzsekik/steppelt-dzsekik',
    'Steppelt dzsekik',
    'Szintetikus töltetű dzsekik átmeneti időre. Nedvesen is melegítenek, és otthon moshatók.',
  ],
  [
    'ruhazat/kapucnis-puloverek',
    'Kapucnis pulóverek',
    'Puha pulóverek edzés előtt, után vagy akár helyette. Belül bolyhosak, kívül simák.',
  ],
  ['ruhazat/polok', 'Pólók', 'Gyorsan száradó pólók futáshoz és edzéshez. Hogy a póló ne, csak te melegedj be.'],
  [
    'ruhazat/polok/futopolok',
    'Futópólók',
    'Könnyű, szellős pólók futáshoz. Elvezetik az izzadságot, és nem dörzsölnek.',
  ],
  [
    'ruhazat/polok/edzopolok',
    'Edzőpólók',
    'Tartós pólók teremre, tornaórára és csapatedzésre. Felnőtt- és gyerekméretben.',
  ],
  [
    'ruhazat/nadragok',
    'Nadrágok',
    'Leggings, sort és melegítő minden mozgáshoz. Nézd meg a mérettáblázatot, és válassz a derék- és ' +
      'csípőbőséged szerint.',
  ],
  [
    'ruhazat/nadragok/leggingsek',
    'Leggingsek',
    'Magas derekú leggingsek futáshoz és jógához. Nem csúsznak le, és nem látszanak át.',
  ],
  [
    'ruhazat/nadragok/rovidnadragok',
    'Rövidnadrágok',
    'Futósortok és edzőnadrágok meleg napokra. Könnyűek, és gyorsan száradnak.',
  ],
  [
    'ruhazat/nadragok/melegitonadragok',
    'Melegítőnadrágok',
    'Melegítők edzésre, utazásra és otthonra. Szűkülő szárral, cipzáras vagy nyitott zsebbel.',
  ],
  [
    'ruhazat/sportmelltartok',
    'Sportmelltartók',
    'Könnyű, közepes és erős tartás, a jógától a futásig. Válassz a mell alatti bőség szerint.',
  ],
  ['ruhazat/zoknik', 'Zoknik', 'A jó zokni fél siker. Futáshoz vékony és szellős, túrához párnázott és meleg.'],
  [
    'ruhazat/zoknik/futozoknik',
    'Futózoknik',
    'Vékony, párnázott zoknik hólyagmentes kilométerekhez. Két pár egy csomagban.',
  ],
  [
    'ruhazat/zoknik/turazoknik',
    'Túrazoknik',
    'Merinógyapjúval kötött zoknik bakancsba. Melegítenek, és frissek maradnak.',
  ],
  [
    'ruhazat/sapkak',
    'Sapkák',
    'Bordás kötésű téli sapkák kicsiknek és nagyoknak. Sétához, szánkózáshoz, hideg reggelekre.',
  ],
  [
    'felszereles',
    'Felszerelés',
    'Labdától a kerékpárig minden, ami a mozgáshoz kell. A nagyobb darabokat haza is visszük.',
  ],
  [
    'felszereles/labdak',
    'Labdák',
    'Foci-, kosár-, kézi- és röplabdák szabadidőre, edzésre és meccsre. A méretet az életkor szerint válaszd.',
  ],
  [
    'felszereles/labdak/futball-labdak',
    'Futball-labdák',
    'Labdák a ház elé, edzésre és bajnokira. Felnőtteknek 5-ös, gyerekeknek 3-as és 4-es méretben.',
  ],
  [
    'felszereles/labdak/kosarlabdak',
    'Kosárlabdák',
    'Beltéri és kültéri kosárlabdák. Jól tapadnak, és betonon is sokáig bírják.',
  ],
  [
    'felszereles/labdak/kezilabdak',
    'Kézilabdák',
    'Tapadós, puha kézilabdák iskolába és csarnokba. A 0-s mérettől a 3-asig.',
  ],
  [
    'felszereles/labdak/roplabdak',
    'Röplabdák',
    'Puha érintésű labdák strandra és csarnokba. Szabványos, 5-ös méretben.',
  ],
  [
    'felszereles/hatizsakok-es-taskak',
    'Hátizsákok és táskák',
    'Túrahátizsákok és sporttáskák, amelyekben rend van. Szellőző háttal, jól elérhető zsebekkel.',
  ],
  [
    'felszereles/hatizsakok-es-taskak/hatizsakok',
    'Hátizsákok',
    'Túrahátizsákok egy naptól egy hétig. Derékpánttal és szellőző hátrendszerrel.',
  ],
  [
    'felszereles/hatizsakok-es-taskak/sporttaskak',
    'Sporttáskák',
    'Tágas táskák edzésre és hétvégére. Külön rekesszel a cipőnek.',
  ],
  [
    'felszereles/kerekparozas',
    'Kerékpározás',
    'Hegyi és országúti kerékpárok, bukósisakok. Az új kerékpárt kérésre menetkészen adjuk át.',
  ],
  [
    'felszereles/kerekparozas/mtb-kerekparok',
    'MTB-kerékpárok',
    'Merevvázas hegyikerékpárok 29 colos kerékkel. A vázméretet a testmagasságod szerint válaszd.',
  ],
  [
    'felszereles/kerekparozas/bukosisakok',
    'Bukósisakok',
    'Könnyű, szellős sisakok felnőtteknek és gyerekeknek. Mérd le a fejkerületedet, és a táblázat szerint válassz.',
  ],
  [
    'felszereles/si-es-snowboard',
    'Sí- és snowboardfelszerelés',
    'Léc, deszka, cipő, szemüveg: a teljes felszerelés. A kötést áruházi műhelyünk állítja be.',
  ],
  [
    'felszereles/si-es-snowboard/silecek',
    'Sílécek',
    'Carving és all-mountain lécek kötéssel. A hosszt a testmagasságod és a tudásod szerint válaszd.',
  ],
  [
    'felszereles/si-es-snowboard/sicipok',
    'Sícipők',
    'Négycsatos sícipők kezdőknek és haladóknak. A Mondopoint-méret a lábad hossza centiméterben.',
  ],
  [
    'felszereles/si-es-snowboard/snowboardok',
    'Snowboardok',
    'Allmountain deszkák kötéssel. Kezdőknek puhább, haladóknak keményebb flexszel.',
  ],
  [
    'felszereles/si-es-snowboard/siszemuvegek',
    'Síszemüvegek',
    'Páramentes, UV-szűrős szemüvegek sisak alá. Felnőtteknek és gyerekeknek.',
  ],
  [
    'felszereles/kemping-es-tura',
    'Kemping és túra',
    'Minden, ami egy éjszakához kell a szabadban. Sátor, hálózsák, lámpa és a reggeli tea kulacsa.',
  ],
  [
    'felszereles/kemping-es-tura/satrak',
    'Sátrak',
    'Kupola-, alagút-, családi és hegyi sátrak fesztiválra, nyaralásra és táborhelyre. Mind szépen összepakolható.',
  ],
  [
    'felszereles/kemping-es-tura/halozsakok',
    'Hálózsákok',
    'Múmia hálózsákok nyári és hűvös éjszakákra. A komforthőmérséklet alapján válassz.',
  ],
  [
    'felszereles/kemping-es-tura/fejlampak',
    'Fejlámpák',
    'Tölthető fejlámpák futáshoz, túrához és sátorhoz. Szabad kéz, biztos lépés.',
  ],
  [
    'felszereles/kemping-es-tura/turabotok',
    'Túrabotok',
    'Teleszkópos botok, amelyek kímélik a térdet. Minden modellt párban árulunk.',
  ],
  [
    'felszereles/kemping-es-tura/kulacsok',
    'Kulacsok',
    'Hőszigetelt acélkulacsok túrára, edzésre és irodába. Hidegen vagy melegen tartják az italt.',
  ],
  [
    'felszereles/fitneszeszkozok',
    'Fitneszeszközök',
    'Otthoni edzéshez kevés eszköz is elég. Súlyzó, kötél, matrac, és már kezdheted is.',
  ],
  [
    'felszereles/fitneszeszkozok/kezisulyzok',
    'Kézisúlyzók',
    'Hatszögletű kézisúlyzók 4 és 12 kiló között. Nem gurulnak el, és kímélik a padlót.',
  ],
  [
    'felszereles/fitneszeszkozok/kettlebellek',
    'Kettlebellek',
    'Öntöttvas kettlebellek lendítéshez és erősítéshez. Kezdőknek és haladóknak.',
  ],
  [
    'felszereles/fitneszeszkozok/ugrokotelek',
    'Ugrókötelek',
    'Gyors kötelek bemelegítéshez és kardióhoz. Állítható hosszal.',
  ],
  [
    'felszereles/fitneszeszkozok/jogamatracok',
    'Jógamatracok',
    'Csúszásmentes matracok jógához és nyújtáshoz. Hordpánttal, többféle anyagból.',
  ],
  [
    'felszereles/utos-sportok',
    'Ütős sportok',
    'Tenisz-, tollas- és pingpongütők az első labdamenettől a bajnokikig. Válassz a tudásodhoz illő ütőt.',
  ],
  [
    'felszereles/utos-sportok/teniszutok',
    'Teniszütők',
    'Könnyen játszható, pontos teniszütők minden szinten. A markolatméretet a táblázat segít kiválasztani.',
  ],
  [
    'felszereles/utos-sportok/pingpongutok',
    'Pingpongütők',
    'Családi és edzőütők jól tapadó borítással. Labdával együtt.',
  ],
  ['felszereles/uszas', 'Úszófelszerelés', 'Minden medencébe és nyílt vízre. Kezdőknek és versenyzőknek.'],
  [
    'felszereles/uszas/uszoszemuvegek',
    'Úszószemüvegek',
    'Páramentes úszószemüvegek puha peremmel. Edzésre, versenyre és a Balatonra.',
  ],
  [
    'felszereles/gorkorcsolyak',
    'Görkorcsolyák',
    'Egysoros görkorcsolyák sima aszfaltra. Ne feledkezz meg a sisakról és a védőkről.',
  ],
  [
    'felszereles/kerekparozas/orszaguti-kerekparok',
    'Országúti kerékpárok',
    'Gyors, könnyű kerékpárok aszfaltra, tárcsafékkel. A vázméretet a testmagasságod szerint válaszd.',
  ],
  [
    'felszereles/focifelszereles',
    'Focifelszerelés',
    'Ami a labdán és a cipőn kívül kell: kesztyű a kapusnak, védő a sípcsontra. Felnőtteknek és gyerekeknek.',
  ],
  [
    'felszereles/focifelszereles/kapuskesztyuk',
    'Kapuskesztyűk',
    'Tapadós latex tenyér, párnázott kézhát. A méretet a tenyered kerülete szerint válaszd.',
  ],
  [
    'felszereles/focifelszereles/sipcsontvedok',
    'Sípcsontvédők',
    'Könnyű, pántos védők edzésre és meccsre. A méretet a testmagasság szerint válaszd.',
  ],
  [
    'felszereles/rollerek',
    'Rollerek',
    'Összecsukható rollerek nagy kerékkel, gyerekeknek és felnőtteknek. Iskolába, munkába és a parkba.',
  ],
  [
    'felszereles/si-es-snowboard/sifutolecek',
    'Sífutólécek',
    'Keskeny, könnyű lécek kötéssel és bottal. A hosszt a testsúlyod szerint válaszd.',
  ],
  [
    'felszereles/si-es-snowboard/sisisakok',
    'Sísisakok',
    'Meleg, jól szellőző sisakok fülvédővel. A síszemüveg pántját hátul csat tartja.',
  ],
  [
    'felszereles/fitneszeszkozok/masszazshengerek',
    'Masszázshengerek',
    'Bordázott habhengerek izomlazításhoz. Edzés előtt és után is jó szolgálatot tesznek.',
  ],
  [
    'felszereles/fitneszeszkozok/gumiszalagok',
    'Gumiszalagok',
    'Hurokszalagok többféle erősségben. Kis helyen elférnek, és az egész testet megdolgoztatják.',
  ],
  [
    'felszereles/fitneszeszkozok/gimnasztikai-labdak',
    'Gimnasztikai labdák',
    'Nagy labdák tornához, nyújtáshoz és íróasztalhoz. A méretet a magasságod szerint válaszd.',
  ],
  [
    'felszereles/fitneszeszkozok/bokszkesztyuk',
    'Bokszkesztyűk',
    'Kesztyűk zsákoláshoz és edzéshez, 10-től 16 unciáig. Bandázzsal viseld.',
  ],
  [
    'felszereles/utos-sportok/tollasutok',
    'Tollasütők',
    'Könnyű ütők kertbe és csarnokba. Kezdőknek rugalmas, haladóknak merevebb nyéllel.',
  ],
  [
    'felszereles/hatizsakok-es-taskak/futoovek',
    'Futóövek',
    'Lapos övek telefonnak, kulcsnak, zselének. Futás közben sem ugrálnak.',
  ],
  [
    'felszereles/sportnapszemuvegek',
    'Sportnapszemüvegek',
    'Széles lencséjű szemüvegek futáshoz és kerékpározáshoz. Nem csúsznak le, és oldalról is védenek.',
  ],
  [
    'ruhazat/siltes-sapkak',
    'Siltes sapkák',
    'Futósapkák és baseballsapkák napsütésre. Szellős oldallal, állítható pánttal.',
  ],
  ['ruhazat/kesztyuk', 'Kesztyűk', 'Vékony futókesztyűk és bélelt téli kesztyűk. A telefonodat is kezelheted bennük.'],
  [
    'ruhazat/fejpantok',
    'Fejpántok',
    'Fület is takaró fejpántok futáshoz, síeléshez és kerékpározáshoz. Sisak alá is elférnek.',
  ],
  [
    'ruhazat/polok/galleros-polok',
    'Galléros pólók',
    'Pikéből kötött pólók gallérral, teniszpályára és a hétköznapokra.',
  ],
  [
    'ruhazat/kerekparos-mezek',
    'Kerékpáros mezek',
    'Végig cipzáras mezek hátsó zsebekkel. Nem lobognak a szélben, és hamar száradnak.',
  ],
  [
    'ruhazat/kabatok-es-dzsekik/mellenyek',
    'Mellények',
    'Steppelt mellények, amelyek a törzset melegítik, és szabadon hagyják a kart.',
  ],
  [
    'ruhazat/kabatok-es-dzsekik/polardzsekik',
    'Polárdzsekik',
    'Puha polárok középső rétegnek vagy magukban. Nedvesen is melegítenek, és hamar megszáradnak.',
  ],
  [
    'ruhazat/nadragok/sinadragok',
    'Sínadrágok',
    'Bélelt, vízálló nadrágok hófogóval síeléshez és snowboardozáshoz. Felnőtt- és gyerekméretben.',
  ],
  ['ruhazat/sportszoknyak', 'Sportszoknyák', 'Rakott teniszszoknyák és szoknyanadrágok beépített belső nadrággal.'],
  [
    'ruhazat/furdoruhak',
    'Fürdőruhák',
    'Klórálló úszódresszek edzésre és versenyre. A méretet a mell- és csípőbőséged szerint válaszd.',
  ],
];

const idByPath = new Map(rows.map(([path], index) => [path, index + 1]));
const parentPath = (path: string): string => path.slice(0, Math.max(path.lastIndexOf('/'), 0));

/** The category tree: three roots, two levels below them. */
export function catalogCategories(): CatalogCategory[] {
  const positions = new Map<string, number>();
  return rows.map(([path, name, text], index) => {
    const parent = parentPath(path);
    const position = (positions.get(parent) ?? 0) + 1;
    positions.set(parent, position);
    const slug = path.slice(path.lastIndexOf('/') + 1);
    const english = englishCategories[path];
    if (!english) throw new Error(`The category "${path}" has no English name`);
    const translations = { en: { name: english[0], text: english[1] } };
    return { id: index + 1, parentId: idByPath.get(parent) ?? null, slug, name, text, position, translations };
  });
}

/** Id of a category by its path; throws where there is none, because a product would be homeless. */
export function categoryId(path: string): number {
  const id = idByPath.get(path);
  if (id === undefined) throw new Error(`No category "${path}"`);
  return id;
}

import type { ShopService } from '#lib/contract/shop-services.ts';

/** Where a shop is: in a shopping centre, one that closes late, in a retail park, or in a street of a town. */
export type ShopKind = 'centre' | 'late-centre' | 'park' | 'town';

type Workshop = Exclude<ShopService, 'click-and-collect' | 'parking' | 'wheelchair'>;

interface ShopText {
  kind: ShopKind;
  services: readonly Workshop[];
  text: string;
}

function shop(kind: ShopKind, services: readonly Workshop[], text: string): ShopText {
  return { kind, services, text };
}

const everything: readonly Workshop[] = ['ski-service', 'bike-service', 'racket-stringing', 'rental', 'gait-analysis'];

/** What the shops say of themselves, by the id in their sysnames. */
export const shopTexts: Readonly<Record<string, ShopText>> = {
  'budapest-nepfurdo': shop(
    'park',
    everything,
    'Ez a legnagyobb áruházunk: két szinten minden sportágunkat megtalálod. A földszinti műhelyben lécet élezünk és ' +
      'kerékpárt állítunk be, az emeleti futópadon pedig megnézzük, hogyan lépsz. A parkoló a Népfürdő utca felől ' +
      'nyílik.',
  ),
  'budapest-arena-ter': shop(
    'late-centre',
    ['racket-stringing', 'gait-analysis'],
    'Futó- és fitneszrészlegünk a bevásárlóközpont első emeletén vár. Ha ütőt hozol, bevásárlás közben meghúrozzuk. ' +
      'A metrótól fedett úton, öt perc alatt ideérsz.',
  ),
  'budapest-hengermalom': shop(
    'park',
    ['bike-service', 'ski-service', 'rental'],
    'Dél-Buda kerékpáros és sís áruháza. Az új kerékpárt az udvar pályáján ki is próbálhatod, télen pedig sílécet és ' +
      'snowboardot kölcsönzünk. Az épület előtt ingyen parkolhatsz.',
  ),
  'budapest-ors-vezer-tere': shop(
    'late-centre',
    ['gait-analysis', 'racket-stringing'],
    'A metró és a HÉV végállomása mellett, hazafelé is útba esünk. Nagy választékot tartunk futócipőből és ' +
      'csapatsportokhoz való felszerelésből. A futáselemzésre érdemes időpontot foglalni.',
  ),
  'budapest-ujpest': shop(
    'town',
    ['bike-service'],
    'Újpest központjában, a piactól pár percre találsz meg minket. Kisebb áruház vagyunk, de a kerékpárszervizünk ' +
      'egész évben nyitva tart. Ami itt nincs a polcon, azt két napon belül ideszállítjuk.',
  ),
  debrecen: shop(
    'park',
    everything,
    'A Szoboszlói úti áruház Kelet-Magyarország legnagyobb választékát kínálja. Műhelyünkben síléccel, kerékpárral ' +
      'és teniszütővel is foglalkozunk. Ha a Nagyerdőbe készülsz futni, kérj tőlünk cipőtanácsot.',
  ),
  szeged: shop(
    'park',
    ['bike-service', 'racket-stringing', 'gait-analysis', 'rental'],
    'Kerékpáros városban kerékpáros áruház: szervizünkbe időpont nélkül is behozhatod a defektes kereket. Nyáron ' +
      'túrakerékpárt és sátrat is bérelhetsz. A Rókusi körúti parkoló ingyenes.',
  ),
  pecs: shop(
    'park',
    ['bike-service', 'ski-service', 'gait-analysis'],
    'A Mecsek lábánál a túra és a hegyikerékpár a fő részlegünk. Bakancsot lejtős próbapadon próbálhatsz fel, ' +
      'mielőtt döntesz. A téli szezonban a lécedet két nap alatt felkészítjük.',
  ),
  gyor: shop(
    'park',
    ['ski-service', 'bike-service', 'racket-stringing', 'rental'],
    'Győri áruházunkból egyenes az út az osztrák pályákra, ezért itt a legnagyobb a síkölcsönzőnk. Hétvégi síeléshez ' +
      'már csütörtök délután átveheted a felszerelést. A műhely a bejárattól balra van.',
  ),
  miskolc: shop(
    'park',
    ['ski-service', 'bike-service', 'rental'],
    'A Bükk kapujában túrafelszereléssel és terepfutó cipőkkel várunk. Télen a bánkúti és a sátoraljaújhelyi ' +
      'pályához kölcsönzünk lécet. A kerékpárszerviz tavasztól őszig vasárnap is dolgozik.',
  ),
  nyiregyhaza: shop(
    'park',
    ['bike-service', 'racket-stringing'],
    'A Pazonyi úton, könnyen megközelíthető helyen találod áruházunkat. A csapatsportok és a kerékpár a legerősebb ' +
      'részlegünk. Mezfeliratozáshoz a tervet e-mailben is elküldheted.',
  ),
  kecskemet: shop(
    'park',
    ['bike-service', 'gait-analysis'],
    'Kecskeméti áruházunkban a futóknak és a családoknak van a legnagyobb választék. A futópados elemzés negyedórát ' +
      'vesz igénybe, és nem kötelez vásárlásra. A parkoló ingyenes.',
  ),
  szekesfehervar: shop(
    'park',
    ['ski-service', 'bike-service', 'gait-analysis', 'rental'],
    'A Palotai úton síléc, kerékpár és futócipő ugyanannál a pultnál kap gazdát. Kölcsönzőnkben gyerekméretű ' +
      'sífelszerelés is van. Az autópálya felől öt perc alatt ideérsz.',
  ),
  szombathely: shop(
    'centre',
    ['ski-service', 'racket-stringing', 'rental'],
    'Az Alpokalja sísei nálunk készülnek a szezonra: élezünk, vaxolunk és kötést állítunk. A Viktória utcai ' +
      'bevásárlóközpont földszintjén keress minket. A fedett parkoló vásárlóinknak két óráig ingyenes.',
  ),
  szolnok: shop(
    'park',
    ['bike-service'],
    'Vízparti városban az úszás és a kerékpár a kedvencünk. Az úszószemüveget helyben felpróbálhatod, a kerékpárodat ' +
      'pedig általában másnapra megjavítjuk. Az áruház előtt ingyen parkolhatsz.',
  ),
  tatabanya: shop(
    'park',
    ['bike-service', 'ski-service'],
    'A Győri úti áruház a Gerecse és a Vértes túrázóinak kiindulópontja. Bakancs, hátizsák és túrabot nagy ' +
      'választékban vár. Télen lécet is szervizelünk.',
  ),
  kaposvar: shop(
    'town',
    ['racket-stringing'],
    'A belvárosban, a Berzsenyi utcában vagyunk. Kisebb üzlet, ismerős arcok: a teniszezők nálunk húroztatnak, ' +
      'az asztaliteniszezők nálunk választanak ütőt. Amit a webáruházban rendelsz, azt itt ingyen átveheted.',
  ),
  bekescsaba: shop(
    'town',
    ['bike-service'],
    'Az Andrássy úti üzletben a mindennapi sporthoz szükséges holmikat tartjuk. Kerékpárszervizünk az udvarban ' +
      'működik. Vasárnap zárva vagyunk, szombaton egyig várunk.',
  ),
  veszprem: shop(
    'park',
    ['bike-service', 'ski-service', 'rental', 'gait-analysis'],
    'A Bakony és a Balaton között minden évszakban van mit sportolni, mi pedig felkészítünk rá. Nyáron kerékpárt, ' +
      'télen sífelszerelést kölcsönzünk. A Budapesti úti parkolóból akadálymentes a bejárat.',
  ),
  zalaegerszeg: shop(
    'park',
    ['bike-service', 'racket-stringing'],
    'Zalai áruházunkban a kerékpár, a tenisz és a túra kapta a legtöbb helyet. A húrozással rendszerint egy nap ' +
      'alatt elkészülünk. A Balatoni útról közvetlenül behajthatsz hozzánk.',
  ),
  eger: shop(
    'town',
    ['ski-service', 'bike-service'],
    'A Bükk-fennsík felé indulók nálunk állnak meg utoljára. Túrabotot, fejlámpát és térképtartót is találsz, a ' +
      'műhelyben pedig lécet és kerékpárt szervizelünk. Szombaton délután egyig vagyunk nyitva.',
  ),
  sopron: shop(
    'park',
    ['ski-service', 'rental', 'bike-service'],
    'Sopronból egy óra alatt a pályán vagy: lécet, cipőt és sisakot egész szezonra is bérelhetsz. A Lővérek futóinak ' +
      'terepcipőből tartunk nagy választékot. Az Ipar körúti parkoló ingyenes.',
  ),
  nagykanizsa: shop(
    'park',
    ['bike-service'],
    'A Balatoni úton, a város szélén találsz meg minket. Horgászvizek és kerékpárutak között a kulacstól a ' +
      'kerékpárig mindent megkapsz, ami egy napra kell. A szervizben a kisebb hibákat megvárhatod.',
  ),
  dunaujvaros: shop(
    'park',
    ['bike-service', 'gait-analysis'],
    'Az Aranyvölgyi úti áruházban az erősítés és a futás a legnagyobb részleg. Súlyzót, kettlebellt és masszázshengert is ' +
      'kipróbálhatsz. A nehéz csomagot az autódig visszük.',
  ),
  hodmezovasarhely: shop(
    'town',
    ['bike-service'],
    'Városi üzletünkben a mindennapos mozgáshoz válogattuk össze a kínálatot. A kerékpárszerviz hétköznap délelőtt ' +
      'fogad. Ami nincs készleten, azt a szegedi áruházból másnapra áthozzuk.',
  ),
  salgotarjan: shop(
    'town',
    ['ski-service'],
    'A Rákóczi úton, a buszpályaudvar közelében várunk. A Karancs és a Medves túráihoz bakancsot és réteges ' +
      'öltözetet ajánlunk. Télen síszervizt is vállalunk.',
  ),
  szekszard: shop(
    'town',
    ['racket-stringing'],
    'A Tartsay Vilmos utcai üzlet a város sportcsarnokától két sarokra van. Csapatsport, tenisz és futás a három fő ' +
      'részlegünk. A rendelésedet munkanapokon este hatig átveheted.',
  ),
  siofok: shop(
    'centre',
    ['rental', 'bike-service'],
    'Balatoni áruházunkban nyáron az úszás és a kerékpár viszi a főszerepet. Kerékpárt és sátrat napra és hétre is ' +
      'bérelhetsz. Télen rövidebb a sor, a kiszolgálás ugyanaz.',
  ),
  budaors: shop(
    'late-centre',
    ['ski-service', 'bike-service', 'gait-analysis', 'rental'],
    'Az autópálya mellett, nagy parkolóval, este kilencig várunk. Sísezonban itt dolgozik a leggyorsabb műhelyünk: a ' +
      'reggel leadott léc délutánra kész. A Budai-hegység terepfutóinak külön polcot tartunk.',
  ),
  dunakeszi: shop(
    'late-centre',
    ['bike-service', 'gait-analysis'],
    'Észak-pesti vásárlóink kedvelt áruháza, közvetlenül az M2-es út mellett. A gyerekrészleg itt a legnagyobb: a ' +
      'kinőtt korcsolyát és kerékpárt be is számítjuk. A parkolás ingyenes.',
  ),
};

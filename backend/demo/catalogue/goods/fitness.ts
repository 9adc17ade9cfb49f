import type { Kind } from './kind.ts';

const wipe = 'Nedves ronggyal töröld át, szárazon tárold.';
const weightWarning = 'Használat előtt melegíts be. Gyermekek elől elzárva, stabil felületen tárold, ne ejtsd le.';

export const fitness: readonly Kind[] = [
  {
    archetype: 'dumbbell', noun: 'kézisúlyzó', category: 'felszereles/fitneszeszkozok/kezisulyzok',
    sports: ['fitnesz', 'erosito-edzes'], share: 1.2, genders: { unisex: 1 }, sizing: 'weight', canBeRefurbished: true,
    prices: { entry: [1150, 1450], advanced: [1550, 1990] },
    models: ['Vaskos', 'Öklös', 'Hex', 'Tömb', 'Bicepsz', 'Szögletes', 'Kovács', 'Toldi'],
    intros: [
      '{A_NÉV} hatszögletű kézisúlyzó, amely nem gurul el, és fekvőtámaszhoz is biztos alap.',
      'Otthoni edzéshez az egyik leghasznosabb eszköz: {a_név} kis helyen elfér.',
      '{A_NÉV} gumírozott végei kímélik a padlót, acélmarkolata pedig jól fogható.',
    ],
    features: [
      ['Gumírozott, hatszögletű végek', 'A gumírozott végek kímélik a padlót, és nem gurulnak el.'],
      ['Recézett acélmarkolat', 'A recézett markolat izzadt kézben sem csúszik.'],
      ['Formázott fogás', 'A markolat középen vastagabb, így jobban kitölti a tenyeret.', { levels: ['advanced'] }],
      ['Tömör öntöttvas mag', 'A tömör magon nincs mozgó alkatrész, ami kilazulhatna.'],
      ['Színnel jelölt súly', 'A szín és a végekre öntött szám mutatja a súlyt.'],
    ],
    closings: [
      'Darabáras; a párhoz kettőt tegyél a kosárba.',
      'Kezdőknek a könnyebb súllyal és több ismétléssel érdemes indulni.',
    ],
    attributes: { 'Kiszerelés': ['1 db'], Markolat: ['recézett acél, 33 mm'] },
    materials: ['Öntöttvas, gumibevonat, krómozott acél'],
    care: wipe,
    warnings: [weightWarning],
    synonyms: ['súlyzó', 'egykezes súlyzó', 'hatszögletű súlyzó', 'hex súlyzó'],
  },
  {
    archetype: 'kettlebell', noun: 'kettlebell', category: 'felszereles/fitneszeszkozok/kettlebellek',
    sports: ['fitnesz', 'erosito-edzes', 'kardio'], share: 1.2, genders: { unisex: 1 }, sizing: 'weight',
    canBeRefurbished: true,
    prices: { entry: [1090, 1350], advanced: [1450, 1890] },
    models: ['Harang', 'Üllő', 'Lendítő', 'Ágyúgolyó', 'Bástya', 'Medve', 'Kinizsi', 'Malomkő'],
    intros: [
      '{A_NÉV} öntöttvas kettlebell lendítéshez, guggoláshoz és török felálláshoz.',
      'Egyetlen eszköz az egész testnek: {a_név} erősít és kifáraszt.',
      '{A_NÉV} füle sima és elég széles ahhoz, hogy két kézzel is megfogd.',
    ],
    features: [
      ['Sima, széles fül', 'A sima fül nem sérti fel a tenyeret lendítésnél.'],
      ['Egy darabból öntve', 'Egy darabból készült, ezért nincs varrat, ami elválna.'],
      ['Bevonatos alsó rész', 'A bevonatos alja kíméli a padlót.'],
      ['Lapos talp', 'A lapos talpán megáll, és fekvőtámaszhoz is jó.'],
      ['Jól látható súlyjelzés', 'A szám messziről is olvasható.'],
    ],
    closings: [
      'Kezdő nőknek nyolc, kezdő férfiaknak tizenkét kilót ajánlunk.',
      'Az első lendítéseket edző mellett tanuld meg.',
      'Párban is használható.',
    ],
    attributes: { 'Kiszerelés': ['1 db'], 'Fül átmérője': ['33 mm', '35 mm'] },
    materials: ['Öntöttvas, műanyag bevonattal'],
    care: wipe,
    warnings: [weightWarning],
    synonyms: ['füles súlyzó', 'gömbsúlyzó', 'girja', 'súlyzó'],
  },
  {
    archetype: 'skipping-rope', noun: 'ugrókötél', category: 'felszereles/fitneszeszkozok/ugrokotelek',
    sports: ['fitnesz', 'kardio'], share: 1.2, genders: { unisex: 3, kinder: 1 }, sizing: 'one',
    prices: { entry: [4490, 5490], advanced: [5990, 8990] },
    models: ['Szökdelő', 'Pattanó', 'Duplaugrás', 'Zsinór', 'Bokszoló', 'Kenguru', 'Suhogó', 'Iramláb'],
    intros: [
      '{A_NÉV} gyors forgású ugrókötél bemelegítéshez és intervallumos edzéshez.',
      'Tíz perc vele felér egy kis futással: {a_név} a zsebedben is elfér.',
      '{A_NÉV} csapágyas nyelekkel készült, így nem csavarodik fel.',
    ],
    features: [
      ['Csapágyas nyelek', 'A csapágyas nyelekben egyenletesen forog a kötél.'],
      ['Állítható hossz', 'A hossza a testmagasságodhoz vágható, a végét csavar rögzíti.'],
      ['Csúszásmentes markolat', 'A markolat izzadt kézben is biztosan fogható.'],
      ['Bevonatos acélsodrony', 'A bevonatos acélsodrony gyors, és nem gubancolódik.'],
    ],
    closings: [
      'Állj a közepére: akkor jó, ha a nyelek a hónaljadig érnek.',
      'Betonon hamarabb kopik, terembe ajánljuk.',
    ],
    attributes: {
      Hossz: ['280 cm, állítható', '300 cm, állítható'],
      'Kötél': ['bevonatos acél'],
      'Súly': ['118 g', '132 g'],
    },
    materials: ['Kötél: acél, PVC-bevonattal; nyél: polipropilén és TPE'],
    care: wipe,
    warnings: ['Csak szabad helyen használd; 3 év alatti gyermeknek ne add.'],
    synonyms: ['ugrálókötél', 'gyorskötél', 'speed rope', 'kötél'],
  },
  {
    archetype: 'yoga-mat', noun: 'jógamatrac', category: 'felszereles/fitneszeszkozok/jogamatracok',
    sports: ['joga', 'joga-es-pilates', 'fitnesz'], share: 1.9, genders: { unisex: 1 }, sizing: 'one',
    prices: { entry: [5990, 8990], advanced: [11990, 17990], race: [21990, 32990] },
    models: ['Csend', 'Föld', 'Harmat', 'Napfelkelte', 'Rét', 'Tisztás', 'Nyugalom', 'Kő', 'Levél', 'Forrásvíz'],
    intros: [
      '{A_NÉV} puha és tapadós jógamatrac, amely kíméli a térdet, és nem csúszik el.',
      'Reggeli nyújtáshoz vagy hosszú jógaórához: {a_név} biztos alapot ad.',
      '{A_NÉV} hordpánttal érkezik, így könnyen viheted a stúdióba.',
    ],
    features: [
      ['Csúszásmentes mindkét oldalon', 'A két oldal eltérő mintája a padlón és a tenyér alatt is tapad.'],
      ['6 mm párnázás', 'A hat milliméteres vastagság kíméli a térdet és a csuklót.'],
      ['Hordpánttal', 'A hordpánt nyújtáshoz is használható.'],
      ['Nem ereszt szagot', 'Kicsomagolás után sincs erős gumiszaga.'],
      ['Természetes gumi',
        'A természetes gumi nedves tenyér alatt is tapad.',
        { levels: ['race'], attribute: ['Anyag', 'természetes gumi'] }],
      ['Kétszínű réteg', 'A két réteg színe eltér, így látszik, melyik oldal van felül.'],
    ],
    closings: [
      'Első használat előtt szellőztesd egy napig.',
      'Feltekerve, a felső oldalával kifelé tárold, így kiterítve nem kunkorodik.',
      'Cipőben ne lépj rá.',
    ],
    attributes: {
      'Méret': ['183 × 61 × 0,6 cm'],
      'Vastagság': ['6 mm'],
      Anyag: { entry: ['NBR-hab'], advanced: ['TPE'], race: ['természetes gumi'] },
      'Súly': { entry: ['880 g'], advanced: ['990 g'], race: ['2300 g'] },
    },
    materials: null,
    care: 'Enyhén szappanos vízzel töröld át, kiterítve, árnyékban szárítsd. Mosógépben ne mosd.',
    warnings: [],
    synonyms: ['jógaszőnyeg', 'tornaszőnyeg', 'pilates matrac', 'polifoam'],
  },
];

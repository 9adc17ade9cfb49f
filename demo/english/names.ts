import type { Gender } from '../model.ts';
import type { ProductPlan } from '../catalog/plan.ts';

/** What kinds of goods are called at the end of their names, by their Hungarian noun. */
const nouns: Readonly<Record<string, string>> = {
  futócipő: 'running shoes',
  versenyfutócipő: 'racing shoes',
  edzőcipő: 'training shoes',
  'terepfutó cipő': 'trail running shoes',
  túracipő: 'hiking shoes',
  túrabakancs: 'hiking boots',
  'téli bakancs': 'winter boots',
  túraszandál: 'hiking sandals',
  'utcai cipő': 'street shoes',
  'stoplis focicipő': 'football boots',
  sícipő: 'ski boots',
  görkorcsolya: 'inline skates',
  futópóló: 'running T-shirt',
  edzőpóló: 'training T-shirt',
  'kapucnis pulóver': 'hoodie',
  sportmelltartó: 'sports bra',
  'kapucnis túradzseki': 'hooded hiking jacket',
  'kapucnis esődzseki': 'hooded rain jacket',
  'kapucnis sídzseki': 'hooded ski jacket',
  pehelydzseki: 'down jacket',
  'steppelt dzseki': 'quilted jacket',
  futóleggings: 'running leggings',
  jógaleggings: 'yoga leggings',
  futósort: 'running shorts',
  rövidnadrág: 'shorts',
  melegítőnadrág: 'tracksuit bottoms',
  'futózokni, 2 pár': 'running socks, 2 pairs',
  túrazokni: 'hiking socks',
  'kötött sapka': 'knitted beanie',
  túrahátizsák: 'hiking rucksack',
  sporttáska: 'sports bag',
  'hőszigetelt kulacs': 'insulated bottle',
  'múmia hálózsák': 'mummy sleeping bag',
  'kétszemélyes kupolasátor': 'two-person dome tent',
  'kétszemélyes alagútsátor': 'two-person tunnel tent',
  'négyszemélyes családi sátor': 'four-person family tent',
  'kétszemélyes hegyi sátor': 'two-person mountain tent',
  fejlámpa: 'head torch',
  'túrabot, 1 pár': 'hiking poles, 1 pair',
  focilabda: 'football',
  kosárlabda: 'basketball',
  kézilabda: 'handball',
  röplabda: 'volleyball',
  teniszütő: 'tennis racket',
  pingpongütő: 'table tennis bat',
  úszószemüveg: 'swimming goggles',
  kézisúlyzó: 'dumbbell',
  kettlebell: 'kettlebell',
  ugrókötél: 'skipping rope',
  jógamatrac: 'yoga mat',
  'carving síléc kötéssel': 'carving skis with bindings',
  'all-mountain síléc kötéssel': 'all-mountain skis with bindings',
  'snowboard kötéssel': 'snowboard with bindings',
  síszemüveg: 'ski goggles',
  'MTB-kerékpár': 'mountain bike',
  'kerékpáros bukósisak': 'cycling helmet',
  'országúti kerékpár': 'road bike',
  roller: 'scooter',
  kapuskesztyű: 'goalkeeper gloves',
  sípcsontvédő: 'shin guards',
  'sífutószett bottal': 'cross-country ski set with poles',
  sísisak: 'ski helmet',
  masszázshenger: 'foam roller',
  'gumiszalagszett, 5 darab': 'resistance band set, 5 pieces',
  'gimnasztikai labda': 'gym ball',
  bokszkesztyű: 'boxing gloves',
  tollasütő: 'badminton racket',
  futóöv: 'running belt',
  sportnapszemüveg: 'sports sunglasses',
  futósapka: 'running cap',
  baseballsapka: 'baseball cap',
  futókesztyű: 'running gloves',
  'téli kesztyű': 'winter gloves',
  fejpánt: 'headband',
  'galléros póló': 'polo shirt',
  teniszpóló: 'tennis polo shirt',
  'kerékpáros mez': 'cycling jersey',
  'steppelt mellény': 'quilted gilet',
  polárdzseki: 'fleece jacket',
  polárfelső: 'fleece top',
  sínadrág: 'ski trousers',
  snowboardnadrág: 'snowboard trousers',
  teniszszoknya: 'tennis skirt',
  szoknyanadrág: 'skort',
  úszódressz: 'swimsuit',
};

/** Last words of English nouns that are long enough to be no other word's mistyping, and no brand that is not sold. */
const searched =
  /(?:shoes|boots|sandals|skates|jacket|rucksack|helmet|leggings|trousers|goggles|gloves|mountain bike|road bike)$/;

/** What a kind of goods is searched by in English: "hiking boots"; nothing for most kinds. */
export function englishSynonyms(noun: string): string[] {
  const known = nouns[noun] ?? '';
  return searched.test(known) ? [known] : [];
}

/** Services that come with goods, and goods that are cheaper together. */
const offers: Readonly<Record<string, string>> = {
  'Összeszerelés és beállítás': 'Assembly and set-up',
  Kötésbeállítás: 'Binding adjustment',
  'Síszett: léc és cipő': 'Ski set: skis and boots',
  'Hétvégi síszett: léc és cipő': 'Weekend ski set: skis and boots',
  'Snowboardszett szemüveggel': 'Snowboard set with goggles',
  'Táborozószett: sátor, hálózsák, fejlámpa': 'Camping set: tent, sleeping bag, head torch',
  'Hegyi táborszett: sátor, hálózsák, fejlámpa': 'Mountain camping set: tent, sleeping bag, head torch',
  'Túraszett: hátizsák és túrabot': 'Hiking set: rucksack and poles',
  'Kéktúraszett: hátizsák és túrabot': 'Long-distance hiking set: rucksack and poles',
  'Túraszett: hátizsák, kulacs, fejlámpa': 'Hiking set: rucksack, bottle, head torch',
  'Kézisúlyzószett, két súly': 'Dumbbell set, two weights',
  'Otthoni súlyzószett, két súly': 'Home dumbbell set, two weights',
  'Otthoni edzésszett: kettlebell, matrac, ugrókötél': 'Home workout set: kettlebell, mat, skipping rope',
  'Kardiószett: ugrókötél és kulacs': 'Cardio set: skipping rope and bottle',
  'Jógaszett: matrac és kulacs': 'Yoga set: mat and bottle',
  'Stúdiószett: matrac és sporttáska': 'Studio set: mat and sports bag',
  'Bringás szett: kerékpár és bukósisak': 'Bike set: bike and helmet',
  'Hegyi bringás szett: kerékpár és bukósisak': 'Mountain bike set: bike and helmet',
  'Edzésszett: labda és sporttáska': 'Training set: ball and sports bag',
  'Asztalitenisz-szett, két ütő': 'Table tennis set, two bats',
  'Teniszszett: ütő és sporttáska': 'Tennis set: racket and sports bag',
  'Úszószett: szemüveg és sporttáska': 'Swimming set: goggles and sports bag',
};

/** What those who write the guides do. */
export const authorRoles: Readonly<Record<string, string>> = {
  'futóedző, a futórészleg szaktanácsadója': 'running coach and adviser in our running department',
  'túravezető, a túrarészleg szaktanácsadója': 'hiking guide and adviser in our hiking department',
  'szervizvezető, kerékpár és sí': 'head of the bike and ski workshop',
  'gyógytornász, a fitneszrészleg szaktanácsadója': 'physiotherapist and adviser in our fitness department',
  'utánpótlásedző, a labdás részleg szaktanácsadója': 'youth coach and adviser in our ball sports department',
};

/** The name of a service or of a set in English. Throws for one that has none. */
export function englishOffer(name: string): string {
  const known = offers[name];
  if (known === undefined) throw new Error(`"${name}" has no English name`);
  return known;
}

const wearers: Readonly<Record<Gender, string>> = { female: 'women’s ', male: 'men’s ', kinder: 'kids’ ', unisex: '' };

/**
 * A product's name in English: "Pulzus 4 women’s running shoes", "Hex dumbbell, 8 kg", "Turul hiking rucksack,
 * refurbished". Brand and model are names, and stay. Throws for a kind of goods that has no English noun.
 */
export function englishProductName({
  kind,
  model,
  gender,
  kilograms,
  refurbished,
}: Pick<ProductPlan, 'kind' | 'model' | 'gender' | 'kilograms' | 'refurbished'>): string {
  const noun = nouns[kind.noun];
  if (noun === undefined) throw new Error(`"${kind.noun}" has no English noun`);
  const weight = kilograms === null ? '' : `, ${kilograms} kg`;
  return `${model} ${wearers[gender]}${noun}${weight}${refurbished ? ', refurbished' : ''}`;
}

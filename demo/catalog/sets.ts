import type { CatalogProduct, CatalogSet } from '../model.ts';
import type { Money } from '#lib/contract/money.ts';
import type { ArchetypeName } from './colourways.ts';
import type { ProductPlan } from './plan.ts';
import { createRandom } from '#lib/core/random.ts';
import { shelfPrice } from './prices.ts';

/** Name and contents of a set; every set is offered once for each of its names. */
const recipes: readonly (readonly [names: readonly string[], contents: readonly ArchetypeName[]])[] = [
  [
    ['Síszett: léc és cipő', 'Hétvégi síszett: léc és cipő'],
    ['skis', 'ski-boot'],
  ],
  [['Snowboardszett szemüveggel'], ['snowboard', 'ski-goggles']],
  [
    ['Táborozószett: sátor, hálózsák, fejlámpa', 'Hegyi táborszett: sátor, hálózsák, fejlámpa'],
    ['tent', 'sleeping-bag', 'headlamp'],
  ],
  [
    ['Túraszett: hátizsák és túrabot', 'Kéktúraszett: hátizsák és túrabot'],
    ['backpack', 'hiking-poles'],
  ],
  [['Túraszett: hátizsák, kulacs, fejlámpa'], ['backpack', 'bottle', 'headlamp']],
  [
    ['Kézisúlyzószett, két súly', 'Otthoni súlyzószett, két súly'],
    ['dumbbell', 'dumbbell'],
  ],
  [['Otthoni edzésszett: kettlebell, matrac, ugrókötél'], ['kettlebell', 'yoga-mat', 'skipping-rope']],
  [['Kardiószett: ugrókötél és kulacs'], ['skipping-rope', 'bottle']],
  [['Jógaszett: matrac és kulacs'], ['yoga-mat', 'bottle']],
  [['Stúdiószett: matrac és sporttáska'], ['yoga-mat', 'duffel-bag']],
  [
    ['Bringás szett: kerékpár és bukósisak', 'Hegyi bringás szett: kerékpár és bukósisak'],
    ['bicycle', 'helmet'],
  ],
  [['Edzésszett: labda és sporttáska'], ['ball', 'duffel-bag']],
  [['Asztalitenisz-szett, két ütő'], ['table-tennis-bat', 'table-tennis-bat']],
  [['Teniszszett: ütő és sporttáska'], ['tennis-racket', 'duffel-bag']],
  [['Úszószett: szemüveg és sporttáska'], ['swim-goggles', 'duffel-bag']],
];

const discountShare = 0.88;
const isForChildren = ({ gender }: CatalogProduct): boolean => gender === 'kinder';
const piecesOf = (stock: Record<string, number>): number =>
  Object.values(stock).reduce((sum, pieces) => sum + pieces, 0);

function currentPrice({ priceLog }: CatalogProduct): Money {
  const now = priceLog.findLast(({ role }) => role === 'vk');
  if (!now) throw new Error('A product has no public price');
  return now.price;
}

/** The option with the most pieces; null for a product that is almost sold out. */
function bestOption({ options }: CatalogProduct): number | null {
  const best = options.toSorted((a, b) => piecesOf(b.stock) - piecesOf(a.stock))[0];
  return best && piecesOf(best.stock) >= 3 ? best.id : null;
}

/** Takes a product out of the candidates that is for the same person as the others. */
function takeFitting(candidates: CatalogProduct[], members: readonly CatalogProduct[]): CatalogProduct | null {
  const wearer = members.find(({ gender }) => gender !== 'unisex')?.gender ?? null;
  const index = candidates.findIndex(({ gender }) => wearer === null || gender === 'unisex' || gender === wearer);
  return index < 0 ? null : (candidates.splice(index, 1)[0] ?? null);
}

/** Sets of goods that are cheaper together; a set whose contents the catalog lacks is left out. */
export function makeSets(
  seed: number,
  plans: readonly ProductPlan[],
  products: readonly CatalogProduct[],
): CatalogSet[] {
  const random = createRandom(seed, 'sets');
  const candidates = (archetype: ArchetypeName): CatalogProduct[] =>
    products.filter(
      (product, index) =>
        plans[index]?.kind.archetype === archetype &&
        !product.refurbished &&
        !product.onlineOnly &&
        !isForChildren(product) &&
        bestOption(product) !== null,
    );
  const sets: CatalogSet[] = [];
  for (const [names, contents] of recipes) {
    const remaining = new Map(contents.map((archetype) => [archetype, random.shuffle(candidates(archetype))]));
    for (const name of names) {
      const members: CatalogProduct[] = [];
      for (const archetype of contents) {
        const member = takeFitting(remaining.get(archetype) ?? [], members);
        if (member) members.push(member);
      }
      if (members.length < contents.length) continue;
      const separately = members.reduce((sum, member) => sum + currentPrice(member), 0);
      const optionIds = members.flatMap((member) => bestOption(member) ?? []);
      sets.push({ id: sets.length + 1, name, price: shelfPrice(separately * discountShare), optionIds });
    }
  }
  return sets;
}

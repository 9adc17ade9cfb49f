import { noMoney, sumOf, times, type Money } from '#lib/contract/money.ts';
import type { CartItem } from '#lib/contract/cart.ts';
import { holdable, lineGroups, type CartLine, type LineGroup } from './cart-lines.ts';
import type { Parcel } from './delivery.ts';
import { piecesOf, type Goods, type SetOffer, type CartCatalog } from './goods.ts';
import { printPrice } from './print.ts';
import { shareOut } from './shares.ts';

/** A line with its prices. */
export interface PricedLine {
  line: CartLine;
  goods: Goods;
  setName: string | null;
  /** Of one piece; of a set's line, its share of the set's price. */
  price: Money;
  full: Money | null;
  related: { optionId: number; name: string; price: Money }[];
  mounting: Goods['mounting'][number] | null;
  /** All pieces with their related products, mounting and print. */
  lineTotal: Money;
  /** Pieces that the line could hold at most. */
  stock: number;
  status: CartItem['status'];
}

export interface PricedCart {
  lines: PricedLine[];
  /** Goods that can be had: what is ordered, and what delivery is priced for. */
  parcel: Parcel;
}

/**
 * A set's price shared out to its members in proportion to their own prices, in whole forints that add up to it
 * exactly: the forints that rounding down leaves go to the largest remainders.
 */
export function setShares({ price, optionIds }: SetOffer, ownPrice: (optionId: number) => Money): Map<number, Money> {
  const shares = shareOut(price, optionIds.map(ownPrice));
  return new Map(optionIds.map((id, index) => [id, shares[index] ?? noMoney]));
}

/** The set that a group is, as long as the catalog still sells just these goods as one. */
function setOf({ lines }: LineGroup, { sets }: CartCatalog): SetOffer | undefined {
  const set = sets.get(lines[0]?.set?.id ?? 0);
  const isWhole =
    set?.optionIds.length === lines.length && lines.every(({ optionId }) => set.optionIds.includes(optionId));
  return isWhole ? set : undefined;
}

/** Price of an option of a set that is sold, whose goods are all in the catalog. */
function priceOn({ goods }: CartCatalog, optionId: number): Money {
  const found = goods.get(optionId);
  if (!found) throw new Error(`Option ${optionId} is not in the catalog`);
  return found.price;
}

function priceLine(
  line: CartLine,
  goods: Goods,
  catalog: CartCatalog,
  set: SetOffer | undefined,
  stock: number,
): PricedLine {
  const share = set && setShares(set, (id) => priceOn(catalog, id)).get(line.optionId);
  const price = share ?? goods.price;
  const related = line.related.flatMap((id) => {
    const other = catalog.goods.get(id);
    return other ? [{ optionId: id, name: other.name, price: other.price }] : [];
  });
  const mounting = goods.mounting.find(({ id }) => id === line.mounting) ?? null;
  const extras = [...related, ...(mounting ? [mounting] : [])].map((extra) => extra.price);
  const piece = sumOf([price, ...extras, ...(line.print ? [printPrice] : [])]);
  return {
    line,
    goods,
    related,
    mounting,
    price,
    stock,
    setName: set?.name ?? null,
    full: share === undefined ? goods.full : null,
    lineTotal: times(piece, line.quantity),
    status: stock === 0 ? 'unavailable' : stock < line.quantity ? 'reduced' : 'available',
  };
}

/**
 * The prices of a cart and what of it can be had (CART-02). Lines whose goods the catalog no longer has are left
 * out; lines without any stock stand in it but count into no total.
 */
export function priceCart(lines: readonly CartLine[], catalog: CartCatalog): PricedCart {
  const groups = lineGroups(lines.filter(({ optionId }) => catalog.goods.has(optionId)));
  const most = holdable(groups, (id) => piecesOf(catalog, id));
  const priced = groups.flatMap((group) => {
    const set = setOf(group, catalog);
    return group.lines.flatMap((line) => {
      const goods = catalog.goods.get(line.optionId);
      return goods ? [priceLine(line, goods, catalog, set, most.get(line.hash) ?? 0)] : [];
    });
  });
  const counted = priced.filter(({ status }) => status !== 'unavailable');
  const parcel = {
    items: sumOf(counted.map(({ lineTotal }) => lineTotal)),
    pieces: counted.reduce((sum, { line }) => sum + line.quantity, 0),
    hasHeavy: counted.some(({ goods }) => goods.isHeavy),
    hasBike: counted.some(({ goods }) => goods.isBike),
  };
  return { lines: priced, parcel };
}

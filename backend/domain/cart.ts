import type { z } from 'zod';
import type { cartAddSchema, Exchange } from '#lib/contract/cart.ts';
import { limits } from '#lib/contract/limits.ts';
import { InvalidInput, NotFound } from './errors.ts';
import { holdable, optionsOf, lineGroups, type CartLine, type LineGroup } from './cart-lines.ts';
import { piecesOf, type Goods, type CartCatalog } from './goods.ts';

/** What is added to a cart; team and print where it is added in a team's shop. */
export type CartAddition = z.output<typeof cartAddSchema> & Partial<Pick<CartLine, 'team' | 'print'>>;

function refuse(field: string, code: string): never {
  throw new InvalidInput({ [field]: [code] });
}

/** What is to be added, checked against the catalog, as it would stand in an empty cart. */
function wantedLines(addition: CartAddition, catalog: CartCatalog, newHash: () => string): CartLine[] {
  const { productOption, amount, mounting = null, setId, team = null, print = null } = addition;
  const goods = catalog.goods.get(productOption) ?? refuse('productOption', 'unknown');
  if (mounting !== null && !offersMounting(goods, mounting)) refuse('mounting', 'unknown');
  const related = [...new Set(addition.relatedProducts)].sort((a, b) => a - b);
  if (related.some((id) => !catalog.goods.has(id))) refuse('relatedProducts', 'unknown');
  if (related.some((id) => piecesOf(catalog, id) === 0)) refuse('relatedProducts', 'sold_out');
  const line = {
    hash: newHash(),
    optionId: productOption,
    quantity: amount,
    mounting,
    related,
    set: null,
    team,
    print,
    added: null,
  };
  if (setId === undefined) return [line];
  const members = catalog.sets.get(setId)?.optionIds ?? [];
  if (!members.includes(productOption)) refuse('setId', 'unknown');
  const set = { id: setId, hash: newHash() };
  return members.map((optionId) =>
    optionId === productOption
      ? { ...line, set }
      : {
          hash: newHash(),
          optionId,
          quantity: amount,
          mounting: null,
          related: [],
          set,
          team,
          print: null,
          added: null,
        },
  );
}

function offersMounting({ mounting }: Goods, id: string): boolean {
  return mounting.some((offer) => offer.id === id);
}

/** Whether two groups are the same goods with the same extras, so that one adds to the other. */
export function isSame(a: Pick<LineGroup, 'lines'>, b: Pick<LineGroup, 'lines'>): boolean {
  const signature = ({ lines }: Pick<LineGroup, 'lines'>) =>
    JSON.stringify(
      lines
        .map(({ optionId, mounting, related, set, team, print }) => [
          optionId,
          mounting,
          related,
          set?.id ?? null,
          team,
          print?.name ?? null,
          print?.number ?? null,
        ])
        .sort(([one], [other]) => Number(one) - Number(other)),
    );
  return signature(a) === signature(b);
}

/** Throws where a line wants more than could be held beside all other lines, or than a cart may hold of one option. */
function checkQuantity(lines: readonly CartLine[], changed: CartLine, catalog: CartCatalog): void {
  if (changed.quantity > limits.quantity) refuse('amount', `max:${limits.quantity}`);
  const isChanged = (group: LineGroup) => group.lines.includes(changed);
  const groups = lineGroups(lines);
  // The changed group comes last, so that it cannot take what the other lines hold.
  const order = [...groups.filter((group) => !isChanged(group)), ...groups.filter(isChanged)];
  const most = holdable(order, (id) => piecesOf(catalog, id)).get(changed.hash) ?? 0;
  if (changed.quantity > most) refuse('amount', `stock:${most}`);
}

function withQuantity(
  lines: readonly CartLine[],
  group: LineGroup,
  quantity: number,
  catalog: CartCatalog,
): CartLine[] {
  const hashes = new Set(group.lines.map(({ hash }) => hash));
  const after = lines.map((line) => (hashes.has(line.hash) ? { ...line, quantity } : line));
  const changed = after.find(({ hash }) => hashes.has(hash));
  if (changed) checkQuantity(after, changed, catalog);
  return after;
}

/**
 * The lines after an addition (CART-07). The same goods with the same extras add to their line. Throws InvalidInput
 * with `productOption` unknown, sold_out or cart_full, `setId`, `mounting` or `relatedProducts` unknown, and
 * `amount` `stock:N` or `max:N`, where N is what could be held at most.
 */
export function addToCart(
  lines: readonly CartLine[],
  addition: CartAddition,
  catalog: CartCatalog,
  newHash: () => string,
): CartLine[] {
  const wanted = wantedLines(addition, catalog, newHash);
  if (wanted.some(({ optionId }) => piecesOf(catalog, optionId) === 0)) refuse('productOption', 'sold_out');
  const [group] = lineGroups(wanted);
  const same = group && lineGroups(lines).find((candidate) => isSame(candidate, group));
  if (same) return withQuantity(lines, same, same.quantity + addition.amount, catalog);
  const after = [...lines, ...wanted];
  if (after.length > limits.cartLines) refuse('productOption', 'cart_full');
  const [first] = wanted;
  if (first) checkQuantity(after, first, catalog);
  return after;
}

/** The lines with a new absolute quantity of one; a set's lines change together. Throws NotFound and InvalidInput. */
export function setQuantity(
  lines: readonly CartLine[],
  hash: string,
  quantity: number,
  catalog: CartCatalog,
): CartLine[] {
  const group = lineGroups(lines).find((candidate) => candidate.lines.some((line) => line.hash === hash));
  if (!group) throw new NotFound('hash');
  return withQuantity(lines, group, quantity, catalog);
}

/** The lines where a whole one has another mounting: it stays in its place; null where it adds to another line. */
function wholeLineWith(
  lines: readonly CartLine[],
  line: CartLine,
  mounting: string | null,
  catalog: CartCatalog,
): CartLine[] | null {
  const goods = catalog.goods.get(line.optionId);
  if (!goods || (mounting !== null && !offersMounting(goods, mounting))) return null;
  const changed = { ...line, mounting };
  const hasTwin = lines.some((other) => other !== line && isSame({ lines: [other] }, { lines: [changed] }));
  return hasTwin ? null : lines.map((one) => (one === line ? changed : one));
}

/**
 * The lines after pieces of one have become what is wanted instead (CART-09): with another mounting, or in a set. The line
 * keeps the pieces that are left. Throws NotFound for a line that is not there, and InvalidInput with `amount` `max:N` where
 * it has fewer pieces, `hash` `set` where it belongs to a set already, and what `addToCart` throws.
 */
export function exchangePieces(
  lines: readonly CartLine[],
  hash: string,
  { amount, mounting, setId }: Exchange,
  catalog: CartCatalog,
  newHash: () => string,
): CartLine[] {
  const line = lines.find((candidate) => candidate.hash === hash);
  if (!line) throw new NotFound('hash');
  if (line.set) refuse('hash', 'set');
  if (amount > line.quantity) refuse('amount', `max:${line.quantity}`);
  if (setId === undefined && mounting === line.mounting) return [...lines];
  if (setId === undefined && amount === line.quantity) {
    const whole = wholeLineWith(lines, line, mounting, catalog);
    if (whole) return whole;
  }
  const rest = lines.flatMap((one) => {
    if (one !== line) return [one];
    return amount === line.quantity ? [] : [{ ...line, quantity: line.quantity - amount }];
  });
  const addition: CartAddition = {
    productOption: line.optionId,
    amount,
    relatedProducts: line.related,
    team: line.team,
    print: line.print,
    ...(mounting === null ? {} : { mounting }),
    ...(setId === undefined ? {} : { setId }),
  };
  return addToCart(rest, addition, catalog, newHash);
}

/** The lines without one; with a line of a set the whole set goes. Throws NotFound. */
export function removeLine(lines: readonly CartLine[], hash: string): CartLine[] {
  const removed = lines.find((line) => line.hash === hash);
  if (!removed) throw new NotFound('hash');
  return removed.set ? removeSet(lines, removed.set.hash) : lines.filter((line) => line !== removed);
}

/** The lines without those of a set (CART-04). Throws NotFound. */
export function removeSet(lines: readonly CartLine[], setHash: string): CartLine[] {
  const rest = lines.filter(({ set }) => set?.hash !== setHash);
  if (rest.length === lines.length) throw new NotFound('hash');
  return rest;
}

/** What a change names of the catalog. */
export type NeededGoods = Partial<Pick<CartAddition, 'productOption' | 'relatedProducts' | 'setId'>>;

/** The options and sets that have to be in the catalog to read a cart, or to add to it. */
export function neededBy(
  lines: readonly CartLine[],
  additions: readonly NeededGoods[] = [],
): { options: number[]; sets: number[] } {
  const added = additions.flatMap(({ productOption, relatedProducts = [] }) => [
    ...(productOption === undefined ? [] : [productOption]),
    ...relatedProducts,
  ]);
  return {
    options: [...lines.flatMap(optionsOf), ...added],
    sets: [...lines.flatMap(({ set }) => set?.id ?? []), ...additions.flatMap(({ setId }) => setId ?? [])],
  };
}

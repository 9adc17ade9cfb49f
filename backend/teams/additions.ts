import type { z } from 'zod';
import type { teamCartAddSchema } from '#lib/contract/team.ts';
import { addToCart, type CartAddition } from '../domain/cart.ts';
import type { CartLine } from '../domain/cart-lines.ts';
import type { CartCatalog } from '../domain/goods.ts';
import type { Print } from '../domain/print.ts';
import { InvalidInput } from '../domain/errors.ts';
import type { TeamShop } from './model.ts';

export type TeamCartAddition = z.output<typeof teamCartAddSchema>;
type TeamItem = TeamCartAddition['items'][number];

/** One letter can be written in two ways in Unicode: the same name is to be the same print. */
function printOf({ print }: TeamItem): Print | null {
  return print ? { name: print.name?.normalize('NFC') ?? null, number: print.number ?? null } : null;
}

/** The items of a team's call as additions to a cart. */
export function additionsOf({ items, team }: TeamCartAddition): CartAddition[] {
  return items.map((item) => ({
    productOption: item.productOption,
    amount: item.amount,
    team,
    print: printOf(item),
  }));
}

function checkOffered({ products }: TeamShop, { productOption, print }: CartAddition, teamCache: CartCatalog): void {
  const productId = teamCache.goods.get(productOption)?.productId;
  const offered = products.find((product) => product.productId === productId);
  if (!offered) throw new InvalidInput({ productOption: ['unknown'] });
  if (print && !offered.printable) throw new InvalidInput({ print: ['not_offered'] });
}

/**
 * The lines after several additions from a team's shop, all of them or none (TEAM-09). Throws InvalidInput that names
 * every item that is refused: `items.N.productOption` unknown for what the team does not offer, `items.N.print`
 * not_offered, and what `addToCart` says.
 */
export function addForTeam(
  before: readonly CartLine[],
  additions: readonly CartAddition[],
  team: TeamShop,
  teamCache: CartCatalog,
  newHash: () => string,
): CartLine[] {
  const errors: Record<string, string[]> = {};
  let lines = [...before];
  for (const [index, addition] of additions.entries()) {
    try {
      checkOffered(team, addition, teamCache);
      lines = addToCart(lines, addition, teamCache, newHash);
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error;
      for (const [field, codes] of Object.entries(error.errors)) errors[`items.${index}.${field}`] = codes;
    }
  }
  if (Object.keys(errors).length > 0) throw new InvalidInput(errors);
  return lines;
}

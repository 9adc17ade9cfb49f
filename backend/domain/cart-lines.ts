import type { Money } from '#lib/contract/money.ts';
import type { Print } from './print.ts';

/** When a line was added, what a piece cost its owner then, and how much there was of it. */
export interface Addition {
  at: string;
  price: Money;
  stock: 'available' | 'few';
}

/** A line of a cart. The lines of a set share its hash and their quantity. */
export interface CartLine {
  hash: string;
  optionId: number;
  quantity: number;
  /** Id of the mounting that was chosen. */
  mounting: string | null;
  /** Options that come along with every piece. */
  related: number[];
  set: { id: number; hash: string } | null;
  /** Slug of the team in whose shop it was added. */
  team: string | null;
  /** What every piece has printed on it. */
  print: Print | null;
  /** Null for lines from before it was kept. */
  added: Addition | null;
}

/** Lines that are bought together: those of a set, or a line by itself. `needs` are the pieces of each option for one of it. */
export interface LineGroup {
  lines: CartLine[];
  quantity: number;
  needs: ReadonlyMap<number, number>;
}

/** The options that a line takes from stock for each of its pieces. */
export function optionsOf(line: CartLine): number[] {
  return [line.optionId, ...line.related];
}

/** The lines of a cart grouped into what is bought together, in the cart's order. */
export function lineGroups(lines: readonly CartLine[]): LineGroup[] {
  const groups = Map.groupBy(lines, (line) => (line.set ? `set ${line.set.hash}` : line.hash));
  return Array.from(groups.values(), (group) => {
    const needs = new Map<number, number>();
    for (const id of group.flatMap(optionsOf)) needs.set(id, (needs.get(id) ?? 0) + 1);
    return { lines: group, quantity: group[0]?.quantity ?? 0, needs };
  });
}

/**
 * How many pieces each line could hold at most, by its hash. Stock goes to the groups in their order, each up to its
 * quantity; what is left over could still be added to any of them. `pieces` is the stock of an option.
 */
export function holdable(groups: readonly LineGroup[], pieces: (optionId: number) => number): Map<string, number> {
  const left = new Map<number, number>();
  const leftOf = (id: number) => left.get(id) ?? pieces(id);
  const fits = ({ needs }: LineGroup) => Math.min(...Array.from(needs, ([id, need]) => Math.floor(leftOf(id) / need)));
  const taken = groups.map((group) => {
    const quantity = Math.min(group.quantity, fits(group));
    for (const [id, need] of group.needs) left.set(id, leftOf(id) - need * quantity);
    return { group, quantity };
  });
  return new Map(
    taken.flatMap(({ group, quantity }) =>
      group.lines.map(({ hash }): [string, number] => [hash, quantity + fits(group)]),
    ),
  );
}

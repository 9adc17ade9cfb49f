import { useState } from 'react';
import { refusedRows, useAddRoster, type Buyer, type RefusedRow } from '#lib/teams/actions.ts';
import {
  isBlank,
  itemsOf,
  overdrawnSizes,
  rosterTransitions as change,
  rowProblems,
  type RosterGoods,
  type RosterRow,
  type RowChange,
  type RowProblems,
} from '#lib/teams/roster.ts';
import { useStoredRoster } from './use-stored-roster.ts';

/** Lines that are filled in; the first one where none is, so that what it lacks can be said. */
function filledRows(rows: readonly RosterRow[], size: string | null): readonly RosterRow[] {
  const filled = rows.filter((row) => !isBlank(row, size));
  return filled.length > 0 ? filled : rows.slice(0, 1);
}

/** What was found at a look over the list, until the next change. */
interface Findings {
  problems: ReadonlyMap<number, RowProblems>;
  /** Sizes of which all lines together want more than there is. */
  overdrawn: readonly string[];
}

const nothingFound: Findings = { problems: new Map(), overdrawn: [] };

function look(rows: readonly RosterRow[], goods: RosterGoods): Findings {
  const found = rows.map((row): [number, RowProblems] => [row.key, rowProblems(row, goods)]);
  const problems = new Map(found.filter(([, one]) => Object.keys(one).length > 0));
  return { problems, overdrawn: problems.size > 0 ? [] : overdrawnSizes(rows, goods) };
}

/** A club's list for one product: its lines, what is wrong with them, and the way into the cart. */
export function useRoster(team: Buyer, productId: number, goods: RosterGoods) {
  const only = goods.sizes.length === 1 ? (goods.sizes[0] ?? null) : null;
  const [roster, setRoster] = useStoredRoster(`${team.slug}/${productId}/${goods.colour}`, only);
  const [{ problems, overdrawn }, setFindings] = useState(nothingFound);
  const { addOnce, reset, isPending, error, variables } = useAddRoster(team);
  const rows = filledRows(roster.rows, only);
  const refused = new Map<number, RefusedRow['reason']>();
  for (const { at, reason } of refusedRows(error)) {
    const key = variables?.keys[at];
    if (key !== undefined) refused.set(key, reason);
  }
  const set = (next: typeof roster, changed?: number) => {
    reset();
    setFindings({ problems: new Map([...problems].filter(([key]) => key !== changed)), overdrawn: [] });
    setRoster(next);
  };
  return {
    lines: roster.rows,
    rows,
    problems,
    overdrawn,
    refused,
    error,
    isPending,
    add: () => set(change.add(roster, only)),
    change: (key: number, changes: RowChange) => set(change.change(roster, key, changes), key),
    remove: (key: number) => set(change.remove(roster, key, only), key),
    fill: (added: readonly RowChange[]) => set(change.fill(roster, added, only)),
    /**
     * Sends the list where nothing is wrong with it; else answers the key of the first line that something is wrong
     * with.
     */
    submit(onAdded: () => void): number | null {
      if (isPending) return null;
      const found = look(rows, goods);
      setFindings(found);
      const [first] = found.problems.keys();
      if (first !== undefined || found.overdrawn.length > 0) return first ?? null;
      addOnce(
        { items: itemsOf(rows, goods), keys: rows.map(({ key }) => key) },
        {
          onSuccess: () => {
            setRoster({ rows: [], nextKey: roster.nextKey });
            onAdded();
          },
        },
      );
      return null;
    },
  };
}

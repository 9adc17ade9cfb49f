import { useEffect, useState } from 'react';
import { z } from 'zod/mini';
import { newRoster, rosterLimit, type Roster } from '#lib/teams/roster.ts';

const keptSchema = z.object({
  rows: z
    .array(
      z.object({
        key: z.number(),
        name: z.string().check(z.maxLength(60)),
        number: z.string().check(z.maxLength(10)),
        size: z.nullable(z.string()),
        amount: z.string().check(z.maxLength(10)),
      }),
    )
    .check(z.maxLength(rosterLimit)),
  nextKey: z.number(),
});

const prefix = 'lendulet-roster/';

function readKept(key: string): Roster | null {
  try {
    const kept = keptSchema.safeParse(JSON.parse(sessionStorage.getItem(prefix + key) ?? 'null'));
    return kept.success && kept.data.rows.length > 0 ? kept.data : null;
  } catch {
    return null;
  }
}

/**
 * A roster that outlives a reload and a look at another page: a list of twenty names is not to be typed twice. It is
 * forgotten with the tab. Without storage it lives as long as the page does.
 */
export function useKeptRoster(key: string, size: string | null) {
  const [roster, setRoster] = useState<Roster>(() => newRoster(size));
  useEffect(() => {
    const kept = readKept(key);
    if (kept) setRoster(kept);
  }, [key]);
  const keep = (next: Roster) => {
    const filled = next.rows.length > 0 ? next : newRoster(size);
    setRoster(filled);
    try {
      if (next.rows.length > 0) sessionStorage.setItem(prefix + key, JSON.stringify(filled));
      else sessionStorage.removeItem(prefix + key);
    } catch {
      // A browser that refuses storage keeps it in the page.
    }
  };
  return [roster, keep] as const;
}

import { useEffect, useState } from 'react';
import { z } from 'zod/mini';
import { newRoster, rosterLimit, type Roster } from '#lib/teams/roster.ts';

const storedSchema = z.object({
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

function readStored(key: string): Roster | null {
  try {
    const stored = storedSchema.safeParse(JSON.parse(sessionStorage.getItem(prefix + key) ?? 'null'));
    return stored.success && stored.data.rows.length > 0 ? stored.data : null;
  } catch {
    return null;
  }
}

/**
 * A roster that outlives a reload and a look at another page: a list of twenty names is not to be typed twice. It is
 * forgotten with the tab. Without storage it lives as long as the page does.
 */
export function useStoredRoster(key: string, size: string | null) {
  const [roster, setRoster] = useState<Roster>(() => newRoster(size));
  useEffect(() => {
    const stored = readStored(key);
    if (stored) setRoster(stored);
  }, [key]);
  const store = (next: Roster) => {
    const filled = next.rows.length > 0 ? next : newRoster(size);
    setRoster(filled);
    try {
      if (next.rows.length > 0) sessionStorage.setItem(prefix + key, JSON.stringify(filled));
      else sessionStorage.removeItem(prefix + key);
    } catch {
      // A browser that refuses storage keeps it in the page.
    }
  };
  return [roster, store] as const;
}

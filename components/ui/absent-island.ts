function Nothing() {
  return null;
}

/**
 * Stands in for a lazily loaded island that can not be fetched: without it its failure would take the whole page along.
 * What is missing is said, and fetched with the next page, by lib/navigation/chunk-errors.ts.
 */
export function absentIsland(): typeof Nothing {
  return Nothing;
}

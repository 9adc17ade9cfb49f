/** What an error says, for a sentence of the log. A host of several addresses has an error for each, and none of its own. */
export function messageOf(error: unknown): string {
  const [first]: unknown[] = error instanceof AggregateError ? error.errors : [error];
  return first instanceof Error ? first.message : String(first);
}

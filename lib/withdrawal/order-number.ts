/**
 * An order's number as people copy it, `l26 000123`, `26–000123`, `#L26000123`, in the form in which it is stored,
 * `L26-000123`. What is no such number comes back as it was, without the spaces around it.
 */
export function tidyOrderNumber(typed: string): string {
  const signs = typed.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
  const [, year, sequence] = /^L?(\d{2})(\d{6,})$/.exec(signs) ?? [];
  return year && sequence ? `L${year}-${sequence}` : typed.trim();
}

/** The order that an address names, `?rendeles=L26-000123`; empty where it names none. */
export function orderNumberOfSearch(search: string): string {
  const number = tidyOrderNumber(new URLSearchParams(search).get('rendeles') ?? '');
  return /^L\d{2}-\d{6,12}$/.test(number) ? number : '';
}

const dayAndMonth = new Intl.DateTimeFormat('hu', { timeZone: 'UTC', month: 'long', day: 'numeric', weekday: 'long' });

/** Days of an expectation in Hungarian: `november 27., péntek`, or `november 27., péntek – november 30., hétfő`. */
export function expectedText({ from, until }: { from: string; until: string }): string {
  const [first, last] = [from, until].map((day) => dayAndMonth.format(new Date(day)));
  return first === last || last === undefined ? String(first) : `${first} – ${last}`;
}

/** Covers side by side on wide screens; flipbook-page.module.css has as many columns. */
export const coversInRow = 5;

/** Columns of each group: small groups share a row, and the first single cover in it takes what is left of it. */
export function columnsOf(sizes: readonly number[]): number[] {
  const rows: number[][] = [];
  for (const [at, size] of sizes.entries()) {
    const row = rows.at(-1);
    const taken = row?.reduce((sum, one) => sum + (sizes[one] ?? 0), 0) ?? coversInRow;
    if (row && taken + size <= coversInRow) row.push(at);
    else rows.push([at]);
  }
  return rows.flatMap((row) => {
    const free = coversInRow - row.reduce((sum, one) => sum + (sizes[one] ?? 0), 0);
    const single = row.find((at) => sizes[at] === 1);
    return row.map((at) => Math.min(coversInRow, (sizes[at] ?? 0) + (at === single ? free : 0)));
  });
}

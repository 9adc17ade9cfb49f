/** Excel takes a file without it for one of the machine's old code page. */
export const byteOrderMark = '\uFEFF';
/** What a spreadsheet would take for a formula. */
const formula = /^[=+\-@\t\r\n]/;

function cell(text: string): string {
  const harmless = formula.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** A line of a table for spreadsheets. Semicolons stand between cells, as Excel wants them in Hungarian. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(';')}\r\n`;
}

/** Marks of CommonMark and of GitHub's tables that mean something wherever they stand. */
const marks = /[\\`*_[\]<>|~]|&(?=#?\w+;)/g;
/** What would become a link by itself. */
const bareLinks = /(?<=https?):(?=\/\/)|(?<=www)\./gi;
/** Line ends and runs of plain space; a no-break space stays, for it keeps a price together. */
const space = /[\t\n\v\f\r \u0085\u2028\u2029]+/g;
/** What begins a heading, a list, a quotation or a rule where a line begins. */
const lineStart = /^(?:[#+=>-]|(\d+)([.)]))/;

/** Data within a line: nothing in it is Markdown. */
export function inline(value: string): string {
  return value.replace(space, ' ').replace(marks, '\\$&').replace(bareLinks, '\\$&');
}

/** A line of its own, from parts that are written already. */
export function line(...parts: string[]): string {
  return parts
    .join('')
    .trim()
    .replace(lineStart, (start, number?: string, mark?: string) => (number ? `${number}\\${mark}` : `\\${start}`));
}

/** Data as a line of its own. */
export function text(value: string): string {
  return line(inline(value));
}

/** A link; `label` is data, `address` a full one. */
export function link(label: string, address: string): string {
  return linkOn(inline(label).trim(), address);
}

/** A link on what is written already. */
export function linkOn(written: string, address: string): string {
  return `[${written}](${address.replace(/[()<>\\\s]/g, (mark) => `%${mark.charCodeAt(0).toString(16).padStart(2, '0')}`)})`;
}

export function heading(level: 1 | 2 | 3, value: string): string {
  return `${'#'.repeat(level)} ${inline(value).trim()}`;
}

/** Items that are written already, in a list; empty for none. */
export function list(items: readonly string[], isOrdered = false): string {
  return items.map((item, at) => `${isOrdered ? `${at + 1}.` : '-'} ${item}`).join('\n');
}

export function quote(written: string): string {
  return `> ${written}`;
}

/** A table of data; a row is as wide as the head. */
export function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const cells = (values: readonly string[]) => columns.map((_, at) => inline(values[at] ?? '').trim());
  return [row(cells(columns)), row(columns.map(() => '---')), ...rows.map((values) => row(cells(values)))].join('\n');
}

/** A document of blocks that are written already; empty ones leave no gap. */
export function document(blocks: readonly string[]): string {
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

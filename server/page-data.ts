import { flightRows, type FlightRow } from './flight-rows.ts';

/** One push of page data, as Next writes it: `self.__next_f.push([1,"…"])`. */
const textPush = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g;
/** Where an element of static markup names the row that its markup stands in (components/ui/static-element.tsx). */
const markupRow = /"markup":"\$([0-9a-f]+)"/g;

/**
 * A hint to fetch a style sheet: those of the page stand in it, or are named by its last script
 * (server/finish-page.ts).
 */
const styleHint = /^HL\["[^"]+","style"/;

/** What JSON in a script may not hold as it is: the signs of HTML, and the bytes of two line breaks. */
const unsafe = /[<>&]|\xe2\x80[\xa8\xa9]/g;
const escapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\xe2\x80\xa8': '\\u2028',
  '\xe2\x80\xa9': '\\u2029',
};

function pushOf(text: string): string {
  return `<script>self.__next_f.push([1,${JSON.stringify(text).replaceAll(unsafe, (sign) => escapes[sign] ?? sign)}])</script>`;
}

/** A text of bytes again, after JSON that was one has named some characters by their number. */
function asBytes(text: string): string {
  return text.replaceAll(/[^\0-\xff]+/g, (characters) => Buffer.from(characters).toString('latin1'));
}

/**
 * Ids of the rows that elements of static markup name. A long text may say anything, so that only what stands between
 * them is asked.
 */
function namedRows(data: string, rows: readonly FlightRow[]): Set<string> {
  const lines =
    rows.map(({ text, line }) => (text === undefined ? line : '')).join('\n') + data.slice(rows.at(-1)?.end ?? 0);
  return new Set([...lines.matchAll(markupRow)].map(([, row = '']) => row));
}

/**
 * Page data without the markup that stands in the page already, and without hints of style sheets: React's copy of the
 * markup names its elements, and they keep what they have. Data of another form, or that is not all text, stays as it
 * is. All texts are of bytes, a character for each (`latin1`): rows say their length in bytes, and half of the work
 * would be to read letters and write them again.
 * @param scripts the inline scripts at the end of a page.
 * @param page what stands before them.
 */
export function withoutRepeatedMarkup(scripts: string, page: string): string {
  const pushes = [...scripts.matchAll(textPush)];
  const first = pushes[0];
  const last = pushes.at(-1);
  if (!first || !last) return scripts;
  const end = last.index + last[0].length;
  // Nothing else may stand between the pushes, for their order is the order of what they say.
  if (pushes.reduce((sum, [script]) => sum + script.length, 0) !== end - first.index) return scripts;
  const data = asBytes(pushes.map(([, text = '""']) => JSON.parse(text) as string).join(''));
  const rows = [...flightRows(Buffer.from(data, 'latin1'), 'latin1')].filter((row) => row !== null);
  const named = namedRows(data, rows);
  let less = '';
  let kept = 0;
  for (const { id, text, line, start, end: rowEnd } of rows) {
    const isMarkup = text !== undefined && named.has(id) && page.includes(`>${text}</`);
    if (!isMarkup && !styleHint.test(line)) continue;
    less += data.slice(kept, start) + (isMarkup ? `${id}:""\n` : '');
    kept = rowEnd;
  }
  return scripts.slice(0, first.index) + pushOf(less + data.slice(kept)) + scripts.slice(end);
}

import { flightRows } from './flight-rows.ts';

/** One push of page data, as Next writes it: `self.__next_f.push([1,"…"])`. */
const textPush = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g;
/** Where an element of static markup names the row that its markup stands in (components/ui/static-element.tsx). */
const markupRow = /"markup":"\$([0-9a-f]+)"/g;

const signs: Readonly<Record<string, string>> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026', '\u2028': '\\u2028', '\u2029': '\\u2029' };

function pushOf(text: string): string {
  const written = JSON.stringify(text).replaceAll(/[<>&\u2028\u2029]/g, (sign) => signs[sign] ?? sign);
  return `<script>self.__next_f.push([1,${written}])</script>`;
}

/** Goes through the long texts of page data; `change` gives a row another form, or leaves it. */
function changeTexts(data: Buffer, change: (id: string, text: string) => string | undefined): Buffer {
  const parts: Buffer[] = [];
  let kept = 0;
  for (const row of flightRows(data)) {
    const changed = row?.text === undefined ? undefined : change(row.id, row.text);
    if (!row || changed === undefined) continue;
    parts.push(data.subarray(kept, row.start), Buffer.from(changed));
    kept = row.end;
  }
  parts.push(data.subarray(kept));
  return Buffer.concat(parts);
}

/**
 * Page data without the markup that stands in the page already: React's copy of it names its elements, and they keep
 * what they have. Data of another form, or that is not all text, stays as it is.
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
  const data = Buffer.from(pushes.map(([, text = '""']) => JSON.parse(text) as string).join(''));
  // A long text may say anything, so that only what stands between them is asked.
  const rows = new Set([...changeTexts(data, () => '').toString().matchAll(markupRow)].map(([, row]) => row));
  const less = changeTexts(data, (id, text) => (rows.has(id) && page.includes(`>${text}</`) ? `${id}:""\n` : undefined));
  return scripts.slice(0, first.index) + pushOf(less.toString()) + scripts.slice(end);
}

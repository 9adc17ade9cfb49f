import type { RowChange } from './roster.ts';

const longestText = 20_000;

/** What a list says that was copied from a table or a message, a line each: `Kovács Anna; 10; M`, `Nagy 7 XL 2 db`. */
export function readPastedList(text: string, sizes: readonly string[], isPrintable: boolean): RowChange[] {
  return text
    .slice(0, longestText)
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => readLine(line, sizes, isPrintable));
}

/** Words of a line; separators of tables count, so that a name of two words stays one. */
function wordsOf(line: string): string[] {
  return line
    .split(/[\t;,]+|\s+/)
    .map((word) => word.trim())
    .filter(Boolean);
}

/** Takes the first word that `read` makes something of out of the words. */
function take<T>(words: string[], read: (word: string) => T | undefined): T | undefined {
  for (const [at, word] of words.entries()) {
    const found = read(word);
    if (found === undefined) continue;
    words.splice(at, 1);
    return found;
  }
  return undefined;
}

function readLine(line: string, sizes: readonly string[], isPrintable: boolean): RowChange {
  const counted = /(?:^|[\s;,])(\d{1,2})\s*(?:x|db)(?=$|[\s;,])/i.exec(line);
  const words = wordsOf(counted ? line.replace(counted[0], ' ') : line);
  // Sizes stand behind names, so they are looked for from the end: "M. Kovács 10 M".
  words.reverse();
  const size = take(words, (word) => sizes.find((label) => label.toLowerCase() === word.toLowerCase()));
  const number = isPrintable ? take(words, (word) => (/^\d{1,2}$/.test(word) ? word : undefined)) : undefined;
  const name = words
    .reverse()
    .filter((word) => /\p{L}/u.test(word))
    .join(' ');
  return {
    ...(isPrintable ? { name, number: number ?? '' } : {}),
    ...(size === undefined ? {} : { size }),
    ...(counted?.[1] ? { amount: String(Number(counted[1])) } : {}),
  };
}

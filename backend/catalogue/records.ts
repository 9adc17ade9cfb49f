import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { catalogueRecordSchema, type CatalogueRecord } from '#lib/contract/catalogue.ts';

/** Bytes of one line at most: a product with a thousand options stays far below. */
const longestLine = 2 * 1024 * 1024;

/** What is wrong with a catalogue file: the line (from 1), the field in dots, and a code or text. */
export interface Problem {
  line: number;
  field: string;
  problem: string;
}

export interface ReadRecord {
  line: number;
  record: CatalogueRecord;
}

const newline = 0x0a;

/** The lines of a file as bytes, with the number of bytes read so far. A line that is too long ends as null. */
async function* linesOf(file: string): AsyncGenerator<{ bytes: Buffer | null; read: number }> {
  let rest: Buffer[] = [];
  let length = 0;
  let read = 0;
  for await (const chunk of createReadStream(file, { highWaterMark: 256 * 1024 }) as AsyncIterable<Buffer>) {
    read += chunk.length;
    let from = 0;
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, from)) {
      const isTooLong = length + end - from > longestLine;
      yield { bytes: isTooLong ? null : Buffer.concat([...rest, chunk.subarray(from, end)]), read };
      rest = [];
      length = 0;
      from = end + 1;
    }
    length += chunk.length - from;
    if (length <= longestLine) rest.push(chunk.subarray(from));
    else rest = [];
  }
  if (length > 0) yield { bytes: length > longestLine ? null : Buffer.concat(rest), read };
}

/** The escape of the character NUL in JSON: PostgreSQL holds no text with one. */
const escapedNul = /(?<!\\)(?:\\\\)*\\u0000/;
const strictUtf8 = new TextDecoder('utf-8', { fatal: true });

function parseLine(bytes: Buffer | null, line: number): ReadRecord | Problem[] | null {
  const problem = (text: string): Problem[] => [{ line, field: '', problem: text }];
  if (bytes === null) return problem(`longer than ${longestLine} bytes`);
  let value: unknown;
  try {
    // A byte order mark at the start is taken off by the decoder.
    const text = strictUtf8.decode(bytes).trim();
    if (text === '') return null;
    if (escapedNul.test(text)) return problem('holds the character NUL');
    value = JSON.parse(text);
  } catch (error) {
    return problem(error instanceof SyntaxError ? 'not valid JSON' : 'not valid UTF-8');
  }
  const parsed = catalogueRecordSchema.safeParse(value);
  if (parsed.success) return { line, record: parsed.data };
  return parsed.error.issues.map((issue) => ({ line, field: issue.path.join('.'), problem: issue.message }));
}

/**
 * Reads a catalogue file line by line, a record or the problems of each; empty lines are passed over. Memory does not
 * grow with the file. `onProgress` is told the percentage read, 0–100. Throws what the file system reports.
 */
export async function* readRecords(
  file: string,
  onProgress: (percent: number) => void = () => {},
): AsyncGenerator<ReadRecord | Problem[]> {
  const { size } = await stat(file);
  let line = 0;
  for await (const { bytes, read } of linesOf(file)) {
    line += 1;
    onProgress(Math.floor((read / size) * 100));
    const parsed = parseLine(bytes, line);
    if (parsed) yield parsed;
  }
}

import type { z } from 'zod';
import { safeParseKnown } from '#lib/contract/open.ts';

/** Bytes of one line at most: a product with a thousand options stays far below. */
const longestLine = 2 * 1024 * 1024;

/** What is wrong with a file of records: the line (from 1), the field in dots, and a code or text. */
export interface Problem {
  line: number;
  field: string;
  problem: string;
}

/** Problems as they are reported: one a line, with where each is. */
export function formatProblems(problems: readonly Problem[]): string {
  return problems.map(({ line, field, problem }) => `line ${line}${field ? `, ${field}` : ''}: ${problem}`).join('\n');
}

export interface ReadLine<Row> {
  line: number;
  record: Row;
}

const newline = 0x0a;

/** The lines of a stream as bytes. A line that is longer than `longest` bytes ends as null. */
export async function* linesOf(source: AsyncIterable<Buffer>, longest = longestLine): AsyncGenerator<Buffer | null> {
  let rest: Buffer[] = [];
  let length = 0;
  for await (const chunk of source) {
    let from = 0;
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, from)) {
      const isTooLong = length + end - from > longest;
      yield isTooLong ? null : Buffer.concat([...rest, chunk.subarray(from, end)]);
      rest = [];
      length = 0;
      from = end + 1;
    }
    length += chunk.length - from;
    if (length <= longest) rest.push(chunk.subarray(from));
    else rest = [];
  }
  if (length > 0) yield length > longest ? null : Buffer.concat(rest);
}

/** The escape of the character NUL in JSON: PostgreSQL holds no text with one. */
const escapedNul = /(?<!\\)(?:\\\\)*\\u0000/;
const strictUtf8 = new TextDecoder('utf-8', { fatal: true });

function parseLine<Schema extends z.ZodType>(
  bytes: Buffer | null,
  line: number,
  schema: Schema,
): ReadLine<z.output<Schema>> | Problem[] | null {
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
  const parsed = safeParseKnown(schema, value);
  if (parsed.success) return { line, record: parsed.data };
  return parsed.error.issues.map((issue) => ({ line, field: issue.path.join('.'), problem: issue.message }));
}

/**
 * Reads one JSON object a line, a record or the problems of each; empty lines are passed over. Memory does not grow
 * with what is read. Throws what the source reports.
 */
export async function* readLines<Schema extends z.ZodType>(
  source: AsyncIterable<Buffer>,
  schema: Schema,
): AsyncGenerator<ReadLine<z.output<Schema>> | Problem[]> {
  let line = 0;
  for await (const bytes of linesOf(source)) {
    line += 1;
    const parsed = parseLine(bytes, line, schema);
    if (parsed) yield parsed;
  }
}

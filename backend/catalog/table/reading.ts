import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { linesOf, type Problem } from '../lines.ts';
import type { Mapping } from './mapping.ts';

/** Characters of one row, and bytes of one line, at most: a product with all its texts stays far below. */
const longestRow = 1024 * 1024;
/** Rows of a table at most: a spreadsheet has no more. */
const mostRows = 1_048_576;

export interface TableRow {
  /** The line in which it begins, from 1. */
  line: number;
  cells: string[];
}

export type Encoding = 'utf-8' | 'windows-1250';
type Separator = NonNullable<Mapping['separator']>;

/** The file cannot be read as a table at all. */
export class NoTable extends Error {
  override name = 'NoTable';
  readonly problem: Problem;

  constructor(line: number, problem: string) {
    super(problem);
    this.problem = { line, field: '', problem };
  }
}

/** The bytes by which Windows-1250 writes the letters and marks of Hungarian texts. */
const windowsLetters = new Set(
  Array.from(
    new TextDecoder('windows-1250').decode(Uint8Array.from({ length: 128 }, (_, at) => at + 128)),
    (letter, at) => (/[áéíóöőúüűÁÉÍÓÖŐÚÜŰ„”“’‘–—…°€§«»×±·®©™\u{A0}]/u.test(letter) ? at + 128 : 0),
  ).filter(Boolean),
);

const startsWith = (bytes: Buffer, ...signature: number[]) => signature.every((byte, at) => bytes[at] === byte);

function refuseOtherFiles(start: Buffer): void {
  if (startsWith(start, 0x50, 0x4b, 0x03, 0x04) || startsWith(start, 0xd0, 0xcf, 0x11, 0xe0))
    throw new NoTable(1, 'this is a workbook of a spreadsheet: save it as “CSV UTF-8” and import that file');
  if (startsWith(start, 0xff, 0xfe) || startsWith(start, 0xfe, 0xff))
    throw new NoTable(1, 'the text is UTF-16: save it as “CSV UTF-8” and import that file');
  if (startsWith(start, 0x25, 0x50, 0x44, 0x46)) throw new NoTable(1, 'this is a PDF, no table');
}

/** What a look through the whole file says of it. */
interface Scanned {
  encoding: Encoding;
  /** Whether the encoding is a finding, which somebody should know of. */
  isGuessed: boolean;
  firstLine: string;
}

/**
 * Looks through a file before anything of it is believed: it has to be text, in UTF-8 or as the mapping says. Throws
 * NoTable, and what the file system reports.
 */
export async function scanTable(file: string, declared?: Encoding): Promise<Scanned> {
  const windows = new TextDecoder('windows-1250');
  let line = 0;
  let firstLine: Buffer | null = null;
  let firstOther = 0;
  let hasUtf8 = false;
  let isWindows = true;
  for await (const bytes of linesOf(createReadStream(file, { highWaterMark: 256 * 1024 }), longestRow)) {
    line += 1;
    if (bytes === null) throw new NoTable(line, `longer than ${longestRow} bytes: is this a table?`);
    if (line === 1) refuseOtherFiles(bytes);
    if (bytes.includes(0)) throw new NoTable(line, 'holds the character NUL: this is no text');
    if (firstLine === null && bytes.some((byte) => byte > 0x20)) firstLine = bytes;
    if (isUtf8(bytes)) {
      hasUtf8 ||= bytes.some((byte) => byte >= 0x80);
      continue;
    }
    firstOther ||= line;
    isWindows &&= bytes.every((byte) => byte < 0x80 || windowsLetters.has(byte));
  }
  if (!firstLine) throw new NoTable(0, 'the file is empty');
  const isPlain = firstOther === 0;
  if (declared === 'utf-8' && !isPlain) throw new NoTable(firstOther, 'not valid UTF-8, which the mapping says it is');
  if (!isPlain && !declared && (!isWindows || hasUtf8)) {
    throw new NoTable(
      firstOther,
      'neither UTF-8 nor a Hungarian text in Windows-1250: save the file as “CSV UTF-8”, or say "encoding" in the mapping',
    );
  }
  const encoding = declared ?? (isPlain ? 'utf-8' : 'windows-1250');
  const text = encoding === 'utf-8' ? firstLine.toString('utf8') : windows.decode(firstLine);
  return { encoding, isGuessed: !isPlain && !declared, firstLine: text.replace(/^\u{FEFF}/u, '') };
}

/** What stands between the cells, by the first row: the sign that is there most often outside of quotes. */
export function separatorOf(firstLine: string): Separator {
  const bare = firstLine.replaceAll(/"[^"]*"/g, '');
  const counts = ([';', '\t', ',', '|'] as const).map((sign) => ({ sign, count: bare.split(sign).length - 1 }));
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).sign;
}

async function* textOf(
  file: string,
  encoding: Encoding,
  onProgress: (percent: number) => void,
): AsyncGenerator<string> {
  const { size } = await stat(file);
  const decoder = new TextDecoder(encoding);
  let read = 0;
  let rest = '';
  for await (const chunk of createReadStream(file, { highWaterMark: 256 * 1024 }) as AsyncIterable<Buffer>) {
    read += chunk.length;
    onProgress(Math.floor((read / size) * 100));
    // One kind of line's end: the parser counts the two characters of Windows as two lines within a cell.
    const text = rest + decoder.decode(chunk, { stream: true });
    rest = text.endsWith('\r') ? '\r' : '';
    yield (rest ? text.slice(0, -1) : text).replaceAll(/\r\n?/g, '\n');
  }
  yield (rest + decoder.decode()).replaceAll(/\r\n?/g, '\n');
}

const sentences: Partial<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quotation mark opens here and is never closed',
  CSV_INVALID_CLOSING_QUOTE: 'behind a closing quotation mark stands something else than a separator',
  INVALID_OPENING_QUOTE: 'a quotation mark stands within a cell that does not begin with one',
  CSV_MAX_RECORD_SIZE: `a row is longer than ${longestRow} characters: is a quotation mark left open?`,
};

/** Excel's own first row, which names the separator. */
const separatorRow = /^sep=(.)$/i;

/**
 * Reads the rows of a table, empty ones left out; the first one is its header. Memory does not grow with what is read.
 * Throws NoTable where the rows cannot be told apart, and what the file system reports.
 */
export async function* readRows(
  file: string,
  mapping: Pick<Mapping, 'separator' | 'encoding'>,
  {
    onProgress = () => {},
    onWarning = () => {},
  }: {
    onProgress?: (percent: number) => void;
    onWarning?: (warning: Problem) => void;
  } = {},
): AsyncGenerator<TableRow> {
  const { encoding, isGuessed, firstLine } = await scanTable(file, mapping.encoding);
  if (isGuessed) {
    const problem = 'the file is not UTF-8 and was read as Windows-1250: say "encoding" in the mapping to be sure';
    onWarning({ line: 0, field: '', problem });
  }
  const own = separatorRow.exec(firstLine.trim())?.[1];
  // The line in which the last row ended that could be told apart: rows before an error may never come through.
  let parsed = 0;
  const parser = parse({
    bom: true,
    delimiter: mapping.separator ?? own ?? separatorOf(firstLine),
    info: true,
    max_record_size: longestRow,
    on_record: (row, { lines }) => {
      parsed = lines;
      return row;
    },
    relax_column_count: true,
  });
  let line = 1;
  let count = 0;
  const rows = Readable.from(textOf(file, encoding, onProgress)).pipe(parser);
  try {
    for await (const { record, info } of rows as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      const [begins, ends] = [line, info.lines];
      line = ends + 1;
      const cells = record.map((cell) => cell.trim());
      if (cells.every((cell) => cell === '')) continue;
      if (count === 0 && own !== undefined && separatorRow.test(cells.join(''))) continue;
      count += 1;
      if (count > mostRows) throw new NoTable(begins, `more than ${mostRows} rows`);
      yield { line: begins, cells };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new NoTable(parsed + 1, sentences[error.code] ?? error.message);
  }
}

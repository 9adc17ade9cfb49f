import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { importRecordSchema, type ImportRecord } from '#lib/contract/import.ts';
import { readLines, type Problem, type ReadLine } from './lines.ts';

export interface ReadRecord extends ReadLine<ImportRecord> {
  /** Place among the records of the file, where a line makes several of them; else the line. */
  position?: number;
  /** The cell of a table that a field comes from. */
  cellOf?: (field: string) => { line: number; field: string };
}

/** The bytes of a file; `onProgress` is called with the percentage that was read, 0–100. */
async function* bytesOf(file: string, onProgress: (percent: number) => void): AsyncGenerator<Buffer> {
  const { size } = await stat(file);
  let read = 0;
  for await (const chunk of createReadStream(file, { highWaterMark: 256 * 1024 }) as AsyncIterable<Buffer>) {
    read += chunk.length;
    onProgress(Math.floor((read / size) * 100));
    yield chunk;
  }
}

/** Reads a catalog file line by line. Throws what the file system reports. */
export function readRecords(
  file: string,
  onProgress: (percent: number) => void = () => {},
): AsyncGenerator<ReadRecord | Problem[]> {
  return readLines(bytesOf(file, onProgress), importRecordSchema);
}

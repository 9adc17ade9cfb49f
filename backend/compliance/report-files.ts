import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { csvHead, csvLine } from './csv.ts';
import type { Finding } from './finding.ts';

/** Names of the two files in their folder. */
export const reportNames = { page: 'compliance-report.html', table: 'compliance-report.csv' } as const;

/** The page and the table of one inspection. Both appear when they are whole; those of an earlier one are replaced. */
export class ReportFiles {
  readonly page: string;
  readonly #table: string;
  readonly #stream: WriteStream;

  private constructor(folder: string) {
    this.page = join(folder, reportNames.page);
    this.#table = join(folder, reportNames.table);
    this.#stream = createWriteStream(`${this.#table}.part`);
  }

  /** Begins the table. The folder is made where it is missing. Throws what the file system reports. */
  static async open(folder: string): Promise<ReportFiles> {
    await mkdir(folder, { recursive: true });
    const files = new ReportFiles(folder);
    await once(files.#stream, 'open');
    files.#stream.write(csvHead);
    return files;
  }

  /** Adds a line to the table; resolves when it takes more. */
  async add(finding: Finding): Promise<void> {
    if (!this.#stream.write(csvLine(finding))) await once(this.#stream, 'drain');
  }

  async close(page: string): Promise<void> {
    this.#stream.end();
    await finished(this.#stream);
    await writeFile(`${this.page}.part`, page);
    await rename(`${this.#table}.part`, this.#table);
    await rename(`${this.page}.part`, this.page);
  }

  /** Leaves nothing behind of an inspection that failed. */
  async discard(): Promise<void> {
    this.#stream.destroy();
    await rm(`${this.#table}.part`, { force: true });
    await rm(`${this.page}.part`, { force: true });
  }
}

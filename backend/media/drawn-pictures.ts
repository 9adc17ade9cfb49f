import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import type { DrawingOrder } from '#lib/contract/drawing.ts';
import { NotFound, Overloaded } from '../domain/errors.ts';
import type { DrawingProgram } from './drawing-program.ts';
import { writeWholeFile } from './whole-file.ts';

/**
 * Widths, px, in which pictures are drawn; smaller ones are scaled from them. The first is what somebody can wait for, the
 * last is drawn from the one before it.
 */
const drawnWidths = [480, 1200, 2000] as const;
/** The width that stands in for a bigger one while that is drawn, px, and the width of a whole picture. */
export const [standInWidth, wholeWidth] = drawnWidths;

/** Orders that wait at most: two pages of a list. */
const mostWaiting = 96;
/** For how long what could not be drawn, or a program that did not start, is not tried again, ms. */
const rest = 600_000;

/** What is wanted of a drawn picture. */
export interface DrawnPicture {
  name: string;
  width: number;
  version: string;
  /** File of a smaller master that there is, from which one of more than `wholeWidth` is drawn. */
  smaller?: string | undefined;
}

/** Where pictures without a master come from (ADR-0152). */
export interface Drawings {
  /** Version of the picture, another one where it may look different; null where nobody can draw it. */
  versionOf(name: string): Promise<string | null>;
  /** Whether it is drawn already, in this width or a bigger one. */
  isDrawn(picture: DrawnPicture): Promise<boolean>;
  /**
   * A file or bytes at least as wide as asked for, drawn now where there are none. Throws NotFound where it cannot be
   * drawn, and Overloaded where too many wait.
   */
  master(picture: DrawnPicture): Promise<string | Uint8Array>;
}

export interface DrawnPicturesOptions {
  /** Draws the small pictures, for which somebody waits. */
  program: DrawingProgram;
  /** Draws the big ones, each for half a dozen small ones, so that none of those waits for it. */
  patient: DrawingProgram;
  /** Where they are kept; made when first needed. */
  folder: string;
  /** Told of a picture that is not drawn, and why; of the program where none is. */
  onFailure: (reason: unknown, name: string | null) => void;
}

/**
 * Pictures that a program draws when they are first asked for, and that are kept: one small and one big one at a time. A new
 * version of the program's drawings takes the place of the elder ones.
 */
export class DrawnPictures implements Drawings {
  readonly #options: DrawnPicturesOptions;
  readonly #limits = { small: pLimit(1), big: pLimit(1) };
  readonly #underWay = new Map<string, Promise<string | Uint8Array>>();
  readonly #failedAt = new Map<string, number>();
  #drawables: Promise<{ version: string; names: ReadonlySet<string> } | null> | undefined;

  constructor(options: DrawnPicturesOptions) {
    this.#options = options;
  }

  /** Names of all that can be drawn. */
  async names(): Promise<ReadonlySet<string>> {
    return (await this.#known())?.names ?? new Set();
  }

  async versionOf(name: string): Promise<string | null> {
    const known = await this.#known();
    return known?.names.has(name) ? known.version : null;
  }

  async isDrawn(picture: DrawnPicture): Promise<boolean> {
    return (await this.#kept(picture)) !== null;
  }

  async master(picture: DrawnPicture): Promise<string | Uint8Array> {
    const kept = await this.#kept(picture);
    if (kept) return kept;
    const width = drawnWidths.find((drawn) => drawn >= picture.width) ?? picture.width;
    const file = this.#fileOf(picture, width);
    const joined = this.#underWay.get(file);
    if (joined) return joined;
    const failedAt = this.#failedAt.get(file);
    if (failedAt !== undefined && performance.now() - failedAt < rest) throw new NotFound('name');
    const limit = this.#limits[width === standInWidth ? 'small' : 'big'];
    if (limit.pendingCount >= mostWaiting) throw new Overloaded();
    const work = this.#smaller(picture, width)
      .then((smaller) => limit(() => this.#draw({ name: picture.name, width, smaller }, file)))
      .finally(() => this.#underWay.delete(file));
    this.#underWay.set(file, work);
    return work;
  }

  stop(): void {
    this.#options.program.stop();
    this.#options.patient.stop();
  }

  /** What one of more than `wholeWidth` is drawn from: a master, or the whole picture, drawn first where it is not. */
  async #smaller({ smaller, ...picture }: DrawnPicture, width: number): Promise<Uint8Array | undefined> {
    if (width <= wholeWidth) return undefined;
    const master = smaller ?? (await this.master({ ...picture, width: wholeWidth }));
    return typeof master === 'string' ? readFile(master) : master;
  }

  async #draw(order: DrawingOrder, file: string): Promise<string | Uint8Array> {
    const { program, patient, onFailure } = this.#options;
    const bytes = await (order.width === standInWidth ? program : patient).draw(order).catch((error: unknown) => {
      this.#failedAt.set(file, performance.now());
      onFailure(error, order.name);
      throw new NotFound('name');
    });
    return writeWholeFile(file, bytes).then(
      () => file,
      // Whoever asked has it all the same; it is drawn again when it is asked for again.
      () => bytes,
    );
  }

  /** The smallest kept file that is wide enough. */
  async #kept(picture: DrawnPicture): Promise<string | null> {
    for (const width of drawnWidths.filter((drawn) => drawn >= picture.width)) {
      const file = this.#fileOf(picture, width);
      if (await stat(file).catch(() => null)) return file;
    }
    return null;
  }

  #fileOf({ name, version }: DrawnPicture, width: number): string {
    return path.join(this.#options.folder, version, `${name}-${width}`);
  }

  #known(): Promise<{ version: string; names: ReadonlySet<string> } | null> {
    this.#drawables ??= this.#ask().catch((error: unknown) => {
      this.#options.onFailure(error, null);
      setTimeout(() => (this.#drawables = undefined), rest).unref();
      return null;
    });
    return this.#drawables;
  }

  async #ask(): Promise<{ version: string; names: ReadonlySet<string> }> {
    const { program, folder } = this.#options;
    const { version, names } = await program.drawables();
    const elder = (await readdir(folder).catch(() => [])).filter((entry) => entry !== version);
    for (const entry of elder) await rm(path.join(folder, entry), { recursive: true, force: true }).catch(() => {});
    return { version, names: new Set(names) };
  }
}

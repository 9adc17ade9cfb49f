import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { mediaWidths } from '#lib/contract/media.ts';
import { NotFound } from '../domain/errors.ts';
import { HttpError } from '../http/errors.ts';
import { findMaster } from './masters.ts';
import { scaled, type PictureFormat } from './scaling.ts';

const namePattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const nameMax = 120;
const scaledAtOnce = 2;
/** How often at most it is reported that scaled pictures cannot be kept, ms. */
const reportInterval = 60_000;

/** What is wanted of a picture, found to be possible. */
export interface PictureRequest {
  name: string;
  width: number;
  format: PictureFormat;
  /** File of the master. */
  master: string;
  /** Version of the master: a redrawn picture is scaled anew. */
  version: string;
}

/**
 * Master pictures in all the widths of the contract, each scaled once and kept on disk. Requests for a picture that is
 * being scaled wait for the same work; two pictures at most are scaled at a time. What the disk does not take is answered
 * all the same, and scaled again when asked for again.
 */
export class PictureStore {
  readonly #masters: readonly string[];
  readonly #cache: string;
  readonly #scale: typeof scaled;
  readonly #onUnkept: (error: unknown) => void;
  #reportedAt = -Infinity;
  readonly #limit = pLimit(scaledAtOnce);
  readonly #underWay = new Map<string, Promise<Buffer>>();

  /**
   * `masters` are folders of `{name}.webp`, looked through in their order; `cache` is made when first needed. `onUnkept`
   * is told once a minute at most that a scaled picture could not be written to it.
   */
  constructor(
    masters: readonly string[],
    cache: string,
    scale: typeof scaled = scaled,
    onUnkept: (error: unknown) => void = () => {},
  ) {
    this.#masters = masters;
    this.#cache = cache;
    this.#scale = scale;
    this.#onUnkept = onUnkept;
  }

  /** Throws a 404 that names what is unknown: `name` or `width`. */
  async find(name: string, width: number, format: PictureFormat): Promise<PictureRequest> {
    if (!mediaWidths.some((allowed) => allowed === width)) {
      throw new HttpError(404, 'Unknown width', { width: [`one_of:${mediaWidths.join(',')}`] });
    }
    if (name.length > nameMax || !namePattern.test(name)) throw new NotFound('name');
    const master = await findMaster(this.#masters, name);
    if (!master) throw new NotFound('name');
    return { name, width, format, master: master.file, version: master.version };
  }

  etag({ name, width, format, version }: PictureRequest): string {
    return `"${name}-${width}-${version}-${format}"`;
  }

  async isKept(request: PictureRequest): Promise<boolean> {
    return (await stat(this.#keptPath(request)).catch(() => null)) !== null;
  }

  /** The scaled picture, from disk or made now. */
  async read(request: PictureRequest): Promise<Buffer> {
    const kept = this.#keptPath(request);
    const found = await readFile(kept).catch(() => null);
    if (found) return found;
    const joined = this.#underWay.get(kept);
    if (joined) return joined;
    const work = this.#limit(() => this.#make(request, kept)).finally(() => this.#underWay.delete(kept));
    this.#underWay.set(kept, work);
    return work;
  }

  async #make({ master, width, format }: PictureRequest, kept: string): Promise<Buffer> {
    const bytes = await this.#scale(master, width, format);
    await this.#keep(bytes, kept).catch((error: unknown) => this.#reportUnkept(error));
    return bytes;
  }

  async #keep(bytes: Buffer, kept: string): Promise<void> {
    await mkdir(this.#cache, { recursive: true });
    const written = `${kept}.${randomUUID()}.part`;
    try {
      await writeFile(written, bytes);
      await rename(written, kept);
    } catch (error) {
      await rm(written, { force: true }).catch(() => {});
      throw error;
    }
  }

  #reportUnkept(error: unknown): void {
    const now = performance.now();
    if (now - this.#reportedAt < reportInterval) return;
    this.#reportedAt = now;
    this.#onUnkept(error);
  }

  #keptPath({ name, width, format, version }: PictureRequest): string {
    return path.join(this.#cache, `${name}-${width}-${version}.${format}`);
  }
}

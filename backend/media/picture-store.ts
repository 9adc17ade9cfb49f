import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { mediaWidths } from '#lib/contract/media.ts';
import { NotFound } from '../domain/errors.ts';
import { HttpError } from '../http/errors.ts';
import { standInWidth, wholeWidth, type Drawings } from './drawn-pictures.ts';
import { findMaster, widthOf } from './masters.ts';
import { scaled, type PictureFormat } from './scaling.ts';
import { writeWholeFile } from './whole-file.ts';

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
  /** File of the master; null for a picture that is drawn. */
  master: string | null;
  /** File of a master that is smaller than what is drawn from it. */
  smaller?: string;
  /** Version of the master or of the drawing: a redrawn picture is scaled anew. */
  version: string;
}

/** What is shown of a picture now. */
export interface PictureAnswer {
  bytes: Buffer;
  /** Whether it is smaller than was asked for, because that is still being drawn. */
  isStandIn: boolean;
}

/** What a store may have beside its masters. */
export interface PictureStoreOptions {
  scale?: typeof scaled;
  /** Told once a minute at most that a scaled picture could not be written. */
  onUnkept?: (error: unknown) => void;
  /** Where pictures without a master come from; without it there are none. */
  drawings?: Drawings | null;
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
  readonly #drawings: Drawings | null;
  #reportedAt = -Infinity;
  readonly #limit = pLimit(scaledAtOnce);
  readonly #underWay = new Map<string, Promise<Buffer>>();

  /** `masters` are folders of `{name}.webp`, looked through in their order; `cache` is made when first needed. */
  constructor(masters: readonly string[], cache: string, options: PictureStoreOptions = {}) {
    const { scale = scaled, onUnkept = () => {}, drawings = null } = options;
    this.#masters = masters;
    this.#cache = cache;
    this.#scale = scale;
    this.#onUnkept = onUnkept;
    this.#drawings = drawings;
  }

  /** Throws a 404 that names what is unknown: `name` or `width`. */
  async find(name: string, width: number, format: PictureFormat): Promise<PictureRequest> {
    if (!mediaWidths.some((allowed) => allowed === width)) {
      throw new HttpError(404, 'Unknown width', { width: [`one_of:${mediaWidths.join(',')}`] });
    }
    if (name.length > nameMax || !namePattern.test(name)) throw new NotFound('name');
    const master = await findMaster(this.#masters, name);
    const isEnough = master !== null && (width <= wholeWidth || (await widthOf(master.file)) >= width);
    const version = isEnough ? null : ((await this.#drawings?.versionOf(name)) ?? null);
    if (version !== null)
      return { name, width, format, master: null, version, ...(master && { smaller: master.file }) };
    if (!master) throw new NotFound('name');
    return { name, width, format, master: master.file, version: master.version };
  }

  etag({ name, width, format, version }: PictureRequest): string {
    return `"${name}-${width}-${version}-${format}"`;
  }

  async isKept(request: PictureRequest): Promise<boolean> {
    return (await stat(this.#keptPath(request)).catch(() => null)) !== null;
  }

  /** The scaled picture, from disk or made now, which takes as long as it has to be drawn. */
  async read(request: PictureRequest): Promise<Buffer> {
    const kept = this.#keptPath(request);
    const found = await readFile(kept).catch(() => null);
    if (found) return found;
    const joined = this.#underWay.get(kept);
    if (joined) return joined;
    const work = this.#make(request, kept).finally(() => this.#underWay.delete(kept));
    this.#underWay.set(kept, work);
    return work;
  }

  /**
   * The same for somebody who waits: a small picture stands in for a big one that is not drawn yet (ADR-0152). Who enlarges one
   * sees the whole picture until the answer comes (ADR-0161).
   */
  async show(request: PictureRequest): Promise<PictureAnswer> {
    if (!(await this.#takesLong(request))) return { bytes: await this.read(request), isStandIn: false };
    const bytes = await this.read({ ...request, width: standInWidth });
    // Why it fails is told where it is drawn; whoever asks again begins anew.
    this.read(request).catch(() => {});
    return { bytes, isStandIn: true };
  }

  async #takesLong(request: PictureRequest): Promise<boolean> {
    const { master, width } = request;
    if (master !== null || width <= standInWidth || width > wholeWidth || (await this.isKept(request))) return false;
    return !(await this.#drawings?.isDrawn(request));
  }

  async #make(request: PictureRequest, kept: string): Promise<Buffer> {
    const master = request.master ?? (await this.#drawn(request));
    const bytes = await this.#limit(() => this.#scale(master, request.width, request.format));
    await writeWholeFile(kept, bytes).catch((error: unknown) => this.#reportUnkept(error));
    return bytes;
  }

  async #drawn(request: PictureRequest): Promise<string | Uint8Array> {
    if (!this.#drawings) throw new NotFound('name');
    return this.#drawings.master(request);
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

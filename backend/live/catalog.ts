import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { changesAfter, countChangesAfter, type NotedChange } from '../db/changes.ts';
import type { Database } from '../db/schema.ts';
import type { ReadModel } from '../search/read-model.ts';
import { applyChanges, toRead } from './apply.ts';
import { buildModel, type Built } from './build.ts';
import { EventLoopYield } from './event-loop-yield.ts';
import type { ChangeNotifier } from './change-notifier.ts';

/** How often changes are asked for, ms. */
const pollInterval = 250;
const changesAtOnce = 2000;
/** Products whose moment has come that are looked at without a pause. */
const dueAtOnce = 20;
/** Changes beyond which a new model may be faster than to follow them one by one. */
const manyChanges = 1000;
/** Rest before changes are looked for again that others know of, ms. */
const lookAgain = 20;
/** Rest after a build that failed, ms. */
const buildRest = 10_000;

export interface LiveCatalogOptions {
  db: Kysely<Database>;
  /** Opens a connection of its own for a long read; it is closed afterwards. */
  openReader: () => Kysely<Database>;
  now: () => Date;
  /** Smallest percentage, exclusive, that is shown as a reduction. */
  discountLimit: number;
  /** Called for what goes wrong: once when the database stops answering, and for each product that cannot be shown. */
  onProblem: (error: unknown) => void;
  changeNotifier?: ChangeNotifier;
}

/** What the model has just taken over. */
export interface Taken {
  /** Changes that it knows of now, oldest first. */
  changes: readonly NotedChange[];
  /** Whether those of products are left to a model that is being built, and are not shown before. */
  isLeft: boolean;
  /** Products for which a moment has come: a price settled for it, say. */
  due: readonly number[];
  /** Whether another model is shown, in which anything may be another. */
  isAnother: boolean;
}

const nothingTaken: Taken = { changes: [], isLeft: false, due: [], isAnother: false };

/** How far the model follows the database. */
export interface Replication {
  /** Id of the last change that was taken over. */
  readonly lastChange: number;
  /** Id of the change up to which all are shown: later ones may be left to a model that is being built. */
  readonly shownChange: number;
  /** When it was last known to be up to date. */
  readonly upToDate: Date;
  /** Whether the database could be asked the last time. */
  readonly isReplicating: boolean;
  /** Calls back after each piece that was taken over, until the function that it answers is called. */
  onTaken(callback: (taken: Taken) => void): () => void;
  /** Looks for changes at once, where one is not known yet. Answers whether it is, after `patience` ms at the latest. */
  reaches(change: number, patience: number): Promise<boolean>;
}

/**
 * The read model that follows the database: it asks for changes four times a second and takes them over in pieces,
 * lets prices that were settled for a moment come into force, and is built anew beside the one in use where what
 * products are sorted into changed, where it has become too worn, or where it fell too far behind.
 */
export class LiveCatalog implements Replication {
  readonly #options: LiveCatalogOptions;
  #model: ReadModel;
  #position: number;
  #upToDate: Date;
  #isReplicating = true;
  #isBuildWanted = false;
  /** The first change that is left to a new model. */
  #leftFrom: number | null = null;
  #buildsFrom = 0;
  #build: Promise<void> | null = null;
  #built: Built | null = null;
  /** Rounds follow each other; the last one of those under way or waiting. */
  #rounds: Promise<void> = Promise.resolve();
  #isRoundWaiting = false;
  #timer: NodeJS.Timeout | null = null;
  #stopListening: (() => void) | null = null;
  readonly #followers = new Set<(taken: Taken) => void>();
  readonly #stopping = new AbortController();

  private constructor(options: LiveCatalogOptions, { model, position }: Built) {
    this.#options = options;
    this.#model = model;
    this.#position = position;
    this.#upToDate = options.now();
  }

  /** Loads the catalog; it follows nothing yet. Throws what the database reports. */
  static async load(options: LiveCatalogOptions): Promise<LiveCatalog> {
    const reader = options.openReader();
    try {
      return new LiveCatalog(options, await buildModel(reader, options));
    } finally {
      await reader.destroy();
    }
  }

  /** The model of this moment. Who needs it for more than one step keeps it, so as to see one catalog. */
  get model(): ReadModel {
    return this.#model;
  }

  get lastChange(): number {
    return this.#position;
  }

  get shownChange(): number {
    return this.#leftFrom === null ? this.#position : Math.min(this.#position, this.#leftFrom - 1);
  }

  get upToDate(): Date {
    return this.#upToDate;
  }

  get isReplicating(): boolean {
    return this.#isReplicating;
  }

  onTaken(callback: (taken: Taken) => void): () => void {
    this.#followers.add(callback);
    return () => this.#followers.delete(callback);
  }

  async reaches(change: number, patience: number): Promise<boolean> {
    const until = performance.now() + patience;
    while (this.#position < change && performance.now() < until) {
      const left = AbortSignal.timeout(Math.ceil(until - performance.now()));
      await Promise.race([this.#follow(), once(left, 'abort')]);
      if (this.#position < change) await pause(lookAgain);
    }
    return this.#position >= change;
  }

  /** Follows the database from now on, until `stop`. */
  start(): void {
    this.#stopListening = this.#options.changeNotifier?.onChange(() => void this.#follow()) ?? null;
    this.#schedule();
  }

  /** Ends what is going on, after which the database may be closed. */
  async stop(): Promise<void> {
    this.#stopping.abort(new Error('The catalog is not followed any more'));
    this.#stopListening?.();
    if (this.#timer) clearTimeout(this.#timer);
    await this.#rounds;
    await this.#build;
  }

  /**
   * Takes over all that is committed by now, also by building anew where that is due. Throws what the database reports.
   */
  async catchUp(): Promise<void> {
    do {
      await this.#build;
      await this.#nextRound();
    } while (this.#build || this.#built);
  }

  #schedule(): void {
    if (this.#stopping.signal.aborted) return;
    this.#timer = setTimeout(() => void this.#follow().then(() => this.#schedule()), pollInterval).unref();
  }

  /** A round that never throws; none where one waits to begin that will see the same. */
  async #follow(): Promise<void> {
    if (this.#stopping.signal.aborted || this.#isRoundWaiting) return;
    try {
      await this.#nextRound();
      this.#isReplicating = true;
    } catch (error) {
      if (this.#isReplicating) this.#options.onProblem(error);
      this.#isReplicating = false;
    }
  }

  #nextRound(): Promise<void> {
    this.#isRoundWaiting = true;
    const round = this.#rounds.then(() => {
      this.#isRoundWaiting = false;
      return this.#takeRound();
    });
    this.#rounds = round.catch(() => {});
    return round;
  }

  async #takeRound(): Promise<void> {
    await this.#passTime(this.#model);
    await this.#takeOver();
    if (this.#built) await this.#swap(this.#built);
    if (this.#model.isWorn) this.#isBuildWanted = true;
    if (this.#isBuildWanted && !this.#build && performance.now() >= this.#buildsFrom) this.#startBuild();
    this.#upToDate = this.#options.now();
  }

  async #passTime(model: ReadModel): Promise<void> {
    const { yieldToEventLoop } = new EventLoopYield();
    const due: number[] = [];
    while (!model.passTime(this.#options.now(), dueAtOnce, (id) => due.push(id))) await yieldToEventLoop();
    if (due.length > 0 && model === this.#model) this.#tell({ due });
  }

  #tell(taken: Partial<Taken>): void {
    for (const follower of this.#followers) follower({ ...nothingTaken, ...taken });
  }

  /** Follows the changes that are there, oldest first, unless building anew is the shorter way. */
  async #takeOver(): Promise<void> {
    const { db, onProblem } = this.#options;
    while (!this.#stopping.signal.aborted) {
      const changes = await changesAfter(db, this.#position, changesAtOnce);
      if (changes === null) this.#isBuildWanted = true;
      const last = changes?.at(-1);
      if (!changes || !last) return;
      const read = toRead(changes);
      // What a build will bring is left to it, but for what shoppers see first: prices and stock.
      const isLeft = read.structure || (await this.#isFarBehind(changes.length, this.#position));
      if (isLeft) this.#isBuildWanted = true;
      if (isLeft) this.#leftFrom ??= changes[0]?.id ?? null;
      await applyChanges(db, this.#model, isLeft ? { ...read, products: new Set() } : read, onProblem);
      this.#position = last.id;
      this.#tell({ changes, isLeft });
    }
  }

  /** Whether so many changes follow a position, of which `seen` are known, that building anew is faster. */
  async #isFarBehind(seen: number, position: number): Promise<boolean> {
    if (seen < changesAtOnce) return false;
    const count = await countChangesAfter(this.#options.db, position);
    return count > Math.max(manyChanges, this.#model.productCount / 4);
  }

  #startBuild(): void {
    this.#isBuildWanted = false;
    const build = async (): Promise<void> => {
      const reader = this.#options.openReader();
      try {
        this.#built = await buildModel(reader, { ...this.#options, signal: this.#stopping.signal });
      } catch (error) {
        this.#isBuildWanted = true;
        this.#buildsFrom = performance.now() + buildRest;
        if (!this.#stopping.signal.aborted) this.#options.onProblem(error);
      } finally {
        await reader.destroy();
        this.#build = null;
      }
    };
    this.#build = build();
  }

  /** Brings a new model up to date and puts it in the place of the one in use. */
  async #swap({ model, position: from }: Built): Promise<void> {
    const { db, onProblem } = this.#options;
    this.#built = null;
    let position = from;
    let leftFrom: number | null = null;
    for (;;) {
      const changes = await changesAfter(db, position, changesAtOnce);
      const last = changes?.at(-1);
      if (changes === null || (await this.#isFarBehind(changes.length, position))) {
        this.#isBuildWanted = true;
        return;
      }
      if (!last) break;
      const read = toRead(changes);
      if (read.structure) this.#isBuildWanted = true;
      if (read.structure) leftFrom ??= changes[0]?.id ?? null;
      await applyChanges(db, model, read, onProblem);
      position = last.id;
    }
    await this.#passTime(model);
    this.#model = model;
    this.#position = Math.max(position, this.#position);
    this.#leftFrom = leftFrom;
    this.#tell({ isAnother: true });
  }
}

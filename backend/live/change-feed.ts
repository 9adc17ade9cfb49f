import type { Kysely } from 'kysely';
import { mostToldProducts, type News, type NewsKind, type NewsLine } from '#lib/contract/changes.ts';
import { changesAfter, type NotedChange } from '../db/changes.ts';
import type { ChangeKind, Database } from '../db/schema.ts';
import type { ReadModel } from '../search/read-model.ts';
import type { Replication, Taken } from './catalog.ts';

/** Until every process shows content and teams that have changed, ms: each holds its own for half a second (db-cache.ts). */
const contentDelay = 700;
const changesAtOnce = 2000;
/** Changes beyond which somebody who was away is told `anything`. */
const mostMissed = 20_000;
/** Products whose moment came that are remembered for those who were away. */
const mostDue = 10_000;
/** By how much clocks of processes may differ, ms. */
const clockMargin = 5000;

/** Up to which change and moment news are told. */
interface Position {
  change: number;
  at: number;
}

const cursorForm = /^(\d{1,15})\.(\d{1,15})$/;

/** The position that a cursor stands for; null for one of another API. */
export function positionOf(cursor: string): Position | null {
  const [, change, at] = cursorForm.exec(cursor) ?? [];
  return change === undefined || at === undefined ? null : { change: Number(change), at: Number(at) };
}

const anything: News[] = [{ kind: 'anything' }];
const ofContent: News[] = [{ kind: 'text' }, { kind: 'store' }];
const ofStructure: News[] = [{ kind: 'menu' }, { kind: 'anything' }];

/** News about products by kind, each product once. */
function newsOf(byKind: ReadonlyMap<NewsKind, ReadonlySet<number>>): News[] {
  return [...byKind].flatMap(([kind, ids]) => {
    const all = [...ids];
    const parts = Array.from({ length: Math.ceil(all.length / mostToldProducts) }, (_, index) =>
      all.slice(index * mostToldProducts, (index + 1) * mostToldProducts),
    );
    return parts.map((products) => ({ kind, products }));
  });
}

interface FeedDependencies {
  db: Kysely<Database>;
  replication: Replication;
  readonly readModel: ReadModel;
  now: () => Date;
}

/**
 * What storefronts are told (ADR-0149): changes as soon as this process shows them. A cursor holds back at those that it
 * does not show yet, so that whoever goes on elsewhere is told of them again.
 */
export class ChangeFeed {
  readonly #dependencies: FeedDependencies;
  readonly #listeners = new Set<(line: NewsLine) => void>();
  readonly #startedAt: number;
  #due: { at: number; productId: number }[] = [];
  /** Up to when it is told of content that appears at a moment, and when it was told last, ms. */
  #contentUntil: number;
  #contentDueAt = -Infinity;
  /** Changes of content that every process will soon show. */
  #delayed = new Set<{ change: number; timer: NodeJS.Timeout }>();
  readonly #stopFollowing: () => void;

  constructor(dependencies: FeedDependencies) {
    this.#dependencies = dependencies;
    this.#startedAt = dependencies.now().getTime();
    this.#contentUntil = this.#startedAt;
    this.#stopFollowing = dependencies.replication.onTaken((taken) => this.#take(taken));
  }

  stop(): void {
    this.#stopFollowing();
    for (const { timer } of this.#delayed) clearTimeout(timer);
  }

  /** Up to where everything is told. */
  get cursor(): string {
    const { replication, now } = this.#dependencies;
    const held = Array.from(this.#delayed, ({ change }) => change - 1);
    return `${Math.min(replication.shownChange, ...held)}.${now().getTime()}`;
  }

  /** Tells news from now on, until the function that it answers is called. */
  follow(listener: (line: NewsLine) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** What somebody has missed after a cursor, as one line; without a cursor nothing. Throws what the database reports. */
  async missedAfter(cursor: string | undefined): Promise<NewsLine> {
    const before = this.cursor;
    if (cursor === undefined) return { cursor: before, news: [] };
    const position = positionOf(cursor);
    // What came due before this process ran, it does not know.
    if (!position || position.at < this.#startedAt) return { cursor: before, news: anything };
    const missed = await this.#changesAfter(position.change);
    if (missed === null) return { cursor: before, news: anything };
    const due = this.#due.filter(({ at }) => at > position.at - clockMargin).map(({ productId }) => productId);
    const content = this.#contentDueAt > position.at - clockMargin ? ofContent : [];
    const isForgotten = this.#due.length === mostDue && (this.#due[0]?.at ?? 0) > position.at - clockMargin;
    return { cursor: before, news: isForgotten ? anything : [...this.#newsOf(missed), ...priceNews(due), ...content] };
  }

  /** Tells of content where one of the moments at which some appears has come since the last time. */
  passTime(moments: readonly string[]): void {
    const now = this.#dependencies.now().getTime();
    const hasCome = moments.map((moment) => Date.parse(moment)).some((at) => at > this.#contentUntil && at <= now);
    this.#contentUntil = now;
    if (!hasCome) return;
    this.#contentDueAt = now;
    this.#tell(ofContent);
  }

  async #changesAfter(position: number): Promise<NotedChange[] | null> {
    const { db } = this.#dependencies;
    const missed: NotedChange[] = [];
    for (let from = position; ;) {
      const changes = await changesAfter(db, from, changesAtOnce);
      if (changes === null || missed.length > mostMissed) return null;
      missed.push(...changes);
      const last = changes.at(-1);
      if (!last || changes.length < changesAtOnce) return missed;
      from = last.id;
    }
  }

  #take({ changes, isLeft, due, isAnother }: Taken): void {
    if (isAnother) {
      this.#tell(ofStructure);
      return;
    }
    const at = this.#dependencies.now().getTime();
    this.#due = [...this.#due, ...due.map((productId) => ({ at, productId }))].slice(-mostDue);
    // Before any cursor goes out: it has to hold back at what is told later.
    const content = changes.find(({ kind }) => isContent(kind));
    if (content) this.#tellLater(content.id);
    const shown = changes.filter(({ kind }) => !isContent(kind) && !(isLeft && isOfModel(kind)));
    const news = [...this.#newsOf(shown), ...priceNews(due)];
    if (news.length > 0) this.#tell(news);
  }

  #tellLater(change: number): void {
    const delayed = {
      change,
      timer: setTimeout(() => {
        this.#delayed.delete(delayed);
        this.#tell(ofContent);
      }, contentDelay).unref(),
    };
    this.#delayed.add(delayed);
  }

  #tell(news: News[]): void {
    const line = { cursor: this.cursor, news };
    for (const listener of this.#listeners) listener(line);
  }

  #newsOf(changes: readonly NotedChange[]): News[] {
    const byKind = new Map<NewsKind, Set<number>>();
    const add = (kind: NewsKind, id: number) => byKind.set(kind, (byKind.get(kind) ?? new Set()).add(id));
    for (const { kind, entityId } of changes) {
      if (kind === 'product' || kind === 'price') add(kind, entityId);
      if (kind === 'stock') for (const id of this.#productsOf(entityId)) add('stock', id);
    }
    return [
      ...newsOf(byKind),
      ...(changes.some(({ kind }) => kind === 'catalog') ? ofStructure : []),
      ...(changes.some(({ kind }) => isContent(kind)) ? ofContent : []),
    ];
  }

  /** Products with an option: none for one that is not shown, of which its product's own change tells. */
  #productsOf(optionId: number): number[] {
    const { readModel } = this.#dependencies;
    return readModel.variants
      .numbersOf(optionId)
      .map((number) => readModel.at(readModel.variants.documentOf(number)).id);
  }
}

const isContent = (kind: ChangeKind): boolean => kind === 'content' || kind === 'team';
const isOfModel = (kind: ChangeKind): boolean => kind === 'product' || kind === 'catalog';
const priceNews = (ids: readonly number[]): News[] =>
  ids.length === 0 ? [] : newsOf(new Map([['price' as const, new Set(ids)]]));

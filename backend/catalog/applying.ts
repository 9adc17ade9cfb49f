import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { ContentRecord, ImportRecord, ImportRecordKind } from '#lib/contract/import.ts';
import { pageOf } from '../content/model.ts';
import { readContent, saveContentKind } from '../content/storage.ts';
import type { Progress } from '../db/catalog.ts';
import {
  countStaged,
  endImport,
  goOn,
  noteApplied,
  recordsAtOnce,
  stagedKeys,
  waitingRecords,
  type StoredImport,
} from '../db/catalog-stage.ts';
import { noteChanges, type Change } from '../db/changes.ts';
import { loadPickUpPoints } from '../db/places.ts';
import { deleteProducts, savePrices, saveProducts, saveStockOf } from '../db/product-writer.ts';
import type { Database } from '../db/schema.ts';
import { loadStructure } from '../db/structure.ts';
import {
  removeUnlisted,
  removeUnlistedSets,
  saveBanners,
  saveBrands,
  saveCategories,
  savePhrases,
  savePickUpPoints,
  saveSets,
  saveSports,
  saveShops,
  saveTerms,
} from '../db/structure-writer.ts';
import { inTransaction } from '../db/transaction.ts';
import { keyOf } from '../domain/record-key.ts';
import { readTeams, saveTeamsIn } from '../teams/storage.ts';

type Writing = Transaction<Database>;
type RecordOf<Kind extends ImportRecordKind> = Extract<ImportRecord, { kind: Kind }>;
type Bare<Kind extends ImportRecordKind> = Omit<RecordOf<Kind>, 'kind'>;

/** Kinds that are few, and that products refer to or stand beside. */
const structureKinds = ['brand', 'category', 'sport', 'term', 'store', 'pickUpPoint', 'phrase', 'banner'] as const;
/** Rest after each short transaction in shares of its length, so that the shop's own writes get their turn. */
const restShare = 1;

/** Records without their kind, as the catalog stores them. */
function bare<Kind extends ImportRecordKind>(records: readonly RecordOf<Kind>[]): Bare<Kind>[] {
  return records.map(({ kind: _kind, ...rest }) => rest as unknown as Bare<Kind>);
}

/** A list that keeps its order: what is named again stands where it stood, what is new at the end. */
function merged<Item>(stored: readonly Item[], named: readonly Item[], key: (item: Item) => unknown): Item[] {
  const byKey = new Map(stored.map((item) => [key(item), item]));
  for (const item of named) byKey.set(key(item), item);
  return [...byKey.values()];
}

async function takeAll<Kind extends ImportRecordKind>(transaction: Writing, kind: Kind): Promise<Bare<Kind>[]> {
  const waiting = await waitingRecords(transaction, kind, Number.MAX_SAFE_INTEGER);
  for (let start = 0; start < waiting.length; start += recordsAtOnce) {
    const part = waiting.slice(start, start + recordsAtOnce);
    await noteApplied(
      transaction,
      kind,
      part.map(({ position }) => position),
    );
  }
  return bare(waiting.map(({ record }) => record));
}

/** Brands, categories, sports, terms, shops, pick-up points, phrases and banners change together. */
async function applyStructure(db: Kysely<Database>, claimed: StoredImport, now: Date): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await goOn(transaction, claimed, 'applying', new Date());
    const stored = await loadStructure(transaction);
    const listed = <Item>(before: readonly Item[], named: readonly Item[], key: (item: Item) => unknown) =>
      claimed.replaces ? [...named] : merged(before, named, key);
    const changes: Change[] = [];
    const apply = async <Kind extends (typeof structureKinds)[number]>(
      kind: Kind,
      save: (records: Bare<Kind>[]) => Promise<Change[]>,
    ) => {
      const records = await takeAll(transaction, kind);
      if (records.length > 0) changes.push(...(await save(records)));
    };
    await apply('brand', (named) =>
      saveBrands(
        transaction,
        merged(stored.brands, named, ({ slug }) => slug),
      ),
    );
    await apply('category', (named) => saveCategories(transaction, named));
    await apply('sport', (named) => saveSports(transaction, named));
    await apply('term', (named) =>
      saveTerms(
        transaction,
        listed(stored.terms, named, (term) => keyOf({ kind: 'term', ...term })),
      ),
    );
    await apply('store', (named) =>
      saveShops(
        transaction,
        listed(stored.shops, named, ({ sysname }) => sysname),
      ),
    );
    const points = await loadPickUpPoints(transaction);
    await apply('pickUpPoint', (named) =>
      savePickUpPoints(
        transaction,
        listed(points, named, ({ id }) => id),
      ),
    );
    await apply('phrase', (named) =>
      savePhrases(
        transaction,
        listed(stored.phrases, named, ({ phrase }) => phrase),
      ),
    );
    await apply('banner', (named) =>
      saveBanners(
        transaction,
        listed(stored.banners, named, ({ title }) => title),
      ),
    );
    await noteChanges(transaction, changes, now);
  });
}

/** What the shop tells beside its goods, and its teams, change together; all of it is little. */
async function applyContent(db: Kysely<Database>, claimed: StoredImport, now: Date): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await goOn(transaction, claimed, 'applying', new Date());
    const stored = await readContent(transaction);
    const changes: Change[] = [];
    const apply = async <Kind extends ContentRecord['kind'], Item>(
      kind: Kind,
      before: readonly Item[],
      key: (item: Item) => string,
      itemOf: (record: Bare<Kind>) => Item,
      save: (items: Item[]) => Promise<Change[]>,
    ) => {
      const named = (await takeAll(transaction, kind)).map(itemOf);
      if (named.length === 0) return;
      changes.push(...(await save(claimed.replaces ? named : merged(before, named, key))));
    };
    const slugOf = ({ slug }: { slug: string }) => slug;
    await apply(
      'storeDetails',
      stored.shops,
      ({ sysname }) => sysname,
      (details) => details,
      (shops) => saveContentKind(transaction, 'shops', shops, stored.shops),
    );
    await apply(
      'brandText',
      stored.brands,
      slugOf,
      (text) => text,
      (brands) => saveContentKind(transaction, 'brands', brands, stored.brands),
    );
    await apply(
      'guide',
      stored.guides,
      slugOf,
      (guide) => guide,
      (guides) => saveContentKind(transaction, 'guides', guides, stored.guides),
    );
    await apply('page', stored.pages, slugOf, pageOf, (pages) =>
      saveContentKind(transaction, 'pages', pages, stored.pages),
    );
    await apply(
      'flipbook',
      stored.flipbooks,
      slugOf,
      (flipbook) => flipbook,
      (flipbooks) => saveContentKind(transaction, 'flipbooks', flipbooks, stored.flipbooks),
    );
    const teams = await readTeams(transaction);
    await apply(
      'team',
      teams,
      slugOf,
      (team) => team,
      (named) => saveTeamsIn(transaction, named, teams),
    );
    await noteChanges(transaction, changes, now);
  });
}

/** Applies the records of a kind some at a time; each transaction notes what it has applied. */
async function applyInParts<Kind extends 'product' | 'set' | 'price' | 'stock'>(
  db: Kysely<Database>,
  claimed: StoredImport,
  kind: Kind,
  now: Date,
  save: (transaction: Writing, records: Bare<Kind>[]) => Promise<Change[]>,
  onRecords: (count: number) => void,
): Promise<void> {
  for (;;) {
    const started = performance.now();
    const count = await inTransaction(db, async (transaction) => {
      await goOn(transaction, claimed, 'applying', new Date());
      const waiting = await waitingRecords(transaction, kind, recordsAtOnce);
      if (waiting.length === 0) return 0;
      const changes = await save(transaction, bare<Kind>(waiting.map(({ record }) => record)));
      await noteApplied(
        transaction,
        kind,
        waiting.map(({ position }) => position),
      );
      await noteChanges(transaction, changes, now);
      return waiting.length;
    });
    if (count === 0) return;
    onRecords(count);
    await pause((performance.now() - started) * restShare);
  }
}

/** Removes what the file does not name: products first, since they refer to all others. */
async function removeUnnamed(db: Kysely<Database>, claimed: StoredImport, now: Date): Promise<void> {
  // What is named is read while the import is held: once another process has ended it, nothing is named any more.
  const going = <Result>(work: (transaction: Writing) => Promise<Result>) =>
    inTransaction(db, async (transaction) => {
      await goOn(transaction, claimed, 'applying', new Date());
      return work(transaction);
    });
  const gone = await going(async (transaction) => {
    const named = new Set((await stagedKeys(transaction, 'product')).map(Number));
    const stored = await transaction.selectFrom('product').select('id').orderBy('id').execute();
    return stored.map(({ id }) => id).filter((id) => !named.has(id));
  });
  for (let start = 0; start < gone.length; start += recordsAtOnce) {
    const part = gone.slice(start, start + recordsAtOnce);
    await going(async (transaction) => noteChanges(transaction, await deleteProducts(transaction, part), now));
  }
  await going(async (transaction) => {
    const numbers = async (kind: ImportRecordKind) => (await stagedKeys(transaction, kind)).map(Number);
    const [sets, brands, categories, sports] = [
      await numbers('set'),
      await stagedKeys(transaction, 'brand'),
      await numbers('category'),
      await numbers('sport'),
    ];
    if (sets.length > 0) await removeUnlistedSets(transaction, sets);
    await noteChanges(transaction, await removeUnlisted(transaction, { brands, categories, sports }), now);
  });
}

/**
 * Applies an import whose records have all been staged, in short transactions, and ends it. A process that is stopped
 * meanwhile leaves the rest to the next one; what was applied already is not applied twice. Prices are judged at
 * `checkedAt`, the moment at which the file was checked: what was then still to come may have come since. Throws
 * ImportTakenOver.
 */
export async function applyImport(
  db: Kysely<Database>,
  claimed: StoredImport,
  { checkedAt, now }: { checkedAt: Date; now: Date },
  onProgress: Progress = () => {},
): Promise<void> {
  const { all, waiting } = await countStaged(db);
  let done = all - waiting;
  const onRecords = (count: number) => {
    done += count;
    onProgress(Math.floor((done / all) * 100));
  };
  await applyStructure(db, claimed, now);
  await applyInParts(
    db,
    claimed,
    'product',
    now,
    (transaction, products) => saveProducts(transaction, products, checkedAt),
    onRecords,
  );
  await applyInParts(db, claimed, 'set', now, saveSets, onRecords);
  await applyInParts(
    db,
    claimed,
    'price',
    now,
    (transaction, prices) => savePrices(transaction, prices, checkedAt),
    onRecords,
  );
  await applyInParts(
    db,
    claimed,
    'stock',
    now,
    (transaction, stocks) => saveStockOf(transaction, stocks, checkedAt),
    onRecords,
  );
  await applyContent(db, claimed, now);
  if (claimed.replaces) await removeUnnamed(db, claimed, now);
  await endImport(db, claimed);
}

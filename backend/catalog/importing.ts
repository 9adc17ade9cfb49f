import type { Kysely } from 'kysely';
import type { ImportRecordKind } from '#lib/contract/import.ts';
import { MediaHost } from '#lib/core/pictures/media-host.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import {
  beginApplying,
  claimAbandoned,
  claimImport,
  endImport,
  recordsAtOnce,
  stageRecords,
  type StoredImport,
} from '../db/catalog-stage.ts';
import { isStorageUnavailable } from '../db/dialect.ts';
import { loadPriceLogs } from '../db/price-logs.ts';
import type { Database } from '../db/schema.ts';
import { applyImport } from './applying.ts';
import { withSettledPictures } from './settled-pictures.ts';
import { storedCodes } from '../db/stored-codes.ts';
import { CatalogCheck, nothingKnown, type Known } from './check.ts';
import { doubtsOf, storable } from './doubts.ts';
import { MissingPictures } from './missing-pictures.ts';
import { formatProblems, type Problem } from './lines.ts';
import { readRecords, type ReadRecord } from './records.ts';
import type { Mapping } from './table/mapping.ts';
import type { OwnBrand } from './table/own-brand.ts';
import { readTable } from './table/records.ts';

/** Problems that are reported at most; a file with more is wrong in one way many times. */
export const mostProblems = 100;
/** Kinds without which a file cannot stand in for a whole catalog. */
const neededToReplace = ['brand', 'category', 'sport', 'product'] as const satisfies ImportRecordKind[];
/** Kinds of which a line of a table has one, beside what these refer to. */
const ofTheirLine: ReadonlySet<ImportRecordKind> = new Set(['product', 'price', 'stock']);
/** Of a table, which names no sport where its goods have none. */
const neededOfTable = ['product'] as const satisfies ImportRecordKind[];

/** The file is not a valid catalog; nothing of it was stored. */
export class InvalidCatalog extends Error {
  override name = 'InvalidCatalog';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(formatProblems(problems));
    this.problems = problems;
  }
}

export interface ImportOptions {
  /** Whether products, brands, categories, sports, and lists that the file names, lose what it does not name. */
  replaces?: boolean;
  now?: Date;
  onProgress?: (step: 'checking' | 'applying', percent: number) => void;
  /** How the columns of a table are read; without it the file has a record a line. */
  mapping?: Mapping | undefined;
  /** Whose goods those are of a table that names no brand. */
  ownBrand?: OwnBrand | null | undefined;
  /** Names of the pictures that there are; without them none is looked for. */
  pictures?: ReadonlySet<string>;
  /** The kinds of records that may come; all of them unless given. */
  kinds?: ReadonlySet<ImportRecordKind> | undefined;
  /** MEDIA_HOST, where it is set: whose addresses pictures may have. */
  mediaHost?: string;
  /** Told what is doubtful about a line and no reason to refuse the file. */
  onWarning?: (warning: Problem) => void;
}

async function knownTo(db: Kysely<Database>, replaces: boolean): Promise<Known> {
  const shops = await db.selectFrom('store').select('sysname').execute();
  const shop = new Set(shops.map(({ sysname }) => sysname));
  if (replaces) return { ...nothingKnown, store: shop };
  const brands = await db.selectFrom('brand').select('slug').execute();
  const categories = await db.selectFrom('category').select(['id', 'parent_id', 'slug']).execute();
  const sports = await db.selectFrom('sport').select(['id', 'parent_id', 'slug']).execute();
  const options = await db.selectFrom('product_option').select(['id', 'product_id']).execute();
  const teams = await db.selectFrom('team').select(['slug', 'shop_identifier']).execute();
  return {
    brand: new Set(brands.map(({ slug }) => slug)),
    store: shop,
    categorySlug: new Map(categories.map(({ id, slug }) => [id, slug])),
    category: new Map(categories.map(({ id, parent_id: parent }) => [id, parent])),
    sportSlug: new Set(sports.map(({ slug }) => slug)),
    sport: new Map(sports.map(({ id, parent_id: parent }) => [id, parent])),
    teamOfShop: new Map(teams.map(({ slug, shop_identifier: shop }) => [shop, slug])),
    product: new Set(options.map(({ product_id: product }) => product)),
    productOfOption: new Map(options.map(({ id, product_id: product }) => [id, product])),
  };
}

/** What was charged stays on record: an entry of the past cannot become another price. */
async function rewrittenPrices(db: Kysely<Database>, records: readonly ReadRecord[], now: Date): Promise<Problem[]> {
  const products = records.flatMap(({ line, record }) => (record.kind === 'product' ? [{ line, record }] : []));
  const logs = await loadPriceLogs(
    db,
    products.map(({ record }) => record.id),
  );
  return products.flatMap(({ line, record }) => {
    const past = new Map(
      (logs.get(record.id) ?? [])
        .filter(({ at }) => Date.parse(at) <= now.getTime())
        .map(({ role, at, price }) => [`${role} ${Date.parse(at)}`, price]),
    );
    return record.priceLog.flatMap(({ role, at, price }, index) => {
      const charged = past.get(`${role} ${Date.parse(at)}`);
      if (charged === undefined || charged === price) return [];
      return [
        {
          line,
          field: `priceLog.${index}.price`,
          problem: `at this moment it was ${formatPrice(charged)}, which cannot change`,
        },
      ];
    });
  });
}

/** Slugs, SKUs and EANs that the file gives to other products than those that stay in the shop with them. */
async function sharedWithStored(db: Kysely<Database>, check: CatalogCheck, most: number): Promise<Problem[]> {
  const problems: Problem[] = [];
  for await (const stored of storedCodes(db)) {
    problems.push(...check.takeStored(stored));
    if (problems.length >= most) break;
  }
  return problems;
}

/** Where a problem of a record stands in its file: in a cell, where that is a table. */
const at = ({ cellOf }: ReadRecord, found: Problem): Problem => ({ ...found, ...cellOf?.(found.field) });

/** Checks the whole file and stages its records; throws InvalidCatalog with the first problems. */
async function stageFile(
  db: Kysely<Database>,
  claimed: StoredImport,
  file: string,
  now: Date,
  { onProgress, pictures, kinds: allowed, onWarning, mapping, ownBrand, mediaHost = '' }: ImportOptions,
): Promise<number> {
  const { replaces } = claimed;
  const host = new MediaHost(mediaHost);
  const missing = pictures && new MissingPictures(pictures);
  const check = new CatalogCheck(await knownTo(db, replaces), { replacesShops: replaces, now });
  const problems: Problem[] = [];
  const cells = new Map<number, NonNullable<ReadRecord['cellOf']>>();
  const placed = (found: Problem): Problem => ({ ...found, ...cells.get(found.line)?.(found.field) });
  const kinds = new Set<ImportRecordKind>();
  let records: ReadRecord[] = [];
  let count = 0;
  const flush = async () => {
    problems.push(...(await rewrittenPrices(db, records, now)));
    if (problems.length === 0 && records.length > 0) await stageRecords(db, claimed, records, new Date());
    count += records.length;
    records = [];
  };
  const onRead = (percent: number) => onProgress?.('checking', percent);
  const source = mapping
    ? readTable(db, file, {
        mapping,
        now,
        ownBrand: ownBrand ?? null,
        onProgress: onRead,
        ...(onWarning && { onWarning }),
      })
    : readRecords(file, onRead);
  for await (const line of source) {
    const read = Array.isArray(line) ? line : withSettledPictures(line, host);
    if (Array.isArray(read)) problems.push(...read.map((found) => (Array.isArray(line) ? found : at(line, found))));
    else if (allowed && !allowed.has(read.record.kind)) {
      const problem = `the key may bring ${[...allowed].join(' and ')} alone, no ${read.record.kind}`;
      problems.push({ line: read.line, field: 'kind', problem });
    } else {
      if (read.cellOf && ofTheirLine.has(read.record.kind)) cells.set(read.line, read.cellOf);
      problems.push(...check.take(read).map(placed));
      for (const warning of [...doubtsOf(read, now), ...(missing?.take(read) ?? [])]) onWarning?.(placed(warning));
      kinds.add(read.record.kind);
      records.push(storable(read));
    }
    if (problems.length >= mostProblems) throw new InvalidCatalog(problems.slice(0, mostProblems));
    if (records.length === recordsAtOnce) await flush();
  }
  await flush();
  for (const problem of check.finish()) problems.push(placed(problem));
  if (!replaces && check.hasProducts) problems.push(...(await sharedWithStored(db, check, mostProblems)).map(placed));
  const needed: readonly ImportRecordKind[] = mapping ? neededOfTable : neededToReplace;
  const absent = replaces ? needed.filter((kind) => !kinds.has(kind)) : [];
  problems.push(
    ...absent.map((kind) => ({
      line: 0,
      field: 'kind',
      problem: `to replace the catalog it needs ${kind} records`,
    })),
  );
  if (problems.length > 0) throw new InvalidCatalog(problems.slice(0, mostProblems));
  return count;
}

/**
 * Imports a catalog file: checks every line first, and stores nothing unless all of them are valid. What is stored
 * already and named again is changed where it differs; the shop goes on meanwhile and shows each change within a
 * second. Answers the number of records. Throws InvalidCatalog, ImportUnderWay, ImportTakenOver, and what the file
 * system reports.
 */
export async function importCatalog(db: Kysely<Database>, file: string, options: ImportOptions = {}): Promise<number> {
  const { replaces = false, onProgress } = options;
  await clearAbandoned(db, options.now ?? new Date());
  const claimed = await claimImport(db, replaces, new Date());
  const now = options.now ?? new Date();
  let count: number;
  try {
    count = await stageFile(db, claimed, file, now, options);
    await beginApplying(db, claimed, new Date());
  } catch (error) {
    await endImport(db, claimed);
    throw error;
  }
  await applyImport(db, claimed, { checkedAt: now, now }, (percent) => onProgress?.('applying', percent));
  return count;
}

/** Finishes what another process had to leave; what cannot be finished gives way, or no file could come in any more. */
async function clearAbandoned(db: Kysely<Database>, now: Date): Promise<void> {
  const left = await claimAbandoned(db, new Date());
  if (!left) return;
  try {
    await applyImport(db, left, { checkedAt: new Date(left.startedAt), now });
  } catch (error) {
    if (isStorageUnavailable(error)) throw error;
    await endImport(db, left);
  }
}

/**
 * Finishes the import that a process had to leave after its file had been checked. Answers whether there was one;
 * another process that is still at work is left alone.
 */
export async function finishAbandonedImport(db: Kysely<Database>, now: Date): Promise<boolean> {
  const left = await claimAbandoned(db, new Date());
  if (!left) return false;
  await applyImport(db, left, { checkedAt: new Date(left.startedAt), now });
  return true;
}

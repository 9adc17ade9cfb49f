import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { money, type Money } from '#lib/contract/money.ts';

/** Kinds of things that have a number in the shop and a text in the engine. */
export type NumberedKind = 'product' | 'option' | 'category';
/** What of the shop's records is compared with what was sent last. */
export type SentKind = 'brand' | 'category' | 'product' | 'price' | 'stock';

/** A message that is stored until it was dealt with. */
export interface Kept {
  position: number;
  id: string;
  /** What it is about: messages of one object are dealt with in their order. */
  object: string;
  body: string;
  attempts: number;
}

const schema = `
  create table if not exists number (kind text not null, engine_id text not null, id integer not null,
    primary key (kind, engine_id), unique (kind, id)) strict;
  create table if not exists sent (kind text not null, key text not null, digest text not null,
    primary key (kind, key)) strict;
  create table if not exists first_price (product_id integer primary key, at text not null, price integer not null) strict;
  create table if not exists kept (position integer primary key autoincrement, id text not null unique,
    object text not null, body text not null, attempts integer not null default 0, due_at integer not null,
    done_at integer, last_error text) strict;
  create index if not exists kept_waiting on kept (object, position) where done_at is null;
  create table if not exists order_link (number text primary key, engine_id text not null, state text) strict;
  create table if not exists order_customer (number text primary key, customer text not null) strict;
  create table if not exists note (name text primary key, value text not null) strict;
`;

/** Numbers from here on, so that those a retailer gives by hand are never met: half of what a number can be. */
const firstNumber = 2 ** 30;

/** How long a message is kept that was dealt with, ms: one that comes again within this time does nothing. */
const keptFor = 30 * 86_400_000;

/**
 * What the connector knows beside the two systems: numbers, what was sent last, messages that wait, and which order is
 * which. SQLite writes beside its file and puts it in place as a whole, so that a process may end at any moment.
 */
export class Store {
  readonly #db: DatabaseSync;

  constructor(folder: string) {
    if (folder !== ':memory:') mkdirSync(folder, { recursive: true });
    this.#db = new DatabaseSync(folder === ':memory:' ? folder : join(folder, 'connector.db'));
    this.#db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000;');
    this.#db.exec(schema);
  }

  close(): void {
    this.#db.close();
  }

  /** Does several things, or none of them. */
  together<Result>(work: () => Result): Result {
    this.#db.exec('begin immediate');
    try {
      const result = work();
      this.#db.exec('commit');
      return result;
    } catch (error) {
      this.#db.exec('rollback');
      throw error;
    }
  }

  /**
   * The number of something of the engine, which never changes: what the retailer gave it, else one that follows from its
   * id, so that a connector that lost its folder gives the same ones.
   */
  numberOf(kind: NumberedKind, engineId: string, given?: unknown): number {
    const known = this.#db.prepare('select id from number where kind = ? and engine_id = ?').get(kind, engineId);
    if (known) return Number(known.id);
    const taken = this.#db.prepare('select 1 from number where kind = ? and id = ?');
    let number = Number(given);
    if (!Number.isInteger(number) || number < 1 || number >= firstNumber || taken.get(kind, number)) {
      const hash = createHash('sha256').update(engineId).digest().readUInt32BE(0);
      number = firstNumber + (hash % (firstNumber - 1));
      while (taken.get(kind, number)) number = number + 1 < 2 ** 31 - 1 ? number + 1 : firstNumber;
    }
    this.#db.prepare('insert into number (kind, engine_id, id) values (?, ?, ?)').run(kind, engineId, number);
    return number;
  }

  engineIdOf(kind: NumberedKind, number: number): string | null {
    const found = this.#db.prepare('select engine_id from number where kind = ? and id = ?').get(kind, number);
    return found ? String(found.engine_id) : null;
  }

  isSent(kind: SentKind, key: string, digest: string): boolean {
    const found = this.#db.prepare('select digest from sent where kind = ? and key = ?').get(kind, key);
    return found?.digest === digest;
  }

  noteSent(kind: SentKind, key: string, digest: string): void {
    this.#db.prepare('insert or replace into sent (kind, key, digest) values (?, ?, ?)').run(kind, key, digest);
  }

  /** Whether anything was sent under a key. */
  wasSent(kind: SentKind, key: string): boolean {
    return this.#db.prepare('select 1 from sent where kind = ? and key = ?').get(kind, key) !== undefined;
  }

  /** The keys of what was sent, all of them or those that begin alike; none has a character beyond `~`. */
  sentKeys(kind: SentKind, start = ''): string[] {
    return this.#db
      .prepare('select key from sent where kind = ? and key >= ? and key < ?')
      .all(kind, start, `${start}\u007f`)
      .map(({ key }) => String(key));
  }

  /** Forgets that something was sent: it is sent anew when it is there again. */
  forgetSent(kind: SentKind, key: string): void {
    this.#db.prepare('delete from sent where kind = ? and key = ?').run(kind, key);
  }

  /** Forgets all that was sent, for a shop that lost it. */
  forgetAll(): void {
    this.#db.exec('delete from sent');
  }

  /** A product's first price: what was charged stays on record, so that its record names the same one for good. */
  firstPrice(productId: number, at: string, price: Money): { at: string; price: Money } {
    this.#db
      .prepare('insert or ignore into first_price (product_id, at, price) values (?, ?, ?)')
      .run(productId, at, price);
    const found = this.#db.prepare('select at, price as charged from first_price where product_id = ?').get(productId);
    if (typeof found?.at !== 'string' || typeof found.charged !== 'number')
      throw new Error(`The first price of product ${productId} was not stored`);
    return { at: found.at, price: money(found.charged) };
  }

  /** Keeps a message; one whose id is known already is kept once. */
  keep(id: string, object: string, body: string, now: Date): void {
    this.#db
      .prepare('insert or ignore into kept (id, object, body, due_at) values (?, ?, ?, ?)')
      .run(id, object, body, now.getTime());
  }

  /** The oldest message of each object, as far as it is due. */
  dueMessages(now: Date, most: number): Kept[] {
    const rows = this.#db
      .prepare(
        `select position, id, object, body, attempts from kept where position in (
           select min(position) from kept where done_at is null group by object
         ) and due_at <= ? order by position limit ?`,
      )
      .all(now.getTime(), most);
    return rows.map((row) => ({
      position: Number(row.position),
      id: String(row.id),
      object: String(row.object),
      body: String(row.body),
      attempts: Number(row.attempts),
    }));
  }

  /** The messages that wait, oldest first. */
  waiting(): { body: string }[] {
    return this.#db
      .prepare('select body from kept where done_at is null order by position')
      .all()
      .map(({ body }) => ({ body: String(body) }));
  }

  /** Of a message that was dealt with its id stays, so that it does nothing when it comes again, and nothing of a person. */
  noteDone(position: number, now: Date): void {
    this.#db
      .prepare(`update kept set done_at = ?, last_error = null, body = '' where position = ?`)
      .run(now.getTime(), position);
    this.#db.prepare('delete from kept where done_at < ?').run(now.getTime() - keptFor);
  }

  /** What is kept of a message; null for an id that was never there. */
  bodyOf(id: string): string | null {
    const found = this.#db.prepare('select body from kept where id = ?').get(id);
    return found ? String(found.body) : null;
  }

  noteFailed(position: number, dueAt: Date, error: string): void {
    this.#db
      .prepare('update kept set attempts = attempts + 1, due_at = ?, last_error = ? where position = ?')
      .run(dueAt.getTime(), error, position);
  }

  /** The engine's order of a number; null while there is none. */
  engineOrderOf(number: string): string | null {
    const found = this.#db.prepare('select engine_id from order_link where number = ?').get(number);
    return found ? String(found.engine_id) : null;
  }

  linkOrder(number: string, engineId: string): void {
    this.#db.prepare('insert or ignore into order_link (number, engine_id) values (?, ?)').run(number, engineId);
  }

  /** Notes whose order is about to get into the engine: whoever is deleted later is erased there too. */
  noteCustomer(number: string, customer: string): void {
    this.#db.prepare('insert or ignore into order_customer (number, customer) values (?, ?)').run(number, customer);
  }

  /** The numbers of a customer's orders that are in the engine or on their way there. */
  ordersOf(customer: string): string[] {
    return this.#db
      .prepare('select number from order_customer where customer = ?')
      .all(customer)
      .map(({ number }) => String(number));
  }

  /** Forgets whose an order was. */
  forgetCustomer(number: string): void {
    this.#db.prepare('delete from order_customer where number = ?').run(number);
  }

  /** What the shop was told last of an order's state; null for nothing. */
  toldState(number: string): string | null {
    const found = this.#db.prepare('select state from order_link where number = ?').get(number);
    return typeof found?.state === 'string' ? found.state : null;
  }

  noteState(number: string, state: string): void {
    this.#db.prepare('update order_link set state = ? where number = ?').run(state, number);
  }

  /** A value under a name, set once: what it is from then on. */
  once(name: string, value: string): string {
    this.#db.prepare('insert or ignore into note (name, value) values (?, ?)').run(name, value);
    return String(this.#db.prepare('select value from note where name = ?').get(name)?.value);
  }
}

/** Tells whether something is the same as before. */
export const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url');

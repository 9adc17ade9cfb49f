import type { News } from '#lib/contract/changes.ts';
import type { Told } from '#lib/core/told.ts';
import { marketDay, marketMoment } from '#lib/core/calendar/days.ts';
import { bounded, type KeptMarks, type Touches } from './kept-marks.ts';
import type { Subject } from './subject.ts';

/**
 * What may be done with a page: nothing is told, so that it lives by its time (`untold`); it is `good` as it is; it is shown
 * while a new one is drawn, for its age (`old`) or since something has just changed (`touched`); or it is `outdated`.
 */
export type Freshness = 'untold' | 'good' | 'old' | 'touched' | 'outdated';

/**
 * Whether somebody tells what changes: nobody does (`untold`), a stream does (`told`), or one did and is cut, or can not be
 * had yet (`cut`).
 */
export type Telling = 'untold' | 'told' | 'cut';

/** How long a page is kept of which nothing is told; for as long again it is shown while a new one is drawn, ms. */
const longestKept = 3_600_000;
/** How long a touched page is shown while a new one is drawn, ms. */
const grace = 400;
/** How often lists are touched at most, ms. */
const listRest = 1000;
/** While nothing is told, a page is drawn again at this age, and not shown any more at the other one, ms. */
const cutAges = { redrawn: 4000, outdated: 8000 };
/** While nothing is told, goods that are kept beside pages are read again after this, ms: their age adds to the page's. */
const cutGoodsRest = 1000;
/** How often the day is looked at, ms. */
const dayRest = 1000;

/** A moment that moves on at most once every so many ms; what comes between moves it at the end of that time. */
class SlowMark {
  #at = -Infinity;
  #next = Infinity;

  touch(now: number): void {
    if (now - this.at(now) >= listRest) this.#at = now;
    else this.#next = Math.min(this.#next, this.#at + listRest);
  }

  at(now: number): number {
    if (now >= this.#next) [this.#at, this.#next] = [this.#next, Infinity];
    return this.#at;
  }

  /** How long ago it was at the latest, ms: one that is still to come is now. Null where it never was. */
  age(now: number): number | null {
    return this.#next === Infinity ? ageOf(this.#at, now) : 0;
  }

  /** Moves on to a moment, and never back. */
  restore(at: number): void {
    this.#at = Math.max(this.#at, at);
  }
}

/** How long ago a moment was, ms; null for one that never was. */
const ageOf = (at: number, now: number): number | null => (at === -Infinity ? null : Math.max(0, now - at));

/**
 * When pages were touched by news, and what follows for one that was begun at some moment. What is drawn counts from where
 * its drawing began: what was read before the news is outdated, whenever it is finished.
 */
export class StaleMarks implements Told {
  readonly #now: () => number;
  #telling: Telling = 'untold';
  #heardAt = -Infinity;
  #cursor: string | null = null;
  #everything = -Infinity;
  readonly #lists = new SlowMark();
  /** Goods that came, went or changed their place, by which menus and paths go. */
  readonly #range = new SlowMark();
  #products = new Map<number, number>();
  /** When the last of them was touched: most pages are younger, and few are looked up. */
  #productsAt = -Infinity;
  #forgotAt = -Infinity;
  #day = { name: '', lookedAt: -Infinity, beganAt: -Infinity };

  /** @param now the clock of the files of pages, ms since 1970. */
  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  get cursor(): string | null {
    return this.#telling === 'told' ? this.#cursor : null;
  }

  touchedAt(what: 'frame' | 'goods'): number {
    const now = this.#now();
    if (what === 'frame') return Math.max(this.#everything, this.#range.at(now));
    // While nothing is told, goods that were read a moment ago may have other prices now.
    const untold = this.#telling === 'cut' ? now - cutGoodsRest : -Infinity;
    return Math.max(this.#everything, this.#lists.at(now), untold);
  }

  get telling(): Telling {
    return this.#telling;
  }

  set telling(telling: Telling) {
    this.#telling = telling;
  }

  /** Notes that the stream has told all up to a cursor. */
  hear(cursor: string): void {
    this.#cursor = cursor;
    this.#heardAt = this.#now();
  }

  /** Takes news: all pages of which they tell are touched. */
  take(news: readonly News[]): void {
    const now = this.#now();
    for (const { kind, products } of news) {
      const isOfGoods = kind === 'product' || kind === 'price' || kind === 'stock';
      if (!isOfGoods || !products) {
        this.#everything = now;
        continue;
      }
      for (const id of products) this.#products.set(id, now);
      this.#productsAt = now;
      this.#lists.touch(now);
      if (kind === 'product') this.#range.touch(now);
    }
    this.#forgetOld(now);
  }

  /** What is kept for processes that start later: all that was touched up to the cursor that was heard last (ADR-0158). */
  get kept(): KeptMarks | null {
    if (this.cursor === null) return null;
    const now = this.#now();
    const touches: Touches = {
      everything: ageOf(this.#everything, now),
      lists: this.#lists.age(now),
      range: this.#range.age(now),
      // A page that was drawn before is outdated by its age.
      products: [...this.#products]
        .map(([id, at]): [number, number] => [id, Math.max(0, now - at)])
        .filter(([, age]) => age < 2 * longestKept),
    };
    return { cursor: this.cursor, touches: bounded(touches) };
  }

  /** Takes over what was kept at a moment, ms since 1970. It takes nothing back that is touched already. */
  restore({ everything, lists, range, products }: Touches, at: number): void {
    const momentOf = (age: number | null) => (age === null ? -Infinity : at - age);
    this.#everything = Math.max(this.#everything, momentOf(everything));
    this.#lists.restore(momentOf(lists));
    this.#range.restore(momentOf(range));
    for (const [id, age] of products) {
      const touched = Math.max(this.#products.get(id) ?? -Infinity, momentOf(age));
      this.#products.set(id, touched);
      this.#productsAt = Math.max(this.#productsAt, touched);
    }
  }

  /** What holds of a page that shows something and whose drawing began at a moment, ms since 1970. */
  freshnessOf({ goods, isList }: Subject, drawnAt: number): Freshness {
    const now = this.#now();
    let touched = isList ? Math.max(this.#everything, this.#lists.at(now)) : this.#everything;
    if (drawnAt <= this.#productsAt)
      for (const id of goods) touched = Math.max(touched, this.#products.get(id) ?? -Infinity);
    if (drawnAt <= touched) return now - touched < grace ? 'touched' : 'outdated';
    if (this.#telling === 'untold') return 'untold';
    if (drawnAt < this.#dayBegan(now)) return 'outdated';
    if (this.#telling === 'told') {
      const age = now - drawnAt;
      return age < longestKept ? 'good' : age < 2 * longestKept ? 'old' : 'outdated';
    }
    const age = now - Math.max(drawnAt, this.#heardAt);
    if (age >= cutAges.outdated) return 'outdated';
    return age >= cutAges.redrawn ? 'touched' : 'good';
  }

  /** Pages tell of days: which offers hold, and when goods come. */
  #dayBegan(now: number): number {
    if (now - this.#day.lookedAt < dayRest) return this.#day.beganAt;
    const name = marketDay(new Date(now));
    // Pages may be older than this process, and of yesterday.
    const isFirst = this.#day.name === '';
    const beganAt = isFirst ? marketMoment(name, '00:00') : name === this.#day.name ? this.#day.beganAt : now;
    this.#day = { name, lookedAt: now, beganAt };
    return this.#day.beganAt;
  }

  /** A page that was drawn before such a mark is outdated by its age. */
  #forgetOld(now: number): void {
    if (now - this.#forgotAt < longestKept) return;
    this.#forgotAt = now;
    this.#products = new Map([...this.#products].filter(([, at]) => now - at < 2 * longestKept));
  }
}

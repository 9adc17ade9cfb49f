import { marketDay } from '#lib/core/calendar/days.ts';
import { isInSeason } from '#lib/contract/season.ts';
import type { CatalogBanner } from '../catalog/model.ts';

const minuteLength = 60_000;

/** The banners whose season it is, in their order. */
export class BannersOfDay {
  readonly #all: readonly CatalogBanner[];
  #minute = Number.NaN;
  #day = '';
  #shown: readonly CatalogBanner[] = [];

  constructor(all: readonly CatalogBanner[], now: Date) {
    this.#all = all;
    this.passTime(now);
  }

  get shown(): readonly CatalogBanner[] {
    return this.#shown;
  }

  /** Goes on to a later moment. Answers whether others are shown since. */
  passTime(now: Date): boolean {
    // A day begins with a minute, and to ask the calendar at every call would be dear.
    const minute = Math.floor(now.getTime() / minuteLength);
    if (minute === this.#minute) return false;
    this.#minute = minute;
    const day = marketDay(now);
    if (day === this.#day) return false;
    this.#day = day;
    const shown = this.#all.filter(({ season }) => isInSeason(season, day));
    const isSame = shown.length === this.#shown.length && shown.every((banner, at) => banner === this.#shown[at]);
    this.#shown = shown;
    return !isSame;
  }
}

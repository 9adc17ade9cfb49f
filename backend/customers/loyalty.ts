import { brand } from '#lib/config/brand/stated-brand.ts';
import type { Loyalty } from '#lib/contract/loyalty.ts';
import { marketDay } from '#lib/core/calendar/days.ts';

type Tier = Loyalty['tiers'][number];

/** Tiers by the points of a calendar year, lowest first. */
export const tiers: readonly [Tier, ...Tier[]] = [
  { id: 'rajt', name: 'Rajt', from: 0 },
  { id: 'ritmus', name: 'Ritmus', from: 1500 },
  { id: 'lendulet', name: brand.name, from: 5000 },
];
/** Money of goods that makes a point, smallest units: 100 forints, one euro. */
const unitsPerPoint = 100;
/** Months after which points lapse. */
const lifeMonths = 24;
/** Points for registering. */
export const welcomePoints = 100;

/** Points for a sum of goods in forints: one for each full 100 Ft. */
export function pointsFor(forints: number): number {
  return Math.floor(forints / unitsPerPoint);
}

/** A change of a customer's points; `at` is a moment in ISO 8601, spent and returned points are negative. */
export interface PointsEntry {
  at: string;
  points: number;
  reason: Loyalty['history'][number]['reason'];
  orderNumber: string | null;
}

/** What a customer's entries come to at a moment. */
export type LoyaltyState = Pick<Loyalty, 'points' | 'tier' | 'yearPoints' | 'next' | 'expiring' | 'history'>;

interface Lot {
  points: number;
  lapses: string;
}

function lapseOf(at: string): string {
  const moment = new Date(at);
  const day = moment.getUTCDate();
  moment.setUTCDate(1);
  moment.setUTCMonth(moment.getUTCMonth() + lifeMonths);
  const lastDay = new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 0)).getUTCDate();
  moment.setUTCDate(Math.min(day, lastDay));
  return moment.toISOString();
}

/** Adds a lot in the order of lapsing: of two days of one month's end the later may lapse first. */
function addLot(lots: Lot[], lot: Lot): void {
  const later = lots.findIndex(({ lapses }) => lapses > lot.lapses);
  lots.splice(later === -1 ? lots.length : later, 0, lot);
}

/** Takes lots that lapse until a moment from the front and notes each as an entry. */
function lapse(lots: Lot[], until: string): PointsEntry[] {
  const over = lots.filter(({ lapses }) => lapses <= until);
  lots.splice(0, over.length);
  return over
    .filter(({ points }) => points > 0)
    .map(({ points, lapses }) => ({ at: lapses, points: -points, reason: 'lapsed', orderNumber: null }));
}

/** Takes points from the lots that lapse soonest; what is not there cannot be taken. Answers what was taken. */
function spend(lots: Lot[], wanted: number): number {
  let missing = wanted;
  for (const lot of lots) {
    const taken = Math.min(lot.points, missing);
    lot.points -= taken;
    missing -= taken;
  }
  return wanted - missing;
}

const yearOf = (moment: Date) => marketDay(moment).slice(0, 4);

function tierOf(points: number): Tier {
  return tiers.findLast(({ from }) => from <= points) ?? tiers[0];
}

function expiringOf(lots: readonly Lot[]): Loyalty['expiring'] {
  const byDay = new Map<string, number>();
  for (const { points, lapses } of lots) {
    const day = marketDay(new Date(lapses));
    if (points > 0) byDay.set(day, (byDay.get(day) ?? 0) + points);
  }
  return Array.from(byDay, ([at, points]) => ({ points, at }));
}

/**
 * Balance, tier and history of a customer at a moment. Points lapse after 24 months; what is spent or returned is
 * taken from those that lapse soonest, and never more than there are. The tier is that of the calendar year's points,
 * from which returned ones are taken off and spent ones are not.
 */
export function loyaltyState(entries: readonly PointsEntry[], now: Date): LoyaltyState {
  const lots: Lot[] = [];
  const history: PointsEntry[] = [];
  for (const entry of entries.toSorted((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)))) {
    history.push(...lapse(lots, entry.at));
    if (entry.points > 0) addLot(lots, { points: entry.points, lapses: lapseOf(entry.at) });
    const points = entry.points > 0 ? entry.points : -spend(lots, -entry.points);
    if (points !== 0) history.push({ ...entry, points });
  }
  history.push(...lapse(lots, now.toISOString()));

  const year = yearOf(now);
  const collected = history.filter(
    ({ at, points, reason }) => yearOf(new Date(at)) === year && (points > 0 || reason === 'return'),
  );
  const yearPoints = Math.max(
    0,
    collected.reduce((sum, { points }) => sum + points, 0),
  );
  const next = tiers.find(({ from }) => from > yearPoints);
  return {
    points: lots.reduce((sum, { points }) => sum + points, 0),
    tier: tierOf(yearPoints),
    yearPoints,
    next: next ? { tier: next, missing: next.from - yearPoints } : null,
    expiring: expiringOf(lots),
    history: history.toReversed(),
  };
}

import type { Shop } from '#lib/contract/shop.ts';
export type Position = Shop['geo'];

const earthRadius = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres between two places as the crow flies, to one decimal (haversine). */
export function kilometresBetween(from: Position, to: Position): number {
  const halfChord =
    Math.sin(radians(to.lat - from.lat) / 2) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(radians(to.lng - from.lng) / 2) ** 2;
  return Math.round(2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(halfChord))) * 10) / 10;
}

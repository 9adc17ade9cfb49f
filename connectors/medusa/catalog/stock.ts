import type { EngineVariant } from '../engine-shapes.ts';

/** Pieces that stand for goods which the engine does not count. */
export const uncounted = 100;
const mostPieces = 1_000_000;

/** Whether a variant can be ordered however many there are. */
export const isUncounted = ({ manage_inventory: isManaged, allow_backorder: isOrderedOnDemand }: EngineVariant) =>
  isManaged === false || isOrderedOnDemand === true;

/**
 * Pieces of a variant by the shop's places: what is there and kept for nobody. A variant of several items has as many
 * pieces as its scarcest. Places of the settings without pieces have 0, so that the shop forgets what they had.
 */
export function piecesByPlace(variant: EngineVariant, places: ReadonlyMap<string, string>): Record<string, number> {
  const names = places.size === 0 ? ['online'] : [...new Set(places.values())];
  if (isUncounted(variant)) return Object.fromEntries(names.map((name) => [name, name === 'online' ? uncounted : 0]));
  const perItem = variant.inventory_items.map(({ required_quantity: needed, inventory }) => {
    const pieces = new Map(names.map((name) => [name, 0]));
    for (const {
      location_id: location,
      stocked_quantity: stocked,
      reserved_quantity: reserved,
    } of inventory?.location_levels ?? []) {
      const place = places.size === 0 ? 'online' : places.get(location);
      if (place !== undefined) pieces.set(place, (pieces.get(place) ?? 0) + stocked - reserved);
    }
    return { pieces, needed: Math.max(1, needed) };
  });
  const least = (name: string) =>
    perItem.length === 0
      ? 0
      : Math.min(...perItem.map(({ pieces, needed }) => Math.floor((pieces.get(name) ?? 0) / needed)));
  return Object.fromEntries(names.map((name) => [name, Math.min(mostPieces, Math.max(0, least(name)))]));
}

/** What is left of pieces once orders are taken off that the engine does not know yet, the first place first. */
export function without(pieces: Readonly<Record<string, number>>, ordered: number): Record<string, number> {
  let left = ordered;
  return Object.fromEntries(
    Object.entries(pieces).map(([place, count]) => {
      const taken = Math.min(count, left);
      left -= taken;
      return [place, count - taken];
    }),
  );
}

import { limits } from '#lib/contract/limits.ts';
import { isSame } from './cart.ts';
import { earlier } from './cart-additions.ts';
import { holdable, unitsOf, type CartLine, type CartUnit } from './cart-units.ts';
import { piecesOf, type CartCatalog } from './goods.ts';

function setQuantity(lines: readonly CartLine[], { lines: changed }: CartUnit, quantity: number): CartLine[] {
  const hashes = new Set(changed.map(({ hash }) => hash));
  return lines.map((line) => (hashes.has(line.hash) ? { ...line, quantity } : line));
}

/** The lines with each addition of a unit as early as that of the same goods. */
function withEarlier(lines: readonly CartLine[], { lines: kept }: CartUnit, { lines: same }: CartUnit): CartLine[] {
  const hashes = new Set(kept.map(({ hash }) => hash));
  return lines.map((line) => {
    if (!hashes.has(line.hash)) return line;
    const other = same.find(({ optionId }) => optionId === line.optionId);
    return { ...line, added: earlier(line.added, other?.added ?? null) };
  });
}

/** What a line can be raised to: no more than stock and limits give, and never less than it holds already. */
function raised(
  lines: readonly CartLine[],
  unit: CartUnit,
  wanted: number,
  held: number,
  catalog: CartCatalog,
): number {
  const [first] = unit.lines;
  const others = unitsOf(lines).filter((other) => !other.lines.some(({ hash }) => hash === first?.hash));
  const most = holdable([...others, unit], (id) => piecesOf(catalog, id)).get(first?.hash ?? '') ?? 0;
  return Math.max(held, Math.min(wanted, most, limits.quantity));
}

/**
 * A customer's lines with a guest's added: the same goods with the same extras add up, as far as stock and limits let
 * them, and keep the earlier addition; nothing is refused (AUTH-03). Goods without any stock stay as the guest had
 * them. Lines beyond the limit of a cart, and goods that the catalog no longer has, are left out.
 */
export function mergeCarts(own: readonly CartLine[], guest: readonly CartLine[], catalog: CartCatalog): CartLine[] {
  let lines = [...own];
  for (const unit of unitsOf(guest.filter(({ optionId }) => catalog.goods.has(optionId)))) {
    const same = unitsOf(lines).find((candidate) => isSame(candidate, unit));
    if (same) {
      const quantity = raised(lines, same, same.quantity + unit.quantity, same.quantity, catalog);
      lines = withEarlier(setQuantity(lines, same, quantity), same, unit);
    } else if (lines.length + unit.lines.length <= limits.cartLines) {
      const available = raised(lines, unit, unit.quantity, 0, catalog);
      lines = setQuantity([...lines, ...unit.lines], unit, available === 0 ? unit.quantity : available);
    }
  }
  return lines;
}

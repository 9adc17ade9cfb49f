import { limits } from '#lib/contract/limits.ts';
import { isSame } from './cart.ts';
import { earlier } from './cart-additions.ts';
import { holdable, lineGroups, type CartLine, type LineGroup } from './cart-lines.ts';
import { piecesOf, type CartCatalog } from './goods.ts';

function setQuantity(lines: readonly CartLine[], { lines: changed }: LineGroup, quantity: number): CartLine[] {
  const hashes = new Set(changed.map(({ hash }) => hash));
  return lines.map((line) => (hashes.has(line.hash) ? { ...line, quantity } : line));
}

/** The lines with each addition of a group as early as that of the same goods. */
function withEarlier(lines: readonly CartLine[], { lines: kept }: LineGroup, { lines: same }: LineGroup): CartLine[] {
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
  group: LineGroup,
  wanted: number,
  held: number,
  catalog: CartCatalog,
): number {
  const [first] = group.lines;
  const others = lineGroups(lines).filter((other) => !other.lines.some(({ hash }) => hash === first?.hash));
  const most = holdable([...others, group], (id) => piecesOf(catalog, id)).get(first?.hash ?? '') ?? 0;
  return Math.max(held, Math.min(wanted, most, limits.quantity));
}

/**
 * A customer's lines with a guest's added: the same goods with the same extras add up, as far as stock and limits let
 * them, and keep the earlier addition; nothing is refused (AUTH-03). Goods without any stock stay as the guest had
 * them. Lines beyond the limit of a cart, and goods that the catalog no longer has, are left out.
 */
export function mergeCarts(own: readonly CartLine[], guest: readonly CartLine[], catalog: CartCatalog): CartLine[] {
  let lines = [...own];
  for (const group of lineGroups(guest.filter(({ optionId }) => catalog.goods.has(optionId)))) {
    const same = lineGroups(lines).find((candidate) => isSame(candidate, group));
    if (same) {
      const quantity = raised(lines, same, same.quantity + group.quantity, same.quantity, catalog);
      lines = withEarlier(setQuantity(lines, same, quantity), same, group);
    } else if (lines.length + group.lines.length <= limits.cartLines) {
      const available = raised(lines, group, group.quantity, 0, catalog);
      lines = setQuantity([...lines, ...group.lines], group, available === 0 ? group.quantity : available);
    }
  }
  return lines;
}

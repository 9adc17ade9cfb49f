import type { Webhook } from '#lib/contract/event.ts';
import type { EngineOrder } from '../engine-shapes.ts';

export type Withdrawn = Extract<Webhook, { type: 'order.withdrawn' }>['data'];

/** Where the receipt's number of a withdrawal stands at its return, and at the order for pieces that never left. */
export const withdrawalKey = 'shop_withdrawal';

/** Pieces of the engine's item that have left and that no return has asked for yet. */
const outThere = ({ detail }: EngineOrder['items'][number]): number =>
  (detail?.shipped_quantity ?? 0) - (detail?.return_requested_quantity ?? 0) - (detail?.return_received_quantity ?? 0);

/** The engine's items that come back, and how many pieces of the withdrawal have not left. */
export function comingBack(
  { items: ofEngine }: EngineOrder,
  { items: lines }: Withdrawn,
): { items: { id: string; quantity: number }[]; kept: number } {
  let kept = 0;
  const items = lines.flatMap(({ line, quantity }) => {
    const item = ofEngine.find(({ metadata }) => metadata.shop_line === line);
    const back = item ? Math.max(0, Math.min(quantity, outThere(item))) : 0;
    kept += quantity - back;
    return item && back > 0 ? [{ id: item.id, quantity: back }] : [];
  });
  return { items, kept };
}

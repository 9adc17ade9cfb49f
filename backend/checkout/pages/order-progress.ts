import type { OrderDetails, OrderStatus } from '#lib/contract/order.ts';
import { momentText } from '../dates.ts';
import { html, type Html } from '../html.ts';
import { textOf } from '../texts.ts';
import type { View } from '../view.ts';
import { wayOf } from './order-parts.ts';

type Step = Exclude<OrderStatus, 'awaiting_payment' | 'cancelled' | 'withdrawn'>;

/** What an order goes through by each way of receiving. */
const steps = {
  home: ['placed', 'confirmed', 'packed', 'shipped', 'delivered'],
  click_and_collect: ['placed', 'confirmed', 'ready_for_pickup', 'delivered'],
  pick_up_points: ['placed', 'confirmed', 'packed', 'shipped', 'ready_for_pickup', 'delivered'],
} as const satisfies Record<string, readonly Step[]>;

/** All steps, in the order in which an order passes those of its way, and others that it took. */
const everyStep = ['placed', 'confirmed', 'packed', 'shipped', 'ready_for_pickup', 'delivered'] as const;

/** What a status says of an order, which nobody brings home where it is collected; undefined for an unknown one. */
export function statusSaying(status: string, order: Pick<OrderDetails, 'delivery'>, view: View): string | undefined {
  const { sayings, collectedSayings } = view.texts.ordering.order;
  const way = wayOf(order);
  return (way && way !== 'home' ? textOf(collectedSayings[way], status) : undefined) ?? textOf(sayings, status);
}

/** How far an order is, with the moment of each step behind it; null for one that waits for money, is off, or unknown. */
export function orderProgress(order: OrderDetails, view: View): Html | null {
  const way = wayOf(order);
  const own: readonly Step[] = way ? steps[way] : [];
  const taken = (step: Step) => order.timeline.some(({ status }) => status === step);
  // A store has from the warehouse what it does not hold itself: such an order is packed and sent first.
  const all = way ? everyStep.filter((step) => own.includes(step) || taken(step)) : [];
  const now = all.findIndex((step) => step === order.status);
  if (now < 0) return null;
  const { order: texts } = view.texts.ordering;
  const atOf = (step: Step) => order.timeline.findLast(({ status }) => status === step)?.at;
  return html`<section aria-labelledby="haladas"><h2 id="haladas">${texts.progress}</h2>
<ol class="progress">${all.map((step, at) => {
    const moment = at <= now ? atOf(step) : undefined;
    return html`
<li${at <= now && html` data-done`}${at === now && html` aria-current="step"`}>${statusSaying(step, order, view)}${
      moment !== undefined && html` <span class="quiet">${momentText(moment, view.lang)}</span>`
    }</li>`;
  })}</ol>
</section>`;
}

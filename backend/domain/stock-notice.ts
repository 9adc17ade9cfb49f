import type { z } from 'zod';
import type { noticeStateSchema } from '#lib/contract/stock-notice.ts';

export type NoticeState = z.output<typeof noticeStateSchema>;
export type NoticeEvent = 'confirm' | 'send' | 'end';

/**
 * | state     | confirm   | send | end   |
 * |-----------|-----------|------|-------|
 * | requested | confirmed |      | ended |
 * | confirmed |           | sent | ended |
 * | sent      |           |      |       |
 * | ended     |           |      |       |
 */
const next: Readonly<Record<NoticeState, Partial<Record<NoticeEvent, NoticeState>>>> = {
  requested: { confirm: 'confirmed', end: 'ended' },
  confirmed: { send: 'sent', end: 'ended' },
  sent: {},
  ended: {},
};

/** The states in which a promise waits to be kept. */
export const openStates = ['requested', 'confirmed'] as const satisfies readonly NoticeState[];

/** What an event makes of a notice; null where it makes nothing of it, so that what was sent is never sent again. */
export function afterEvent(state: NoticeState, event: NoticeEvent): NoticeState | null {
  return next[state][event] ?? null;
}

/** An event as storage needs it: the states that it can come upon, and the one that it leads to. */
export function stepOf(event: NoticeEvent): { from: NoticeState[]; to: NoticeState } {
  const steps = Object.keys(next) as NoticeState[];
  const from = steps.filter((state) => afterEvent(state, event) !== null);
  const [first] = from;
  const to = first && afterEvent(first, event);
  if (!to) throw new Error(`Nothing can ${event}`);
  return { from, to };
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterEvent, openStates, stepOf, type NoticeEvent, type NoticeState } from '#backend/domain/stock-notice.ts';

const states: NoticeState[] = ['requested', 'confirmed', 'sent', 'ended'];
const events: NoticeEvent[] = ['confirm', 'send', 'end'];

describe('[NOTE-03] the states of a notice', () => {
  it.each<[NoticeState, NoticeEvent, NoticeState | null]>([
    ['requested', 'confirm', 'confirmed'],
    ['requested', 'send', null],
    ['requested', 'end', 'ended'],
    ['confirmed', 'confirm', null],
    ['confirmed', 'send', 'sent'],
    ['confirmed', 'end', 'ended'],
    ['sent', 'confirm', null],
    ['sent', 'send', null],
    ['sent', 'end', null],
    ['ended', 'confirm', null],
    ['ended', 'send', null],
    ['ended', 'end', null],
  ])('%s, %s: %s', (state, event, next) => {
    expect(afterEvent(state, event)).toBe(next);
  });

  it('are told to the database as they are here', () => {
    for (const event of events) {
      const { from, to } = stepOf(event);
      for (const state of states) expect(afterEvent(state, event)).toBe(from.includes(state) ? to : null);
    }
    expect(openStates).toEqual(states.filter((state) => afterEvent(state, 'end') !== null));
  });

  it('[NOTE-02] send once at most and never unconfirmed, whatever comes in whichever order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events), { maxLength: 40 }), (coming) => {
        let state: NoticeState = 'requested';
        const happened: NoticeEvent[] = [];
        for (const event of coming) {
          const next = afterEvent(state, event);
          if (next === null) continue;
          happened.push(event);
          state = next;
        }
        const sent = happened.indexOf('send');
        expect(happened.filter((event) => event === 'send').length).toBeLessThanOrEqual(1);
        if (sent >= 0) expect(happened).toEqual(['confirm', 'send']);
        const ended = happened.indexOf('end');
        if (ended >= 0) expect(ended).toBe(happened.length - 1);
      }),
    );
  });
});

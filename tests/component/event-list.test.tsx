import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { EventList } from '#components/analytics/event-list.tsx';
import { mostLogged, noteEvent, readEventLog } from '#lib/analytics/event-log.ts';
import type { ShopEvent } from '#lib/analytics/schemas.ts';
import texts from '#messages/events/hu.json';
import { show } from './render.tsx';
import { recordEvents } from './tracked-events.ts';

recordEvents();
beforeEach(() => localStorage.clear());

const search = (term: string): ShopEvent => ({ event: 'search', search_term: term });
const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

it('shows the last events, the newest first, what became of them and what is wrong with one, and forgets them', async () => {
  history.replaceState(null, '', '/cipok/');
  noteEvent(search('zokni'), 'sent');
  const { user } = show(<EventList locale="hu" texts={texts} />);
  act(() => noteEvent({ event: 'login', method: 'varázslat' } as unknown as ShopEvent, 'waiting'));
  const [newest, oldest] = rows();
  expect(newest).toMatch(/^login.*\/cipok\/ vár a döntésre.*Hibás: login: method/);
  expect(oldest).toMatch(/^search.*\/cipok\/ elküldve.*"search_term": "zokni"/s);
  expect(within(screen.getAllByRole('listitem')[1] as HTMLElement).queryByText(texts.fault)).toBeNull();
  expect(screen.getByRole('status').textContent).toBe(`${texts.state} ${texts.states.allowed}`);
  expect(vi.mocked(console.error)).toHaveBeenCalledOnce();
  vi.mocked(console.error).mockClear();
  await user.click(screen.getByRole('button', { name: texts.clear }));
  expect([rows(), screen.getByText(texts.empty).textContent]).toEqual([[], texts.empty]);
});

it('keeps fifty, and takes damaged storage for none', () => {
  localStorage.setItem('lendulet_event_log', '{"no":"list"');
  for (let at = 0; at < mostLogged + 2; at++) noteEvent(search(`${at}`), 'dropped');
  const kept = readEventLog();
  expect([kept.length, kept[0]?.event, kept.at(-1)?.event]).toEqual([50, search('51'), search('2')]);
});

import { act, fireEvent, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { mockApi } from '#tests/mock-api.ts';
import { group, mockFlipbookWindow, openAt } from './flipbook-viewer.tsx';
import { recordEvents } from './tracked-events.ts';

mockApi();
const tracked = recordEvents('2026-11-21');
mockFlipbookWindow();

describe('what is tracked of a flipbook', () => {
  it('is each page that rests before its reader, once, and what is pressed on it', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: new Date('2026-11-21T12:00+01:00') });
    openAt(3);
    const press = (key: string) => fireEvent.keyDown(group(), { key });
    const rest = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
    await rest(1000);
    press('ArrowRight');
    await rest(999);
    press('ArrowRight');
    await rest(1000);
    press('Home');
    press('ArrowRight');
    press('ArrowRight');
    await rest(1000);
    expect(tracked('book_page')).toEqual([
      { event: 'book_page', book_id: 'heti', page: 3 },
      { event: 'book_page', book_id: 'heti', page: 5 },
    ]);
    addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(within(group()).getByRole('link', { name: /Sapka 3/ }));
    expect(tracked('book_hotspot')).toEqual([{ event: 'book_hotspot', book_id: 'heti', page: 3, item_id: '3' }]);
  });
});

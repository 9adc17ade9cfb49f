import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PathParams } from 'msw';
import { CartPage } from '#components/cart/cart-page.tsx';
import { noRemoval, removals } from '#stores/cart-removal.ts';
import type { WireCart, WireCartItem } from '#lib/contract/cart.ts';
import { endpoints } from '#lib/contract/endpoints.ts';
import { visit } from './navigation.ts';
import { brokenAnswer, cartCall, mockApi, on, refusal } from '#tests/mock-api.ts';
import { cartItem, cartOf, show, t } from './render.tsx';

const reload = vi.hoisted(() => ({ once: vi.fn(() => true) }));
vi.mock('#lib/navigation/reload-once.ts', () => ({ reloadOnce: reload.once }));

const server = mockApi();
const named = (hash: string, name: string, changes: object = {}) =>
  cartItem({ hash, ...changes, product: { ...cartItem().product, name } });
const shoe = named('shoe0000001', 'Pulzus 4');
const coat = named('coat0000001', 'Szélvihar dzseki');
const ball = named('ball0000001', 'Gömb labda');

let held: WireCartItem[];
const removed: string[] = [];
const answers = (give: () => WireCart | Response) => {
  const removing = (kind: 'hash' | 'set') => (call: { params: PathParams }) => {
    removed.push(`${kind} ${String(call.params.hash)}`);
    return give();
  };
  return [on(endpoints.cart.remove, removing('hash')), on(endpoints.cart.removeSet, removing('set'))];
};
const without = () => {
  const hash = removed.at(-1)?.split(' ')[1];
  held = held.filter((item) => item.hash !== hash && item.set?.hash !== hash);
  return cartOf(...held);
};

beforeEach(() => {
  visit('/kosar/');
  document.cookie = `lendulet_request=${'g'.repeat(32)}; path=/`;
  removals.store.setState(noRemoval);
  reload.once.mockClear();
  removed.length = 0;
  held = [shoe, coat, ball];
  server.use(
    cartCall.get(() => cartOf(...held)),
    ...answers(without),
  );
});

afterEach(() => {
  vi.useRealTimers();
});

const removeButton = (name: string) => screen.findByRole('button', { name: t('cart.removeLine', { name }) });
const undoButton = (name = 'Pulzus 4') => screen.findByRole('button', { name: t('cart.removal.undoNamed', { name }) });
const heading = (name: string) => screen.findByRole('heading', { name: new RegExp(name) });
const isShown = (text: string) => screen.queryAllByText(text).length > 0;
/** Lets the time of a pending removal run out, if it runs. */
async function passTime(ms: number) {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}
const clock = () =>
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
    shouldAdvanceTime: true,
  });

/** The same without waiting, where the time itself is not what is shown. */
const timeIsUp = () =>
  act(async () => {
    await removals.finish();
  });

/** Presses by pointer, at a place of the screen. */
function press(button: HTMLElement) {
  button.focus();
  fireEvent.click(button, { detail: 1, screenX: 400, screenY: 300 });
}
const pressByKey = (button: HTMLElement) => {
  button.focus();
  fireEvent.click(button, { detail: 0 });
};

describe('[CART-03] removing a line', () => {
  it('shows it pending with a way back, says so, and removes it when its time is up', async () => {
    show(<CartPage />);
    press(await removeButton('Pulzus 4'));
    const undo = await undoButton();
    expect(document.activeElement).toBe(undo.closest('ul'));
    expect(isShown(t('cart.removal.seconds', { seconds: 2 }))).toBe(true);
    expect(isShown(t('cart.removal.announced', { name: 'Pulzus 4' }))).toBe(true);
    expect(removed).toEqual([]);
    await timeIsUp();
    await waitFor(() => expect(removed).toEqual(['hash shoe0000001']));
    expect(await screen.findByText(t('cart.removal.removed', { name: 'Pulzus 4' }))).toBeDefined();
    expect(document.activeElement?.matches('ul')).toBe(true);
  });

  it('gives the focus of a keyboard to the next line', async () => {
    show(<CartPage />);
    pressByKey(await removeButton('Pulzus 4'));
    await undoButton();
    await timeIsUp();
    await waitFor(async () => expect(document.activeElement).toBe(await heading('Szélvihar dzseki')));
  });

  it('takes it back, and the focus returns to the button', async () => {
    const { user } = show(<CartPage />);
    press(await removeButton('Pulzus 4'));
    await user.click(await undoButton());
    expect(document.activeElement).toBe(await removeButton('Pulzus 4'));
    expect(isShown(t('cart.removal.cancelled', { name: 'Pulzus 4' }))).toBe(true);
    expect(removals.state().phase).toBe('idle');
    expect(removed).toEqual([]);
  });

  it('goes to the line before after the last one, and to the text of an empty cart', async () => {
    held = [shoe, ball];
    show(<CartPage />);
    pressByKey(await removeButton('Gömb labda'));
    await undoButton('Gömb labda');
    await timeIsUp();
    await waitFor(async () => expect(document.activeElement).toBe(await heading('Pulzus 4')));
    press(await removeButton('Pulzus 4'));
    await undoButton();
    await timeIsUp();
    await waitFor(() => expect(document.activeElement).toBe(screen.queryByText(t('cart.empty'))));
  });

  it('[CART-04] removes a set by the hash of the set', async () => {
    const set = { hash: 'set00000001', name: 'Síszett' };
    held = [named('skis0000001', 'Siklás léc', { set }), coat, named('helm0000001', 'Páncél sisak', { set })];
    show(<CartPage />);
    const button = await screen.findByRole('button', { name: t('cart.removeSetNamed', { name: 'Síszett' }) });
    expect(within((await heading('Síszett')).parentElement as HTMLElement).getAllByRole('listitem')).toHaveLength(2);
    press(button);
    await undoButton('Síszett');
    await timeIsUp();
    await waitFor(() => expect(removed).toEqual(['set set00000001']));
    await waitFor(() => expect(screen.queryByText('Páncél sisak')).toBeNull());
  });

  it('[CART-05] a press on another line sends the first, and begins once that is done', async () => {
    show(<CartPage />);
    press(await removeButton('Pulzus 4'));
    await undoButton();
    const other = await removeButton('Gömb labda');
    expect(other.getAttribute('aria-disabled')).toBe('false');
    press(other);
    expect(removals.state()).toMatchObject({ phase: 'removing', removal: { hash: 'shoe0000001' } });
    await undoButton('Gömb labda');
    expect(removed).toEqual(['hash shoe0000001']);
    expect(removals.state()).toMatchObject({ phase: 'pending', removal: { name: 'Gömb labda' } });
  });
});

describe('[CART-03] the time of a pending removal', () => {
  const begin = async (by: (button: HTMLElement) => void) => {
    show(<CartPage />);
    const button = await removeButton('Pulzus 4');
    clock();
    by(button);
    return undoButton();
  };
  const row = () => document.querySelector('[data-removing]') as HTMLElement;
  const isSent = () => removals.state().phase !== 'pending';

  it('stands still for the focus of a keyboard, and runs on without it', async () => {
    const undo = await begin(pressByKey);
    expect(document.activeElement).toBe(undo);
    expect(isShown(t('cart.removal.held'))).toBe(true);
    await passTime(60_000);
    expect(isSent()).toBe(false);
    act(() => undo.blur());
    await passTime(2100);
    expect(isSent()).toBe(true);
  });

  it('stands still for the focus by whatever way it came, after a press by pointer too', async () => {
    const undo = await begin(press);
    await passTime(1000);
    act(() => undo.focus());
    await passTime(60_000);
    expect(isSent()).toBe(false);
    act(() => undo.blur());
    await passTime(1100);
    expect(isSent()).toBe(true);
  });

  it('stands still while the pointer that pressed rests on the row, and runs on when it leaves', async () => {
    await begin((button) => {
      fireEvent.pointerEnter(button.closest('li') as HTMLElement);
      press(button);
    });
    await passTime(60_000);
    expect(isSent()).toBe(false);
    fireEvent.pointerLeave(row());
    await passTime(2100);
    expect(isSent()).toBe(true);
  });

  it('runs on after a finger that was lifted', async () => {
    await begin((button) => {
      fireEvent.pointerEnter(button.closest('li') as HTMLElement);
      fireEvent.pointerLeave(button.closest('li') as HTMLElement);
      press(button);
    });
    await passTime(2100);
    expect(isSent()).toBe(true);
  });

  it('stands still while a pointer comes over the row', async () => {
    await begin(press);
    await passTime(1500);
    fireEvent.pointerEnter(row());
    await passTime(60_000);
    expect(isSent()).toBe(false);
    fireEvent.pointerLeave(row());
    await passTime(600);
    expect(isSent()).toBe(true);
  });

  it('runs on without the page that it began on', async () => {
    const page = show(<CartPage />);
    const button = await removeButton('Pulzus 4');
    clock();
    pressByKey(button);
    await undoButton();
    page.unmount();
    await passTime(2100);
    expect(isSent()).toBe(true);
  });
});

describe('what becomes of a removal', () => {
  it('[CART-06] reloads the page after an answer without data', async () => {
    server.use(...answers(() => brokenAnswer({})));
    show(<CartPage />);
    press(await removeButton('Pulzus 4'));
    await timeIsUp();
    await waitFor(() => expect(reload.once).toHaveBeenCalledTimes(1));
    expect(removals.state().phase).toBe('removing');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('[CART-06] says that it failed where the page has just been reloaded for it', async () => {
    reload.once.mockReturnValueOnce(false);
    server.use(...answers(() => brokenAnswer({})));
    show(<CartPage />);
    press(await removeButton('Pulzus 4'));
    await timeIsUp();
    expect((await screen.findByRole('alert', {})).textContent).toBe(t('cart.removal.failed'));
  });

  it('brings the line back with a word where it failed, and can be tried again', async () => {
    let isUp = false;
    server.use(...answers(() => (isUp ? without() : refusal(500))));
    show(<CartPage />);
    pressByKey(await removeButton('Pulzus 4'));
    await undoButton();
    await timeIsUp();
    expect((await screen.findByRole('alert', {})).textContent).toBe(t('cart.removal.failed'));
    expect(document.activeElement).toBe(await removeButton('Pulzus 4'));
    isUp = true;
    press(await removeButton('Pulzus 4'));
    await timeIsUp();
    await waitFor(() => expect(screen.queryByText('Pulzus 4')).toBeNull());
  });

  it('is content where another tab has removed the line already', async () => {
    server.use(
      ...answers(() => {
        without();
        return refusal(404, { hash: ['not_found'] });
      }),
    );
    show(<CartPage />);
    press(await removeButton('Pulzus 4'));
    await timeIsUp();
    expect(await screen.findByText(t('cart.removal.removed', { name: 'Pulzus 4' }), {})).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is sent at once when the page is left', async () => {
    show(<CartPage />);
    press(await removeButton('Pulzus 4'));
    await undoButton();
    // What a page needs to send it is loaded by then.
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
    act(() => void dispatchEvent(new Event('pagehide')));
    await waitFor(() => expect(removed).toEqual(['hash shoe0000001']), { timeout: 1000 });
  });
});

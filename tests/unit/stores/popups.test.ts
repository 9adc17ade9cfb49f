import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  closedPopups,
  createPopups,
  createPopupsStore,
  popups,
  popupTransitions,
  type PopupName,
  type PopupsState,
} from '#stores/popups.ts';

const { open, press, hold, release, leave, close } = popupTransitions;
const names = ['wishlist', 'cart', 'menu'] as const;

describe('transitions of the popups', () => {
  it('[HDR-08] opening one closes the others at once', () => {
    const cart = hold(open(closedPopups, 'cart'), 'cart');
    expect(open(cart, 'wishlist')).toEqual({ open: 'wishlist', isNotice: false, isHeld: false, isLeaving: false });
    expect(open(leave(cart, 'cart'), 'wishlist').isLeaving).toBe(false);
  });

  it('[HDR-08] leaving is undone by coming back, and by opening again', () => {
    const leaving = leave(hold(open(closedPopups, 'cart'), 'cart'), 'cart');
    expect(leaving).toEqual({ open: 'cart', isNotice: false, isHeld: false, isLeaving: true });
    expect(hold(leaving, 'cart')).toMatchObject({ isHeld: true, isLeaving: false });
    expect(open(leaving, 'cart')).toMatchObject({ open: 'cart', isLeaving: false });
  });

  it('a press opens, makes a whole popup of a notice, and closes that', () => {
    const notice = open(closedPopups, 'wishlist', true);
    expect(notice.isNotice).toBe(true);
    const whole = press(notice, 'wishlist');
    expect(whole).toMatchObject({ open: 'wishlist', isNotice: false });
    expect(press(whole, 'wishlist')).toBe(closedPopups);
    expect(press(whole, 'cart').open).toBe('cart');
    expect(press(closedPopups, 'cart').open).toBe('cart');
  });

  it('a popup that was pressed open never becomes a notice', () => {
    expect(open(open(closedPopups, 'wishlist'), 'wishlist', true).isNotice).toBe(false);
    expect(open(open(closedPopups, 'wishlist', true), 'wishlist', true).isNotice).toBe(true);
  });

  it('releases only what is held', () => {
    const opened = open(closedPopups, 'wishlist');
    expect(release(opened, 'wishlist')).toBe(opened);
    expect(release(hold(opened, 'wishlist'), 'wishlist')).toEqual(opened);
  });

  it.each([
    ['hold', hold],
    ['release', release],
    ['leave', leave],
    ['close', close],
  ] as const)('%s of a popup that is not open changes nothing', (_, transition) => {
    const other = hold(open(closedPopups, 'cart'), 'cart');
    expect(transition(closedPopups, 'wishlist')).toBe(closedPopups);
    expect(transition(other, 'wishlist')).toBe(other);
  });

  it('[HDR-08] never holds and leaves at once, and is all closed when it is closed', () => {
    const name = fc.constantFrom<PopupName>(...names);
    const step = fc.tuple(fc.constantFrom(open, press, hold, release, leave, close), name);
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const state = steps.reduce<PopupsState>((current, [transition, of]) => transition(current, of), closedPopups);
        return (
          !(state.isHeld && state.isLeaving) &&
          (state.open !== null || !(state.isHeld || state.isLeaving || state.isNotice))
        );
      }),
    );
  });
});

describe('timers of the popups', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const shop = () => createPopups({ closeDelay: 300, own: { wishlist: 6000 } }, createPopupsStore());
  const after = (time: number) => vi.advanceTimersByTime(time);

  it('[HDR-08] closes 300 ms after it was left, not before', () => {
    const popup = shop();
    popup.open('cart');
    popup.leave('cart');
    after(299);
    expect(popup.state().open).toBe('cart');
    after(1);
    expect(popup.state()).toEqual(closedPopups);
  });

  it('[HDR-08] does not close when it is entered again within the delay', () => {
    const popup = shop();
    popup.open('cart');
    popup.leave('cart');
    after(299);
    popup.hold('cart');
    after(10_000);
    expect(popup.state().open).toBe('cart');
    popup.leave('cart');
    popup.leave('cart');
    after(300);
    expect(popup.state().open).toBeNull();
  });

  it('[HDR-08] the delay of one popup never closes the next', () => {
    const popup = shop();
    popup.open('cart');
    popup.leave('cart');
    popup.open('menu');
    after(10_000);
    expect(popup.state().open).toBe('menu');
  });

  it('[HDR-07] the wishlist closes itself after 6000 ms, the others do not', () => {
    const popup = shop();
    popup.open('wishlist', true);
    after(5999);
    expect(popup.state().open).toBe('wishlist');
    after(1);
    expect(popup.state().open).toBeNull();
    popup.open('cart');
    after(60_000);
    expect(popup.state().open).toBe('cart');
  });

  it('[HDR-07] its time stands still while it is held, and goes on where it stood', () => {
    const popup = shop();
    popup.open('wishlist', true);
    after(4000);
    popup.hold('wishlist');
    after(60_000);
    expect(popup.state().open).toBe('wishlist');
    popup.hold('wishlist');
    popup.release('wishlist');
    after(1999);
    expect(popup.state().open).toBe('wishlist');
    after(1);
    expect(popup.state().open).toBeNull();
  });

  it('[HDR-07] its time begins anew when something else is said, held or not', () => {
    const popup = shop();
    popup.open('wishlist', true);
    after(5000);
    popup.open('wishlist', true);
    after(5999);
    expect(popup.state().open).toBe('wishlist');
    popup.hold('wishlist');
    popup.open('wishlist', true);
    after(60_000);
    expect(popup.state().open).toBe('wishlist');
    popup.release('wishlist');
    after(6000);
    expect(popup.state().open).toBeNull();
  });

  it('[HDR-07] its time ends with it, and closes nothing that came after', () => {
    const popup = shop();
    popup.open('wishlist', true);
    after(3000);
    popup.open('cart');
    after(60_000);
    expect(popup.state().open).toBe('cart');
    popup.press('wishlist');
    popup.press('wishlist');
    expect(popup.state().open).toBeNull();
    popup.open('wishlist');
    after(5999);
    expect(popup.state().open).toBe('wishlist');
  });

  it('[HDR-07] [HDR-08] closes after the times that the shop promises', () => {
    popups.open('wishlist', true);
    after(5999);
    expect(popups.state().open).toBe('wishlist');
    after(1);
    expect(popups.state().open).toBeNull();
    popups.open('cart');
    popups.leave('cart');
    after(299);
    expect(popups.state().open).toBe('cart');
    after(1);
    expect(popups.state().open).toBeNull();
  });
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pinchOf, useGesture, type Gesture } from '#components/hooks/use-gesture.ts';

const tracked = {
  onMove: vi.fn<Gesture['onMove']>(),
  onDragEnd: vi.fn<NonNullable<Gesture['onDragEnd']>>(),
  onPress: vi.fn(),
  onTurn: vi.fn(),
  onClick: vi.fn(),
};

function Surface() {
  const surface = useRef<HTMLDivElement>(null);
  useGesture(surface, {
    captures: 'drag',
    isDrag: (_way, travelled) => travelled >= 5,
    onMove: tracked.onMove,
    onDragEnd: tracked.onDragEnd,
    doublePress: { reach: 24, onPress: tracked.onPress },
    wheel: { strength: 0.01, needsCtrl: true, onTurn: tracked.onTurn },
  });
  return (
    <div ref={surface}>
      <button type="button" onClick={tracked.onClick}>
        inside
      </button>
    </div>
  );
}

const inside = () => screen.getByRole('button');
const at = (pointerId: number, clientX: number) => ({ pointerId, clientX, clientY: 100, button: 0 });
const next = () => act(() => new Promise((resolve) => void setTimeout(resolve)));

beforeEach(() => {
  HTMLElement.prototype.setPointerCapture = vi.fn();
  for (const spy of Object.values(tracked)) spy.mockReset();
  render(<Surface />);
});

describe('a gesture', () => {
  it('is a press until the pointer has come far enough, and then swallows the click that ends it', async () => {
    fireEvent.pointerDown(inside(), at(1, 100));
    fireEvent.pointerMove(inside(), at(1, 103));
    expect(tracked.onMove).not.toHaveBeenCalled();
    fireEvent.pointerMove(inside(), at(1, 110));
    expect(tracked.onMove.mock.lastCall).toEqual([[{ x: 103, y: 100 }], [{ x: 110, y: 100 }], { x: 10, y: 0 }]);
    fireEvent.pointerUp(inside(), at(1, 110));
    fireEvent.click(inside());
    expect(tracked.onClick).not.toHaveBeenCalled();
    expect(tracked.onDragEnd.mock.lastCall?.[0]).toMatchObject({ way: { x: 10, y: 0 }, isCancelled: false });
    await next();
    fireEvent.click(inside());
    expect(tracked.onClick).toHaveBeenCalledTimes(1);
  });

  it('forgets a pointer that was lifted beside the element', () => {
    fireEvent.pointerDown(inside(), at(1, 100));
    fireEvent.pointerUp(document.body, at(1, 300));
    fireEvent.pointerMove(inside(), at(1, 200));
    expect(tracked.onMove).not.toHaveBeenCalled();
  });

  it('lets go of what was dragged when a second finger comes, and pinches', () => {
    fireEvent.pointerDown(inside(), at(1, 100));
    fireEvent.pointerMove(inside(), at(1, 120));
    fireEvent.pointerDown(inside(), at(2, 220));
    expect(tracked.onDragEnd.mock.lastCall?.[0]).toMatchObject({ isCancelled: true });
    fireEvent.pointerMove(inside(), at(2, 320));
    const [before = [], after = []] = tracked.onMove.mock.lastCall ?? [];
    expect(pinchOf(before, after)).toEqual({ factor: 2, from: { x: 170, y: 100 }, to: { x: 220, y: 100 } });
  });

  it('knows a second press at the same place, and no third', () => {
    for (const x of [100, 110, 105]) {
      fireEvent.pointerDown(inside(), at(1, x));
      fireEvent.pointerUp(inside(), at(1, x));
    }
    expect(tracked.onPress.mock.calls).toEqual([[{ x: 110, y: 100 }]]);
  });

  it('leaves the wheel to the page unless Ctrl is held', () => {
    expect(fireEvent.wheel(inside(), { deltaY: -10 })).toBe(true);
    expect(fireEvent.wheel(inside(), { deltaY: -10, ctrlKey: true })).toBe(false);
    expect(tracked.onTurn).toHaveBeenCalledTimes(1);
  });
});

import { firstUse } from './first-use.ts';
import { whenIdle } from './idle.ts';
import { isTouchScreen } from './touch.ts';

/**
 * How long a page on a touch screen is in use before more is fetched than what stands in sight, ms: that is pressed
 * first.
 */
const restOnTouch = 4000;

/**
 * Calls in a spare moment once the page is in use, for what the next press may need; on a touch screen, which has a
 * slower line and no pointer that comes near, some seconds later. Never on a thrifty connection. The answer takes it
 * back.
 */
export function afterUse(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopIdle: (() => void) | undefined;
  const idle = () => {
    stopIdle = whenIdle(act);
  };
  const stopUse = firstUse(() => {
    if (isTouchScreen()) timer = setTimeout(idle, restOnTouch);
    else idle();
  });
  return () => {
    stopUse();
    clearTimeout(timer);
    stopIdle?.();
  };
}

import { useEffect, useState } from 'react';
import { afterUse } from '#lib/loading/after-use.ts';
import { whenIdle } from '#lib/loading/idle.ts';

/**
 * Whether a part that the first screen does without is active: this visitor has something that it shows, the page is in
 * use, or the second value has activated it. A page that is only looked at fetches nothing of it.
 */
export function useActivation(hasSomething: boolean | (() => boolean) = false): [boolean, () => void] {
  const [isActive, setActive] = useState(false);
  const activate = () => setActive(true);
  useEffect(() => {
    if (isActive) return undefined;
    const hasIt = typeof hasSomething === 'function' ? hasSomething() : hasSomething;
    return hasIt ? whenIdle(activate) : afterUse(activate);
  }, [hasSomething, isActive]);
  return [isActive, activate];
}

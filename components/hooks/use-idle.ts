import { useEffect, useState } from 'react';
import { afterUse } from '#lib/loading/after-use.ts';
import { whenIdle } from '#lib/loading/idle.ts';

/** Whether the browser has had a moment to spare since the page came alive; the second value needs it at once. */
export function useIdle(): [boolean, () => void] {
  const [isIdle, setIdle] = useState(false);
  const wake = () => setIdle(true);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return [isIdle, wake];
}

/**
 * Whether a part that the first screen does without is wanted: this visitor has something that it shows, the page is in
 * use, or the second value has asked for it. A page that is only looked at fetches nothing of it.
 */
export function useWanted(hasSomething: boolean | (() => boolean) = false): [boolean, () => void] {
  const [isWanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  useEffect(() => {
    if (isWanted) return undefined;
    const hasIt = typeof hasSomething === 'function' ? hasSomething() : hasSomething;
    return hasIt ? whenIdle(want) : afterUse(want);
  }, [hasSomething, isWanted]);
  return [isWanted, want];
}

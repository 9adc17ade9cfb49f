import { useEffect, useState } from 'react';

/** The longest that anything waits for an idle moment, ms. */
const patience = 2000;

/** Whether the browser has had a moment to spare since the page came alive; the second value needs it at once. */
export function useIdle(): [boolean, () => void] {
  const [isIdle, setIdle] = useState(false);
  const wake = () => setIdle(true);
  useEffect(() => {
    if (typeof requestIdleCallback === 'function') {
      const id = requestIdleCallback(wake, { timeout: patience });
      return () => cancelIdleCallback(id);
    }
    const timer = setTimeout(wake, 200);
    return () => clearTimeout(timer);
  }, []);
  return [isIdle, wake];
}

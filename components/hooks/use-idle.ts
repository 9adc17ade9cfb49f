import { useEffect, useState } from 'react';
import { whenIdle } from '#lib/loading/idle.ts';

/** Whether the browser has had an idle moment since the page was hydrated. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}

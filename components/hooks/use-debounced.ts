import { useEffect, useState } from 'react';

/** Rest after typing before a place is asked for, ms. */
const rest = 400;

/** What is typed, once it has rested. */
export function useDebounced(typed: string): string {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), rest);
    return () => clearTimeout(timer);
  }, [typed]);
  return rested;
}

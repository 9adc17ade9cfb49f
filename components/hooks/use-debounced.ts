import { useEffect, useState } from 'react';

/** Rest after typing before a place is asked for, ms. */
const rest = 400;

/** What is typed, debounced. */
export function useDebounced(typed: string): string {
  const [debounced, setDebounced] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(typed), rest);
    return () => clearTimeout(timer);
  }, [typed]);
  return debounced;
}

import { useEffect, useRef, useState } from 'react';

/** Whether an element is below the window, where nobody has come yet: what changes there moves nothing in sight. */
export function useBelowWindow<E extends Element>() {
  const ref = useRef<E>(null);
  const [isBelow, setBelow] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setBelow(entries.at(-1)?.isIntersecting === false), {
      // What is above the window counts as in it.
      rootMargin: '100000px 0px 0px',
    });
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [ref, isBelow] as const;
}

import { useEffect, useRef, useState } from 'react';

/** Whether an element is out of the window's sight. */
export function useOutOfView<E extends Element>() {
  const ref = useRef<E>(null);
  const [isOutOfView, setOutOfView] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setOutOfView(entries.at(-1)?.isIntersecting === false));
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [ref, isOutOfView] as const;
}

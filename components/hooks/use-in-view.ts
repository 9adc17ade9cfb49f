import { useEffect, useRef, useState } from 'react';

/** Whether an element has come near the window; stays true from then on. */
export function useInView<E extends Element>() {
  const ref = useRef<E>(null);
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setInView(true);
      },
      { rootMargin: '400px 0px' },
    );
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [ref, isInView] as const;
}

'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import styles from './auth.module.css';

/** What stands in the place of a form that is done with. Its heading takes the focus that the form had. */
export function Outcome({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.outcome}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </section>
  );
}

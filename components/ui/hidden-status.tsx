import type { ReactNode } from 'react';

/** A line that is only read out, whenever it changes; for those who see, the page shows the same by itself. */
export function HiddenStatus({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="hidden-text">
      {children}
    </p>
  );
}

import type { ReactNode } from 'react';
import { HiddenStatus } from './hidden-status.tsx';

interface Props {
  /** Read out in place of the picture. */
  label: string;
  className?: string | undefined;
  /** How many bars it has, where they are all alike. */
  bars?: number;
  /** Its shape, where bars are not enough. */
  children?: ReactNode;
}

/** The place of what is on its way, at the sizes that it will have: those are the caller's style sheet's. */
export function Skeleton({ label, className, bars = 0, children }: Props) {
  return (
    <div className={className} aria-busy="true">
      <HiddenStatus>{label}</HiddenStatus>
      {Array.from({ length: bars }, (_, index) => (
        <i key={index} />
      ))}
      {children}
    </div>
  );
}

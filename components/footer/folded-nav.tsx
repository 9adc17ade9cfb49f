import type { ComponentProps, ReactNode } from 'react';
import styles from './footer.module.css';

interface Props extends Omit<ComponentProps<'nav'>, 'popover' | 'title'> {
  id: string;
  /** On the button that opens it. */
  title: string;
  /** Id of its heading, where that names it. */
  labelledBy?: string;
  children: ReactNode;
}

/**
 * Links that stand in the footer of a wide screen, and open above it at the press of a button on a phone: the browser's own
 * popover, which the style sheet shows in its place where there is room, or no script.
 */
export function FoldedNav({ id, title, labelledBy, className, children, ...nav }: Props) {
  return (
    <div className={styles.folded}>
      <button type="button" popoverTarget={id}>
        {title}
      </button>
      <nav {...nav} id={id} popover="auto" aria-labelledby={labelledBy} className={className}>
        {children}
      </nav>
    </div>
  );
}

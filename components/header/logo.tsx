import styles from './header.module.css';
import { Wordmark } from './wordmark.tsx';

/** The brand's wordmark, which leads home. */
export function Logo({ href, label }: { href: string; label: string }) {
  return (
    <a className={styles.logo} href={href} aria-label={label}>
      <Wordmark />
    </a>
  );
}

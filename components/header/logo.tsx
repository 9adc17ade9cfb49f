import styles from './header.module.css';

/** The wordmark. A retailer replaces it here. */
export function Logo({ href, label }: { href: string; label: string }) {
  return (
    <a className={styles.logo} href={href} aria-label={label}>
      LEN<i>DÜL</i>ET
    </a>
  );
}

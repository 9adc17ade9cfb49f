import { imageProps } from '#lib/media/index.ts';
import styles from './brand-mark.module.css';

/** A brand by its logo, which is a path of a media host; by its name as a wordmark where it has none. */
export function BrandMark({ brand: { name, logo } }: { brand: { name: string; logo?: string | null | undefined } }) {
  if (!logo || !/^(?:\/media\/|https?:)/.test(logo)) return <span className={styles.wordmark}>{name}</span>;
  return (
    <img className={styles.logo} {...imageProps({ path: logo, alt: name }, [160, 240, 320], '120px')} loading="lazy" />
  );
}

import type { MenuItem } from '#lib/contract/menu.ts';
import { imageProps } from '#lib/media/index.ts';
import styles from './brand-mark.module.css';

/** A brand by its logo, which is a path of the media host; by its name as a wordmark where it has none. */
export function BrandMark({ brand }: { brand: MenuItem }) {
  const logo = brand.data?.logo;
  if (!logo?.startsWith('/media/')) return <span className={styles.wordmark}>{brand.name}</span>;
  return <img className={styles.logo} {...imageProps({ path: logo, alt: brand.name }, [160, 320], '120px')} loading="lazy" />;
}

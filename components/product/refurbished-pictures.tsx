import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import styles from './refurbished-pictures.module.css';

/** Pictures; those of refurbished goods say that they show the model and not this very piece. */
export function Pictures({ isWorn, children }: { isWorn: boolean; children: ReactNode }) {
  const t = useTranslations('product.refurbishment');
  if (!isWorn) return children;
  return (
    <div className={styles.pictures}>
      {children}
      <p>{t('picture')}</p>
    </div>
  );
}

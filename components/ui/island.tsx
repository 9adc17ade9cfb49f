import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { IslandBoundary } from './island-boundary.tsx';
import styles from './island.module.css';

interface Props {
  /** What the log calls the island. */
  name: string;
  /** Whether the page is there for it: once it has failed, it says so and can be tried again. */
  isMain?: boolean;
  /** What stands in its place once it has failed: what it does without script, best. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * The place of an island in a page: should it fail, the rest of the page goes on. For server components to put it in.
 */
export function Island({ name, isMain = false, fallback, children }: Props) {
  const t = useTranslations('errors');
  const errorNotice = isMain ? { text: t('island'), retry: t('retry'), className: styles.errorNotice } : undefined;
  return (
    <IslandBoundary name={name} fallback={fallback} errorNotice={errorNotice}>
      {children}
    </IslandBoundary>
  );
}

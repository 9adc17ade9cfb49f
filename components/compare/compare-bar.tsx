import { useTranslations } from 'next-intl';
import { limits } from '#lib/contract/limits.ts';
import { HiddenStatus } from '#components/ui/hidden-status.tsx';
import { CloseIcon } from '#components/ui/icons.tsx';
import { CompareWay, useHasWay } from './compare-way.tsx';
import styles from './compare.module.css';

/** What was done last, for who can not see it. */
export interface Said {
  act: 'added' | 'removed';
  name: string;
  count: number;
}

interface Props {
  ids: readonly number[];
  said: Said | null;
  /** The product that found no room, by its name. */
  refused: string | null;
  onClose: () => void;
}

/** The way to the comparison, over the lower edge of the page while anything is chosen that the page does not show. */
export function CompareBar({ ids, said, refused, onClose }: Props) {
  const t = useTranslations('compare');
  const hasWay = useHasWay(ids);
  return (
    <>
      {/* There before its text, for a screen reader announces only what changes. */}
      <HiddenStatus>{said && t(said.act, { name: said.name, count: said.count })}</HiddenStatus>
      {(refused !== null || hasWay) && (
        <aside aria-label={t('toggle')} className={`${styles.bar} no-print`}>
          {refused !== null && (
            <div role="alert" className={styles.refused}>
              <p>{t('full', { most: limits.compared, name: refused })}</p>
              <button type="button" aria-label={t('close')} onClick={onClose}>
                <CloseIcon />
              </button>
            </div>
          )}
          {hasWay && <CompareWay ids={ids} />}
        </aside>
      )}
    </>
  );
}

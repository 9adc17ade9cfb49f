import { usePathname, useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { comparisonHref, comparisonPath, isSameComparison, parseComparison } from '#lib/compare/index.ts';
import { limits } from '#lib/contract/limits.ts';
import { localePath, splitLocale } from '#lib/core/locales.ts';
import { HiddenStatus } from '#components/ui/hidden-status.tsx';
import { CloseIcon } from '#components/ui/icons.tsx';
import { CompareIcon } from '#components/ui/more-icons.tsx';
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

/** Whether the page shows these very products side by side. */
function useIsShown(ids: readonly number[]): boolean {
  const pathname = usePathname();
  const search = useSearchParams();
  if (splitLocale(pathname).path !== comparisonPath) return false;
  return isSameComparison(parseComparison(Object.fromEntries(search)).ids, ids);
}

/** The way to the comparison, over the lower edge of the page while anything is chosen that the page does not show. */
export function CompareBar({ ids, said, refused, onClose }: Props) {
  const t = useTranslations('compare');
  const locale = useLocale();
  const isShown = useIsShown(ids);
  return (
    <>
      {/* There before its text, for a screen reader announces only what changes. */}
      <HiddenStatus>{said && t(said.act, { name: said.name, count: said.count })}</HiddenStatus>
      {(refused !== null || (ids.length > 0 && !isShown)) && (
        <aside aria-label={t('toggle')} className={`${styles.bar} no-print`}>
          {refused !== null && (
            <div role="alert" className={styles.refused}>
              <p>{t('full', { most: limits.compared, name: refused })}</p>
              <button type="button" aria-label={t('close')} onClick={onClose}>
                <CloseIcon />
              </button>
            </div>
          )}
          {!isShown && (
            <a href={localePath(locale, comparisonHref(ids))}>
              <CompareIcon />
              {t('open', { count: ids.length })}
            </a>
          )}
        </aside>
      )}
    </>
  );
}

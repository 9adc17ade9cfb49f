import { usePathname, useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { comparisonHref, comparisonPath, isSameComparison, parseComparison } from '#lib/compare/index.ts';
import { hasWayToComparison } from '#lib/compare/pages.ts';
import { localePath, splitLocale } from '#lib/core/locales.ts';
import { CompareIcon } from '#components/ui/more-icons.tsx';

/** Whether the page has room for the way to these products, and does not show them side by side itself. */
export function useHasWay(ids: readonly number[]): boolean {
  const pathname = usePathname();
  const search = useSearchParams();
  if (ids.length === 0 || !hasWayToComparison(pathname)) return false;
  if (splitLocale(pathname).path !== comparisonPath) return true;
  return !isSameComparison(parseComparison(Object.fromEntries(search)).ids, ids);
}

/** The link to what is chosen, side by side. */
export function CompareWay({ ids, className }: { ids: readonly number[]; className?: string | undefined }) {
  const t = useTranslations('compare');
  return (
    <a href={localePath(useLocale(), comparisonHref(ids))} className={className}>
      <CompareIcon />
      {t('open', { count: ids.length })}
    </a>
  );
}

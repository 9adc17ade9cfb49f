import { usePathname } from 'next/navigation';
import { pageGender } from '#lib/gender/index.ts';
import { splitLocale } from '#lib/core/locales.ts';
import type { MenuRoot } from '#lib/menu/index.ts';
import { selectedGender, useGender } from '#stores/gender.ts';
import type { Gender } from '#lib/core/gender.ts';

/** The selected gender. The HTML of a page is everyone's, so it shows the page's own one until storage was read. */
export function useShownGender(genders: readonly MenuRoot[]): Gender {
  const { path } = splitLocale(usePathname());
  const selected = useGender(selectedGender);
  const isRead = useGender((state) => state.isRead);
  return isRead ? selected : pageGender(path, genders);
}

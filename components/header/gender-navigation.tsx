'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import type { MouseEvent } from 'react';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { genderTarget } from '#lib/gender/index.ts';
import { localePath, splitLocale } from '#lib/core/locales.ts';
import type { MenuRoot } from '#lib/menu/index.ts';
import { loadMenu } from '#lib/menu/queries/load.ts';
import { noteNavigationType } from '#lib/navigation/navigation-type.ts';
import { shopHref } from '#lib/navigation/link-guard.ts';
import { clientNavigationTarget } from '#lib/navigation/client-navigation-target.ts';
import { gender, selectedGender } from '#stores/gender.ts';
import { useShownGender } from './use-shown-gender.ts';
import styles from './header.module.css';

/**
 * Links to the shop of each gender; the selected one is marked. Pressed, they keep to the page that is open as far as
 * it exists for that gender; the selected one leads back to the page for everyone.
 */
export function GenderNavigation({ genders, label }: { genders: MenuRoot[]; label: string }) {
  const locale = useLocale();
  const router = useRouter();
  const { path } = splitLocale(usePathname());
  const shown = useShownGender(genders);

  const onChoose = async (event: MouseEvent, root: MenuRoot) => {
    if (!clientNavigationTarget(event.nativeEvent)) return;
    event.preventDefault();
    gender.choose(root.gender);
    const isChosen = selectedGender(gender.state()) === root.gender;
    const menu = await loadMenu().catch(() => []);
    noteNavigationType('link');
    router.push(localePath(locale, genderTarget(path, isChosen ? root : null, genders, menu)));
  };
  const onIntent = () => void loadMenu().catch(() => undefined);

  return (
    <nav className={styles.genders} aria-label={label} onPointerEnter={onIntent} onFocus={onIntent}>
      {genders.map((root) => (
        <a
          key={root.id}
          lang={root.lang ?? catalogLanguage}
          href={shopHref(locale, root.url)}
          aria-current={shown === root.gender ? 'true' : undefined}
          onClick={(event) => void onChoose(event, root)}
        >
          {root.name}
        </a>
      ))}
    </nav>
  );
}

'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import { useRef, type MouseEvent, type PointerEvent } from 'react';
import { pageBreakpoints } from '#lib/config/page-breakpoints.ts';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { genderTarget } from '#lib/gender/index.ts';
import { localePath, splitLocale } from '#lib/core/locales.ts';
import type { MenuRoot } from '#lib/menu/index.ts';
import { loadMenu } from '#lib/menu/queries/load.ts';
import { noteNavigationType } from '#lib/navigation/navigation-type.ts';
import { shopHref } from '#lib/navigation/link-guard.ts';
import { clientNavigationTarget } from '#lib/navigation/client-navigation-target.ts';
import { gender, selectedGender } from '#stores/gender.ts';
import { PanelToggle } from './mega-root.tsx';
import { onMenuIntent, RootPanel } from './root-panel.tsx';
import { useMegaPanel } from './use-mega-panel.ts';
import { usePanelClosing } from './use-panel-closing.ts';
import { useShownGender } from './use-shown-gender.ts';
import styles from './header.module.css';

/**
 * Links to the shop of each gender; the selected one is marked. Pressed, they keep to the page that is open as far as
 * it exists for that gender; the selected one leads back to the page for everyone. On wide screens each has a panel of its
 * kinds of goods and its sports (HDR-21).
 */
export function GenderNavigation({ genders, label }: { genders: MenuRoot[]; label: string }) {
  const locale = useLocale();
  const router = useRouter();
  const { path } = splitLocale(usePathname());
  const shown = useShownGender(genders);
  const nav = useRef<HTMLElement>(null);
  const panel = useMegaPanel(nav, 'genders');
  usePanelClosing(nav, panel, 'lg');

  const onChoose = async (event: MouseEvent, root: MenuRoot) => {
    if (!clientNavigationTarget(event.nativeEvent)) return;
    event.preventDefault();
    panel.close();
    gender.choose(root.gender);
    const isChosen = selectedGender(gender.state()) === root.gender;
    const menu = await loadMenu().catch(() => []);
    noteNavigationType('link');
    router.push(localePath(locale, genderTarget(path, isChosen ? root : null, genders, menu)));
  };
  /** Narrower there is no room for the buttons of the panels: a pointer opens what keys open, and nothing else. */
  const onEnter = (event: PointerEvent, root: MenuRoot) =>
    innerWidth >= pageBreakpoints().lg && panel.pointer.onEnter(event, root.hasOptions ? root.id : null);

  return (
    <nav
      className={styles.genders}
      aria-label={label}
      ref={nav}
      onPointerEnter={onMenuIntent}
      onFocus={onMenuIntent}
      onPointerMove={panel.pointer.onMove}
      onPointerLeave={panel.pointer.onLeave}
    >
      {genders.map((root) => (
        <div
          key={root.id}
          onPointerEnter={(event) => onEnter(event, root)}
          onBlur={(event) =>
            panel.open === root.id &&
            event.relatedTarget &&
            !event.currentTarget.contains(event.relatedTarget) &&
            panel.close()
          }
        >
          <a
            lang={root.lang ?? catalogLanguage}
            href={shopHref(locale, root.url)}
            aria-current={shown === root.gender ? 'true' : undefined}
            onClick={(event) => void onChoose(event, root)}
          >
            {root.name}
          </a>
          {root.hasOptions && (
            <PanelToggle root={root} isOpen={panel.open === root.id} onPress={() => panel.press(root.id)} />
          )}
          {panel.open === root.id && <RootPanel id={root.id} neutralId={root.id} panel={panel} />}
        </div>
      ))}
    </nav>
  );
}

'use client';

import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { onResize } from '#lib/header/resize.ts';
import { afterUse } from '#lib/loading/after-use.ts';
import { splitLocale } from '#lib/core/locales.ts';
import { rootsFor, type MenuRoot } from '#lib/menu/index.ts';
import { moveMarker } from './marker.ts';
import { MegaRoot } from './mega-root.tsx';
import { onMenuIntent, RootPanel } from './root-panel.tsx';
import { useMegaPanel } from './use-mega-panel.ts';
import { usePanelClosing } from './use-panel-closing.ts';
import { useShownGender } from './use-shown-gender.ts';
import styles from './mega-menu.module.css';

/** The menu of wide screens: roots as links, each with a panel of its children, one open at a time. */
export function MegaMenu({ roots: neutralRoots, genders }: { roots: MenuRoot[]; genders: MenuRoot[] }) {
  const t = useTranslations('menu');
  const { path } = splitLocale(usePathname());
  const nav = useRef<HTMLElement>(null);
  const marker = useRef<HTMLSpanElement>(null);
  const panel = useMegaPanel(nav);
  const roots = rootsFor(neutralRoots, genders, useShownGender(genders));
  const openRoot = () => nav.current?.querySelector<HTMLElement>('li:has(> [aria-expanded=true])') ?? null;

  usePanelClosing(nav, panel);
  // A pointer that goes straight to a root is there before its panel's data would be.
  useEffect(() => afterUse(onMenuIntent), []);
  useEffect(() => moveMarker(marker.current, openRoot()), [panel.open]);
  useEffect(() => onResize(() => moveMarker(marker.current, openRoot())), []);

  return (
    <nav
      className={styles.menu}
      data-categories=""
      aria-label={t('categories')}
      ref={nav}
      onPointerMove={panel.pointer.onMove}
      onPointerEnter={onMenuIntent}
      onFocus={onMenuIntent}
      onPointerLeave={(event) => {
        moveMarker(marker.current, openRoot());
        panel.pointer.onLeave(event);
      }}
    >
      <ul className={`wrap ${styles.roots}`}>
        {roots.map((root, index) => (
          <li
            key={root.name}
            onPointerEnter={(event) => {
              if (event.pointerType === 'mouse') moveMarker(marker.current, event.currentTarget);
              panel.pointer.onEnter(event, root.hasOptions ? root.id : null);
            }}
            onBlur={(event) =>
              panel.open === root.id &&
              event.relatedTarget &&
              !event.currentTarget.contains(event.relatedTarget) &&
              panel.close()
            }
          >
            <MegaRoot
              root={root}
              isOpen={panel.open === root.id}
              current={path === root.url ? 'page' : path.startsWith(root.url) || undefined}
              onPress={() => panel.press(root.id)}
            />
            {/* Behind its button, so that the next Tab goes into it. */}
            {panel.open === root.id && (
              <RootPanel id={root.id} neutralId={neutralRoots[index]?.id ?? root.id} panel={panel} />
            )}
          </li>
        ))}
        <li aria-hidden="true" className={styles.marker}>
          <span ref={marker} />
        </li>
      </ul>
    </nav>
  );
}

'use client';

import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, type RefObject } from 'react';
import { onResize } from '#lib/header/resize.ts';
import { splitLocale } from '#lib/core/locales.ts';
import { rootsFor, type MenuRoot } from '#lib/menu/index.ts';
import { loadMenu } from '#lib/menu/queries/load.ts';
import { withQueryCache } from '#lib/query/index.ts';
import { popups } from '#stores/popups.ts';
import { lazyIsland } from '#components/ui/lazy-island.tsx';
import { moveMarker } from './marker.ts';
import { MegaSkeleton } from './mega-skeleton.tsx';
import { MegaRoot } from './mega-root.tsx';
import { useMegaPanel } from './use-mega-panel.ts';
import { useShownGender } from './use-shown-gender.ts';
import styles from './mega-menu.module.css';

const MegaPanel = lazyIsland(() => withQueryCache(import('./mega-panel.tsx')).then(({ MegaPanel: Panel }) => Panel), {
  Waiting: MegaSkeleton,
});

/**
 * Closes with the page, by Escape (focus goes back to the root's button), by a press elsewhere, and on narrow screens.
 */
function useClosing(
  nav: RefObject<HTMLElement | null>,
  open: number | null,
  close: () => void,
  backToRoot: () => void,
) {
  const { path } = splitLocale(usePathname());
  const ways = useRef({ close, backToRoot });
  useEffect(() => {
    ways.current = { close, backToRoot };
  });
  // Not with the first drawing: a press that came before this code may have opened a panel already.
  const drawnFor = useRef(path);
  useEffect(() => {
    if (drawnFor.current !== path) ways.current.close();
    drawnFor.current = path;
  }, [path]);
  useEffect(() => onResize((width, { md }) => width < md && ways.current.close()), []);
  useEffect(() => {
    if (open === null) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      ways.current.backToRoot();
      ways.current.close();
    };
    const onPointerDown = (event: PointerEvent) =>
      event.target instanceof Node && !nav.current?.contains(event.target) && ways.current.close();
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [nav, open]);
}

/** The menu of wide screens: roots as links, each with a panel of its children, one open at a time. */
export function MegaMenu({ roots: neutralRoots, genders }: { roots: MenuRoot[]; genders: MenuRoot[] }) {
  const t = useTranslations('menu');
  const { path } = splitLocale(usePathname());
  const nav = useRef<HTMLElement>(null);
  const marker = useRef<HTMLSpanElement>(null);
  const panel = useMegaPanel(nav);
  const roots = rootsFor(neutralRoots, genders, useShownGender(genders));
  const openRoot = () => nav.current?.querySelector<HTMLElement>('li:has(> [aria-expanded=true])') ?? null;

  useClosing(nav, panel.open, panel.close, () => {
    // Focus that stands in the panel would be lost with it.
    if (openRoot()?.contains(document.activeElement))
      openRoot()?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  });
  useEffect(() => moveMarker(marker.current, openRoot()), [panel.open]);
  useEffect(() => onResize(() => moveMarker(marker.current, openRoot())), []);

  const onIntent = () => {
    void loadMenu().catch(() => undefined);
    void MegaPanel.load().catch(() => undefined);
  };
  return (
    <nav
      className={styles.menu}
      data-categories=""
      aria-label={t('categories')}
      ref={nav}
      onPointerMove={panel.pointer.onMove}
      onPointerEnter={onIntent}
      onFocus={onIntent}
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
              <div
                id={`panel-${root.id}`}
                className={styles.panel}
                data-switch={panel.isSwitch || undefined}
                onFocus={() => popups.hold('menu')}
              >
                <MegaPanel id={root.id} neutralId={neutralRoots[index]?.id ?? root.id} onClose={panel.close} />
              </div>
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

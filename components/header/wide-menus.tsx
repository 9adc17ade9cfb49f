'use client';

import { useLocale } from 'next-intl';
import {
  lazy,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { pageBreakpoints } from '#lib/config/page-breakpoints.ts';
import { onResize } from '#lib/header/resize.ts';
import { whenIdle } from '#lib/loading/idle.ts';
import { StaticElement } from '#components/ui/static-element.tsx';
import type { GenderNavigation } from './gender-navigation.tsx';
import type { MegaMenu } from './mega-menu.tsx';
import { RecommendPageGender } from './recommend-gender.tsx';
import styles from './header.module.css';
// Their rules belong to the HTML of every page, whenever their code comes.
import './mega-menu.module.css';

const isServer = typeof document === 'undefined';

/**
 * Resolves when the menus of wide screens are wanted: on a wide screen when the browser is idle, elsewhere when it
 * becomes one.
 */
const wanted = isServer
  ? null
  : new Promise<void>((resolve) => {
      if (innerWidth >= pageBreakpoints().md) {
        whenIdle(resolve);
        return;
      }
      const stop = onResize((width, { md }) => {
        if (width < md) return;
        stop();
        resolve();
      });
    });

/** The menus whose code is loaded. */
const parts: { Genders?: typeof GenderNavigation; Mega?: typeof MegaMenu } = {};
const loadGenders = () =>
  import('./gender-navigation.tsx').then(({ GenderNavigation: Genders }) => Object.assign(parts, { Genders }));
const loadMega = () => import('./mega-menu.tsx').then(({ MegaMenu: Mega }) => Object.assign(parts, { Mega }));
const ServerGenders = lazy(async () => ({ default: (await import('./gender-navigation.tsx')).GenderNavigation }));
const ServerMega = lazy(async () => ({ default: (await import('./mega-menu.tsx')).MegaMenu }));

interface LazyProps {
  name: string;
  hasLoaded: () => boolean;
  load: () => Promise<unknown>;
  draw: () => ReactNode;
}

/**
 * A menu whose HTML stays as the server drew it until its code is loaded: no boundary waits for it, since a navigation
 * would wait too. Focus goes over to it, and so does a press on a button; code that does not load leaves the links.
 */
function LazyMenu({ name, hasLoaded, load, draw }: LazyProps) {
  const locale = useLocale();
  const place = useRef<HTMLDivElement>(null);
  const early = useRef<{ at: number; isPressed: boolean } | null>(null);
  const [isLoaded, setLoaded] = useState(hasLoaded);
  const [activate] = useState(
    () => () =>
      void load().then(
        () => setLoaded(true),
        () => undefined,
      ),
  );
  useEffect(() => void wanted?.then(activate), [activate]);
  const controls = () => [...(place.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];
  useLayoutEffect(() => {
    const control = early.current && controls()[early.current.at];
    if (!isLoaded || !control) return;
    control.focus({ preventScroll: true });
    if (early.current?.isPressed) control.click();
    early.current = null;
  }, [isLoaded]);
  if (isServer)
    return (
      <div className={styles.later}>
        <div className={styles.later}>{draw()}</div>
      </div>
    );

  const remember = ({ target }: FocusEvent | MouseEvent, isPressed: boolean) => {
    const control = target instanceof Element ? target.closest<HTMLElement>('a, button') : null;
    if (!isLoaded && control) early.current = { at: controls().indexOf(control), isPressed };
  };
  const onClick = (event: MouseEvent) => {
    if (isLoaded || !(event.target instanceof Element) || !event.target.closest('button')) return;
    remember(event, true);
    activate();
  };
  return (
    <div
      ref={place}
      className={styles.later}
      onClick={onClick}
      onFocus={(event) => remember(event, false)}
      onBlur={() => {
        early.current = null;
      }}
    >
      {isLoaded ? (
        <div key="loaded" className={styles.later}>
          {draw()}
        </div>
      ) : (
        <StaticElement key="drawn" className={styles.later} name={`${name} ${locale}`} markup="" />
      )}
    </div>
  );
}

/**
 * The links to the shop of each gender: in the HTML at once, hydrated when they are wanted. The page’s own gender is
 * recommended at once.
 */
export function WideGenders(props: ComponentProps<typeof GenderNavigation>) {
  const draw = () => {
    const Genders = isServer ? ServerGenders : parts.Genders;
    return Genders && <Genders {...props} />;
  };
  return (
    <>
      <RecommendPageGender genders={props.genders} />
      <LazyMenu name="genders" hasLoaded={() => parts.Genders !== undefined} load={loadGenders} draw={draw} />
    </>
  );
}

/** The menu of wide screens: in the HTML at once, hydrated when it is wanted. */
export function WideMenu(props: ComponentProps<typeof MegaMenu>) {
  const draw = () => {
    const Mega = isServer ? ServerMega : parts.Mega;
    return Mega && <Mega {...props} />;
  };
  return <LazyMenu name="mega menu" hasLoaded={() => parts.Mega !== undefined} load={loadMega} draw={draw} />;
}

import { usePathname, useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { isThrifty } from '#lib/loading/connection.ts';
import { firstUse } from '#lib/loading/first-use.ts';
import { whenIdle } from '#lib/loading/idle.ts';
import { isTouchScreen } from '#lib/loading/touch.ts';
import { fetchPartsAhead, kindsOf } from '#lib/navigation/ahead.ts';
import { fetchPageAhead } from '#lib/navigation/prefetch.ts';
import { clientNavigationTarget } from '#lib/navigation/client-navigation-target.ts';

/** Pages of products that are fetched each time that a finger lets a list rest, and at most on one page. */
const atOnce = 2;
const atMost = 12;
/** How long a list has to stand still, ms. */
const stillFor = 150;
/** How long a press that is the first use of a page has the line for itself, ms. */
const pressFirst = 1500;
/** How long a page that nobody has touched is looked at before its first press is prepared for, ms. */
const lookedAtFor = 3000;

/** Links that lead a shopper on: the names of cards, and what a banner calls for. */
const ways = 'main :is(li[data-product] :is(h2, h3) a, a.button)';

/** The links to products and lists in sight, the ones in the middle of the screen first. */
function linksInSight(): HTMLAnchorElement[] {
  const middle = innerHeight / 2;
  return (
    [...document.querySelectorAll<HTMLAnchorElement>(ways)]
      .filter((link) => link.search === '' && kindsOf(link.pathname).length > 0)
      // Asking for the place of what is out of the layout would lay it out.
      .filter(
        (link) => typeof link.checkVisibility !== 'function' || link.checkVisibility({ contentVisibilityAuto: true }),
      )
      .map((link) => ({ link, box: (link.closest('li') ?? link).getBoundingClientRect() }))
      .filter(({ box }) => box.bottom > 0 && box.top < innerHeight && box.width > 0)
      .sort(
        (a, b) => Math.abs((a.box.top + a.box.bottom) / 2 - middle) - Math.abs((b.box.top + b.box.bottom) / 2 - middle),
      )
      .map(({ link }) => link)
  );
}

/**
 * Fetches ahead what a thumb will press next, once the page is in use or has been looked at: the parts of pages of
 * products and lists, and the data of what stands in the middle of the screen. A finger has no hover by which it would
 * be; a pointer has.
 */
export function usePagesAhead(): void {
  const pathname = usePathname();
  const router = useRouter();
  useEffect(() => {
    const fetched = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopIdle: (() => void) | undefined;
    const whenIdleAfter = (act: () => void, delay: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        stopIdle = whenIdle(act);
      }, delay);
    };
    const fetchSome = () => {
      if (fetched.size >= atMost) return;
      for (const link of linksInSight()
        .filter((one) => !fetched.has(one.pathname))
        .slice(0, atOnce)) {
        fetched.add(link.pathname);
        fetchPageAhead(router, link.pathname);
      }
    };
    const onScroll = () => whenIdleAfter(fetchSome, stillFor);
    // With the touch that precedes a press, beside the data that the press asks for.
    const onTouch = (event: PointerEvent) => {
      const target = clientNavigationTarget(event);
      if (target?.prefetch && navigator.onLine && !isThrifty()) fetchPartsAhead(kindsOf(target.href));
    };
    document.addEventListener('pointerdown', onTouch, { passive: true });
    const isTouch = isTouchScreen();
    let isStarted = false;
    const start = () => {
      if (isStarted || !navigator.onLine) return;
      isStarted = true;
      fetchPartsAhead();
      if (!isTouch) return;
      fetchSome();
      addEventListener('scroll', onScroll, { passive: true });
    };
    if (isTouch && !isThrifty()) whenIdleAfter(start, lookedAtFor);
    const stop = firstUse((isPress) => whenIdleAfter(start, isPress ? pressFirst : stillFor));
    return () => {
      stop();
      clearTimeout(timer);
      stopIdle?.();
      document.removeEventListener('pointerdown', onTouch);
      removeEventListener('scroll', onScroll);
    };
  }, [router, pathname]);
}

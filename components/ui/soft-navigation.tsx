'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { noteNavigationType } from '#lib/navigation/navigation-type.ts';
import { fetchPageAhead } from '#lib/navigation/prefetch.ts';
import { previews } from '#lib/navigation/preview.ts';
import { noteWanted } from '#lib/navigation/reload-once.ts';
import { clientNavigationTarget } from '#lib/navigation/client-navigation-target.ts';

/** How long the pointer rests on a link before its page is fetched ahead, ms. */
const intentDelay = 80;
/** How long a link looks pressed at most, ms: the page that it leads to has taken its place before. */
const pressedFor = 4000;

/** Shows what a pressed link knows of its page, and that it was pressed. */
function showPressed({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link) return;
  link.dataset.pressed = '';
  setTimeout(() => delete link.dataset.pressed, pressedFor);
  previews.of(link)?.();
}

/**
 * Turns plain links into soft navigation, from one place: a link component per link would hydrate hundreds of them.
 * Links keep working without it, as ordinary loads.
 */
export function SoftNavigation() {
  const router = useRouter();

  useEffect(() => {
    let intent: ReturnType<typeof setTimeout> | undefined;

    const onClick = (event: MouseEvent) => {
      const target = clientNavigationTarget(event);
      if (!target) return;
      event.preventDefault();
      // Without a network the browser's own error page would take the place of this one, which says so already.
      if (!navigator.onLine) return;
      noteNavigationType('link');
      noteWanted(target.href);
      // It is asked for before anything is drawn: what is shown meanwhile is there in the same frame.
      router.push(target.href, { scroll: target.scroll });
      if (target.prefetch) showPressed(event);
    };
    const onIntent = (event: PointerEvent | FocusEvent) => {
      clearTimeout(intent);
      const target = clientNavigationTarget(event);
      if (!target?.prefetch) return;
      // A finger presses at once, or scrolls: it has no intent that could be seen before its press.
      const isIntent =
        event instanceof PointerEvent
          ? event.pointerType === 'mouse'
          : (event.target as Element).matches(':focus-visible');
      if (!isIntent) return;
      intent = setTimeout(() => fetchPageAhead(router, target.href), intentDelay);
    };

    // A jump within the page, to a hash, has no state of the router.
    const onReturn = (event: PopStateEvent) => {
      if (event.state === null) return;
      noteNavigationType('back');
      noteWanted(null);
    };

    document.addEventListener('click', onClick);
    // Before the router's own listener draws the page.
    addEventListener('popstate', onReturn, true);
    document.addEventListener('pointerover', onIntent, { passive: true });
    document.addEventListener('focusin', onIntent);
    return () => {
      clearTimeout(intent);
      document.removeEventListener('click', onClick);
      removeEventListener('popstate', onReturn, true);
      document.removeEventListener('pointerover', onIntent);
      document.removeEventListener('focusin', onIntent);
    };
  }, [router]);

  return null;
}

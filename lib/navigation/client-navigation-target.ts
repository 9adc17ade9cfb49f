export interface ClientNavigationTarget {
  /** Path with query, within the shop. */
  href: string;
  /** Whether the page scrolls to its top. */
  scroll: boolean;
  /**
   * Whether the page may be fetched ahead: pages without a query come from the cache and cost nobody anything; the
   * search is drawn each time.
   */
  prefetch: boolean;
}

function isPlainClick(event: Event): boolean {
  if (!(event instanceof MouseEvent) || event.type !== 'click') return true;
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** The page of the shop that an event on a link leads to; null where the browser is to act by itself. */
export function clientNavigationTarget(event: Event): ClientNavigationTarget | null {
  if (event.defaultPrevented || !isPlainClick(event) || !(event.target instanceof Element)) return null;
  const link = event.target.closest('a[href]');
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return null;
  if (link.target || link.hasAttribute('download') || link.dataset.hard !== undefined) return null;
  const isSamePlace = link.pathname === location.pathname && link.search === location.search;
  if (isSamePlace && link.hash) return null;
  return {
    href: `${link.pathname}${link.search}${link.hash}`,
    scroll: link.closest('[data-keep-scroll]') === null,
    prefetch: link.search === '' && !isSamePlace && !link.pathname.endsWith('/search/'),
  };
}

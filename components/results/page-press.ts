const shownAddress = () => location.pathname + location.search;

/** What a press for a further page has to remember until that page is on the screen. */
export interface PagePress {
  /** A page is asked for; forgotten with the next press that leads elsewhere. */
  ask: (page: number) => void;
  /** The address at which a page was asked for, once; null for a page that nobody waits for. */
  take: (page: number) => string | null;
  /** Keeps an element where it is on the screen while something is put in above it; what the shopper scrolls counts. */
  hold: (element: Element | null) => void;
  settle: () => void;
  release: () => void;
  /** Remembers nothing any more. */
  end: () => void;
}

/** Listens from now on; it comes with the code of further pages, for before them there is nothing to remember. */
export function createPagePress(): PagePress {
  let wanted: { page: number; address: string } | null = null;
  let held: { element: Element; top: number } | null = null;
  const forget = () => {
    wanted = null;
  };
  const onClick = ({ target }: Event) =>
    target instanceof Element && target.closest('a[href]:not([data-more], [data-previous])') && forget();
  document.addEventListener('click', onClick, true);
  addEventListener('popstate', forget, true);
  const measure = () => {
    if (held) held.top = held.element.getBoundingClientRect().top;
  };
  const release = () => {
    held = null;
    removeEventListener('scroll', measure);
  };
  return {
    ask: (page) => {
      wanted = { page, address: shownAddress() };
    },
    take: (page) => {
      if (wanted?.page !== page) return null;
      const { address } = wanted;
      forget();
      return address;
    },
    hold: (element) => {
      // Above it every card has to be laid out, for its place to be exact.
      element?.closest('main')?.setAttribute('data-whole', '');
      held = element && { element, top: element.getBoundingClientRect().top };
      addEventListener('scroll', measure, { passive: true });
    },
    settle: () => {
      const moved = held ? held.element.getBoundingClientRect().top - held.top : 0;
      if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
    },
    release,
    end: () => {
      release();
      document.removeEventListener('click', onClick, true);
      removeEventListener('popstate', forget, true);
    },
  };
}

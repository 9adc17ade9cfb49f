/** Kinds of pages that are entered most. */
type Kind = 'product' | 'list';

const kinds: readonly Kind[] = ['product', 'list'];

/** The kind of page that a path of the shop leads to; most that are no products' are lists. */
export function kindOf(path: string): Kind {
  return /\/p\/[^/]+\/$/.test(path) ? 'product' : 'list';
}

/**
 * Fetches scripts and style sheets of a kind of pages, as the page names them (server/finish-page.ts), so that a press
 * waits for data alone. Those that are there already are asked for by nobody.
 */
export function fetchPartsAhead(wanted: readonly Kind[] = kinds): void {
  const { dataset } = document.querySelector<HTMLElement>('script[data-list-parts]') ?? {};
  for (const href of new Set(wanted.flatMap((kind) => dataset?.[`${kind}Parts`]?.split(' ') ?? []))) {
    if (href === '' || document.querySelector(`link[href="${href}"], script[src="${href}"]`)) continue;
    const link = document.createElement('link');
    const canPrefetch = link.relList.supports('prefetch');
    link.rel = canPrefetch ? 'prefetch' : 'preload';
    if (!canPrefetch) link.setAttribute('as', href.endsWith('.css') ? 'style' : 'script');
    link.href = href;
    document.head.append(link);
  }
}

import { routeName } from '#lib/core/route-names.ts';

/** Kinds of pages that are entered most. */
type Kind = 'product' | 'list';

const kinds: readonly Kind[] = ['product', 'list'];

/** The kinds of pages that a path of the shop leads to: one, or none that is known here. */
export function kindsOf(path: string): Kind[] {
  const name = routeName(path);
  if (name === 'pdp') return ['product'];
  return name === 'srp' ? ['list'] : [];
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
    link.dataset.ahead = '';
    document.head.append(link);
  }
}

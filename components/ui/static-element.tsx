'use client';

import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** The element around static markup. */
export interface StaticAttributes {
  as?: 'div' | 'fieldset' | 'ul' | 'ol' | 'nav' | 'section' | 'footer' | 'aside' | 'details' | 'g';
  id?: string | undefined;
  className?: string | undefined;
  lang?: string | undefined;
  tabIndex?: number;
  popover?: 'auto' | 'manual';
  role?: 'group';
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'data-keep-scroll'?: '';
  'data-chips'?: '';
  'data-sort'?: '';
}

interface Props {
  /** Digest of the markup: the same name is the same markup. */
  name: string;
  /** Empty in a page that was loaded as a whole, for there it stands in the document already. */
  markup: string;
}

/**
 * Markup that came with a loaded page, for when the page is drawn again: by the router, or because React could not
 * hydrate it.
 */
const loaded = new Map<string, string>();

/** Markup by its name: as it comes, as it came once, or as it stands in the document that is about to be hydrated. */
function markupOf(name: string, markup: string): string {
  if (markup || typeof document === 'undefined') return markup;
  const known = loaded.get(name) ?? document.querySelector(`[data-static="${name}"]`)?.innerHTML;
  if (known) loaded.set(name, known);
  return known ?? '';
}

/** The markup that an element begins with, and its later ones put into it. */
function useMarkup(name: string, markup: string) {
  const element = useRef<HTMLElement | null>(null);
  const keep = useCallback((next: HTMLElement | null) => {
    element.current = next;
  }, []);
  const [first] = useState(() => ({ __html: markupOf(name, markup) }));
  const shown = useRef(name);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current || shown.current === name) return;
    shown.current = name;
    const next = markupOf(name, markup);
    import('#lib/markup/change.ts').then(
      ({ changeMarkup }) => shown.current === name && changeMarkup(current, next),
      () => location.reload(),
    );
  }, [name, markup]);
  return { 'data-static': name, ref: keep, suppressHydrationWarning: true, dangerouslySetInnerHTML: first };
}

/** An element whose content React leaves alone. Its markup is made by lib/markup, which escapes every text. */
export function StaticElement({ as: Tag = 'div', name, markup, ...attributes }: Props & StaticAttributes) {
  // An element of a drawing takes what any other one takes.
  const Element = Tag as 'div';
  // oxlint-disable-next-line react/no-danger -- lib/markup has escaped whatever came from data
  return <Element {...attributes} {...useMarkup(name, markup)} />;
}

/** Data for machines in a script element, whose text lib/seo has freed of what could end it. */
export function StaticData({ name, markup }: Props) {
  // oxlint-disable-next-line react/no-danger -- lib/seo/json-ld.ts has escaped whatever came from data
  return <script type="application/ld+json" {...useMarkup(name, markup)} />;
}

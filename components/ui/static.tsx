import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import { renderMarkup } from '#lib/markup/index.ts';
import { StaticElement, type StaticAttributes } from './static-element.tsx';

interface Props extends StaticAttributes {
  /** Whether other markup in its place changes only what differs, so that focus, scroll and open groups stay. */
  isKept?: boolean;
  children: ReactNode;
}

/**
 * A part of the page that is markup and nothing else: no island stands in it and no component of it waits. React takes
 * it for one element, so that it is neither drawn twice on the server nor described once more in the page.
 */
export function Static({ children, isKept = false, ...attributes }: Props) {
  const markup = renderMarkup(children);
  const name = createHash('sha1').update(markup).digest('base64url').slice(0, 12);
  return <StaticElement key={isKept ? 'kept' : name} name={name} markup={markup} {...attributes} />;
}

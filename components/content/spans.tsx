import { useLocale } from 'next-intl';
import { Fragment } from 'react';
import type { Span } from '#lib/contract/rich-text.ts';
import { localePath } from '#lib/core/locales.ts';
import { guardedLink } from '#lib/navigation/link-guard.ts';

/** Running text. A link that the guard refuses stays as text (SEC-01). */
export function Spans({ spans }: { spans: Span[] }) {
  const locale = useLocale();
  return spans.map((span, index) => {
    const link = span.href === undefined ? null : guardedLink(span.href, { contacts: true });
    let text = <>{span.text}</>;
    if (span.em) text = <em>{text}</em>;
    if (span.strong) text = <strong>{text}</strong>;
    if (link) {
      const href = link.kind === 'internal' && link.href.startsWith('/') ? localePath(locale, link.href) : link.href;
      // What narrows a list in its address is no page for crawlers (ADR-0056).
      const ofShop = href.includes('?') ? 'nofollow' : undefined;
      text = (
        <a href={href} rel={link.kind === 'external' ? 'noopener noreferrer' : ofShop}>
          {text}
        </a>
      );
    }
    return <Fragment key={index}>{text}</Fragment>;
  });
}

import { brand } from '#lib/config/brand/stated-brand.ts';
import { html, type Html } from '../html.ts';

/** What stands for the shop, as in the storefront's header. */
export function wordmark(): Html {
  const mark = brand.wordmark;
  if ('url' in mark) return html`<img src="${mark.url}" alt="" width="${mark.width}" height="${mark.height}">`;
  const [before, marked, after] = mark;
  return html`${before}<i>${marked}</i>${after}`;
}

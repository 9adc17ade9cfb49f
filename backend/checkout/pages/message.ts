import { html, type Html } from '../html.ts';
import type { View } from '../view.ts';
import type { Page } from './layout.ts';

/** A page with a title and little more: what came of a form, or what one is asked. */
export function messagePage(status: number, title: string, content: Html, { lang }: Pick<View, 'lang'>): Page {
  return {
    status,
    lang,
    title,
    content: html`<div class="message">
<h1>${title}</h1>
${content}
</div>`,
  };
}

/** A title, a sentence, and the button that leads on. */
export function leadingPage(
  status: number,
  { title, text }: { title: string; text: string },
  way: { href: string; label: string },
  view: Pick<View, 'lang'>,
): Page {
  const content = html`<p>${text}</p>
<p><a class="button" href="${way.href}">${way.label}</a></p>`;
  return messagePage(status, title, content, view);
}

/** What has come of a form, in a sentence, and the way to the shop. */
export function saidPage(status: number, { title, text }: { title: string; text: string }, view: View): Page {
  const { shop, texts } = view;
  const toShop = html`<p><a class="button outline" href="${shop('/')}">${texts.frame.toShop}</a></p>`;
  return messagePage(status, title, html`<p>${text}</p>${toShop}`, view);
}

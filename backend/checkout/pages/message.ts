import { html, type Html } from '../html.ts';
import type { View } from '../view.ts';
import type { Page } from './layout.ts';

/** A page with a title and little more: what came of a form, or what one is asked. */
export function messagePage(status: number, title: string, content: Html, { lang }: View): Page {
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

/** What has come of a form, in a sentence, and the way to the shop. */
export function saidPage(status: number, { title, text }: { title: string; text: string }, view: View): Page {
  const { shop, texts } = view;
  const toShop = html`<p><a class="button outline" href="${shop('/')}">${texts.frame.toShop}</a></p>`;
  return messagePage(status, title, html`<p>${text}</p>${toShop}`, view);
}

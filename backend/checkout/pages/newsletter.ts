import { html } from '../html.ts';
import { filledWith } from '../texts.ts';
import type { View } from '../view.ts';
import { hiddenInput } from './fields.ts';
import type { Page } from './layout.ts';
import { messagePage } from './message.ts';

/** Address that takes the form of the storefront's footer. */
export const newsletterPath = '/checkout/hirlevel/';

/** What a link of the mails does, as its address says. */
export type NewsletterStep = 'megerosites' | 'vege';

/** Asks for the address. @param refused what was typed before, and what is wrong with it. */
export function newsletterForm(refused: { typed: string; words: string } | null, view: View): Page {
  const { newsletter: texts, frame } = view.texts;
  const privacy = html`<a href="${view.shop('/static/adatkezeles/')}">${frame.pages.privacy}</a>`;
  const form = messagePage(
    refused ? 422 : 200,
    texts.title,
    html`<form method="post" action="${view.own(newsletterPath)}">
<div class="field">
<label for="email">${texts.email}</label>
${refused && html`<p class="field-error" id="email-error">${refused.words}</p>`}
<input id="email" name="email" type="email" value="${refused?.typed ?? ''}" maxlength="120" autocomplete="email" aria-required="true"${
      refused && html` aria-invalid="true" aria-describedby="email-error"`
    }>
</div>
<p class="quiet">${filledWith(texts.consent, { privacy })}</p>
<button class="button">${texts.send}</button>
</form>`,
    view,
  );
  return refused ? form : { ...form, path: newsletterPath };
}

/** Asks whether a link of a mail is to be followed. */
export function newsletterLink(step: NewsletterStep, token: string, view: View): Page {
  const { title, text, button } = view.texts.newsletter[step];
  return messagePage(
    200,
    title,
    html`<p>${text}</p>
<form method="post" action="${view.own(`${newsletterPath}${step}/${token}/`)}"><button class="button">${button}</button></form>`,
    view,
  );
}

/** The API does not answer; the same form can be sent again. */
export function newsletterUnreachable(
  { path, fields }: { path: string; fields: Readonly<Record<string, string>> },
  view: View,
): Page {
  const { newsletter: texts, ordering } = view.texts;
  return messagePage(
    503,
    texts.away.title,
    html`<p>${texts.away.text}</p>
<form method="post" action="${view.own(path)}">
${Object.entries(fields).map(([name, value]) => hiddenInput(name, value))}
<button class="button">${ordering.common.again}</button>
</form>`,
    view,
  );
}

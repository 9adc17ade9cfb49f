import { fieldNames } from '../field-errors.ts';
import type { Submission } from '../form.ts';
import { html, type Html } from '../html.ts';
import { hiddenInput } from './fields.ts';
import type { Page } from './layout.ts';

function message(status: number, title: string, text: string, link: string): Page {
  return {
    status,
    title,
    content: html`<div class="message">
<h1>${title}</h1>
<p>${text}</p>
<p><a class="button" href="/checkout/">${link}</a></p>
</div>`,
  };
}

function hiddenInputs({ values, key, seenFingerprint, seenTotals }: Submission): Html {
  return html`${[
    hiddenInput('key', key),
    hiddenInput('seen.cart', seenFingerprint),
    ...Object.entries(seenTotals).map(([type, total]) => hiddenInput(`seen.${type}`, total)),
    ...fieldNames.map((name) => hiddenInput(name, values[name])),
  ]}`;
}

/**
 * The API does not answer; the cart is the API's and outlives it. What was filled in goes along with the next try.
 * @param submission null where nothing was submitted.
 */
export function unreachable(submission: Submission | null): Page {
  const title = submission ? 'Most nem sikerült elküldeni' : 'Most nem sikerült betölteni';
  const text = 'A kosarad megvan. Várj egy percet, és próbáld újra.';
  if (!submission) return message(503, title, text, 'Próbáld újra');
  return {
    status: 503,
    title,
    content: html`<div class="message">
<h1>${title}</h1>
<p>${text} Amit beírtál, megvan, és nem lesz belőle két rendelés.</p>
<form method="post" action="/checkout/">
${hiddenInputs(submission)}
<button class="button">Próbáld újra</button>
</form>
</div>`,
  };
}

/** Pages of requests that go no further. */
export const refusalPages = {
  403: message(
    403,
    'Ezt a kérést nem fogadtuk el',
    'Nem a pénztár oldaláról érkezett, ezért a biztonságod érdekében nem lett belőle rendelés.',
    'Vissza a pénztárhoz',
  ),
  404: message(404, 'Nincs ilyen oldal', 'Lehet, hogy elírás van a címben. A kosarad megvan.', 'Vissza a pénztárhoz'),
  405: message(
    405,
    'Ezt így nem lehet megnyitni',
    'Kezdd újra a pénztár oldaláról. A kosarad megvan.',
    'Vissza a pénztárhoz',
  ),
  413: message(
    413,
    'Túl hosszú, amit elküldtél',
    'Nem rendeltél meg semmit. Rövidítsd le a megjegyzést, és küldd el újra.',
    'Vissza a pénztárhoz',
  ),
  415: message(
    415,
    'Ezt az űrlapot nem tudjuk olvasni',
    'Nem rendeltél meg semmit. Kezdd újra a pénztár oldaláról.',
    'Vissza a pénztárhoz',
  ),
  500: message(500, 'Valami elromlott nálunk', 'A kosarad megvan. Várj egy percet, és próbáld újra.', 'Próbáld újra'),
} satisfies Record<number, Page>;

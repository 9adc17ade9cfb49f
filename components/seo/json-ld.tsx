import { jsonLdText, type Thing } from '#lib/seo/json-ld.ts';

/** What a page says, for machines. React writes the text of a script as it is, so `jsonLdText` has taken the danger out of it. */
export function JsonLd({ things }: { things: readonly Thing[] }) {
  return <script type="application/ld+json">{jsonLdText(things)}</script>;
}

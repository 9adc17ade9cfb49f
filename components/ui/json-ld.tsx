import { createHash } from 'node:crypto';
import { jsonLdText, type Thing } from '#lib/seo/json-ld.ts';
import { StaticData } from '#components/ui/static-element.tsx';

/**
 * What a page says, for machines. A script's text is not escaped as HTML is: `jsonLdText` has taken the danger out of
 * it.
 */
export function JsonLd({ things }: { things: readonly Thing[] }) {
  const text = jsonLdText(things);
  const name = createHash('sha1').update(text).digest('base64url').slice(0, 12);
  return <StaticData key={name} name={name} markup={text} />;
}

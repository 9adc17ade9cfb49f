import { lawfulPages } from '#lib/contract/lawful-pages.ts';
import { englishPage } from '../english/content.ts';
import type { PageContent } from '../model.ts';
import { fillInCompany } from './company.ts';
import { parseBlocks } from './markup.ts';
import type { PickProducts } from './product-rule.ts';
import { fieldOf, readTexts } from './text-file.ts';

/** In the order in which the shop lists them. */
const order = {
  static: ['rolunk', 'szallitas-fizetes', 'visszakuldes', 'gyik', 'karrier', ...lawfulPages],
  services: ['siszerviz', 'kerekparszerviz', 'utohurozas', 'berles', 'futoelemzes', 'meretvetel', 'ajandekkartya'],
  info: ['hogyan-mukodik', 'feliratozas', 'meretek', 'szallitas-klubnak', 'klubot-inditok'],
} as const;

/** Those that the team shop shows too, in the same words. */
const alsoInfo: ReadonlySet<string> = new Set(['visszakuldes', ...lawfulPages]);

/**
 * The static pages, those of the services and those of the team shop. Throws an Error for a page whose text is missing.
 */
export function makePages(pickProducts: PickProducts): PageContent[] {
  const texts = new Map(readTexts('pages').map((text) => [text.slug, text]));
  return (['static', 'services', 'info'] as const).flatMap((kind) =>
    order[kind].map((slug): PageContent => {
      const text = texts.get(slug);
      if (!text) throw new Error(`The page ${slug} has no text`);
      return {
        slug,
        kind,
        ...(alsoInfo.has(slug) ? { isInfoToo: true } : {}),
        ...(text.head.sample === 'true' ? { isSample: true } : {}),
        title: fieldOf(text, 'title'),
        description: fillInCompany(fieldOf(text, 'description')),
        blocks: parseBlocks(fillInCompany(text.body), pickProducts),
        updatedAt: `${fieldOf(text, 'updated')}T08:00:00.000Z`,
        translations: englishPage(slug, fillInCompany, (body) => parseBlocks(body, pickProducts)),
      };
    }),
  );
}

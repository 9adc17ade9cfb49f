import type { BlogPostTeaser } from '#lib/contract/search.ts';
import { hasBit } from '../search/bitmap.ts';
import type { ReadModel } from '../search/read-model.ts';
import { guideUrl, publishedGuides } from './guide-view.ts';
import type { Content, GuideContent } from './model.ts';

const perRoot = 3;
const forAll = 3;

/** The newest guides about each of the menu's roots, given by their addresses, and the newest of all (HDR-20). */
export function guidesByRoot(
  model: ReadModel,
  content: Content,
  now: Date,
  roots: readonly string[],
): BlogPostTeaser[] {
  const guides = publishedGuides(content, now).map((guide) => {
    const subjects = new Set([...guide.sports.map((sport) => `/sport/${sport}/`), ...rootOfMost(model, guide)]);
    return { title: guide.title, url: guideUrl(guide.slug), about: roots.filter((root) => subjects.has(root)) };
  });
  const shown = new Set(guides.slice(0, forAll));
  for (const root of roots)
    for (const guide of guides.filter(({ about }) => about.includes(root)).slice(0, perRoot)) shown.add(guide);
  return guides.filter((guide) => shown.has(guide));
}

/** Address of the root category that more than half of a guide's products belong to; none where there is no such. */
function rootOfMost(model: ReadModel, { blocks }: GuideContent): string[] {
  const ids = new Set(blocks.flatMap((block) => (block.type === 'products' ? block.productIds : [])));
  const documents = [...ids].map((id) => model.documentOf(id)).filter((document) => document !== undefined);
  return model.categories
    .children(null)
    .filter(({ id }) => {
      const within = model.categories.documents(id);
      return 2 * documents.filter((document) => hasBit(within, document)).length > documents.length;
    })
    .map(({ slug }) => `/${slug}/`);
}

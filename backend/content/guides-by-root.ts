import type { BlogPostTeaser } from '#lib/contract/search.ts';
import { hasBit } from '../search/bitmap.ts';
import { everything, pageGenders } from '../search/listing-pages.ts';
import { ownGoods } from '../search/menu-goods.ts';
import type { ReadModel } from '../search/read-model.ts';
import { catalogLanguage, type Language } from '#lib/contract/language.ts';
import { markOf, recordIn } from '../languages/record-texts.ts';
import { guideUrl, publishedGuides } from './guide-view.ts';
import type { Content, GuideContent } from './model.ts';

const perRoot = 3;
const forAll = 3;

/**
 * The newest guides about each of the menu's roots, given by their addresses, and the newest of all (HDR-20). A guide stands
 * beside one root of the line, so that no two panels of it say the same; those about goods of one gender alone stand beside
 * that gender too (HDR-21).
 */
export function guidesByRoot(
  model: ReadModel,
  content: Content,
  now: Date,
  roots: readonly string[],
  language: Language = catalogLanguage,
): BlogPostTeaser[] {
  const guides = publishedGuides(content, now).map((guide) => {
    const subjects = new Set([
      ...guide.sports.map((sport) => `/sport/${sport}/`),
      ...rootOfMost(model, guide),
      ...genderOf(model, guide),
    ]);
    const said = recordIn(language, guide);
    const title = { title: said.title, ...markOf(said, 'title') };
    return { ...title, url: guideUrl(guide.slug), about: roots.filter((root) => subjects.has(root)) };
  });
  const ofGenders = new Set(pageGenders.map(({ slug }) => `/${slug}/`));
  const places = placesOf(
    roots.filter((root) => !ofGenders.has(root)),
    guides,
  );
  const byGender = placesOf(
    roots.filter((root) => ofGenders.has(root)),
    guides,
  );
  const shown = new Set(guides.slice(0, forAll));
  return guides
    .filter((guide) => shown.has(guide) || places.has(guide) || byGender.has(guide))
    .map((guide) => ({ ...guide, about: [places.get(guide) ?? [], byGender.get(guide) ?? []].flat() }));
}

/** The root that each guide stands beside: those with the fewest guides choose first, that none is left without. */
function placesOf<Guide extends { about: readonly string[] }>(roots: readonly string[], guides: readonly Guide[]) {
  const places = new Map<Guide, string>();
  roots
    .map((root) => ({ root, own: guides.filter(({ about }) => about.includes(root)) }))
    .toSorted((a, b) => a.own.length - b.own.length)
    .forEach(({ root, own }) => {
      const free = own.filter((guide) => !places.has(guide));
      for (const guide of free.slice(0, perRoot)) places.set(guide, root);
    });
  return places;
}

function productsOf(model: ReadModel, { blocks }: GuideContent): number[] {
  const ids = new Set(blocks.flatMap((block) => (block.type === 'products' ? block.productIds : [])));
  return [...ids].map((id) => model.documentOf(id)).filter((document) => document !== undefined);
}

/** Address of the gender that all of a guide's products are for, and for it alone; none where there is no such. */
function genderOf(model: ReadModel, guide: GuideContent): string[] {
  const documents = productsOf(model, guide);
  return pageGenders.flatMap(({ slug }) => {
    const page = model.pages.of(everything, slug);
    if (!page || documents.length === 0) return [];
    const own = ownGoods(model, model.pages.documents(page));
    return documents.every((document) => hasBit(own, document)) ? [page.path] : [];
  });
}

/** Address of the root category that more than half of a guide's products belong to; none where there is no such. */
function rootOfMost(model: ReadModel, guide: GuideContent): string[] {
  const documents = productsOf(model, guide);
  return model.categories
    .children(null)
    .filter(({ id }) => {
      const within = model.categories.documents(id);
      return 2 * documents.filter((document) => hasBit(within, document)).length > documents.length;
    })
    .map(({ slug }) => `/${slug}/`);
}

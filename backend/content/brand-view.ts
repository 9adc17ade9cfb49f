import { defaultSorting } from '#lib/core/filters/index.ts';
import type { WireBrand, BrandTeaser } from '#lib/contract/brand.ts';
import { catalogLanguage, type Language } from '#lib/contract/language.ts';
import { countBits, countCommon } from '../search/bitmap.ts';
import { brandLogos } from '../search/brand-logos.ts';
import { productCard } from '../search/card.ts';
import { hungarian } from '../search/collator.ts';
import { categoryPath, pageGenders, type ListingPage, type PageGender } from '../search/listing-pages.ts';
import type { ReadModel } from '../search/read-model.ts';
import type { Content } from './model.ts';

const bestsellersShown = 8;

type Counted = WireBrand['categories'];
const largestFirst = (counted: Counted): Counted =>
  counted.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count || hungarian.compare(a.name, b.name));

/** Brands with goods, in Hungarian order; for a gender those that have a page for it. */
export function brandList(model: ReadModel, gender: PageGender | null = null): BrandTeaser[] {
  const logoOf = brandLogos(model);
  return [...model.values.brands]
    .flatMap(([slug, { name }]) => {
      const page = model.pages.find(`/marka/${slug}/${gender ? `${gender}/` : ''}`);
      return page
        ? [{ slug, name, url: page.path, logo: logoOf(slug), count: countBits(model.documentsOf(page)) }]
        : [];
    })
    .toSorted((a, b) => hungarian.compare(a.name, b.name));
}

/** Its lowest categories; each leads to the category's page, narrowed to the brand. */
function categoriesOf(model: ReadModel, page: ListingPage): Counted {
  const documents = model.documentsOf(page);
  const filters = page.implied.map(({ id }) => id).join(',');
  return largestFirst(
    model.catalog.categories
      .filter(({ id }) => model.categories.children(id).length === 0)
      .map(({ id, name }) => ({
        name,
        url: `${categoryPath(model.categories.line(id), null)}?filters=${filters}`,
        count: countCommon(documents, model.categories.documents(id)),
      })),
  );
}

function gendersOf(model: ReadModel, { subject }: ListingPage): Counted {
  return largestFirst(
    pageGenders.flatMap(({ slug, name }) => {
      const page = model.pages.of(subject, slug);
      return page ? [{ name, url: page.path, count: countBits(model.documentsOf(page)) }] : [];
    }),
  );
}

/** A brand with its text, in a language where there is one in it, where its goods are found, and those that sell best; null for one without goods. */
export function brandDetail(
  model: ReadModel,
  content: Content,
  slug: string,
  language: Language = catalogLanguage,
): WireBrand | null {
  const teaser = brandList(model).find((brand) => brand.slug === slug);
  const page = teaser && model.pages.find(teaser.url);
  if (!teaser || !page) return null;
  const about = content.brands.find((brand) => brand.slug === slug);
  const translated = about?.translations?.[language]?.text;
  const best = model.orders.page(model.documentsOf(page), defaultSorting, 'vk', 0, bestsellersShown);
  return {
    ...teaser,
    text: translated ?? about?.text ?? '',
    ...(translated === undefined ? {} : { langs: { text: language } }),
    categories: categoriesOf(model, page),
    genders: gendersOf(model, page),
    bestsellers: best.map((document) => productCard(model, document, 'vk')),
    breadcrumbs: page.breadcrumbs,
  };
}

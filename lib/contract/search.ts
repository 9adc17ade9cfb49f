import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { factKeySchema } from './facts.ts';
import { textLanguageSchema, textLanguagesSchema } from './language.ts';
import { limits } from './limits.ts';
import { open } from './open.ts';
import { priceTypeSchema } from './price.ts';
import { breadcrumbSchema, productCardSchema } from './product.ts';
import { openingHoursSchema } from './shop.ts';

/** The server's names of the filter groups (PLP-03); the interface maps them in `lib/core/filters`. */
export const filterNameSchema = z.enum([
  'GENERAL_Brand',
  'GENERAL_Color',
  'GENERAL_Gender',
  'GENERAL_Size',
  'GENERAL_saletype',
  'price',
  'sorting',
  'addition',
  'sports',
]);
export type FilterName = z.output<typeof filterNameSchema>;
/** A group's name: one of these, or the fact that it is of. */
const groupNameSchema = open({ options: [...filterNameSchema.options, ...factKeySchema.options] });
export const filterTypeSchema = z.enum(['checkbox', 'radio', 'dropdown', 'range', 'tree']);

/**
 * How a group is shown: rows with their counts, rows with a swatch, labels side by side, two bounds, rows with a second
 * level. One that an interface does not know is a list.
 */
export const filterPresentationSchema = z.enum(['list', 'swatches', 'tiles', 'range', 'tree']);
export type FilterPresentation = z.output<typeof filterPresentationSchema>;

/** Language of the name, where it is not the catalog's (ADR-0125). */
const lang = textLanguageSchema.optional();

export const filterValueSchema = z.object({
  fv_id: z.number().int().positive(),
  fv_name: z.string(),
  fv_name_mobile: z.string(),
  lang,
  /** Names the value in the interface's messages; left out where its name comes from the catalog. */
  key: z.string().optional(),
  hidden: z.boolean(),
  f_name: groupNameSchema,
  f_type: open(filterTypeSchema),
  f_id: z.number().int(),
  /** Products in the result if this value were added, ignoring the other choices of its own group. */
  count: z.number().int().nonnegative(),
  selected: z.boolean(),
  /** Which of its group's sections it stands in; left out where there are none, or it is of none. */
  sections: z.array(z.number().int().nonnegative()).optional(),
  /** `#rrggbb` of a colour family, else null. */
  swatch: z.string().nullable(),
  /** A sport's sub-sports (PLP-19); empty elsewhere. */
  pivot: z.array(
    z.object({
      id: z.number().int().positive(),
      name: z.string(),
      lang,
      count: z.number().int().nonnegative(),
      selected: z.boolean(),
    }),
  ),
});
export type FilterValue = z.output<typeof filterValueSchema>;

export const filterGroupSchema = z.object({
  f_id: z.number().int(),
  f_name: groupNameSchema,
  f_type: open(filterTypeSchema),
  presentation: open(filterPresentationSchema).optional(),
  /** The group's heading in the catalog's language, for an interface without a text of its own. */
  label: z.string(),
  values: z.array(filterValueSchema),
  /** Kinds of goods by which the values stand apart, each with its page: sizes of shoes, of clothes, of skis. */
  sections: z.array(z.object({ name: z.string(), url: z.string(), lang })).optional(),
});
export type FilterGroup = z.output<typeof filterGroupSchema>;

export const sortFieldSchema = z.enum(['sales_rank', 'price', 'added_at']);
export type SortField = z.output<typeof sortFieldSchema>;
export const sortTypeSchema = z.enum(['asc', 'desc']);
export type SortType = z.output<typeof sortTypeSchema>;
export const sortingSchema = z.object({ field: open(sortFieldSchema), type: open(sortTypeSchema) });
export type Sorting = z.output<typeof sortingSchema>;
/** An order that the list can have; `label` names one that an interface may not know, in the catalog's language. */
export const offeredSortingSchema = sortingSchema.extend({ label: z.string().optional() });
export type OfferedSorting = z.output<typeof offeredSortingSchema>;

const categoryNodeSchema = z.object({
  name: z.string(),
  lang,
  url: z.string(),
  count: z.number().int(),
  active: z.boolean(),
});

export const categoryTreeSchema = z.object({
  tree: z.array(categoryNodeSchema),
  /** True where the current category has no sub-categories. */
  lastLevel: z.boolean(),
  genders: z.array(categoryNodeSchema),
  isGenderInRequest: z.boolean(),
  outlet: z.boolean(),
});

/** A chosen filter value with what is needed to show and to remove it. */
export const selectedFilterSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  lang,
  /** As that of the value. */
  key: z.string().optional(),
  f_name: groupNameSchema,
});

export type SelectedFilter = z.output<typeof selectedFilterSchema>;

/** What is chosen: by id, by the page's own path, the last one, the price range in thousands of forints. */
export const selectedFiltersSchema = z.object({
  byId: z.array(z.number().int()),
  page: z.array(selectedFilterSchema),
  last: selectedFilterSchema.nullable(),
  price: z.object({
    min: z.number().brand<'FilterPrice'>().nullable(),
    max: z.number().brand<'FilterPrice'>().nullable(),
  }),
  top: z.array(selectedFilterSchema),
  all: z.array(selectedFilterSchema),
});

export const searchQuerySchema = z.strictObject({
  path: z.string().max(200).optional(),
  q: z.string().max(limits.query).optional(),
  filters: z
    .string()
    .regex(/^\d{1,9}(,\d{1,9})*$/)
    .refine((list) => list.split(',').length <= limits.filters, { error: 'too_many' })
    .optional(),
  /** Thousands of forints (ADR-0012). */
  priceMin: z.coerce.number().nonnegative().max(1_000_000).brand<'FilterPrice'>().optional(),
  priceMax: z.coerce.number().nonnegative().max(1_000_000).brand<'FilterPrice'>().optional(),
  priceType: priceTypeSchema.optional(),
  sortField: sortFieldSchema.optional(),
  sortType: sortTypeSchema.optional(),
  page: z.coerce.number().int().min(1).max(limits.page).optional(),
  /** Sysname of a shop: only what that shop has on stock. */
  store: z.string().max(64).optional(),
  /** Takes the query as typed: no correction, no synonyms, no sizes or genders told from its words. */
  exact: z.literal('1').optional(),
  /** Whether cards come with their options, to buy from (ADR-0132). */
  options: z.literal('1').optional(),
});

const thousandsSchema = z.number().brand<'FilterPrice'>().nullable();

/** What the words of a query were read as. `without` is the query as typed without the words of that one reading. */
export const understoodSchema = z.object({
  /** The words that remain. */
  query: z.string(),
  /** Values that act on the result as filters; an API that does not send `without` keeps the others as filters. */
  filters: z.array(selectedFilterSchema.extend({ without: z.string().optional() })),
  /** The price that the words name, in thousands of forints (ADR-0012). */
  price: z.object({ min: thousandsSchema, max: thousandsSchema, without: z.string() }).nullable().default(null),
  /** The order that the words name: "olcsó" is by price. */
  sorting: sortingSchema.extend({ without: z.string() }).nullable().default(null),
});
export type Understood = z.output<typeof understoodSchema>;

/** What the query names and the shop does not sell (ADR-0114). */
export const notSoldSchema = z.object({
  /** As it is written: a brand, or a kind of goods. */
  word: z.string(),
  kind: open(z.enum(['brand', 'goods'])),
  /** What was searched instead, and is shown; null where nothing comes near. */
  nearest: z.object({ query: z.string(), name: z.string(), total: z.number().int().positive() }).nullable(),
});
export type NotSold = z.output<typeof notSoldSchema>;

/** What a query can lead to beside goods. The interface has its own words for the pages of a shopper: cart to loyalty. */
export const answerKindSchema = z.enum([
  'page',
  'service',
  'guide',
  'guides',
  'shop',
  'shops',
  'flipbook',
  'flipbooks',
  'brands',
  'withdrawal',
  'cart',
  'wishlist',
  'account',
  'orders',
  'loyalty',
]);
export type AnswerKind = z.output<typeof answerKindSchema>;

/** A page that answers a query and is no product. */
export const searchHitSchema = z.object({
  kind: open(answerKindSchema),
  /** For an interface without a text of its own. */
  title: z.string(),
  url: z.string(),
  /** One sentence or an address; empty for none. */
  text: z.string(),
  /** Languages of `title` and `text`, where they are not the catalog's (ADR-0125). */
  langs: textLanguagesSchema.optional(),
  /** Of a shop whose hours are known; null for everything else. */
  openingHours: openingHoursSchema.nullable().default(null),
});
export type SearchHit = z.output<typeof searchHitSchema>;

/** Pages that answer the query, the one that is meant first; none for a query that is about goods alone. */
const answersSchema = z.array(searchHitSchema).max(limits.answers).default([]);

export const searchAnswerSchema = z.object({
  /** Heading of the page, from its category, brand or gender; null on free search. */
  title: z.string().nullable(),
  /** Languages of `title` and `text`, where they are not the catalog's (ADR-0125). */
  langs: textLanguagesSchema.optional(),
  path: z.string().nullable(),
  products: z.array(productCardSchema),
  total: z.number().int().nonnegative(),
  page: z.number().int().positive(),
  pageSize: z.number().int().positive(),
  pageCount: z.number().int().nonnegative(),
  filters: z.array(filterGroupSchema),
  categoryTree: categoryTreeSchema,
  selected: selectedFiltersSchema,
  sorting: z.object({ active: sortingSchema, options: z.array(offeredSortingSchema) }),
  /** Lowest and highest price of the result without the price filter, in forints. */
  priceBounds: z.object({ min: z.number().int().brand<'Money'>(), max: z.number().int().brand<'Money'>() }),
  breadcrumbs: z.array(breadcrumbSchema),
  text: z.string().nullable(),
  /** What was searched instead of the query, or could be; null where the query was taken as typed. */
  corrected: z.object({ query: z.string(), applied: z.boolean(), total: z.number().int() }).nullable(),
  /** What the words of the query were read as; null where they are words alone. */
  understood: understoodSchema.nullable(),
  notSold: notSoldSchema.nullable().default(null),
  /** Words of the query that nothing would have been found with, and that were left out. */
  leftOut: z.array(z.string()).default([]),
  /** Shorter queries with what each finds, most first; only for a query that finds nothing. */
  relaxations: z.array(z.object({ query: z.string(), total: z.number().int().positive() })).max(4),
  /** Path of the product whose item number, SKU or EAN, or of the brand whose name the query is. */
  direct: z.string().nullable(),
  answers: answersSchema,
});
export type SearchAnswer = z.output<typeof searchAnswerSchema>;
/** As the API writes it. */
export type WireSearchAnswer = z.input<typeof searchAnswerSchema>;

/** A phrase that shoppers search for; the interface shows it as keyword and count (SRCH-03). */
export const phraseSchema = z.object({
  phrase: z.string(),
  /** Orders the phrases: how often it is searched for. */
  weight: z.number().int().nonnegative(),
  /** Products that it finds; null while nobody has counted them. */
  count: z.number().int().positive().nullable().default(null),
});
export type Phrase = z.output<typeof phraseSchema>;
/** As the API writes it. */
export type WirePhrase = z.input<typeof phraseSchema>;

export const blogPostTeaserSchema = z.object({
  title: z.string(),
  /** Language of the title, where it is not the catalog's (ADR-0125). */
  lang,
  url: z.string(),
  /** Addresses of the menu's roots that it is about (HDR-20); without them it stands beside all. */
  about: z.array(z.string()).optional(),
});
export type BlogPostTeaser = z.output<typeof blogPostTeaserSchema>;

const productIdsSchema = z
  .string()
  .regex(/^\d{1,9}(,\d{1,9})*$/)
  .refine((list) => list.split(',').length <= limits.productIds, { error: 'too_many' });
const querySchema = z.string().max(limits.query);

export const searchEndpoints = {
  search: endpoint({
    method: 'GET',
    path: '/api/v1/search/',
    authentication: 'caller',
    summary: 'Products of a path or a query, with facets',
    query: searchQuerySchema,
    data: searchAnswerSchema,
  }),
  autosuggest: endpoint({
    method: 'GET',
    path: '/autosuggest/list/',
    authentication: 'none',
    summary: 'Phrases for the search box',
    data: z.array(phraseSchema),
  }),
  searchLimited: endpoint({
    method: 'GET',
    path: '/search-limited/',
    authentication: 'caller',
    summary: 'A few products, by ids or by query, with the caller’s own prices',
    query: z.strictObject({
      productIds: productIdsSchema.optional(),
      q: querySchema.optional(),
      /** Sysname of a shop: of the products named by id only what that shop has on stock. */
      store: z.string().max(64).optional(),
    }),
    data: z.object({
      search: z.array(productCardSchema),
      answers: answersSchema,
      /** Path of the product whose item number, SKU or EAN the query is. */
      direct: z.string().nullable().default(null),
    }),
  }),
  headerData: endpoint({
    method: 'GET',
    path: '/header-data/',
    authentication: 'none',
    summary: 'What the header shows beside the menu',
    data: z.object({ blogPosts: z.array(blogPostTeaserSchema), 'search-limited': z.array(productCardSchema) }),
  }),
};

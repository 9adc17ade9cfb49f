import { z } from 'zod';
import { doneSchema } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { catalogLanguage, languages } from './language.ts';
import { imageSchema } from './media.ts';
import { open } from './open.ts';
import { plainText } from './plain-text.ts';
import { productEndpoints, productIdSchema, productSchema } from './product.ts';

/** Sizes of reviews (ADR-0128): characters of a text and of a name, reviews of a page, and the deepest page. */
export const reviewLimits = { text: 1500, name: 30, page: 10, pages: 500 } as const;

const feelSchema = z.enum(['small', 'right', 'large']);
const widthSchema = z.enum(['narrow', 'right', 'wide']);
/** How a size turned out, and how wide goods are that are worn on the feet. */
export type SizeFeel = z.output<typeof feelSchema>;
export type WidthFeel = z.output<typeof widthSchema>;
export const sizeFeels = feelSchema.options;
export const widthFeels = widthSchema.options;

/** `waiting` is shown to nobody before the retailer has read it; `refused` never is. */
export const reviewStateSchema = z.enum(['waiting', 'shown', 'refused']);
export type ReviewState = z.output<typeof reviewStateSchema>;

/** Why a review is not shown. None of them is what it thinks of the goods: bad ones are shown as good ones are. */
export const refusalReasonSchema = z.enum(['offensive', 'personal', 'advertising', 'off_topic', 'unlawful']);
export type RefusalReason = z.output<typeof refusalReasonSchema>;

const starsSchema = z.number().int().min(1).max(5);

/** What the writers of a product's reviews say together. */
export const reviewSummarySchema = z.object({
  count: z.number().int().positive(),
  /** Of the stars, to a tenth. */
  average: z.number().min(1).max(5),
  /** How many gave one star, two, and so on to five. */
  stars: z.array(z.number().int().nonnegative()).length(5),
  /** How many found it small, right or large; null where nobody said. */
  size: z.record(feelSchema, z.number().int().nonnegative()).nullable(),
  width: z.record(widthSchema, z.number().int().nonnegative()).nullable(),
  /** Whether they are samples of the demo, which nobody wrote: the first real review takes the place of them all. */
  isSample: z.boolean(),
});
export type ReviewSummary = z.output<typeof reviewSummarySchema>;

/** A review as everybody reads it. */
export const reviewSchema = z.object({
  id: z.string(),
  stars: starsSchema,
  size: open(feelSchema).nullable(),
  width: open(widthSchema).nullable(),
  /** As it was written, in the language `lang`; may be empty. New lines stand in it. */
  text: z.string(),
  lang: open({ options: languages }),
  /** First name that its writer wants to be shown. */
  name: z.string().nullable(),
  /** Day of Hungary on which it was last changed. */
  writtenOn: z.iso.date(),
});
export type Review = z.output<typeof reviewSchema>;

export const reviewPageSchema = z.object({
  /** Null where there is none. */
  summary: reviewSummarySchema.nullable(),
  reviews: z.array(reviewSchema),
  page: z.number().int().positive(),
  pages: z.number().int().nonnegative(),
});
export type ReviewPage = z.output<typeof reviewPageSchema>;

/** Words of letters, as first names are. */
const letters = /^\p{L}[\p{L}\p{M}]*(?:[ -]\p{L}[\p{L}\p{M}]*)*$/u;

/** What a buyer says of bought goods. `text` may be empty; `name` takes letters alone, and is asked for by nobody. */
export const reviewRequestSchema = z.strictObject({
  stars: starsSchema,
  /** Refused with `not_asked` where goods have no sizes of that sort. */
  size: feelSchema.nullable().default(null),
  width: widthSchema.nullable().default(null),
  text: plainText(reviewLimits.text).default(''),
  name: z
    .string()
    .trim()
    .min(1)
    .max(reviewLimits.name)
    .refine((name) => letters.test(name), { error: 'letters' })
    .nullable()
    .default(null),
  lang: z.enum(languages).default(catalogLanguage),
});
export type ReviewRequest = z.output<typeof reviewRequestSchema>;

/** What a buyer has written of a line, with what became of it. */
export const ownReviewSchema = reviewSchema.extend({
  state: open(reviewStateSchema),
  /** Why it was refused; null where it was not. */
  reason: open(refusalReasonSchema).nullable(),
});
export type OwnReview = z.output<typeof ownReviewSchema>;

/** A bought line that can be reviewed; of lines with the same product the first. */
export const reviewableSchema = z.object({
  /** Position of the line in the order. */
  line: z.number().int().nonnegative(),
  productId: productIdSchema,
  brand: z.string(),
  name: z.string(),
  /** What was bought of it: "Kék, 42". */
  title: z.string(),
  url: z.string(),
  image: imageSchema,
  /** Whether it is asked how size and width turned out. */
  asksSize: z.boolean(),
  asksWidth: z.boolean(),
  review: ownReviewSchema.nullable(),
});
export type Reviewable = z.output<typeof reviewableSchema>;

export const reviewableOrderSchema = z.object({
  number: z.string(),
  lines: z.array(reviewableSchema),
  /** Whether reviews are shown at once, or wait for the retailer. */
  isShownAtOnce: z.boolean(),
  /** Whether its recipient wants no more such mails. */
  isStopped: z.boolean(),
});
export type ReviewableOrder = z.output<typeof reviewableOrderSchema>;

/** The secret of an order's reviews, which its one mail has carried. */
const token = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
const lineParams = z.strictObject({ token, line: z.coerce.number().int().min(0).max(999) });

export const reviewEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/product/:id/reviews/',
    authentication: 'none',
    summary: 'Reviews of a product by who has bought it, newest first',
    params: productEndpoints.product.params,
    query: z.strictObject({ page: z.coerce.number().int().min(1).max(reviewLimits.pages).default(1) }),
    data: reviewPageSchema,
  }),
  order: endpoint({
    method: 'GET',
    path: '/api/v1/reviews/:token/',
    authentication: 'none',
    summary: 'What of an order can be reviewed, by the secret link of its mail',
    params: z.strictObject({ token }),
    data: reviewableOrderSchema,
  }),
  write: endpoint({
    method: 'PUT',
    path: '/api/v1/reviews/:token/:line/',
    authentication: 'none',
    summary: 'Writes the review of a bought line, or changes it',
    params: lineParams,
    body: reviewRequestSchema,
    data: ownReviewSchema,
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/api/v1/reviews/:token/:line/',
    authentication: 'none',
    summary: 'Takes the review of a bought line back, which is erased; may be called again',
    params: lineParams,
    data: doneSchema,
  }),
  stop: endpoint({
    method: 'POST',
    path: '/api/v1/reviews/:token/stop/',
    authentication: 'none',
    summary: 'Ends the mails that ask its recipient for reviews; may be called again',
    params: z.strictObject({ token }),
    data: doneSchema,
  }),
  own: endpoint({
    method: 'GET',
    path: '/api/v1/user/reviews/',
    authentication: 'customer',
    summary: 'What the customer has written of bought goods, newest first',
    data: z.object({ reviews: z.array(ownReviewSchema.extend({ productId: productIdSchema })) }),
  }),
};

/**
 * The product call with what its page says of reviews; left out where the shop has none, null without any. Browsers read
 * the call without it, so that their scripts carry nothing of it.
 */
export const reviewedProduct = {
  ...productEndpoints.product,
  data: productSchema.extend({ reviews: reviewSummarySchema.nullable().optional() }),
};
export type ReviewedProduct = z.output<typeof reviewedProduct.data>;

import { z } from 'zod';
import { emailSchema } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { imageSchema } from './media.ts';
import { open } from './open.ts';
import { productIdSchema } from './product.ts';

/** `requested` waits for the link of a mail, `confirmed` for goods; `sent` and `ended` write no more mails (ADR-0122). */
export const noticeStateSchema = z.enum(['requested', 'confirmed', 'sent', 'ended']);

/** The variant that a notice is about, as the catalog has it now. */
export const noticedGoodsSchema = z.object({
  productId: productIdSchema,
  productOption: z.number().int().positive(),
  brand: z.string(),
  name: z.string(),
  /** What tells the variant from the product's others: "Kék, 42". */
  title: z.string(),
  /** Path of the product page with this variant chosen. */
  url: z.string(),
  image: imageSchema,
});

const noticedShopSchema = z.object({ sysname: z.string(), name: z.string() });

/** What was promised, without the person to whom. */
export const noticeOutcomeSchema = z.object({
  state: open(noticeStateSchema),
  /** Null once the catalog no longer has the variant. */
  goods: noticedGoodsSchema.nullable(),
  /** Null: online, or in whichever shop it comes first. */
  store: noticedShopSchema.nullable(),
});
export type NoticeOutcome = z.output<typeof noticeOutcomeSchema>;

/** A notice in its customer's list. */
export const stockNoticeSchema = noticeOutcomeSchema.extend({
  uuid: z.uuid(),
  askedAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
});
export type StockNotice = z.output<typeof stockNoticeSchema>;

export const noticeRequestSchema = z.strictObject({
  productOption: z
    .number()
    .int()
    .positive()
    .max(2 ** 31 - 1),
  /** Sysname of the shop where it is wanted; null for online or any shop. */
  store: z
    .string()
    .max(64)
    .regex(/^[a-z]+_[a-z0-9-]+$/)
    .nullable()
    .default(null),
  /** Of a guest; a customer's is the account's, and none is taken. */
  email: emailSchema.nullable().default(null),
});

/** Whether the notice is on, or waits for the link of the mail that was just written. */
export const noticeAnswerSchema = z.object({
  state: open(noticeStateSchema),
  /** Whether the customer had asked for it before; of a guest nothing is told. */
  wasAsked: z.boolean(),
});
export type NoticeAnswer = z.output<typeof noticeAnswerSchema>;

/** What the links of the mails carry. */
export const noticeTokenSchema = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/);

const noticesSchema = z.object({ notices: z.array(stockNoticeSchema) });

export const stockNoticeEndpoints = {
  ask: endpoint({
    method: 'POST',
    path: '/api/v1/stock-notices/',
    authentication: 'caller',
    summary: 'Asks for one mail when a variant is back in stock; an address that is not proven confirms by mail first',
    body: noticeRequestSchema,
    data: noticeAnswerSchema,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/v1/stock-notices/confirm/',
    authentication: 'none',
    summary: 'Confirms a notice with the token of the mail, once',
    body: z.strictObject({ token: noticeTokenSchema }),
    data: noticeOutcomeSchema,
  }),
  end: endpoint({
    method: 'POST',
    path: '/api/v1/stock-notices/end/',
    authentication: 'none',
    summary: 'Ends a notice with the token of any of its mails, or all of the same recipient; may be called again',
    body: z.strictObject({ token: noticeTokenSchema, all: z.boolean().default(false) }),
    data: noticeOutcomeSchema,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/v1/user/stock-notices/',
    authentication: 'customer',
    summary: 'The notices that the customer waits for, and those sent lately, newest first',
    data: noticesSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/user/stock-notices/:id/',
    authentication: 'customer',
    summary: 'Ends a notice of the customer',
    params: z.strictObject({ id: z.string().max(64) }),
    data: noticesSchema,
  }),
};

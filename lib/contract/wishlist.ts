import { z } from 'zod';
import { mergeSchema } from './cart.ts';
import { endpoint } from './endpoint.ts';
import { opaquePattern } from './opaque.ts';
import { priceSchema } from './price.ts';
import { productCardSchema } from './product.ts';

/** A product as in lists, with when it was added and what it cost the caller then. */
export const wishlistProductSchema = productCardSchema.extend({
  added: z.object({ at: z.iso.datetime(), price: priceSchema }),
  /** Pieces online and in all shops; 0 keeps the product in the list. */
  stock: z.number().int().nonnegative(),
});
export type WishlistProduct = z.output<typeof wishlistProductSchema>;

/** Newest first. `uuid` is issued by a guest's first write; null for a guest who never wrote. */
export const wishlistSchema = z.object({
  products: z.array(wishlistProductSchema),
  uuid: z.string().regex(opaquePattern).nullable().optional(),
});
export type Wishlist = z.output<typeof wishlistSchema>;
/** As the API writes it. */
export type WireWishlist = z.input<typeof wishlistSchema>;

export const wishlistAddSchema = z.strictObject({
  productId: z
    .number()
    .int()
    .positive()
    .max(2 ** 31 - 1),
});
export const wishlistParams = z.strictObject({
  id: z.coerce
    .number()
    .int()
    .positive()
    .max(2 ** 31 - 1),
});

export const wishlistEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/v1/wishlist/',
    authentication: 'caller',
    summary: 'The wishlist of the caller',
    data: wishlistSchema,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/v1/wishlist/',
    authentication: 'caller',
    summary: 'Adds a product; one that is in it already stays where it is',
    body: wishlistAddSchema,
    data: wishlistSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/wishlist/:id/',
    authentication: 'caller',
    summary: 'Removes a product by its id',
    params: wishlistParams,
    data: wishlistSchema,
  }),
  merge: endpoint({
    method: 'POST',
    path: '/api/v1/wishlist/merge/',
    authentication: 'customer',
    summary: 'Takes over a guest’s wishlist, once; repeated calls change nothing',
    body: mergeSchema,
    data: wishlistSchema,
  }),
};

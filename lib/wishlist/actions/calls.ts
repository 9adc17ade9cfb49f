import { z } from 'zod';
import { callApi } from '#lib/session/call-api.ts';
import type { CallOptions } from '#lib/api/call.ts';
import { opaquePattern } from '#lib/contract/opaque.ts';
import { wishlistProductSchema, type Wishlist } from '#lib/contract/wishlist.ts';
import { wishlistTable } from '#variant/calls.ts';

const hasId = (product: unknown) => z.object({ id: z.number().int().positive() }).safeParse(product).success;

/**
 * An answer of the wishlist: products and, optionally, the request uuid. A product without id is logged as an error
 * and left out, so that it takes no other with it (WISH-01).
 */
export const wishlistAnswerSchema = z.object({
  products: z
    .array(z.unknown())
    .transform((products) =>
      products.filter((product) => {
        if (hasId(product)) return true;
        console.error('A product of the wishlist has no id', product);
        return false;
      }),
    )
    .pipe(z.array(wishlistProductSchema)),
  uuid: z.string().regex(opaquePattern).nullable().optional(),
});

const { get, add, remove, merge } = wishlistTable;

/** The calls of the wishlist (WISH-05). Each throws an ApiError. */
export const wishlistCalls = {
  get: (options: Pick<CallOptions, 'signal' | 'isFresh'> = {}): Promise<Wishlist> =>
    callApi({ ...get, data: wishlistAnswerSchema }, {}, options),
  add: (productId: number): Promise<Wishlist> =>
    callApi({ ...add, data: wishlistAnswerSchema }, { body: { productId } }),
  remove: (productId: number): Promise<Wishlist> =>
    callApi({ ...remove, data: wishlistAnswerSchema }, { params: { id: productId } }),
  merge: (mergeUuid: string): Promise<Wishlist> =>
    callApi({ ...merge, data: wishlistAnswerSchema }, { body: { mergeUuid } }),
};

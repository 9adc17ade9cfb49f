import { z } from 'zod';
import { doneSchema, forgotPasswordSchema, loginSchema, registrationSchema, sessionSchema } from './auth.ts';
import { cartSchema, hashParams, mergeSchema, quantitySchema } from './cart.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { imageSchema } from './media.ts';
import { priceSchema, priceTypeSchema } from './price.ts';
import { wishlistAddSchema, wishlistParams, wishlistSchema } from './wishlist.ts';

export const teamSlugSchema = z.string().regex(/^[a-z0-9-]{1,64}$/);

export const teamTeaserSchema = z.object({
  slug: teamSlugSchema,
  name: z.string(),
  sport: z.string(),
  city: z.string(),
  url: z.string(),
  /** `#rrggbb`, the club's main colour first. */
  colours: z.array(z.string()).min(1),
  image: imageSchema,
});
export type TeamTeaser = z.output<typeof teamTeaserSchema>;

export const teamSchema = teamTeaserSchema.extend({
  text: z.string(),
  /** Names the team's shop in the cart call. */
  shopIdentifier: z.string(),
  productIds: z.array(z.number().int().positive()),
  /** Those of them that take a name and a number, and the price of that for a piece. */
  printableIds: z.array(z.number().int().positive()),
  printPrice: priceSchema,
});
export type Team = z.output<typeof teamSchema>;
/** As the API writes it. */
export type WireTeam = z.input<typeof teamSchema>;

/** Name and number on a shirt; both may be missing, but not together. */
export const printSchema = z
  .strictObject({
    name: z
      .string()
      .trim()
      .min(1)
      .max(14)
      .regex(/^[\p{L}\p{M}\p{Zs}.'’-]+$/u)
      .optional(),
    number: z.number().int().min(0).max(99).optional(),
  })
  .refine(({ name, number }) => name !== undefined || number !== undefined, { error: 'required' });

/** Adds several options at once for a team, at the caller's price type (TEAM-09). */
export const teamCartAddSchema = z.strictObject({
  items: z
    .array(
      z.strictObject({
        productOption: z.number().int().positive(),
        amount: z.number().int().min(1).max(limits.quantity).default(1),
        print: printSchema.optional(),
      }),
    )
    .min(1)
    .max(limits.cartLines),
  team: teamSlugSchema,
  shopIdentifier: z.string().max(64),
  priceType: priceTypeSchema,
});

export const teamEndpoints = {
  teams: endpoint({
    method: 'GET',
    path: '/api/v2/team/teams/',
    authentication: 'none',
    team: true,
    summary: 'Teams that have a shop',
    data: z.array(teamTeaserSchema),
  }),
  team: endpoint({
    method: 'GET',
    path: '/api/v2/team/teams/:slug/',
    authentication: 'none',
    team: true,
    summary: 'A team with its products',
    params: z.strictObject({ slug: teamSlugSchema }),
    data: teamSchema,
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/v2/team/auth/login/',
    authentication: 'auth',
    team: true,
    summary: 'Opens a session',
    body: loginSchema,
    data: sessionSchema,
  }),
  register: endpoint({
    method: 'POST',
    path: '/api/v2/team/auth/register/',
    authentication: 'auth',
    team: true,
    summary: 'Registers a customer and opens a session',
    body: registrationSchema,
    data: sessionSchema,
  }),
  logout: endpoint({
    method: 'GET',
    path: '/api/v2/team/auth/logout/',
    authentication: 'customer',
    team: true,
    summary: 'Ends the session',
    data: doneSchema,
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/api/v2/team/forgotpassword/',
    authentication: 'auth',
    team: true,
    summary: 'Sends a link for a new password',
    body: forgotPasswordSchema,
    data: doneSchema,
  }),
  cart: endpoint({
    method: 'GET',
    path: '/api/v2/team/cart/',
    authentication: 'caller',
    team: true,
    summary: 'The cart of the caller',
    data: cartSchema,
  }),
  addToCart: endpoint({
    method: 'POST',
    path: '/api/v2/team/cart/',
    authentication: 'caller',
    team: true,
    summary: 'Adds options for a team, all or none',
    body: teamCartAddSchema,
    data: cartSchema,
  }),
  setQuantity: endpoint({
    method: 'PUT',
    path: '/api/v2/team/cart/hash/:hash/',
    authentication: 'caller',
    team: true,
    summary: 'Sets the absolute quantity of a line',
    params: hashParams,
    body: quantitySchema,
    data: cartSchema,
  }),
  removeFromCart: endpoint({
    method: 'DELETE',
    path: '/api/v2/team/cart/hash/:hash/',
    authentication: 'caller',
    team: true,
    summary: 'Removes a line',
    params: hashParams,
    data: cartSchema,
  }),
  removeSetFromCart: endpoint({
    method: 'DELETE',
    path: '/api/v2/team/cart/set/:hash/',
    authentication: 'caller',
    team: true,
    summary: 'Removes all lines of a set',
    params: hashParams,
    data: cartSchema,
  }),
  mergeCart: endpoint({
    method: 'POST',
    path: '/api/v2/team/cart/merge/',
    authentication: 'customer',
    team: true,
    summary: 'Takes over a guest’s cart, once',
    body: mergeSchema,
    data: cartSchema,
  }),
  wishlist: endpoint({
    method: 'GET',
    path: '/api/v2/team/wishlist/',
    authentication: 'caller',
    team: true,
    summary: 'The wishlist of the caller',
    data: wishlistSchema,
  }),
  addToWishlist: endpoint({
    method: 'POST',
    path: '/api/v2/team/wishlist/',
    authentication: 'caller',
    team: true,
    summary: 'Adds a product',
    body: wishlistAddSchema,
    data: wishlistSchema,
  }),
  removeFromWishlist: endpoint({
    method: 'DELETE',
    path: '/api/v2/team/wishlist/:id/',
    authentication: 'caller',
    team: true,
    summary: 'Removes a product by its id',
    params: wishlistParams,
    data: wishlistSchema,
  }),
  mergeWishlist: endpoint({
    method: 'POST',
    path: '/api/v2/team/wishlist/merge/',
    authentication: 'customer',
    team: true,
    summary: 'Takes over a guest’s wishlist, once',
    body: mergeSchema,
    data: wishlistSchema,
  }),
};

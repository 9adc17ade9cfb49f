import { z } from 'zod';
import { cartSchema } from './cart.ts';
import { giftCardCodeSchema, giftCardSchema } from './cart-gift-card.ts';
import { endpoint } from './endpoint.ts';

const codeBody = z.strictObject({ code: giftCardCodeSchema });

/** Calls of gift cards: those of a cart, and what is left on one (ADR-0129). Codes stand in bodies alone. */
export const giftCardEndpoints = {
  add: endpoint({
    method: 'POST',
    path: '/api/v1/cart/gift-card/',
    authentication: 'caller',
    summary: 'Puts a gift card into the cart as a payment; refused with `unknown`, `expired`, `empty`, `max:N`',
    body: codeBody,
    data: cartSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/cart/gift-card/:id/',
    authentication: 'caller',
    summary: 'Takes a gift card out of the cart',
    params: z.strictObject({ id: z.uuid() }),
    data: cartSchema,
  }),
  balance: endpoint({
    method: 'POST',
    path: '/api/v1/gift-card/balance/',
    authentication: 'none',
    summary: 'What is left on a gift card, and until when; refused with `unknown`',
    body: codeBody,
    data: giftCardSchema,
  }),
};

import { cartAddSchema, cartSchema, exchangeSchema, hashParams, mergeSchema, quantitySchema } from './cart.ts';
import { endpoint } from './endpoint.ts';

/** Calls of the shop's cart; the team variant has its own. */
export const cartEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/v1/cart/',
    authentication: 'caller',
    summary: 'The cart of the caller',
    data: cartSchema,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/v1/cart/',
    authentication: 'caller',
    summary: 'Adds an option, or a set',
    body: cartAddSchema,
    data: cartSchema,
  }),
  setQuantity: endpoint({
    method: 'PUT',
    path: '/api/v1/cart/hash/:hash/',
    authentication: 'caller',
    summary: 'Sets the absolute quantity of a line',
    params: hashParams,
    body: quantitySchema,
    data: cartSchema,
  }),
  exchange: endpoint({
    method: 'PUT',
    path: '/api/v1/cart/hash/:hash/exchange/',
    authentication: 'caller',
    summary: 'Makes pieces of a line ones with another mounting, or of a set, all at once or not at all',
    params: hashParams,
    body: exchangeSchema,
    data: cartSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/cart/hash/:hash/',
    authentication: 'caller',
    summary: 'Removes a line',
    params: hashParams,
    data: cartSchema,
  }),
  removeSet: endpoint({
    method: 'DELETE',
    path: '/api/v1/cart/set/:hash/',
    authentication: 'caller',
    summary: 'Removes all lines of a set',
    params: hashParams,
    data: cartSchema,
  }),
  merge: endpoint({
    method: 'POST',
    path: '/api/v1/cart/merge/',
    authentication: 'customer',
    summary: 'Takes over a guest’s cart, once; repeated calls change nothing',
    body: mergeSchema,
    data: cartSchema,
  }),
};

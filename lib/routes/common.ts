import type { Route } from './route.ts';

/** Pages that both builds have, and neither footer. */
export const commonRoutes: readonly Route<never>[] = [
  { file: '/robots.txt' },
  { page: '/kosar' },
  { page: '/login' },
  { page: '/register' },
  { page: '/forgot-password' },
  { page: '/reset-password', disallowed: '/reset-password/' },
  {
    page: '/doi/thankyou',
    path: '/doi/thankyou/[token]',
    forms: { token: String.raw`[\w-]{1,64}` },
    disallowed: '/doi/',
  },
  { page: '/my-account' },
  { page: '/my-account/orders' },
  {
    page: '/my-account/order-details',
    path: '/my-account/order-details/[order]',
    forms: { order: String.raw`[\w-]{1,64}` },
    disallowed: '/my-account/order-details/',
  },
  { page: '/my-account/delivery-address' },
  { page: '/my-account/account-details' },
  { page: '/dev/events', onlyWith: 'EVENT_LOG' },
  { page: '/hiba/[status]', path: null },
];

/** Paths of the shop that are there whatever its catalogue and its texts hold. */
export function ownRoutesOf({ LOYALTY: hasLoyalty }: { LOYALTY: boolean }): string[] {
  return [
    '/',
    '/shops/',
    '/kosar/',
    '/elallas/',
    '/marka/',
    '/marka/ferfi/',
    '/marka/noi/',
    '/login/',
    '/register/',
    '/forgot-password/',
    '/reset-password/',
    '/wishlist/',
    '/my-account/',
    '/my-account/orders/',
    '/my-account/delivery-address/',
    '/my-account/account-details/',
    ...(hasLoyalty ? ['/my-account/loyalty/'] : []),
  ];
}

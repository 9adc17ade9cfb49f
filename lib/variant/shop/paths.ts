/** Pages of this build that both builds speak of; null for one that it does not have. */
export const variantPaths = {
  favourites: '/wishlist/' as string | null,
  notices: '/my-account/notices/' as string | null,
  terms: '/static/aszf/',
  ranking: '/static/aszf/#9-a-talalatok-sorrendje-es-az-arak',
  privacy: '/static/adatkezeles/',
  cookies: '/static/cookie-tajekoztato/',
  withdrawalRights: '/static/elallas/',
  guarantee: '/static/szavatossag/',
  returns: '/static/visszakuldes/',
};

/** Whether the goods of an order can be put into the cart again. */
export const canReorder: boolean = true;

/** Whether carts take vouchers and gift cards here. */
export const hasVouchers: boolean = true;

/** Whether a path of the data is a page of the other build: none is, of the shop. */
export const isOfOtherBuild: (url: string) => boolean = () => false;

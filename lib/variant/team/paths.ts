/** Pages of the team build that both builds speak of; it has no page of favourites and sends no notices. */
export const variantPaths = {
  favourites: null as string | null,
  notices: null as string | null,
  terms: '/info/aszf/',
  ranking: '/info/aszf/#9-a-talalatok-sorrendje-es-az-arak',
  privacy: '/info/adatkezeles/',
  cookies: '/info/cookie-tajekoztato/',
  withdrawalRights: '/info/elallas/',
  guarantee: '/info/szavatossag/',
  returns: '/info/visszakuldes/',
};

/** Whether the goods of an order can be put into the cart again: not here, where all is bought for a team. */
export const canReorder: boolean = false;

/** Whether carts take vouchers and gift cards here: not in the clubs' shop. */
export const hasVouchers: boolean = false;

/** Whether a path of the data is a page of the other build: a product outside of a club’s shop. */
export const isOfOtherBuild: (url: string) => boolean = (url: string) => /^\/p\//.test(url);

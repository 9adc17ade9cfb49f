/** Pages of the team build that both builds speak of; it has no page of favourites. */
export const variantPaths = {
  favourites: null as string | null,
  terms: '/info/aszf/',
  privacy: '/info/adatkezeles/',
};

/** Whether the goods of an order can be put into the cart again: not here, where all is bought for a team. */
export const canReorder: boolean = false;

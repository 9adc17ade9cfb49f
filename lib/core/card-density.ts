/** Where a browser keeps how many cards it shows in a row. */
export const cardDensityKey = 'lendulet_density';

/** Cards in a row of a wide window, as the shopper chooses; the first one holds until then. */
export const cardDensities = [4, 6] as const;

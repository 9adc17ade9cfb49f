/** Budapest's districts by number: latitude and longitude of their middle. */
export const budapestDistricts: readonly (readonly [lat: number, lng: number])[] = [
  [47.4968, 19.0375], [47.5393, 18.9869], [47.5672, 19.0369], [47.5648, 19.0890], [47.5002, 19.0520],
  [47.5098, 19.0679], [47.5027, 19.0734], [47.4890, 19.0704], [47.4649, 19.0916], [47.4823, 19.1575],
  [47.4593, 19.0187], [47.4991, 18.9905], [47.5355, 19.0709], [47.5225, 19.1147], [47.5623, 19.1322],
  [47.5183, 19.1916], [47.4803, 19.2538], [47.4281, 19.2098], [47.4457, 19.1430], [47.4333, 19.1193],
  [47.4244, 19.0661], [47.4250, 19.0316], [47.3939, 19.1225],
];

/** The districts' numbers as they are written. */
export const districtNumerals: readonly string[] = [
  'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'XIII', 'XIV', 'XV', 'XVI', 'XVII', 'XVIII',
  'XIX', 'XX', 'XXI', 'XXII', 'XXIII',
];

/** The city as a whole. */
export const budapestCentre = [47.4979, 19.0402] as const;

/** Where local storage keeps what is chosen for comparison (stores/comparison.ts). */
export const comparisonKey = 'lendulet_compare';

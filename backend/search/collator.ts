/** The order of names in Hungarian: cs, gy, sz and so on count as letters (hungarian.md, "Order of words"). */
export const hungarian = new Intl.Collator('hu');

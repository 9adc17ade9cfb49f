/** Namespace of the texts by which this build calls itself. */
export const siteTexts = 'site';

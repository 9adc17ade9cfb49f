/** Namespace of the texts by which this build calls itself. */
export const siteTexts = 'site';

/** Whether this build has a menu of categories. */
export const hasMenu: boolean = true;

/** Whether the footer offers the newsletter. */
export const hasNewsletter: boolean = true;

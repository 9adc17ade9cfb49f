/** Namespace of the texts by which this build calls itself. */
export const siteTexts = 'teamSite';

/** Whether this build has a menu of categories. */
export const hasMenu: boolean = false;

/** Whether the footer offers the newsletter. */
export const hasNewsletter: boolean = false;

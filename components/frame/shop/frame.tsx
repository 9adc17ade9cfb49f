/** What stands around every page of the shop. */
export { Footer } from '#components/footer/footer.tsx';
export { Header } from '#components/header/header.tsx';

/** Namespace of the texts by which the build calls itself. */
export const siteTexts = 'site';

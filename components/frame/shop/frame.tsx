/** What stands around every page of the shop. */
export { Footer } from '#components/footer/footer.tsx';
export { Header } from '#components/header/header.tsx';
export { siteTexts } from '#variant/site.ts';

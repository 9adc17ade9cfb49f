/** What stands around every page of the team shop. */
export { TeamFooter as Footer } from '#components/team/team-footer.tsx';
export { TeamHeader as Header } from '#components/team/team-header.tsx';
export { siteTexts } from '#variant/site.ts';

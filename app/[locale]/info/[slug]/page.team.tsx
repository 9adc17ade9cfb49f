import { contentRoute } from '#components/content/content-route.tsx';

export const revalidate = 60;

export function generateStaticParams() {
  return [];
}

const { metadata, page } = contentRoute('info');

export const generateMetadata = metadata;

/** What a club has to know (TEAM-05). */
export default page;

import { contentRoute } from '#components/content/content-route.tsx';

export const revalidate = 60;

export function generateStaticParams() {
  return [];
}

const { metadata, page } = contentRoute('services');

export const generateMetadata = metadata;

export default page;

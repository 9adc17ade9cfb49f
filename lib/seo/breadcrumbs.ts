import type { BreadcrumbList } from 'schema-dts';
import { settings } from '#lib/config/index.ts';
import type { Thing } from './json-ld.ts';

/** A step of the way to a page: its name, and the path that its link leads to; none where it is no link. */
export interface Step {
  name: string;
  href?: string;
}

export interface BreadcrumbData extends Thing {
  '@type': 'BreadcrumbList';
  itemListElement: { '@type': 'ListItem'; position: number; name: string; item?: string }[];
}

/** The way to a page, step by step as it stands above it. */
export function breadcrumbData(steps: readonly Step[]): BreadcrumbData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(href === undefined ? {} : { item: new URL(href, settings.STOREFRONT_HOST).href }),
    })),
  } satisfies BreadcrumbList;
}

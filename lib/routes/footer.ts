import { pagesOf, pathOf } from './pattern.ts';
import type { Route, RouteSettings } from './route.ts';

type GroupOf<Footer extends string> = Footer extends `${infer Group}.${string}` ? Group : never;
type NameOf<Footer extends string> = Footer extends `${string}.${infer Name}` ? Name : never;

export interface FooterGroup<Footer extends string> {
  group: GroupOf<Footer>;
  links: { page: NameOf<Footer>; path: string }[];
}

/** The groups of a footer with their pages, by their names in the texts, in the order of the table. */
export function footerOf<Footer extends string>(
  routes: readonly Route<Footer>[],
  settings: RouteSettings,
): FooterGroup<Footer>[] {
  const groups = new Map<GroupOf<Footer>, FooterGroup<Footer>['links']>();
  for (const { row, pattern } of pagesOf(routes, settings)) {
    if (row.footer === undefined) continue;
    const [group, page] = row.footer.split('.') as [GroupOf<Footer>, NameOf<Footer>];
    groups.set(group, [...(groups.get(group) ?? []), { page, path: pathOf(pattern) }]);
  }
  return [...groups].map(([group, links]) => ({ group, links }));
}

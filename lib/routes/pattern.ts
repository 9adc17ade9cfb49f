import type { PageRoute, Route, RouteSettings } from './route.ts';

const special = /[.*+?^${}()|[\]\\]/g;
const bracket = /^\[{1,2}(\.{3})?(\w+)\]{1,2}$/;

/** Whether a pattern has parts in brackets, which stand for parts of a path. */
export function hasParts(pattern: string): boolean {
  return pattern.includes('[');
}

/** A pattern under the first part that the settings name in place of the folder's; null where they name none. */
export function underRoot(pattern: string, root: PageRoute['root'], settings: RouteSettings): string | null {
  if (root === undefined) return pattern;
  const first = settings[root];
  return first ? pattern.replace(/^\/[^/]+/, () => `/${first}`) : null;
}

/** The path that a pattern without parts stands for. */
export function pathOf(pattern: string): string {
  return pattern.endsWith('/') ? pattern : `${pattern}/`;
}

/** What a path has to be to be one of a pattern's; its parts are groups of their names. */
export function expressionOf(pattern: string, forms: Readonly<Record<string, string>> = {}): RegExp {
  const sources = pattern
    .split('/')
    .slice(1)
    .map((part) => {
      const [, isRest, name] = bracket.exec(part) ?? [];
      if (name === undefined) return part.replace(special, String.raw`\$&`);
      const form = forms[name] ?? (isRest ? '.+' : '[^/]+');
      return `(?<${name}>${part.startsWith('[[') ? `(?:${form})?` : form})`;
    });
  // The rest of a path may end in the name of a file.
  const isOpen = /\.{3}\w+\]{1,2}$/.test(pattern);
  return new RegExp(`^/${sources.join('/')}${isOpen || pattern === '/' ? '' : '/'}$`);
}

/** A pattern with the parts of a path in place of their names. */
export function filled(pattern: string, parts: Readonly<Record<string, string>>): string {
  return pattern.replaceAll(/\[{1,2}(?:\.{3})?(\w+)\]{1,2}/g, (whole, name: string) => parts[name] ?? whole);
}

/** Whether the settings leave a page in the shop. */
export function isOn({ onlyWith, root }: PageRoute, settings: RouteSettings): boolean {
  return (onlyWith === undefined || settings[onlyWith] === true) && (root === undefined || Boolean(settings[root]));
}

/** The pages of a table that the settings leave in the shop, with the pattern of their addresses. */
export function pagesOf<Footer extends string>(
  routes: readonly Route<Footer>[],
  settings: RouteSettings,
): { row: PageRoute<Footer>; pattern: string }[] {
  return routes.flatMap((row) => {
    if (!('page' in row) || row.path === null || !isOn(row, settings)) return [];
    const pattern = underRoot(row.path ?? row.page, row.root, settings);
    return pattern === null ? [] : [{ row, pattern }];
  });
}

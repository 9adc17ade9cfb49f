import { expressionOf, filled, hasParts, pagesOf, pathOf, underRoot } from './pattern.ts';
import type { FileRoute, KnownKind, MovedRoute, PageRoute, Route, RouteSettings } from './route.ts';

/** A row that a path fits. */
export interface RouteMatch {
  row: PageRoute | MovedRoute;
  /** Paths of a kind that the API has to know. */
  known: { kind: KnownKind; paths: string[] } | null;
  /** Path of the route that draws it, without its language, or the address that it leads to. */
  target: string;
}

type Parts = Record<string, string>;
type Pattern = { expression: RegExp; row: PageRoute | MovedRoute };

function knownOf({ known }: PageRoute | MovedRoute, path: string, parts: Parts): RouteMatch['known'] {
  if (known === undefined) return null;
  if (typeof known === 'string') return { kind: known, paths: [path] };
  const [kind, ...patterns] = known;
  return { kind, paths: patterns.map((pattern) => filled(pattern, parts)) };
}

/** The rows of a table by the paths that they answer. */
export class RouteIndex {
  readonly #fixed = new Map<string, PageRoute>();
  readonly #patterns: Pattern[] = [];
  readonly #files: ReadonlyMap<string, FileRoute>;
  readonly #settings: RouteSettings;

  constructor(routes: readonly Route[], settings: RouteSettings) {
    this.#settings = settings;
    const patterns = new Map(pagesOf(routes, settings).map(({ row, pattern }) => [row as Route, pattern]));
    for (const row of routes) {
      const pattern = 'from' in row ? row.from : patterns.get(row);
      if (pattern === undefined || 'file' in row) continue;
      if (hasParts(pattern)) this.#patterns.push({ expression: expressionOf(pattern, row.forms), row });
      else if ('page' in row) this.#fixed.set(pathOf(pattern), row);
    }
    this.#files = new Map(routes.flatMap((row) => ('file' in row && !hasParts(row.file) ? [[row.file, row]] : [])));
  }

  /** Whether a path is that of a file for programs, which every language has, or which the shop has once. */
  isFile(path: string, hasLocales: boolean): boolean {
    const file = this.#files.get(path);
    return file !== undefined && (file.hasLocales ?? false) === hasLocales;
  }

  /** Path of the route that draws a file, without its language. */
  routeOfFile(path: string): string {
    const route = this.#files.get(path)?.route;
    return route === undefined ? path : pathOf(route);
  }

  /** The rows that a path fits, the first one first. */
  at(path: string): RouteMatch[] {
    const row = this.#fixed.get(path);
    const fixed = row ? [this.#matchOf(row, path, {})] : [];
    const open = this.#patterns.flatMap((pattern) => {
      const found = pattern.expression.exec(path);
      return found ? [this.#matchOf(pattern.row, path, found.groups ?? {})] : [];
    });
    return [...fixed, ...open];
  }

  #matchOf(row: PageRoute | MovedRoute, path: string, parts: Parts): RouteMatch {
    return { row, known: knownOf(row, path, parts), target: this.#targetOf(row, path, parts) };
  }

  #targetOf(row: PageRoute | MovedRoute, path: string, parts: Parts): string {
    if ('to' in row) return filled(underRoot(row.to, row.root, this.#settings) ?? row.to, parts);
    if (!hasParts(row.page)) return pathOf(row.page);
    return row.root === undefined ? path : path.replace(/^\/[^/]+/, () => /^\/[^/]+/.exec(row.page)?.[0] ?? '');
  }
}

import { expressionOf } from './pattern.ts';
import { shopRoutes } from './shop.ts';

const readable = shopRoutes.flatMap((row) =>
  'page' in row && row.hasMarkdown && row.known !== 'listing' ? [expressionOf(row.page, row.forms)] : [],
);

/** Whether a path is surely one of a page that can be read as Markdown; lists of products have no form of their own. */
export function hasMarkdown(path: string): boolean {
  return readable.some((expression) => expression.test(path));
}

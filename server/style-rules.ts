import { parse, walk, type CssNode } from 'css-tree';

/** A style sheet of the build, read once to be asked about many pages. */
export interface StyleSheet {
  text: string;
  /** For each of its selectors the classes and ids (`.name`, `#name`) without which that matches nothing. */
  needs: readonly (readonly string[])[];
}

/** Classes and ids that have to be in a page for a selector to match; those within `:not()` and its like do not. */
function needsOf(selector: CssNode): string[] {
  const needs: string[] = [];
  walk(selector, (node: CssNode) => {
    if (node.type === 'PseudoClassSelector') return walk.skip;
    if (node.type === 'ClassSelector') needs.push(`.${node.name}`);
    if (node.type === 'IdSelector') needs.push(`#${node.name}`);
    return undefined;
  });
  return needs;
}

/** Reads a style sheet. Throws a SyntaxError for one that cannot be read whole, or cannot stand within a page. */
export function readStyleSheet(text: string): StyleSheet {
  if (/<\/style/i.test(text)) throw new SyntaxError('A style sheet that ends a style element');
  const needs: string[][] = [];
  const tree = parse(text, {
    parseValue: false,
    onParseError(error) {
      throw error;
    },
  });
  walk(tree, (node: CssNode) => {
    // The steps of keyframes are no selectors of elements.
    if (node.type === 'Atrule' && node.name.endsWith('keyframes')) return walk.skip;
    if (node.type !== 'Rule') return undefined;
    if (node.prelude.type === 'SelectorList')
      node.prelude.children.forEach((selector) => needs.push(needsOf(selector)));
    return walk.skip;
  });
  return { text, needs };
}

/** Whether any rule of a style sheet may match in a page of these classes and ids (`.name`, `#name`). */
export function isUsed({ needs }: StyleSheet, names: ReadonlySet<string>): boolean {
  return needs.some((needed) => needed.every((name) => names.has(name)));
}

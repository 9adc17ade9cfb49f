/** What a page shows, as far as news go. */
export interface Subject {
  /** Products that it shows, or leads to. */
  goods: readonly number[];
  /** Whether goods that it does not show may come to stand in it: a list, or the home page. */
  isList: boolean;
}

/** Pages whose goods are those that they name: products, guides, stores and texts. */
const named = /(?:^|\/)(?:p|blog|shop|shops|static|services|info)(?:\/|$)/;
const productLink = /\/p\/[a-z0-9-]{1,200}-(\d{1,9})(?![\d-])/g;

function* idsIn(text: string): Generator<number> {
  for (const [, id] of text.matchAll(productLink)) yield Number(id);
}

/**
 * What a page shows, by its address or route (`/p/polo-12/`, `/hu/markdown/p/polo-12`) and its body: whatever the form, a
 * product is shown with a link to it.
 */
export function subjectOf(path: string, body: string): Subject {
  return { goods: [...new Set([...idsIn(path), ...idsIn(body)])], isList: !named.test(path) };
}

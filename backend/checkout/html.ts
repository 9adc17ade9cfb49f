/** Text that is markup already. Only `html` makes it, so whatever else stands in a page has been escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** What a template takes: `null`, `undefined` and `false` leave nothing behind, lists are joined. */
export type Fragment = Html | string | number | null | undefined | false | readonly Fragment[];

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function rendered(fragment: Fragment): string {
  if (fragment === null || fragment === undefined || fragment === false) return '';
  if (fragment instanceof Html) return fragment.text;
  if (typeof fragment === 'object') return fragment.map(rendered).join('');
  return String(fragment).replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

/** Markup with values put in. A value is escaped for text and for quoted attributes unless it is `Html` itself. */
export function html(strings: TemplateStringsArray, ...values: Fragment[]): Html {
  return new Html(String.raw({ raw: strings }, ...values.map(rendered)));
}

const ending = '.md';

/** Path of a page as Markdown: its own without the slash at the end, and with `.md`. */
export function markdownPath(path: string): string {
  return `${path.replace(/\/$/, '')}${ending}`;
}

/** Path of the page that a path shows as Markdown; null for any other path. */
export function pageOfMarkdown(path: string): string | null {
  return /[^/]\.md$/.test(path) ? `${path.slice(0, -ending.length)}/` : null;
}

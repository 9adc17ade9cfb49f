/**
 * Node's `process` as the browser sees it, in place of the stand-in that Next adds to every page (0.6 kB): React and Next
 * ask it for `env` alone, and what they ask is a literal of the build already.
 */
export const env: Readonly<Record<string, string | undefined>> = {};

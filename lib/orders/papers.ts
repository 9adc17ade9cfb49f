/**
 * The address of a carrier or an invoice as it may stand in a link; null for all that is not plain https: other
 * schemes, sign-in data, and disguises with spaces, backslashes or control characters (spec §2).
 */
export function outsideLink(url: string | null): string | null {
  if (url === null || !/^https:\/\/[^\\\s\p{Cc}\p{Cf}]+$/iu.test(url) || !URL.canParse(url)) return null;
  const { protocol, username, password, href } = new URL(url);
  return protocol === 'https:' && username === '' && password === '' ? href : null;
}

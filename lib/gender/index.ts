import type { MenuItem } from '#lib/contract/menu.ts';
import type { MenuRoot } from '#lib/menu/index.ts';
import type { Gender } from '#lib/core/gender.ts';

const numbers: Record<string, Gender> = { female: 1, male: 2, kinder: 3 };

/** The number of a product's `genderSysname`; what is for everyone is unknown. */
export function genderNumber(sysname: string): Gender {
  return numbers[sysname] ?? 0;
}

const parts = (path: string) => path.split('/').filter(Boolean);
const toPath = (words: readonly string[]) => (words.length > 0 ? `/${words.join('/')}/` : '/');

/** A path without its gender: `/noi/cipok/` → `/cipok/`, `/sport/futas/noi/` → `/sport/futas/`. */
export function neutralPath(path: string, genders: readonly MenuRoot[]): string {
  const words = parts(path);
  const isGender = (word: string | undefined) => genders.some(({ url }) => url === `/${word}/`);
  if (isGender(words[0])) return toPath(words.slice(1));
  return isGender(words.at(-1)) ? toPath(words.slice(0, -1)) : path;
}

/** The gender that a page is for, by its path; 0 where the path names none. */
export function pageGender(path: string, genders: readonly MenuRoot[]): Gender {
  const words = parts(path);
  const own = (word: string | undefined) => genders.find(({ url }) => url === `/${word}/`);
  return (own(words[0]) ?? own(words.at(-1)))?.gender ?? 0;
}

function knownUrls(menu: readonly MenuItem[]): string[] {
  return menu.flatMap(({ url, options }) => [url, ...knownUrls(options)]);
}

/** A path and the paths above it, the nearest first, without the home page. */
function upwards(path: string): string[] {
  const words = parts(path);
  return words.map((_, index) => toPath(words.slice(0, words.length - index)));
}

/**
 * Where choosing a gender leads from a page: to the same page for that gender, to the nearest one above it that the
 * menu knows, or to the gender's own page. Without a gender: to the neutral page, in the end the home page.
 */
export function genderTarget(
  path: string,
  gender: MenuRoot | null,
  genders: readonly MenuRoot[],
  menu: readonly MenuItem[],
): string {
  const known = new Set(knownUrls(menu));
  const neutral = upwards(neutralPath(path, genders));
  if (!gender) return neutral.find((candidate) => known.has(candidate)) ?? '/';
  const own = gender.url.slice(1);
  const candidates = neutral.flatMap((candidate) => [`/${own}${candidate.slice(1)}`, `${candidate}${own}`]);
  return candidates.find((candidate) => known.has(candidate)) ?? gender.url;
}

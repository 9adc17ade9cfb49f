import { slugOf } from './words.ts';

interface Picture {
  name: string;
  alt: string;
}

const mostPictures = 20;

/** A part of an address in its own letters; as it stands where that cannot be told: `50%.jpg`. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** What an address of the engine is called in the shop: itself where MEDIA_HOST shows it, else the name of its file. */
function nameOf(url: string, mediaHost: string): string {
  const [host = ''] = mediaHost.split('{');
  if (host !== '' && url.startsWith(host) && /^https?:\/\/[^\s"'<>\\]{1,500}$/.test(url)) return url;
  const file = URL.parse(url)?.pathname.split('/').at(-1) ?? '';
  return slugOf(decoded(file).replace(/\.[a-z0-9]{2,5}$/i, ''));
}

/**
 * The pictures of a colour: those whose names say it, or else all of the product's. Without any, the one that is called as
 * the product and its colour, which the shop says is missing until it is there.
 */
export function picturesOf(
  urls: readonly string[],
  mediaHost: string,
  { slug, alt, colour }: { slug: string; alt: string; colour: string | null },
): Picture[] {
  const names = [...new Set(urls.map((url) => nameOf(url, mediaHost)))].filter(Boolean);
  const own = colour === null ? [] : names.filter((name) => slugOf(name, 500).includes(colour));
  const found = own.length > 0 ? own : names;
  const wanted = found.length > 0 ? found : [[slug, ...(colour === null ? [] : [colour])].join('-').slice(0, 80)];
  return wanted.slice(0, mostPictures).map((name) => ({ name, alt }));
}

/** Characters of a title and of a description that search engines show. */
export const titleMax = 60;
export const descriptionMax = 160;

/**
 * A page's title with the shop's name behind it, as long as both fit and the title does not begin with that name;
 * a title is never cut.
 */
export function documentTitle(title: string, shop: string): string {
  const whole = `${title} – ${shop}`;
  return whole.length > titleMax || title.startsWith(shop) ? title : whole;
}

/** A text in one line of at most `max` characters, cut between words where it is longer. */
export function shortText(text: string, max = descriptionMax): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= max) return line;
  const end = line.lastIndexOf(' ', max - 1);
  // One word that is longer than all the room is cut between its letters, of which some count twice.
  const begin =
    end > 0
      ? line.slice(0, end).replace(/[\s,;:–-]+$/, '')
      : Array.from(line)
          .slice(0, Math.floor(max / 2))
          .join('');
  return `${begin}…`;
}

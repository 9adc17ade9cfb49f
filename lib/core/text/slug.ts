/** Lower case without accents, words joined by hyphens: "Görkorcsolya és utcai" → "gorkorcsolya-es-utcai". */
export function slugify(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

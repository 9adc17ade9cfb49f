const looseDash = /(?<=\d)\s–\s(?=\d)/gu;

/** A range as Intl writes it, with numbers close to its dash: `December 1–2`; `30 November – 1 December` stays. */
export function closeRange(range: string): string {
  return range.replace(looseDash, '–');
}

/** What a run of English words with a number says, and how many words it has. */
export interface EnglishPattern {
  count: number;
  hungarian: string;
}

const money = String.raw`(\d{1,3}(?:[ ,.]\d{3})+|\d{1,7})( ?k)?( ?(?:ft|huf|forints?))?`;
const end = String.raw`(?![\p{L}\p{N}])`;
/** From here on a number beside "under" is forints without saying so. */
const leastUnsaid = 1000;

function forints(digits: string, thousands: string | undefined, unit: string | undefined): number | null {
  const number = Number(digits.replace(/[ ,.]/g, '')) * (thousands ? 1000 : 1);
  return number >= leastUnsaid || unit !== undefined ? number : null;
}

const bound = (words: string, hungarian: string) =>
  [
    new RegExp(`^(?:${words}) ${money}${end}`, 'u'),
    ([, digits = '', thousands, unit]: readonly (string | undefined)[]) => {
      const price = forints(digits, thousands, unit);
      return price === null ? null : `${price} Ft ${hungarian}`;
    },
  ] as const;

/** Prices, sizes, ages and persons, which English says in another order: "under 20,000", "size 42", "8 year old". */
const patterns: readonly (readonly [RegExp, (groups: readonly (string | undefined)[]) => string | null])[] = [
  bound('under|below|less than|cheaper than|up to|max|maximum|no more than|at most', 'alatt'),
  bound('over|above|more than|at least|min|minimum', 'felett'),
  [
    new RegExp(`^(?:between|from) ${money} (?:and|to|-) ${money}${end}`, 'u'),
    ([, from = '', fromThousands, , to = '', toThousands, unit]) => {
      const [low, high] = [forints(from, fromThousands ?? toThousands, unit), forints(to, toThousands, unit)];
      return low === null || high === null ? null : `${low} és ${high} Ft között`;
    },
  ],
  [/^(?:size )?(uk|us|eu) ?(?:size )?(\d+(?:[.,]5)?)(?![\p{L}\p{N}])/u, ([, scale, size]) => `${scale} ${size}`],
  [/^size ((?:\d+(?:[.,]5)?|\d?x*[sl]|m)(?: [12]\/[23])?)(?![\p{L}\p{N}/])/u, ([, size]) => `méret ${size}`],
  [/^(?:aged? )?(\d{1,2})[- ]?(?:years?[- ]olds?|yrs?(?: olds?)?|yo)(?![\p{L}\p{N}])/u, ([, age]) => `${age} éves`],
  [/^aged? (\d{1,2})(?![\p{L}\p{N}])/u, ([, age]) => `${age} éves`],
  [
    /^for (two|three|four|[1-6])(?: people| persons| men)?(?! ?y)(?![\p{L}\p{N}])/u,
    ([, count = '']) => `${{ two: 2, three: 3, four: 4 }[count] ?? count} személyes`,
  ],
  [/^(\d{1,2})[- ]?(?:person|people|man|berth)(?![\p{L}\p{N}])/u, ([, count]) => `${count} személyes`],
];

/** What the words of an English query say from one of them on; null where that is none of the patterns. */
export function patternAt(words: readonly string[]): EnglishPattern | null {
  const text = words.join(' ').toLowerCase();
  for (const [form, say] of patterns) {
    const match = form.exec(text);
    const hungarian = match && say([...match]);
    if (match && hungarian !== null) return { count: match[0].split(' ').length, hungarian: hungarian ?? '' };
  }
  return null;
}

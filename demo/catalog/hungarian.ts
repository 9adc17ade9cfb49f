const vowels = /^[aáeéiíoóöőuúüű]/i;
/** Consonants whose Hungarian letter name begins with a vowel: ef, el, em, en, er, es, iksz, ipszilon. */
const spelledWithVowel = /^[flmnrsxy]/i;

function numberBeginsWithVowel(digits: string): boolean {
  const leading = Number(digits.slice(0, digits.length % 3 || 3));
  // egy, öt, ötven…, ötszáz…, and ezer, which is said without its one
  return leading === 1 || leading === 5 || (leading >= 50 && leading <= 59) || (leading >= 500 && leading <= 599);
}

/** The definite article by sound: "a Vantor", "az Árnyék", "az 5", "a 6", "az MTB". */
export function article(following: string): 'a' | 'az' {
  const bare = following.replace(/^[^\p{L}\p{N}]+/u, '');
  const digits = /^\d+(?:[ \u00A0]\d{3})*/.exec(bare)?.[0].replace(/\D/g, '');
  if (digits) return numberBeginsWithVowel(digits) ? 'az' : 'a';
  const word = /^[\p{L}\p{N}]+/u.exec(bare)?.[0] ?? '';
  const isSpelled = word === word.toUpperCase() && !/[aáeéiíoóöőuúüű]/i.test(word);
  if (isSpelled) return spelledWithVowel.test(word) ? 'az' : 'a';
  return vowels.test(word) ? 'az' : 'a';
}

/** "A Vantor Pulzus 4", "Az Árnyék Éjszaka 2": for the beginning of a sentence. */
export function withArticle(name: string): string {
  return `${article(name) === 'az' ? 'Az' : 'A'} ${name}`;
}

/** First letter in upper case. */
export function capitalise(text: string): string {
  return text.charAt(0).toLocaleUpperCase('hu') + text.slice(1);
}

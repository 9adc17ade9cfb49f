/** Characters that would begin a new line of a log or hide what stands there. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu;
/** Queries and fragments: what was searched, tokens of mails. */
const afterPath = /[?#][^\s"'<>)]*/g;
const mailAddress = /[^\s"'<>(),:;]+@[^\s"'<>(),:;]+/g;
/** Long words with a digit: tokens, hashes, numbers of cards and orders. */
const secretWord = /(?<![\w-])(?=[\w-]*\d)[\w-]{20,}/g;
const phoneNumber = /(?<![\w.:])\+?\d(?:[ ()/-]{0,2}\d){7,}/g;

function cut(text: string, longest: number): string {
  return [...text].slice(0, longest).join('');
}

/**
 * A browser's text as it may stand in a log: one line, cut, without queries, mail addresses, tokens and telephone
 * numbers.
 */
export function logText(text: string, longest: number): string {
  const plain = text
    .replace(invisible, ' ')
    .replace(afterPath, '')
    .replace(mailAddress, '…')
    .replace(secretWord, '…')
    .replace(phoneNumber, '…');
  return cut(plain.trim(), longest);
}

const ownPages = /^((?:\/en)?\/(?:doi\/thankyou|ertesites\/(?:megerosites|vege)|my-account\/order-details)\/).*$/;
/** A part of a path that is an id or a token and no name. */
const idPart = /(?<=\/)(?:[\da-f]{8}-[\da-f-]{27}|[\da-f]{24,})(?=\/|$)/gi;

/** A path as it may stand in a log: parts that are somebody's own (orders, links of mails) become `…`. */
export function logPath(path: string): string {
  const bare = path
    .replace(/^\w+:\/\/[^/]*/, '')
    .replace(invisible, ' ')
    .replace(afterPath, '')
    .replace(mailAddress, '…');
  return cut(bare.replace(ownPages, '$1…').replace(idPart, '…'), 200);
}

const frame =
  /^(?:at )?(?:async |new )?(?:(?<name>[^\s()@]{1,60})(?: \(|@))?(?<origin>https?:\/\/[^/\s]+)?\/_next\/static\/(?<file>[\w./~-]{1,120})(?:\?[^\s:]*)?:(?<line>\d+):(?<column>\d+)\)?$/;

/**
 * The first frames of a stack that are in the shop's own scripts, `name file:line:column`; all others are nobody's
 * business.
 */
export function logStack(stack: string, own: string, most = 5): string[] {
  return stack
    .split('\n')
    .flatMap((line) => {
      const found = frame.exec(line.trim())?.groups;
      if (!found || (found.origin ?? own) !== own) return [];
      return [`${logText(found.name ?? '', 60)} ${found.file}:${found.line}:${found.column}`.trim()];
    })
    .slice(0, most);
}

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** What XML 1.0 has no place for, not even as a reference. */
const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Text as it stands in XML, in an element or in an attribute. */
export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(unwritable, '')
    .replace(/[&<>"']/g, (mark) => marks[mark] ?? mark);
}

import { SettingsError } from '../settings.ts';

/** Bytes of a wordmark or an icon: more is a photograph in disguise. */
const most = 64 * 1024;

const faults: readonly (readonly [RegExp, string])[] = [
  [/<\s*(?:[\w.-]+:)?script/i, 'holds a script'],
  [/\son\w+\s*=/i, 'holds a script in an attribute'],
  [/javascript:/i, 'holds an address that is a script'],
  [/<!DOCTYPE|<!ENTITY|<\?xml-stylesheet/i, 'holds a declaration that loads or defines something'],
  [/<\s*(?:[\w.-]+:)?(?:foreignObject|iframe|image|audio|video)\b/i, 'holds something that is no drawing'],
  [/\bhref\s*=\s*["']?\s*(?!["']?\s*#)[^\s"']/i, 'leads to an address outside of itself'],
  [/url\(\s*["']?\s*(?!["']?\s*#)[^\s"']/i, 'loads an address outside of itself'],
  [/@import/i, 'loads a style sheet'],
  [/&#/, 'holds characters by their numbers'],
];

/** A drawing's size by its viewBox, px. Throws a SettingsError that names the file and what in it is not allowed. */
export function checkSvg(body: Buffer, file: string): { width: number; height: number } {
  const text = body.toString();
  const refuse = (what: string): never => {
    throw new SettingsError(`${file} ${what}`);
  };
  if (body.length > most) refuse(`is larger than ${most / 1024} kB`);
  if (!/^(?:\uFEFF)?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[^]*?-->\s*)*<svg[\s>][^]*<\/svg>\s*$/.test(text))
    refuse('is no SVG file');
  for (const [pattern, what] of faults) if (pattern.test(text)) refuse(what);
  const [, width, height] = /<svg[^>]*\sviewBox="[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)"/.exec(text) ?? [];
  const size = { width: Number(width), height: Number(height) };
  if (!(size.width > 0 && size.height > 0)) refuse('has no viewBox');
  return size;
}

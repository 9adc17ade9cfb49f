import { hash } from 'node:crypto';
import { bootScript, visitorScript } from './boot-script.ts';

/** A text that is known by its length and SHA-256 alone (base64). */
interface KnownText {
  length: number;
  sha256: string;
}

/**
 * The functions that React writes once into a page with Suspense; calls of them follow in the same script.
 * A test derives these from the installed React and prints the new ones after an update.
 */
export const reactDefinitions: Readonly<Record<'$RX' | '$RC' | '$RR' | '$RS', KnownText>> = {
  $RX: { length: 200, sha256: '5TqIdh80KgjiD5uUtz2OhDa5DlGt33xJV6lK4XUE+Yo=' },
  $RC: { length: 829, sha256: 'ejxEGil7Q2jnFo9T1EMjhzsRoWDTVn8tRpUYd4XCJkY=' },
  $RR: { length: 1105, sha256: 'QwTTcUY6X/W9qbI8vPXdsBAoBq5Xi/MvMAMV2FEeJpk=' },
  $RS: { length: 193, sha256: 'rkPyhj2kmK5uKX6SivS3u1ga+pNajy8xBWBiEPXhNMA=' },
};

const constants = new Set([
  '(self.__next_f=self.__next_f||[]).push([0])',
  'requestAnimationFrame(function(){$RT=performance.now()});',
  bootScript,
  visitorScript,
]);

const dataPushes = ['self.__next_f.push([1,"', 'self.__next_f.push([3,"'].map((text) => Buffer.from(text));
const dataPushEnd = Buffer.from('"])');
const chunkPush = { start: '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(', end: ');' };
const ownChunk = /^static\/chunks\/[\w.~-]+\.js$/;
const reactCall = /^\$R[CRSX]\((.*)\)$/s;

/** Longer than any framework script but a data push, which is judged without decoding it. */
const longestCode = 8192;

const [quote, backslash, letterU, firstPrintable] = [0x22, 0x5c, 0x75, 0x20];
const escapable = new Set(Buffer.from('"\\/bfnrt'));

function isHexDigit(byte: number | undefined): boolean {
  return byte !== undefined && /[0-9a-f]/i.test(String.fromCharCode(byte));
}

/** Whether the bytes from `start` to `end` stand within one JSON string (RFC 8259 §7), without its quotes. */
function isStringContent(bytes: Buffer, start: number, end: number): boolean {
  let at = start;
  while (at < end) {
    const byte = bytes[at] ?? 0;
    if (byte === quote || byte < firstPrintable) return false;
    if (byte !== backslash) {
      at += 1;
    } else if (bytes[at + 1] === letterU) {
      if (!bytes.subarray(at + 2, at + 6).every(isHexDigit)) return false;
      at += 6;
    } else {
      if (!escapable.has(bytes[at + 1] ?? 0)) return false;
      at += 2;
    }
  }
  return at === end;
}

/** `self.__next_f.push([1,"…"])`: a piece of page data; 3 is the same in base64. */
function isDataPush(script: Buffer): boolean {
  const start = dataPushes.find((text) => script.subarray(0, text.length).equals(text));
  if (!start || !script.subarray(-dataPushEnd.length).equals(dataPushEnd)) return false;
  return isStringContent(script, start.length, script.length - dataPushEnd.length);
}

/** The value of a text that is one JSON value and nothing else; undefined for any other text. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Turbopack's first call: names of chunks of this build and numbers of modules in them. */
function isChunkPush(script: string): boolean {
  if (!script.startsWith(chunkPush.start) || !script.endsWith(chunkPush.end)) return false;
  const argument = parseJson(script.slice(chunkPush.start.length, -chunkPush.end.length));
  if (typeof argument !== 'object' || argument === null || Object.keys(argument).length !== 2) return false;
  if (!('otherChunks' in argument) || !('runtimeModuleIds' in argument)) return false;
  const { otherChunks, runtimeModuleIds } = argument;
  return (
    Array.isArray(otherChunks) &&
    otherChunks.every((chunk) => typeof chunk === 'string' && ownChunk.test(chunk)) &&
    Array.isArray(runtimeModuleIds) &&
    runtimeModuleIds.every(Number.isSafeInteger)
  );
}

function withoutDefinition(script: string): string | undefined {
  const known = Object.values(reactDefinitions).find(
    ({ length, sha256 }) => script.length >= length && hash('sha256', script.slice(0, length), 'base64') === sha256,
  );
  if (known) return script.slice(known.length);
  return script.startsWith(';') ? script.slice(1) : undefined;
}

/** React's call that puts a finished part of the page in its place, after the functions that it needs. */
function isReactCall(script: string): boolean {
  if (!script.startsWith('$R')) return false;
  let rest: string | undefined = script;
  for (let parts = 0; rest !== undefined && parts < 8; parts += 1) {
    const call = reactCall.exec(rest);
    if (call) return Array.isArray(parseJson(`[${call[1]}]`));
    rest = withoutDefinition(rest);
  }
  return false;
}

/** Whether a script is one that Next 16 or React 19 writes around page data, to the last byte. */
export function isFrameworkScript(script: Buffer): boolean {
  if (isDataPush(script)) return true;
  if (script.length > longestCode) return false;
  const text = script.toString();
  return constants.has(text) || isChunkPush(text) || isReactCall(text);
}

const openingEnds = new Set(Buffer.from(' \t\n\f\r/>'));
const attribute = /[\s/]*([^\s=>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/y;
const longestTag = 4096;

/** Reads the attributes behind a tag's name, in small letters. Returns where the tag ends beside them. */
function readTag(page: Buffer, from: number): { end: number; attributes: Map<string, string> } | undefined {
  const text = page.toString('latin1', from, from + longestTag);
  const attributes = new Map<string, string>();
  let end = 0;
  attribute.lastIndex = 0;
  for (let found = attribute.exec(text); found; found = attribute.exec(text)) {
    end = attribute.lastIndex;
    const name = (found[1] ?? '').toLowerCase();
    // Of a name that stands twice, browsers read the first.
    if (!attributes.has(name)) attributes.set(name, (found[2] ?? found[3] ?? found[4] ?? '').toLowerCase());
  }
  const close = text.indexOf('>', end);
  return close === -1 ? undefined : { end: from + close + 1, attributes };
}

/** What stands in the elements of a name (`script`, `style`), whose content is text up to their end. */
function* elementsOf(
  page: Buffer,
  name: 'script' | 'style',
): Generator<{ attributes: Map<string, string>; content: Buffer }> {
  const [open, close] = [`<${name}`, `</${name}`];
  for (let at = page.indexOf(open); at !== -1; at = page.indexOf(open, at)) {
    at += open.length;
    if (!openingEnds.has(page[at] ?? 0)) continue;
    const tag = readTag(page, at);
    const end = tag ? page.indexOf(close, tag.end) : -1;
    if (!tag || end === -1) return;
    yield { attributes: tag.attributes, content: page.subarray(tag.end, end) };
    at = end + close.length;
  }
}

function isCode(attributes: Map<string, string>): boolean {
  const type = attributes.get('type');
  return !attributes.has('src') && (type === undefined || type === 'text/javascript' || type === 'module');
}

/**
 * The contents of a page's inline scripts that a browser would run: no `src`, no data type such as JSON-LD.
 * Where a browser would read the page differently, a script is missing here and stays blocked.
 */
export function inlineScripts(page: Buffer): Buffer[] {
  const inline = [...elementsOf(page, 'script')].filter(
    ({ attributes, content }) => isCode(attributes) && content.length > 0,
  );
  return inline.map(({ content }) => content);
}

function sourcesOf(texts: Buffer[]): string[] {
  return [...new Set(texts.map((text) => `'sha256-${hash('sha256', text, 'base64')}'`))];
}

/**
 * Content security policy sources (`'sha256-…'`) of the inline scripts that a page may run.
 * Scripts of any other form get none, so that one smuggled into a page stays blocked.
 */
export function scriptSources(page: Buffer): string[] {
  return sourcesOf(inlineScripts(page).filter(isFrameworkScript));
}

/** Marks the style element that the entry puts into a page (server/finish-page.ts). */
const ownStyle = 'data-first';

/** Sources of the style elements that the entry itself has put into a page; any other stays without effect. */
export function styleSources(page: Buffer): string[] {
  const own = [...elementsOf(page, 'style')].filter(
    ({ attributes, content }) => attributes.has(ownStyle) && content.length > 0,
  );
  return sourcesOf(own.map(({ content }) => content));
}

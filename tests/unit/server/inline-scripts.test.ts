import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  inlineScripts,
  isFrameworkScript,
  reactDefinitions,
  scriptSources,
  styleSources,
} from '#server/inline-scripts.ts';

const isAllowed = (script: string): boolean => isFrameworkScript(Buffer.from(script));
const sourceOf = (script: string): string => `'sha256-${hash('sha256', script, 'base64')}'`;
const scriptsOf = (html: string): string[] => inlineScripts(Buffer.from(html)).map(String);

/** As Turbopack starts a page. */
function chunkPush(argument: string): string {
  return `(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(${argument});`;
}

/** As Next writes a piece of page data: JSON, with the characters that could end the script escaped. */
function dataPush(data: string): string {
  const json = JSON.stringify([1, data]).replace(/[<>&\u2028\u2029]/g, (sign) => {
    return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
  return `self.__next_f.push(${json})`;
}

/** The functions that the installed React writes into pages, read from its source. */
function installedDefinitions(): Map<string, string> {
  const require = createRequire(import.meta.url);
  const file = require.resolve('next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js');
  const literals = readFileSync(file, 'utf8').matchAll(/stringToPrecomputedChunk\(\s*'(\$R(?:[^'\\]|\\.)*)'/g);
  const definitions = new Map<string, string>();
  for (const [, literal = ''] of literals) {
    const text = literal
      .replaceAll('\\n', '\n')
      .replaceAll("\\'", "'")
      .replace(/;?\$R[A-Z]\("$/, '');
    const name = /^(?:\$RB=|\$RM=)/.test(text) ? (text.startsWith('$RB') ? '$RC' : '$RR') : text.slice(0, 3);
    if (text.includes('=function')) definitions.set(name, text.endsWith(';') ? text : `${text};`);
  }
  return definitions;
}

describe('the scripts of Next', () => {
  it.each([
    '(self.__next_f=self.__next_f||[]).push([0])',
    'requestAnimationFrame(function(){$RT=performance.now()});',
    dataPush('1:"$Sreact.fragment"\n2:I[82844,["$2"],"default"]\n'),
    dataPush('árvíztűrő </script> \\ " \u2028'),
    'self.__next_f.push([3,"AAEC"])',
    chunkPush('{"otherChunks":["static/chunks/25cp_u.~64.js"],"runtimeModuleIds":[24313]}'),
    '$RC("B:1","S:1")',
    '$RX("B:1","2175648512")',
    '$RR("B:0","S:0",[["/_next/static/chunks/a.css","next"]])',
    '$RS("S:2","P:2")',
  ])('[T1] may run: %s', (script) => {
    expect(isAllowed(script)).toBe(true);
  });

  it('any data that Next could push may run', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (data) => {
        expect(isAllowed(dataPush(data))).toBe(true);
      }),
    );
  });

  it('the known React functions are those of the installed React, alone and together', () => {
    const definitions = installedDefinitions();
    const described = Object.fromEntries(
      [...definitions].map(([name, text]) => {
        return [name, { length: text.length, sha256: hash('sha256', text, 'base64') }];
      }),
    );
    expect(described).toEqual(reactDefinitions);
    const [rx = '', rc = '', rr = '', rs = ''] = ['$RX', '$RC', '$RR', '$RS'].map((name) => definitions.get(name));
    expect(isAllowed(`${rc}$RC("B:0","S:0")`)).toBe(true);
    expect(isAllowed(`${rx};$RX("B:0","1")`)).toBe(true);
    expect(isAllowed(`${rx}${rc}${rr}$RR("B:0","S:0",[["/a.css","next"]])`)).toBe(true);
    expect(isAllowed(`${rs}$RS("S:0","P:0")`)).toBe(true);
    expect(isAllowed(`${rc.replace('removeChild', 'appendChild')}$RC("B:0","S:0")`)).toBe(false);
  });
});

describe('scripts of any other form', () => {
  it.each([
    'alert(1)',
    '',
    ' (self.__next_f=self.__next_f||[]).push([0])',
    '(self.__next_f=self.__next_f||[]).push([0]);alert(1)',
    'self.__next_f.push([1,"a"]);alert(1)',
    'self.__next_f.push([1,"a"]);alert("b"])',
    'self.__next_f.push([1,"a"+alert(1)+"b"])',
    'self.__next_f.push([1,"a",alert("b"])',
    'self.__next_f.push([1,"a\\"])',
    'self.__next_f.push([1,"])',
    'self.__next_f.push([1,"a\nb"])',
    'self.__next_f.push([1,"\\x41"])',
    'self.__next_f.push([1,"\\u00g0"])',
    'self.__next_f.push([1,"\\u{41}"])',
    'self.__next_f.push([2,"a"])',
    'self.__next_f.push([1,`${alert(1)}`])',
    'self.__next_f.push([1,alert(1)])',
    chunkPush('{"otherChunks":["https://evil.test/a.js"],"runtimeModuleIds":[1]}'),
    chunkPush('{"otherChunks":["static/chunks/../../a.js"],"runtimeModuleIds":[1]}'),
    chunkPush('{"otherChunks":[],"runtimeModuleIds":["alert"]}'),
    chunkPush('alert(1)'),
    '$RC("B:1","S:1");alert(1)',
    '$RC("B:1","S:1");alert("S:1")',
    '$RC("B:1",alert(1))',
    '$RC(1],[2)',
    '$RC=alert;$RC("B:0","S:0")',
    '$RQ("B:1")',
  ])('[T1] stay blocked: %s', (script) => {
    expect(isAllowed(script)).toBe(false);
  });

  it('[T1] data with code behind it stays blocked, whatever the two are', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ minLength: 1 }), (data, code) => {
        expect(isAllowed(`${dataPush(data)}${code}`)).toBe(false);
      }),
    );
  });
});

describe('inline scripts of a page', () => {
  it('are those without a source and without a data type', () => {
    const html =
      '<script src="/a.js" async=""></script><script id="_R_">one</script><SCRIPT>upper</SCRIPT>' +
      '<script type="application/ld+json">{"a":1}</script><script type="module">two</script><script></script>' +
      '<script data-x="a>b" nomodule>three</script><scripty>no</scripty><script>open';
    expect(scriptsOf(html)).toEqual(['one', 'two', 'three']);
  });

  it('[T1] a hostile one gets no source, its neighbours keep theirs', () => {
    const push = dataPush('</script><script>alert(1)</script>');
    const html =
      `<script>alert(1)</script><script>${push}</script><script>${push}</script>` +
      `<!-- <script>alert(2)</script> --><textarea><script>alert(3)</script></textarea>`;
    expect(scriptSources(Buffer.from(html))).toEqual([sourceOf(push)]);
  });

  it('[T1] no page yields the source of a script that is not of the framework', () => {
    const piece = fc.constantFrom(
      '<script>',
      '</script>',
      '<script',
      '>',
      '<!--',
      '-->',
      '"',
      ' src=x',
      'alert(1)',
      dataPush('a'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 24 }), (pieces) => {
        for (const source of scriptSources(Buffer.from(pieces.join('')))) expect(source).toBe(sourceOf(dataPush('a')));
      }),
    );
  });
});

describe('inline styles of a page', () => {
  const sourceOf = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;

  it('count where the entry itself has put them there', () => {
    const page = Buffer.from(
      '<head><style data-first>a{b:c}</style><style data-first="">d{}</style><STYLE data-first>x{}</STYLE></head>',
    );
    expect(styleSources(page)).toEqual([sourceOf('a{b:c}'), sourceOf('d{}')]);
  });

  it.each([
    '<style>a{}</style>',
    '<style data-first></style>',
    '<style data-second="data-first">a{}</style>',
    '<style data-first>a{}',
    '<styled data-first>a{}</style>',
    '<p data-first>a</p>',
    '',
  ])('do not count otherwise: %s', (html) => {
    expect(styleSources(Buffer.from(html))).toEqual([]);
  });
});

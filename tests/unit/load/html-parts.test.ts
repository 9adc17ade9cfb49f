import { describe, expect, it } from 'vitest';
import { blockingSheets, firstRules, scriptsNamed, sharesOf } from '#tests/load/html-parts.ts';

const copy = '<script>self.__next_f.push([1,"a \\"/_next/static/chunks/later.js\\" é"])</script>';
const beginning = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const html = `<html><head><link rel="preload" as="script" href="/_next/static/chunks/ahead.js"/><style data-first="">.a{color:red}</style>
<noscript><link rel="stylesheet" href="/all.css"/></noscript><link rel="stylesheet" href="/one.css"/><link href="/two.css" rel="stylesheet"/>
<script src="/_next/static/chunks/old.js" noModule=""></script></head><body><style nonce="x" data-first>.b{}</style><style>.c{}</style>
<script id="_R_">(globalThis["TURBOPACK"]||[]).push(["static/chunks/known.js"])</script>
<script src="/_next/static/chunks/main.js?v=2" async=""></script><script src="/_next/static/chunks/main.js?v=2"></script>${beginning}${copy}</body></html>`;

describe('what HTML says of itself', () => {
  it('names the scripts of a modern browser once, fetched ahead or run, and none of React’s copy', () => {
    expect([...scriptsNamed(html, 'http://shop:1')]).toEqual([
      'http://shop:1/_next/static/chunks/ahead.js',
      'http://shop:1/_next/static/chunks/main.js?v=2',
    ]);
  });

  it('names the scripts that start behind the first screen', () => {
    const boot =
      '<script data-styles="/a.css" data-scripts="/_next/static/chunks/a.js /_next/static/chunks/b.js">run()</script>';
    expect([...scriptsNamed(boot, 'http://shop:1')]).toEqual([
      'http://shop:1/_next/static/chunks/a.js',
      'http://shop:1/_next/static/chunks/b.js',
    ]);
  });

  it('knows the rules of the first screen from others', () => {
    expect(firstRules(html)).toEqual(['.a{color:red}', '.b{}']);
  });

  it('finds style sheets in the head that a browser with JavaScript waits for', () => {
    expect(blockingSheets(html)).toEqual([
      '<link rel="stylesheet" href="/one.css"/>',
      '<link href="/two.css" rel="stylesheet"/>',
    ]);
    expect(blockingSheets('<link rel="stylesheet" href="/one.css"/>')).toEqual([]);
    expect(blockingSheets('<link rel="stylesheet" href="/one.css" disabled=""/></head>')).toEqual([]);
  });

  it('weighs React’s copy against all else, in bytes', () => {
    const shares = sharesOf(html);
    expect(shares.copy).toBe(beginning.length + copy.length + 1);
    expect(shares.copy + shares.page).toBe(Buffer.byteLength(html));
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guardedLink, isShopPath, isValidLink, shopHref } from '#lib/navigation/link-guard.ts';

const own = { http: 'http://shop.test', https: 'https://shop.test' } as const;
const allowed = ['https://partner.test'];

/** What no disguise may turn into a link, on either base (SEC-02). */
const refused = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\tjavascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  'java\rscript:alert(1)',
  '\u0001javascript:alert(1)',
  ' \0\u0019 javascript:alert(1)',
  '\u007Fjavascript:alert(1)',
  'javascript\t:alert(1)',
  'javascript://shop.test/%0aalert(1)',
  'javascript:/*/shop.test*/alert(1)',
  'jav&#x61;script:alert(1)',
  'javascript&colon;alert(1)',
  'javascript%3Aalert(1)',
  '\u00A0javascript:alert(1)',
  '\u200Bjavascript:alert(1)',
  'ｊavascript:alert(1)',
  'java\u00ADscript:alert(1)',
  '\uFEFFjavascript:alert(1)',
  'vbscript:msgbox(1)',
  'VBScript:msgbox(1)',
  'vb\tscript:msgbox(1)',
  'livescript:x',
  'mocha:x',
  'data:text/html,<script>alert(1)</script>',
  'DATA:text/html;base64,PHNjcmlwdD4=',
  ' data:text/html,x',
  'da\nta:text/html,x',
  'data:,',
  'blob:https://shop.test/1',
  'blob:http://shop.test/1',
  'BLOB:https://shop.test/1',
  'bl\tob:https://shop.test/1',
  'filesystem:https://shop.test/temporary/x',
  'view-source:https://shop.test/',
  'feed:javascript:alert(1)',
  'feed:https://shop.test/',
  'about:blank',
  'file:///etc/passwd',
  'ftp://shop.test/',
  'ws://shop.test/',
  'wss://shop.test/',
  'intent://shop.test/#Intent;end',
  'chrome://settings',
  'res://x',
  'jar:https://shop.test!/',
  'urn:x',
  'sms:+361',
  '//evil.test',
  '//evil.test/',
  '///evil.test',
  '////evil.test',
  '\\\\evil.test',
  '/\\evil.test',
  '\\/evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '/\r/evil.test',
  '\t//evil.test',
  '\n//evil.test',
  ' //evil.test',
  '/.//evil.test',
  '/x/..//evil.test',
  '/././/evil.test',
  '/%2e//evil.test',
  '/x/%2e%2e//evil.test',
  'https://evil.test',
  'HTTPS://EVIL.TEST/',
  'https:\\\\evil.test',
  'https:/\\evil.test',
  'https:evil.test',
  'http:evil.test',
  'https:/evil.test',
  'http:/evil.test',
  'https:///evil.test',
  'https://evil.test#@shop.test',
  'https://evil.test\\@shop.test',
  'https://evil.test/@shop.test',
  'https://shop.test@evil.test/',
  'https://shop.test:pw@evil.test/',
  'https://user@shop.test/',
  'https://user:pw@shop.test/',
  'https://:pw@shop.test/',
  '//user@shop.test/',
  'https://shop.test.evil.test/',
  'https://evilshop.test/',
  'https://shop.test./',
  'https://shοp.test/',
  'https://shop.test:8443/',
  'http://shop.test:8080/',
  'https://0x7f.1/',
  'https://2130706433/',
  'https://[::ffff:127.0.0.1]/',
  'https://127.1/',
  'https://shop.test%00.evil.test/',
  'https://shop.test%2eevil.test/',
  'https://partner.test.evil.test/',
  'http://partner.test/',
  'https://partner.test:444/',
  'https://user@partner.test/',
  'https://evil.partner.test/',
  'https://',
  'http://',
  'https:',
  '//',
  '///',
  '/\u2028/evil.test',
  '/x y/',
  '/x\u0085/',
  '/x\\y/',
  'https://[',
  'https://%',
  'cipok/',
  './cipok/',
  '../',
  '?q=1',
  '',
  ' ',
  '#a b',
  'mailto:a@b.hu',
  'tel:+3612345678',
];

/** What leads somewhere, and where to. */
const accepted: [string, string, 'internal' | 'external'][] = [
  ['/', '/', 'internal'],
  ['/cipok/', '/cipok/', 'internal'],
  ['/search/?q=fut%C3%B3#tartalom', '/search/?q=fut%C3%B3#tartalom', 'internal'],
  ['/search/?q=futó', '/search/?q=fut%C3%B3', 'internal'],
  ['/a/../b/', '/b/', 'internal'],
  ['#szakasz-2', '#szakasz-2', 'internal'],
  ['/x?to=//evil.test', '/x?to=//evil.test', 'internal'],
  ['/x//y/', '/x//y/', 'internal'],
  ['/javascript:alert(1)', '/javascript:alert(1)', 'internal'],
  ['/%2F/evil.test', '/%2F/evil.test', 'internal'],
  ['https://partner.test/tipp?x=1#y', 'https://partner.test/tipp?x=1#y', 'external'],
  ['HTTPS://PARTNER.TEST/', 'https://partner.test/', 'external'],
];

describe.each(['http', 'https'] as const)('the link guard on %s', (scheme) => {
  const rules = { own: own[scheme], allowed };

  it.each(refused)('[SEC-01] [SEC-02] refuses %j', (url) => expect(guardedLink(url, rules)).toBeNull());

  it.each(accepted)('[SEC-01] takes %j as %j', (url, href, kind) =>
    expect(guardedLink(url, rules)).toEqual({ href, kind }),
  );

  it('[SEC-01] takes the shop’s own address as a path, however it is spelled', () => {
    for (const url of [
      `${own[scheme]}/cipok/?x=1`,
      `${scheme.toUpperCase()}://SHOP.TEST/cipok/?x=1`,
      `${scheme}://ｓｈｏｐ.test/cipok/?x=1`,
    ]) {
      expect(guardedLink(url, rules)).toEqual({ href: '/cipok/?x=1', kind: 'internal' });
    }
    expect(guardedLink(`${own[scheme]}//evil.test`, rules)).toBeNull();
  });

  it('[SEC-01] allows no origin that is not named, and takes one without a scheme for the one of the page', () => {
    expect(guardedLink('https://partner.test/', { own: own[scheme], allowed: [] })).toBeNull();
    expect(guardedLink('//partner.test/x', rules)?.href).toBe(
      scheme === 'https' ? 'https://partner.test/x' : undefined,
    );
  });

  it('[SEC-02] takes mail and telephone where they are asked for, and nothing behind them', () => {
    const asked = { ...rules, contacts: true };
    for (const href of ['mailto:ugyfel@lendulet.example', 'tel:+36-1-234-5678'])
      expect(guardedLink(href, asked)).toEqual({ href, kind: 'contact' });
    for (const url of [
      'mailto:a@b.hu?bcc=c@d.hu',
      'mailto:javascript:alert(1)',
      'tel:javascript:alert(1)',
      'tel:',
      'mailto:',
      'mailto:a@b.hu,c@d.hu',
      'tel:*#06#',
    ]) {
      expect(guardedLink(url, asked)).toBeNull();
    }
  });

  it('[SEC-01] [SEC-02] accepts nothing whose origin is not allowed, of a hundred thousand strings', () => {
    const part = fc.constantFrom(
      'http:',
      'https:',
      'javascript:',
      'data:',
      'blob:',
      'vbscript:',
      '//',
      '/',
      '\\',
      '\\\\',
      '@',
      ':',
      '.',
      '..',
      '#',
      '?',
      '%2e',
      '%2F',
      '%5C',
      '\t',
      '\n',
      '\r',
      '\0',
      ' ',
      'evil.test',
      'shop.test',
      'partner.test',
      'ｓhop.test',
      'shοp.test',
      'user',
      'pw',
      '8080',
      '[',
      ']',
      '0x7f.1',
      '\u00A0',
      '\u200B',
      '\uD800',
      ';',
      '&colon;',
      'x',
      'ő',
    );
    const parts = fc.array(part, { maxLength: 9 }).map((all) => all.join(''));
    const start = fc.constantFrom('/', own[scheme], 'https://partner.test', `${scheme}:`, '/x/..');
    const text = fc.oneof(
      parts,
      fc.tuple(start, parts).map(([first, rest]) => first + rest),
      fc.string({ unit: 'binary' }),
    );
    const origins = [own[scheme], ...allowed];
    let accepts = 0;
    fc.assert(
      fc.property(text, (url) => {
        const link = guardedLink(url, rules);
        if (link === null) return;
        accepts += 1;
        // As data, as the page's attribute, and behind the prefix of a language: the browser stays where it may be.
        for (const href of [url, link.href]) {
          const read = new URL(href, rules.own);
          expect(origins).toContain(read.origin);
          expect(['http:', 'https:']).toContain(read.protocol);
          expect(read.username + read.password).toBe('');
        }
        if (link.kind === 'internal') expect(link.href).toMatch(/^(?:\/(?!\/)|#)/);
        if (link.href.startsWith('/')) expect(new URL(`/en${link.href}`, rules.own).origin).toBe(rules.own);
      }),
      { numRuns: 100_000 },
    );
    expect(accepts).toBeGreaterThan(1000);
  }, 60_000);
});

describe('a path of the shop', () => {
  it('[SEC-01] is one by its spelling too', () => {
    for (const url of ['/cipok/', '/search/?q=futó']) expect(isShopPath(url)).toBe(true);
    for (const url of ['http://localhost:3000/cipok/', '#a', 'mailto:a@b.hu', '//evil.test', '/.//evil.test'])
      expect(isShopPath(url)).toBe(false);
  });

  it('[SEC-01] becomes a link in a language, and what is none becomes no link', () => {
    expect([shopHref('hu', '/cipok/'), shopHref('en', '/cipok/')]).toEqual(['/cipok/', '/en/cipok/']);
    expect(shopHref('en', 'javascript:alert(1)')).toBeUndefined();
  });
});

describe('a valid link', () => {
  it.each([
    ['', false],
    ['/', false],
    ['#', false],
    ['/cipok/', true],
    ['#a', true],
  ])('[HDR-12] %j: %j', (url, valid) => expect(isValidLink(url)).toBe(valid));
});

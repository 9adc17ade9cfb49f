// @vitest-environment jsdom
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { bootScript, visitorScript } from '#server/boot-script.ts';
import { PageFinisher } from '#server/finish-page.ts';
import { readStyleSheet } from '#server/style-rules.ts';
import { drawnPage, longRow, script, style } from './drawn-page.ts';

const finisherOf = (sheets: Record<string, string>) =>
  new PageFinisher(new Map(Object.entries(sheets).map(([name, css]) => [style(name), readStyleSheet(css)])));
const finished = (finisher: PageFinisher, html: string) => finisher.finish(Buffer.from(html)).toString();
const sheets = {
  a: '.list{top:0}.card{top:1px}.gone{top:2px}@media(width>=577px){#szurok{top:3px}}',
  b: '.card{left:0}@media print{.card{left:1px}}',
  c: '.dialog{top:0}',
};
const markup = `<li class="card">Zsák</li>${'<li class="card">Csap</li>'.repeat(60)}`;
const whole = {
  styles: ['a', 'b', 'c'],
  scripts: ['main', 'page', 'turbopack-1'],
  body: `<aside id="szurok"></aside><ul class="list wide">${markup}</ul>`,
  data: `0:["$","$L5",null,{"markup":"$a"}]\n${longRow('a', markup)}b:"ő"\n`,
  cut: 700,
};
const read = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const rulesIn = (page: Document) => page.querySelector('style[data-first]')?.textContent;

describe('a drawn page', () => {
  const page = read(finished(finisherOf(sheets), drawnPage(whole)));

  it('links no style sheet: those that its elements need stand in it, in order, and are said to be there', () => {
    expect([...page.querySelectorAll('link[rel~=stylesheet], script[async], link[as=script], link[as=style]')]).toEqual(
      [],
    );
    expect(rulesIn(page)).toBe(sheets.a + sheets.b);
    expect(page.body.lastElementChild?.getAttribute('data-inlined-styles')).toBe([style('a'), style('b')].join(' '));
  });

  it('tells what a browser knows of who looks before it is painted', () => {
    expect(page.head.querySelector('script:not([src])')?.textContent).toBe(visitorScript);
  });

  it('keeps the rest of its head and all that is seen', () => {
    const before = read(drawnPage(whole));
    for (const gone of before.head.querySelectorAll(
      'link[rel=stylesheet], script[async], link[as=script], link[as=style], link[as=font]',
    ))
      gone.remove();
    for (const added of page.head.querySelectorAll('style, script:not([src])')) added.remove();
    expect(page.head.innerHTML).toBe(before.head.innerHTML);
    expect(page.querySelector('aside')?.outerHTML).toBe('<aside id="szurok"></aside>');
    expect(page.querySelector('ul')?.outerHTML).toBe(`<ul class="list wide">${markup}</ul>`);
  });

  it('tells of its fonts behind what is seen', () => {
    expect(page.body.querySelector('ul ~ link[as=font]')?.getAttribute('href')).toBe('/fonts/a.woff2');
  });

  it('leaves its fonts to its rules beside a picture that is shown first, and names them beside a later one', () => {
    const fontsBeside = (picture: string) =>
      read(finished(finisherOf(sheets), drawnPage({ ...whole, body: picture + whole.body }))).querySelectorAll(
        'link[as=font]',
      ).length;
    expect(fontsBeside('<img src="/kep/720" alt="" fetchPriority="high"/>')).toBe(0);
    expect(fontsBeside('<img src="/kep/720" alt="" loading="lazy"/>')).toBe(1);
  });

  it('names every script and the other sheets once, in their order, for the script at its end', () => {
    expect([...page.querySelectorAll('script[src]')].map((element) => element.getAttribute('src'))).toEqual([
      script('old'),
    ]);
    const boot = page.body.lastElementChild;
    expect(boot?.textContent).toBe(bootScript);
    expect(boot?.getAttribute('data-styles')).toBe(style('c'));
    expect(boot?.getAttribute('data-scripts')).toBe(['page', 'turbopack-1', 'main'].map(script).join(' '));
  });

  it('has its markup once, and its data in one piece behind what is seen', () => {
    expect(page.documentElement.outerHTML.split('Zsák')).toHaveLength(2);
    const data = [...page.scripts]
      .map(({ textContent }) => textContent)
      .filter((text) => text.startsWith('self.__next_f.push([1,'));
    const rows = data.map((push) => JSON.parse(push.slice('self.__next_f.push('.length, -1)) as unknown);
    expect(rows).toEqual([[1, '0:["$","$L5",null,{"markup":"$a"}]\na:""\nb:"ő"\n']]);
  });

  it('is the same when it is finished again, and when another page has been between', () => {
    const finisher = finisherOf(sheets);
    const first = finished(finisher, drawnPage(whole));
    finished(finisher, drawnPage({ ...whole, body: '<ul class="gone"></ul>' }));
    expect(finished(finisher, drawnPage(whole))).toBe(first);
    expect(rulesIn(read(finished(finisher, drawnPage({ ...whole, body: '<p class="dialog"></p>' }))))).toContain(
      '.dialog{',
    );
  });
});

describe('any other page stays as it is, byte for byte', () => {
  const drawn = drawnPage(whole);
  const finisher = finisherOf(sheets);
  it.each([
    ['one with a sheet that is not known', drawnPage({ ...whole, styles: ['a', 'unknown'] })],
    ['one without scripts', drawnPage({ ...whole, scripts: [] }).replaceAll(/<script src[^>]*><\/script>/g, '')],
    ['one without style sheets', drawnPage({ ...whole, styles: [] })],
    ['one that React has not finished', drawn.slice(0, -'</body></html>'.length)],
    ['one with something behind its end', `${drawn}<!-- a -->`],
    ['one without data', drawn.replace('(self.__next_f=self.__next_f||[]).push([0])', '')],
    ['an error page', '<!DOCTYPE html><html><head></head><body>502</body></html>'],
    ['no page', '{"a":1}'],
    ['nothing', ''],
  ])('%s', (_what, html) => {
    expect(finished(finisher, html)).toBe(html);
  });
});

describe('the sheets of a build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('are read from its folder; a page of one that can not be read waits for it as before', async () => {
    mkdirSync(join(folder, 'static/chunks'), { recursive: true });
    writeFileSync(join(folder, 'static/chunks/a.css'), '.list{content:"→ő"}');
    writeFileSync(join(folder, 'static/chunks/b.css'), '.list{top 0}');
    writeFileSync(join(folder, 'static/chunks/main.js'), '');
    const finisher = await PageFinisher.load(folder);
    expect(finished(finisher, drawnPage({ body: '<ul class="list"></ul>' }))).toContain(
      '<style data-first="">.list{content:"→ő"}</style>',
    );
    const waiting = drawnPage({ styles: ['a', 'b'] });
    expect(finished(finisher, waiting)).toBe(waiting);
  });

  it('are none where there is no build', async () => {
    expect(finished(await PageFinisher.load(join(folder, 'none')), drawnPage())).toBe(drawnPage());
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { StaleMarks } from '#server/news/stale-marks.ts';
import { subjectOf } from '#server/news/subject.ts';

// Noon in Budapest.
const start = Date.parse('2026-11-25T11:00:00Z');
let now = start;
let marks: StaleMarks;

const shirt = subjectOf('/p/polo-12/', '<a href="/p/zokni-34/">');
const ball = subjectOf('/en/p/labda-77/', '');
const list = subjectOf('/ferfi/cipok/', '<a href="/p/cipo-5/">');
const text = subjectOf('/static/aszf/', '');

beforeEach(() => {
  now = start;
  marks = new StaleMarks(() => now);
});

function follow(): void {
  marks.telling = 'told';
  marks.hear('1.0');
}

/** What holds of each page that was drawn at a moment. */
const states = (drawnAt: number) => [shirt, ball, list, text].map((subject) => marks.freshnessOf(subject, drawnAt));

describe('what a page shows', () => {
  it.each([
    ['/p/polo-12/', '', [12], false],
    ['/hu/markdown/p/polo-12', 'Ára: 5\n[Zokni](/p/zokni-2-34.md)', [12, 34], false],
    ['/aprok/p/mez-9/', '{"url":"/aprok/p/mez-9/"}', [9], false],
    ['/', '<a href="/p/polo-12/?szin=kek"><a href="/p/polo-12/">', [12], true],
    ['/en/marka/bukfenc/', '', [], true],
    ['/hu/blog/article/futas', '"/p/cipo-5/"', [5], false],
    ['/sitemap/products-0.xml', '<loc>http://x/p/cipo-5/</loc>', [5], true],
  ])('[ADR-0149] at %s', (path, body, goods, isList) => expect(subjectOf(path, body)).toEqual({ goods, isList }));
});

describe('a page that news touch', () => {
  beforeEach(follow);

  it('[ADR-0149] is the product’s own, each that shows it, and lists; no other', () => {
    marks.take([{ kind: 'price', products: [34] }]);
    expect(states(start)).toEqual(['touched', 'good', 'touched', 'good']);
    now += 400;
    expect(states(start)).toEqual(['outdated', 'good', 'outdated', 'good']);
    expect(states(start + 1)).toEqual(['good', 'good', 'good', 'good']);
  });

  it('[ADR-0149] has what is kept beside pages read anew: goods by any, menus by those that come and go', () => {
    marks.take([{ kind: 'price', products: [1] }]);
    expect([marks.touchedAt('goods'), marks.touchedAt('frame')]).toEqual([start, -Infinity]);
    now += 1000;
    marks.take([{ kind: 'product', products: [1] }]);
    expect([marks.touchedAt('goods'), marks.touchedAt('frame')]).toEqual([now, now]);
    now += 10;
    marks.take([{ kind: 'menu' }]);
    expect(marks.touchedAt('frame')).toBe(now);
  });

  it('[ADR-0149] is every one for texts, stores, menus, a kind that is not known and goods without names', () => {
    for (const news of [{ kind: 'text' }, { kind: 'menu' }, { kind: 'weather', products: [1] }, { kind: 'price' }]) {
      now += 1000;
      const drawnAt = now - 1;
      expect(states(drawnAt)).toEqual(['good', 'good', 'good', 'good']);
      marks.take([news]);
      expect(states(drawnAt)).toEqual(['touched', 'touched', 'touched', 'touched']);
    }
  });

  it('[ADR-0149] is outdated where its drawing began before the news, however late it ended', () => {
    now += 50;
    marks.take([{ kind: 'stock', products: [12] }]);
    now += 5000;
    expect(marks.freshnessOf(shirt, start + 50)).toBe('outdated');
    expect(marks.freshnessOf(shirt, start + 51)).toBe('good');
  });

  it('[ADR-0149] is a list once a second at most, and the last news are not lost', () => {
    let drawings = 0;
    let drawnAt = start - 1;
    for (let step = 0; step < 10_000; step += 5, now += 5) {
      marks.take([{ kind: 'price', products: [1000 + step] }]);
      if (marks.freshnessOf(list, drawnAt) === 'good') continue;
      drawnAt = now + 1;
      drawings += 1;
    }
    expect(drawings).toBeLessThanOrEqual(11);
    const lastNews = now - 5;
    now += 1000;
    expect(marks.freshnessOf(list, lastNews)).not.toBe('good');
  });
});

describe('a page that no news touch', () => {
  it('[ADR-0149] is kept for an hour, and shown for another while a new one is drawn', () => {
    follow();
    now = start + 3_599_999;
    expect(marks.freshnessOf(shirt, start)).toBe('good');
    now += 1;
    expect(marks.freshnessOf(shirt, start)).toBe('old');
    now = start + 7_200_000;
    expect(marks.freshnessOf(shirt, start)).toBe('outdated');
  });

  it('[ADR-0149] is outdated at midnight in Budapest, since pages tell of days', () => {
    now = Date.parse('2026-11-25T22:59:50Z');
    const drawnAt = now;
    follow();
    expect(marks.freshnessOf(text, drawnAt)).toBe('good');
    now += 11_000;
    expect(marks.freshnessOf(text, drawnAt)).toBe('outdated');
    expect(marks.freshnessOf(text, now)).toBe('good');
  });

  it('[ADR-0149] lives by its own time where nobody tells, but not past a call that tells', () => {
    expect(states(start - 1)).toEqual(['untold', 'untold', 'untold', 'untold']);
    marks.take([{ kind: 'price', products: [12] }]);
    expect(states(start - 1)).toEqual(['touched', 'untold', 'touched', 'untold']);
  });
});

describe('while the stream is cut', () => {
  it('[ADR-0149] no page is shown that may be ten seconds old, and none is drawn more often than needed', () => {
    follow();
    now += 600_000;
    marks.hear('2.0');
    marks.telling = 'cut';
    expect(marks.freshnessOf(shirt, start)).toBe('good');
    now += 4000;
    expect(marks.freshnessOf(shirt, start)).toBe('touched');
    now += 4000;
    expect(marks.freshnessOf(shirt, start)).toBe('outdated');
    expect(marks.freshnessOf(shirt, now - 3999)).toBe('good');
    expect(marks.freshnessOf(shirt, now - 8000)).toBe('outdated');
    expect(marks.cursor).toBeNull();
    expect(marks.touchedAt('frame')).toBe(-Infinity);
  });

  it('[ADR-0149] no page shows goods that were kept beside it and are ten seconds old', () => {
    follow();
    marks.telling = 'cut';
    now += 600_000;
    const drawnAt = now;
    const oldestGoods = marks.touchedAt('goods');
    while (marks.freshnessOf(list, drawnAt) !== 'outdated') now += 100;
    expect(now - oldestGoods).toBeLessThan(10_000);
  });

  it('[ADR-0149] what was kept is good again once everything missed is told', () => {
    follow();
    marks.telling = 'cut';
    now += 60_000;
    marks.take([{ kind: 'price', products: [77] }]);
    follow();
    expect(states(start)).toEqual(['good', 'touched', 'touched', 'good']);
    expect(marks.cursor).toBe('1.0');
  });
});

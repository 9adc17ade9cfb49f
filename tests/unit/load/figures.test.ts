import { describe, expect, it } from 'vitest';
import {
  blockingTime,
  bytesByKind,
  isOver,
  longestTask,
  markdownTable,
  median,
  withSection,
  written,
} from '#tests/load/figures.ts';

describe('median', () => {
  it('is the middle of the values by size, the upper one of two', () => {
    expect(median([900, 80, 1000])).toBe(900);
    expect(median([4, 1, 3, 2])).toBe(3);
    expect(median([7])).toBe(7);
  });

  it('is no number of no values', () => {
    expect(median([])).toBeNaN();
  });
});

describe('blocking', () => {
  it('counts what is above 50 ms of each task', () => {
    expect(
      blockingTime(
        [
          { start: 1000, duration: 80 },
          { start: 1200, duration: 50 },
          { start: 1300, duration: 150 },
        ],
        900,
      ),
    ).toBe(130);
  });

  it('counts from the first paint on, of a task that was under way too', () => {
    expect(blockingTime([{ start: 100, duration: 500 }], 900)).toBe(0);
    expect(blockingTime([{ start: 800, duration: 200 }], 900)).toBe(50);
    expect(blockingTime([{ start: 800, duration: 140 }], 900)).toBe(0);
  });

  it('knows the longest task, of those before the first paint too', () => {
    expect(
      longestTask([
        { start: 0, duration: 60 },
        { start: 100, duration: 290 },
        { start: 900, duration: 70 },
      ]),
    ).toBe(290);
    expect(longestTask([])).toBe(0);
  });
});

describe('bytes by kind', () => {
  it('adds up each kind, and names those without any', () => {
    expect(
      bytesByKind([
        { type: 'Document', mimeType: 'text/html', bytes: 28_000 },
        { type: 'Script', mimeType: 'application/javascript', bytes: 1000 },
        { type: 'Script', mimeType: 'application/javascript', bytes: 500 },
        { type: 'XHR', mimeType: 'application/json', bytes: 20 },
        { type: 'Fetch', mimeType: 'text/x-component', bytes: 30 },
        { type: 'Ping', mimeType: '', bytes: 4 },
      ]),
    ).toEqual({ document: 28_000, script: 1500, stylesheet: 0, font: 0, image: 0, fetch: 50, other: 4 });
  });

  it('takes a script that was fetched ahead for a script', () => {
    expect(bytesByKind([{ type: 'Other', mimeType: 'text/javascript', bytes: 700 }])).toMatchObject({
      script: 700,
      other: 0,
    });
  });
});

describe('a figure', () => {
  it('is over its limit only where it has one, and is more', () => {
    expect(isOver({ name: 'a', value: 120, limit: 120 })).toBe(false);
    expect(isOver({ name: 'a', value: 120.1, limit: 120 })).toBe(true);
    expect(isOver({ name: 'a', value: 9999 })).toBe(false);
    expect(isOver({ name: 'a', value: Infinity, limit: 120 })).toBe(true);
    expect(isOver({ name: 'a', value: NaN, limit: 120 })).toBe(true);
  });

  it('is bold where it is over, and says what never came', () => {
    expect(written({ name: 'a', value: 1.098, limit: 1.1, digits: 2, beside: '900' })).toBe('1.10 (900)');
    expect(written({ name: 'a', value: 1.42, limit: 1.1, digits: 2 })).toBe('**1.42**');
    expect(written({ name: 'a', value: Infinity, limit: 400, beside: '380' })).toBe('**never** (380)');
    expect(written({ name: 'a', value: NaN })).toBe('–');
  });
});

describe('Markdown', () => {
  it('writes a table whose columns are as wide as their widest cell', () => {
    expect(
      markdownTable(
        ['page', 'ms'],
        [
          ['home', '1200'],
          ['cart, other', '8'],
        ],
      ),
    ).toBe(
      ['| page        |   ms |', '|-------------|-----:|', '| home        | 1200 |', '| cart, other |    8 |'].join(
        '\n',
      ),
    );
  });

  it('replaces one part of a page and leaves the others', () => {
    const page = '# A\n<!-- phone -->\nold\n<!-- /phone -->\n<!-- door -->\nkept\n<!-- /door -->\n';
    expect(withSection(page, 'phone', '\nnew\n\n')).toBe(
      '# A\n<!-- phone -->\nnew\n<!-- /phone -->\n<!-- door -->\nkept\n<!-- /door -->\n',
    );
    expect(() => withSection(page, 'presses', 'new')).toThrow('presses');
  });
});

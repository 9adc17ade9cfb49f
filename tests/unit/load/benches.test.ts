import { describe, expect, it } from 'vitest';
import type { ColdLoad } from '#tests/load/cold-load.ts';
import { figuresOf as ofDoor } from '#tests/load/door.ts';
import { isOver, written, type Figure } from '#tests/load/figures.ts';
import { bytesOf, figuresOf as ofPhone } from '#tests/load/phone.ts';
import { figuresOf as ofPress } from '#tests/load/presses.ts';
import { cpuOfStat, listeningInodes } from '#tests/load/processes.ts';

const load = (changes: Partial<ColdLoad>): ColdLoad => ({
  fcp: 1000,
  lcp: 1000,
  blocking: 0,
  longest: 60,
  shift: 0,
  requestsBeforePaint: 5,
  requests: 20,
  firstScripts: 140_000,
  quiet: 3000,
  bytes: { document: 20_000, script: 150_000, stylesheet: 0, font: 0, image: 30_000, fetch: 0, other: 0 },
  ...changes,
});

const valuesOf = (figures: readonly Figure[]) =>
  Object.fromEntries(figures.map((figure) => [figure.name, written(figure)]));
const over = (figures: readonly Figure[]) => figures.filter(isOver).map(({ name }) => name);

describe('phone', () => {
  it('holds FCP and LCP against the first paint of the floor in the same run', () => {
    const loads = [load({ fcp: 1100, lcp: 1350 }), load({ fcp: 2000, lcp: 2000 }), load({ fcp: 900, lcp: 1000 })];
    const figures = ofPhone(loads, [load({ fcp: 1000, lcp: 5000 }), load({ fcp: 980 }), load({ fcp: 1400 })]);
    expect(valuesOf(figures)).toMatchObject({
      'FCP ms': '1100 (900)',
      'floor ms': '1000 (980)',
      'FCP/floor': '1.10 (0.92)',
      'LCP/floor': '1.35 (1.02)',
    });
    expect(over(figures)).toEqual([]);
  });

  it('says what is over: a blocked processor, a long task, a shift in any load, requests', () => {
    const loads = [
      load({ blocking: 121, longest: 101, requestsBeforePaint: 7 }),
      load({ blocking: 121, longest: 101, shift: 0.005, requestsBeforePaint: 7 }),
    ];
    expect(over(ofPhone(loads, loads))).toEqual(['blocking ms', 'longest task ms', 'shift', 'requests before paint']);
  });

  it('limits scripts of the first load and until quiet', () => {
    expect(over(bytesOf([load({})]))).toEqual([]);
    const heavy = load({ firstScripts: 140_100 });
    expect(over(bytesOf([{ ...heavy, bytes: { ...heavy.bytes, script: 150_100 } }]))).toEqual([
      'script, first load',
      'script',
    ]);
    expect(valuesOf(bytesOf([heavy]))).toMatchObject({ all: '200.0', requests: '20' });
  });
});

describe('presses', () => {
  const press = (first: number, done: number) => ({ pressed: 1, first, done, event: 64, shift: 0 });

  it('limits the first true frame for all, and the end where one is set', () => {
    expect(over(ofPress({ limit: 400 }, [press(101, 401)]))).toEqual(['first true frame ms', 'done ms']);
    expect(over(ofPress({}, [press(100, 9000)]))).toEqual([]);
  });

  it('counts what did not come as later than all that came', () => {
    expect(valuesOf(ofPress({ limit: 400 }, [press(20, NaN), press(30, 300), press(40, NaN)]))).toMatchObject({
      'done ms': '**never** (300)',
    });
    expect(valuesOf(ofPress({ limit: 400 }, [press(20, NaN), press(30, 300), press(40, 310)]))).toMatchObject({
      'done ms': '310 (300)',
    });
    expect(valuesOf(ofPress({ limit: 400 }, [press(NaN, NaN)]))).toMatchObject({ 'done ms': '**never**' });
  });
});

describe('door', () => {
  it('tells rates, processor time, and what share of the others the shop reaches', () => {
    const turns = new Map([
      [
        'shop',
        [
          { rate: 300, cpu: 4 },
          { rate: 200, cpu: 5 },
          { rate: 250, cpu: 3 },
        ],
      ],
      ['bare Node', [{ rate: 10_000, cpu: 0.05 }]],
      ['nginx', [{ rate: 20_000, cpu: NaN }]],
    ]);
    expect(valuesOf(ofDoor(turns, 26_700))).toEqual({
      'shop a second': '250 (300)',
      'bare Node a second': '10000 (10000)',
      'shop/bare Node': '0.025',
      'nginx a second': '20000 (20000)',
      'shop/nginx': '0.013',
      'shop CPU ms': '4.000 (3.000)',
      'bare Node CPU ms': '0.050 (0.050)',
      'nginx CPU ms': '–',
      'bare Node/shop by CPU': '0.013',
      kB: '26.7',
    });
  });

  it('reads processor time past a name with brackets and blanks', () => {
    expect(cpuOfStat('42 (next (a b) c) S 1 42 42 0 -1 4194304 9 0 0 0 150 25 0 0 20 0 11 0 100 0 0')).toBe(1750);
    expect(cpuOfStat('')).toBe(0);
  });

  it('finds the sockets that listen at a port', () => {
    const table = [
      '  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode',
      '   0: 00000000:0C1C 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 4711 1 0 100 0 0 10 0',
      '   1: 0100007F:0C1C 0100007F:9C40 01 00000000:00000000 00:00000000 00000000     0        0 4712 1 0 100 0 0 10 0',
      '   2: 00000000:0FAA 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 4713 1 0 100 0 0 10 0',
    ].join('\n');
    expect(listeningInodes(table, 3100)).toEqual(['4711']);
    expect(listeningInodes(table, 4010)).toEqual(['4713']);
    expect(listeningInodes('', 3100)).toEqual([]);
  });
});

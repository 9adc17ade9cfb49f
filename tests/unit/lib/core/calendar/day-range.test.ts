import { describe, expect, it } from 'vitest';
import { expectedText } from '#lib/core/calendar/day-range.ts';

const day = { from: '2026-12-01', until: '2026-12-01' };
const days = { from: '2026-12-01', until: '2026-12-02' };
const overMonths = { from: '2026-11-30', until: '2026-12-02' };
const overYears = { from: '2026-12-31', until: '2027-01-04' };

describe('the days of an expectation', () => {
  it.each([
    [day, 'december 1., kedd'],
    [days, 'december 1–2., kedd–szerda'],
    [overMonths, 'november 30., hétfő – december 2., szerda'],
    [overYears, 'december 31., csütörtök – január 4., hétfő'],
  ])('[CART-08] name a month once in Hungarian: %j', (range, text) => {
    expect(expectedText(range)).toBe(text);
  });

  it.each([
    [day, 'Tuesday 1 December'],
    [days, 'Tuesday 1 – Wednesday 2 December'],
    [overMonths, 'Monday 30 November – Wednesday 2 December'],
  ])('[CART-08] and in English: %j', (range, text) => {
    expect(expectedText(range, 'en-GB')).toBe(text);
  });
});

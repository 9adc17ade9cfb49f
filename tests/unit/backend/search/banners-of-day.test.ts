import { describe, expect, it } from 'vitest';
import { homePage } from '#backend/search/home.ts';
import { menuTree } from '#backend/search/menu.ts';
import { ReadModel } from '#backend/search/read-model.ts';
import { catalogBanners } from '#demo/catalog/banners.ts';
import { dayAfter } from '#lib/core/calendar/days.ts';
import { isInSeason } from '#lib/contract/season.ts';
import { fixtureCatalog } from '#tests/fixtures/catalog.ts';

const banner = (title: string, season?: { from: string; to: string }) => ({
  title,
  highlight: '',
  text: '',
  image: { name: title, alt: '' },
  links: [{ name: 'Cipők', path: '/cipok/' }],
  tone: 'mist' as const,
  season,
});

describe('banners of the day', () => {
  const banners = [
    banner('Karácsony', { from: '11-16', to: '12-24' }),
    banner('Tél', { from: '12-01', to: '02-28' }),
    banner('Mindig'),
  ];
  /** What the front page and the menu show. */
  const shown = (model: ReadModel) => [
    homePage(model).banners.map(({ title }) => title),
    menuTree(model)
      .find(({ type }) => type === 'banners')
      ?.options.map(({ name }) => name),
  ];

  it('[RT-06] [ADR-0165] follow the calendar of the market on the front page and in the menu, from midnight on', () => {
    const model = ReadModel.fromCatalog({ ...fixtureCatalog(), banners }, new Date('2026-12-24T12:00:00+01:00'));
    expect(shown(model)).toEqual([
      ['Karácsony', 'Tél', 'Mindig'],
      ['Karácsony', 'Tél'],
    ]);
    model.passTime(new Date('2026-12-24T23:59:59+01:00'));
    expect(shown(model)[0]).toEqual(['Karácsony', 'Tél', 'Mindig']);
    model.passTime(new Date('2026-12-25T00:00:00+01:00'));
    expect(shown(model)).toEqual([
      ['Tél', 'Mindig'],
      ['Tél', 'Mindig'],
    ]);
  });

  it('[ADR-0165] are a change of the catalog where others are shown, and on no other day', () => {
    const model = ReadModel.fromCatalog({ ...fixtureCatalog(), banners }, new Date('2026-12-23T12:00:00+01:00'));
    const before = model.changes;
    model.passTime(new Date('2026-12-24T12:00:00+01:00'));
    expect(model.changes).toBe(before);
    model.passTime(new Date('2026-12-25T12:00:00+01:00'));
    expect(model.changes).toBeGreaterThan(before);
  });

  it('[RT-06] [ADR-0165] are two at least in the demo on every day of a year', () => {
    for (let day = '2026-11-01'; day < '2027-11-01'; day = dayAfter(day, 1))
      expect(catalogBanners().filter(({ season }) => isInSeason(season, day)).length, day).toBeGreaterThanOrEqual(2);
  });
});

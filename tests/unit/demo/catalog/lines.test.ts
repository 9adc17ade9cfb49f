import { describe, expect, it } from 'vitest';
import { colourways, type ArchetypeName } from '#demo/catalog/colourways.ts';
import type { ColourwayTable } from '#demo/catalog/colourways/colourway.ts';
import { brandLines, pictureName, pictureRequests } from '#demo/catalog/lines.ts';
import { nameOf } from '#demo/pictures/request.ts';

const archetypes = Object.keys(colourways) as ArchetypeName[];

describe('lines', () => {
  it('asks for each picture once, the sole for shoes only', () => {
    const requests = pictureRequests();
    const names = requests.map(nameOf);
    expect(new Set(names).size).toBe(names.length);
    expect(requests.filter(({ view }) => view === 'main').length).toBeGreaterThanOrEqual(500);
    const soles = requests.filter(({ view }) => view === 'sole').map(({ archetype }) => archetype);
    expect(new Set(soles)).toEqual(new Set(['shoe']));
  });

  it.each(archetypes)('%s has at least three brands with two to five existing colourways', (archetype) => {
    const table: ColourwayTable = colourways[archetype];
    const lines = brandLines(archetype);
    expect(lines.length).toBeGreaterThanOrEqual(3);
    for (const line of lines) {
      expect(line.colourways.length).toBeGreaterThanOrEqual(2);
      expect(new Set(line.colourways).size).toBe(line.colourways.length);
      expect(line.colourways.filter((id) => !(id in table))).toEqual([]);
    }
  });

  it('names pictures by kind, colourway, brand and view', () => {
    expect(pictureName('shoe', 'coral', 'vantor', 'main')).toBe('shoe-coral-vantor');
    expect(pictureName('shoe', 'coral', 'vantor', 'sole')).toBe('shoe-coral-vantor-sole');
    expect(pictureName('shoe', 'coral', 'vantor', 'detail', 'daily')).toBe('shoe-coral-vantor-detail');
    expect(pictureName('shoe', 'coral', 'vantor', 'detail', 'tempo')).toBe('shoe-coral-vantor-tempo-detail');
    expect(pictureName('shoe', 'coral', 'vantor', 'sole', 'tempo')).toBe('shoe-coral-vantor-sole');
  });
});

describe('colourways', () => {
  it.each(archetypes)('%s has distinct labels and valid swatches', (archetype) => {
    const entries = Object.values<ColourwayTable[string]>(colourways[archetype]);
    expect(new Set(entries.map(({ label }) => label)).size).toBe(entries.length);
    for (const { label, swatch } of entries) {
      expect(label).toBe(label.toLocaleLowerCase('hu'));
      expect(swatch).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  it('gives each weight to one colourway', () => {
    for (const archetype of ['dumbbell', 'kettlebell'] as const) {
      const weights = Object.values<ColourwayTable[string]>(colourways[archetype]).map(({ kilograms }) => kilograms);
      expect(weights).not.toContain(undefined);
      expect(new Set(weights).size).toBe(weights.length);
    }
  });
});

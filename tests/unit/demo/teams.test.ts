import { describe, expect, it } from 'vitest';
import { masterFolders, pictureNames } from '#backend/media/masters.ts';
import { article } from '#demo/catalog/hungarian.ts';
import { generateCatalog } from '#demo/catalog/index.ts';
import { generateTeams } from '#demo/teams.ts';
import { backendSettingsSchema } from '#lib/config/backend-settings.ts';
import { readSettings } from '#lib/config/settings.ts';
import { teamSlugSchema } from '#lib/contract/team.ts';
import { demoCatalog, demoNow } from './content/demo-content.ts';

const teams = generateTeams(demoCatalog, demoNow);

describe('the demo’s teams', () => {
  it('are four clubs that tell each other apart by slug, shop, name and colour', () => {
    expect(teams).toHaveLength(4);
    for (const part of [
      teams.map(({ slug }) => slug),
      teams.map(({ shopIdentifier }) => shopIdentifier),
      teams.map(({ name }) => name),
      teams.map(({ colours }) => colours[0]),
      teams.map(({ image }) => image.name),
    ])
      expect(new Set(part).size).toBe(4);
    for (const { slug, colours } of teams) {
      expect(teamSlugSchema.safeParse(slug).success).toBe(true);
      expect(colours.every((colour) => /^#[0-9a-f]{6}$/.test(colour))).toBe(true);
    }
  });

  it('offer products of the catalog, each once, and print on shirts alone', () => {
    const byId = new Map(demoCatalog.products.map((product) => [product.id, product]));
    const slugOf = new Map(demoCatalog.categories.map(({ id, slug }) => [id, slug]));
    for (const { slug, products } of teams) {
      expect(new Set(products.map(({ productId }) => productId)).size, slug).toBe(products.length);
      expect(products.length, slug).toBeGreaterThanOrEqual(12);
      expect(products.filter(({ printable }) => printable).length, slug).toBeGreaterThanOrEqual(3);
      for (const { productId, printable } of products) {
        const category = slugOf.get(byId.get(productId)?.categoryId ?? 0) ?? '';
        expect([slug, productId, category, /(?:polok|mezek)$/.test(category)]).toEqual([
          slug,
          productId,
          category,
          printable,
        ]);
      }
    }
  });

  it('are pictured with drawings that there are, and speak tidy Hungarian', async () => {
    const drawn = await pictureNames(masterFolders(readSettings(backendSettingsSchema, {})));
    for (const { slug, image, text } of teams) {
      expect(drawn.has(image.name), slug).toBe(true);
      expect(text, slug).not.toMatch(/undefined|\s\s|["“'‘’]| - |\.\.\./);
      for (const [, used = '', next = ''] of text.matchAll(/(?<![\p{L}\p{N}])(az?) ([\p{L}\p{N}]\S*)/giu)) {
        expect(used.toLowerCase(), `${slug}: ${used} ${next}`).toBe(article(next));
      }
    }
  });

  it('depend on the catalog and the day alone, and need no large one', () => {
    expect(generateTeams(demoCatalog, new Date('2026-11-21T23:50:00Z'))).toEqual(teams);
    expect(() => generateTeams(generateCatalog({ seed: 1, products: 1, now: demoNow }), demoNow)).not.toThrow();
  });
});

import { expect, it } from 'vitest';
import { ReadModel } from '#backend/search/read-model.ts';
import { oneOfGoods } from '#backend/search/one-of-goods.ts';
import { fixtureCatalog, fixtureNow } from '#tests/fixtures/catalog.ts';

it('[HDR-12] calls one of the goods of a category by its name in the singular, where the catalog has that word', () => {
  const model = ReadModel.fromCatalog(fixtureCatalog(), fixtureNow);
  const named = ['Cipők', 'Pólók', 'Kulacsok', 'Labdák'].map((name) => oneOfGoods(model, name));
  expect(named).toEqual(['cipő', 'póló', 'kulacs', 'labda']);
});

it('[HDR-12] leaves names that are no plural, or no single word, as they are', () => {
  const model = ReadModel.fromCatalog(fixtureCatalog(), fixtureNow);
  for (const name of ['Ruházat', 'Játék', 'Ajándék', 'Piknik', 'Park', 'Kabátok és dzsekik', ''])
    expect(oneOfGoods(model, name), name).toBeNull();
});

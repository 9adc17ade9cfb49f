import { expect, it } from 'vitest';
import { ReadModel } from '#backend/search/read-model.ts';
import { oneOfGoods } from '#backend/search/one-of-goods.ts';
import { fixtureCatalog, fixtureNow } from '#tests/fixtures/catalog.ts';

it('[HDR-12] calls one of the goods of a category by its name in the singular, where the catalog has that word', () => {
  const model = ReadModel.fromCatalog(fixtureCatalog(), fixtureNow);
  const named = ['Cipők', 'Pólók', 'Kulacsok', 'Labdák'].map((name) => oneOfGoods(model, name));
  expect(named).toEqual(['cipő', 'póló', 'kulacs', 'labda']);
});

it('[HDR-12] leaves names that are no plural of goods as they are', () => {
  const model = ReadModel.fromCatalog(fixtureCatalog(), fixtureNow);
  for (const name of ['Játék', 'Ajándék', 'Piknik', 'Park', 'Ütős sportok', 'Kemping és túra', ''])
    expect(oneOfGoods(model, name), name).toBeNull();
});

it('[HDR-12] calls all of a department by its name, and two kinds by both', () => {
  const model = ReadModel.fromCatalog(fixtureCatalog(), fixtureNow);
  const named = ['Ruházat', 'Úszófelszerelés', 'Cipők és pólók'].map((name) => oneOfGoods(model, name));
  expect(named).toEqual(['ruházat', 'úszófelszerelés', 'cipő és póló']);
});

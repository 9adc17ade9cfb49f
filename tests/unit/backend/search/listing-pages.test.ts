import { describe, expect, it } from 'vitest';
import { lowered } from '#backend/search/listing-pages.ts';
import { search } from '#backend/search/query.ts';
import { ReadModel } from '#backend/search/read-model.ts';
import { fixtureCatalog, fixtureNow } from '#tests/fixtures/catalog.ts';

const model = ReadModel.fromCatalog(fixtureCatalog(), fixtureNow);

describe('listing pages', () => {
  it.each([
    ['/noi/', 'Női termékek', 'Női'],
    ['/cipok/', 'Cipők', 'Cipők'],
    ['/ferfi/cipok/futocipok/', 'Férfi futócipők', 'Férfi > Cipők > Futócipők'],
    ['/noi/ruhazat/polok/', 'Női pólók', 'Női > Ruházat > Pólók'],
    ['/gyerek/felszereles/labdak/', 'Gyerek labdák', 'Gyerek > Felszerelés > Labdák'],
    ['/marka/vento/', 'Vento', 'Márkák > Vento'],
    ['/marka/vento/ferfi/', 'Vento férfiaknak', 'Márkák > Vento > Férfi'],
    ['/sport/futas/', 'Futás', 'Futás'],
    ['/sport/futas/terepfutas/', 'Terepfutás', 'Futás > Terepfutás'],
    ['/akcio/', 'Akció', 'Akció'],
    ['/ujdonsagok/noi/', 'Újdonságok nőknek', 'Újdonságok > Női'],
    ['/felujitott/', 'Felújított termékek', 'Felújított termékek'],
  ])('%s is "%s" under %s', (path, title, trail) => {
    const answer = search(model, { path }, 'vk');
    expect(answer).toMatchObject({ path, title });
    expect(answer.total).toBeGreaterThan(0);
    expect(answer.breadcrumbs.map(({ name }) => name).join(' > ')).toBe(trail);
    expect(answer.breadcrumbs.at(-1)?.url).toBe(path);
  });

  it('lists at least one product on every page, and leads every step but the brand list to a page', () => {
    for (const page of model.pages.all()) {
      const answer = search(model, { path: page.path }, 'vk');
      expect(answer.total).toBeGreaterThan(0);
      for (const { url } of answer.breadcrumbs) expect(url === '/marka/' || model.pages.find(url)).toBeTruthy();
    }
  });

  it('makes no page of a sport for a gender that has only goods for everyone', () => {
    expect(model.pages.find('/sport/kerekpar/noi/')).toBeUndefined();
    expect(model.pages.find('/noi/felszereles/kerekparok/')).toBeDefined();
  });

  it('lowers the first letter of a name inside a title, not that of an abbreviation', () => {
    expect(lowered('Úszódresszek')).toBe('úszódresszek');
    expect(lowered('BMX kerékpárok')).toBe('BMX kerékpárok');
    expect(lowered('E-bike-ok')).toBe('E-bike-ok');
  });
});

import { describe, expect, it } from 'vitest';
import { categoryId } from '#demo/catalog/categories.ts';
import { designsOf } from '#demo/catalog/designs.ts';
import { generateCatalog } from '#demo/catalog/index.ts';
import { pictureRequests } from '#demo/catalog/lines.ts';
import { archetypes } from '#demo/pictures/archetypes/index.ts';
import { svgOf } from '#demo/pictures/request.ts';
import { limits } from '#lib/contract/limits.ts';

const { products, categories } = generateCatalog({
  seed: 2735,
  products: 3000,
  now: new Date('2026-11-20T08:00:00Z'),
});

/** The outline of a drawing's largest part: what a shopper knows its shape by. */
function silhouetteOf(svg: string): string {
  const size = (outline: string): number => {
    const numbers = (outline.match(/-?[\d.]+/g) ?? []).map(Number);
    const [xs, ys] = [0, 1].map((axis) => numbers.filter((_, index) => index % 2 === axis)) as [number[], number[]];
    return (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys));
  };
  const parts = [...svg.matchAll(/<clipPath id="\w+"><path d="([^"]*)"/g)].map(([, outline = '']) => outline);
  return parts.toSorted((one, other) => size(other) - size(one))[0]!;
}

function isBelow(id: number, path: string): boolean {
  const above = categoryId(path);
  for (
    let at = categories.find((category) => category.id === id);
    at;
    at = categories.find(({ id: other }) => other === at?.parentId)
  ) {
    if (at.id === above) return true;
  }
  return false;
}

describe('the pictures of a list', () => {
  it.each([
    'cipok/futocipok',
    'cipok/terepfuto-cipok',
    'cipok/utcai-cipok',
    'ruhazat/kabatok-es-dzsekik',
    'ruhazat/kapucnis-puloverek',
    'ruhazat/polok',
  ])('are all different on the first page of %s', (path) => {
    const first = products
      .filter((product) => isBelow(product.categoryId, path))
      .toSorted((a, b) => b.salesRank - a.salesRank)
      .slice(0, limits.pageSize)
      .map(({ colours }) => colours[0]?.images[0]?.name);
    expect(first).toHaveLength(limits.pageSize);
    expect(new Set(first).size).toBe(limits.pageSize);
  });

  it.each(['female', 'male'] as const)('are all different on the first page of running shoes that are %s', (gender) => {
    const first = products
      .filter((product) => product.gender === gender && isBelow(product.categoryId, 'cipok/futocipok'))
      .toSorted((a, b) => b.salesRank - a.salesRank)
      .slice(0, 48)
      .map(({ colours }) => colours[0]?.images[0]?.name);
    expect(first).toHaveLength(48);
    expect(new Set(first).size).toBe(48);
  });

  it('name the product and its colour', () => {
    for (const { name, colours } of products.slice(0, 100)) {
      for (const { name: colour, images } of colours) {
        expect(images.length).toBeGreaterThanOrEqual(2);
        for (const { alt } of images) expect(alt).toContain(`${name}, ${colour}`);
      }
    }
  });
});

describe('designs', () => {
  it('belong to kinds that are drawn, each by a name of its own', () => {
    for (const archetype of Object.keys(archetypes)) {
      const designs = designsOf(archetype);
      expect(new Set(designs).size).toBe(designs.length);
    }
  });

  const mainPictures = (archetype: string): string[] =>
    products
      .toSorted((a, b) => b.salesRank - a.salesRank)
      .map(({ colours }) => colours[0]?.images[0]?.name ?? '')
      .filter((name) => name.startsWith(`${archetype}-`));
  const designIn = (archetype: string, name: string): string =>
    designsOf(archetype).find((design) => name.endsWith(`-${design}`)) ?? designsOf(archetype)[0];

  it.each(['dumbbell', 'beanie', 'swim-goggles', 'badminton-racket'])(
    '[ADR-0026] take turns in a list: the first dozen of %s shows three of them',
    (archetype) => {
      const shown = mainPictures(archetype).slice(0, 12);
      expect(shown).toHaveLength(12);
      expect(new Set(shown.map((name) => designIn(archetype, name))).size).toBeGreaterThanOrEqual(3);
    },
  );

  it.each(['dumbbell', 'badminton-racket'])('[ADR-0026] are the same in every version of a model: %s', (archetype) => {
    const ofModel = Map.groupBy(
      products.filter(({ colours }) => colours[0]?.images[0]?.name.startsWith(`${archetype}-`)),
      ({ brand, name }) => `${brand} ${name.replace(/, (\d+ kg|felújított)$/u, '')}`,
    );
    expect([...ofModel.values()].some(({ length }) => length > 1)).toBe(true);
    for (const versions of ofModel.values()) {
      const designs = versions.map(({ colours }) => designIn(archetype, colours[0]!.images[0]!.name));
      expect(new Set(designs).size).toBe(1);
    }
  });

  it.each([
    ['swim-goggles', 'mask', /orrnyereg|lapos|"race"/iu],
    ['swim-goggles', 'wide', /lapos/iu],
    ['badminton-racket', 'steel', /grafit/iu],
    ['badminton-racket', 'isometric', /acél/iu],
    ['duffel-bag', 'expedition', /hordó/iu],
    ['duffel-bag', 'locker', /hordó/iu],
    ['sports-bra', 'high', /"support":"light"/u],
    ['sports-bra', 'longline', /"support":"strong"/u],
    ['sports-bra', 'slim', /"support":"(?:medium|strong)"|puha pántok/u],
    ['polo', 'court', /galléros póló/u],
  ])('[ADR-0026] agree with what is said: no %s as a %s where the texts say otherwise', (archetype, design, words) => {
    const shown = products.filter(({ colours }) => {
      const name = colours[0]!.images[0]!.name;
      return name.startsWith(`${archetype}-`) && designIn(archetype, name) === design;
    });
    expect(shown.length).toBeGreaterThan(0);
    for (const { name, description, highlights, attributes, facts } of shown) {
      expect(JSON.stringify([name, description, highlights, attributes, facts])).not.toMatch(words);
    }
  });

  it.each(['duffel-bag', 'sports-bra', 'polo'])(
    '[ADR-0026] of %s are all on sale, and of another shape each',
    (archetype) => {
      const shown = mainPictures(archetype);
      const designs = designsOf(archetype);
      expect(designs.length).toBeGreaterThanOrEqual(4);
      for (const design of designs) expect(shown.map((name) => designIn(archetype, name))).toContain(design);
      const sample = pictureRequests().filter((request) => request.archetype === archetype && request.view === 'main');
      const shapes = designs.map((design) => silhouetteOf(svgOf(sample.find((request) => request.design === design)!)));
      expect(new Set(shapes).size).toBe(designs.length);
    },
  );

  it.each([
    ['kupolasátor', ['dome', 'turned'], 2],
    ['alagútsátor', ['tunnel'], 2],
    ['családi sátor', ['family'], 4],
    ['hegyi sátor', ['mountain'], 2],
  ])('[ADR-0026] of a tent are those that its name says: %s', (noun, wanted, persons) => {
    const tents = products.filter(({ name }) => name.includes(noun));
    expect(tents.length).toBeGreaterThan(5);
    for (const { name, facts, colours } of tents) {
      expect(facts.persons, name).toBe(persons);
      for (const { images } of colours) expect(wanted, name).toContain(designIn('tent', images[0]!.name));
    }
  });

  it('[ADR-0026] of tents have another shape each, pitched and without their fly', () => {
    const tents = pictureRequests().filter(({ archetype }) => archetype === 'tent');
    for (const view of ['main', 'inner'] as const) {
      const shapes = ['dome', 'tunnel', 'family', 'mountain'].map((name) =>
        silhouetteOf(svgOf(tents.find((request) => request.design === name && request.view === view)!)),
      );
      expect(new Set(shapes).size, view).toBe(4);
    }
  });

  it('[ADR-0026] of running shoes differ in how low and how long they are', () => {
    const shoes = pictureRequests().filter(({ archetype, view }) => archetype === 'shoe' && view === 'main');
    const builds = designsOf('shoe').map((name) => {
      const svg = svgOf(shoes.find(({ design }) => design === name)!);
      return /scale\([\d.]+ [\d.]+\)/.exec(svg)?.[0];
    });
    expect(new Set(builds).size).toBe(4);
    expect(builds).not.toContain(undefined);
  });
});

import { describe, expect, it } from 'vitest';
import { colourways, type ArchetypeName } from '#demo/catalog/colourways.ts';
import { designsOf } from '#demo/catalog/designs.ts';
import { pictureRequests, viewsOf } from '#demo/catalog/lines.ts';
import { otherViewsOf } from '#demo/catalog/other-views.ts';
import { englishView } from '#demo/english/views.ts';
import { archetypes } from '#demo/pictures/archetypes/index.ts';
import { committedPictures } from '#demo/pictures/committed.ts';
import { boundBlurs } from '#demo/pictures/lib/bound-blurs.ts';
import { nameOf, svgOf, type PictureRequest } from '#demo/pictures/request.ts';
import { demoCatalog } from '#tests/unit/demo/content/demo-content.ts';

const kinds = Object.keys(colourways) as ArchetypeName[];
const isOther = (view: string): boolean => ['back', 'inner', 'packed'].includes(view);
const ending = /-(?:back|inner|packed)$/;
const others = pictureRequests().filter(({ view }) => isOther(view));
/** One of each kind, design and view. */
const samples = [
  ...Map.groupBy(others, ({ archetype, design, view }) => `${archetype} ${design} ${view}`).values(),
].map(([first]) => first!);
const backs = samples.filter(({ view }) => view === 'back');
/** Long shapes of a drawing, such as a sleeve or a leg. */
const shapesOf = (svg: string): Set<string> => new Set(svg.match(/(?<= d=")[^"]{250,}(?=")/g));
/** By the teeth of their coils. */
const zipsOf = (request: PictureRequest): number => svgOf(request).split('stroke-dasharray="2.6 2.8"').length - 1;

describe('the other side of a product', () => {
  it('[ADR-0162] has a drawing in the kinds that say so, and in no other', () => {
    for (const kind of kinds) {
      const drawn = archetypes[kind]!.views.map(({ name }) => name);
      expect(drawn.filter(isOther)).toEqual(otherViewsOf(kind));
      expect(viewsOf(kind).filter(isOther)).toEqual(otherViewsOf(kind));
    }
  });

  it('[ADR-0162] is asked for in every design, colour and brand', () => {
    const main = pictureRequests().filter(({ view }) => view === 'main');
    const wanted = main.flatMap((request) =>
      otherViewsOf(request.archetype).map((view) => nameOf({ ...request, view })),
    );
    expect(others.map((request) => nameOf(request)).toSorted()).toEqual(wanted.toSorted());
    for (const kind of kinds.filter((name) => otherViewsOf(name).length))
      expect(new Set(samples.filter(({ archetype }) => archetype === kind).map(({ design }) => design))).toEqual(
        new Set(designsOf(kind)),
      );
  });

  it.each(samples.map((request) => [nameOf(request), request] as const))(
    '[ADR-0162] is drawn whole, and is no other picture of the product: %s',
    (_name, request) => {
      const svg = boundBlurs(svgOf(request));
      expect(svg).toContain('viewBox="0 0 1200 1200"');
      expect(svg).toContain('#F4F5F2');
      expect(svg).not.toContain('<!--');
      expect(svg).not.toBe(boundBlurs(svgOf({ ...request, view: 'main' })));
      const defined = [...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id);
      expect(new Set(defined).size).toBe(defined.length);
      const used = [...svg.matchAll(/(?:url\(|href=")#(\w+)/g)].map(([, id]) => id);
      expect(used.filter((id) => !defined.includes(id))).toEqual([]);
    },
  );

  it.each(
    // A boot from behind shares no outline with one from the side.
    backs
      .filter(({ archetype }) => !['backpack', 'ski-boot'].includes(archetype))
      .map((request) => [nameOf(request), request] as const),
  )('[ADR-0162] is the garment of the front, and of its cut: %s', (_name, request) => {
    const front = shapesOf(svgOf({ ...request, view: 'main' }));
    expect([...shapesOf(svgOf(request))].filter((shape) => front.has(shape))).not.toEqual([]);
  });

  it('[ADR-0162] is a pair of ski boots from behind: each with its buckles', () => {
    const boots = backs.filter(({ archetype }) => archetype === 'ski-boot');
    expect(boots.map(({ design }) => design)).toEqual(['race', 'freeride']);
    const [race, freeride] = boots.map((request) => svgOf(request));
    const levers = (svg: string): number => svg.match(/<path d="M[\d.]+ [\d.]+L[\d.]+ [\d.]+Q[^"]*Z"/g)?.length ?? 0;
    expect([levers(race!), levers(freeride!)]).toEqual([2 * 4, 2 * 3]);
  });

  it('[ADR-0162] bears the brand, in every brand that sells it', () => {
    for (const request of backs.filter(({ archetype }) => archetype === 'jacket' || archetype === 'tshirt')) {
      const other = { ...request, brand: { ...request.brand, name: 'OTHER', motif: 'dots' as const } };
      expect(svgOf(other)).not.toBe(svgOf(request));
    }
  });

  it('[ADR-0162] has no zip where only the front opens', () => {
    const opening = samples.filter(
      ({ archetype, design }) =>
        ['puffer-jacket', 'vest', 'fleece', 'cycling-jersey'].includes(archetype) ||
        (archetype === 'hoodie' && design === 'zip'),
    );
    expect(opening.length).toBe(8);
    for (const request of opening) {
      expect(zipsOf({ ...request, view: 'main' }), nameOf(request)).toBeGreaterThan(0);
      expect(zipsOf(request), nameOf(request)).toBe(0);
    }
  });

  it('[ADR-0162] is never a committed master', () => {
    const committed = committedPictures();
    expect(others.filter((request) => committed.has(nameOf(request)))).toEqual([]);
  });

  it('[ADR-0162] comes after the product in use and before the detail, in the colour that is chosen', () => {
    for (const { colours } of demoCatalog.products)
      for (const { images } of colours) {
        const names = images.map(({ name }) => name);
        const [first, last] = [
          names.findIndex((name) => ending.test(name)),
          names.findLastIndex((name) => ending.test(name)),
        ];
        if (first === -1) continue;
        expect(names[first - 1]).toMatch(/-scene$/);
        expect(names[last + 1]).toMatch(/-detail$/);
        for (const name of names.slice(first, last + 1)) expect(name.replace(ending, '')).toBe(names[0]);
      }
  });

  it('[ADR-0162] says which side it shows, in Hungarian and in English', () => {
    const told = new Map<string, Set<string>>();
    for (const { name, alt } of demoCatalog.products.flatMap(({ colours }) =>
      colours.flatMap(({ images }) => images),
    )) {
      if (!ending.test(name)) continue;
      const kind = samples.find(({ archetype }) => name.startsWith(`${archetype}-`))!.archetype;
      const words = alt.split(', ').at(-1)!;
      told.set(kind, (told.get(kind) ?? new Set()).add(words));
    }
    expect([...told.keys()].toSorted()).toEqual(kinds.filter((kind) => otherViewsOf(kind).length).toSorted());
    expect(told.get('jacket')).toEqual(new Set(['hátulnézet']));
    expect(told.get('swimsuit')).toEqual(new Set(['hátulnézet']));
    expect(told.get('gloves')).toEqual(new Set(['tenyér felől']));
    expect(told.get('tent')).toEqual(new Set(['belső sátor', 'összecsomagolva']));
    const english = ['hátulnézet', 'elölnézet', 'tenyér felől', 'belső sátor', 'összecsomagolva'].map(englishView);
    expect(english).toEqual(['back view', 'front view', 'palm side', 'inner tent', 'packed']);
  });
});

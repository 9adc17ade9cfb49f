import { describe, expect, it } from 'vitest';
import { colourways, type ArchetypeName } from '#demo/catalog/colourways.ts';
import { designsOf } from '#demo/catalog/designs.ts';
import { useOf } from '#demo/catalog/in-use.ts';
import { pictureRequests, viewsOf } from '#demo/catalog/lines.ts';
import { committedPictures } from '#demo/pictures/committed.ts';
import { archetypes } from '#demo/pictures/archetypes/index.ts';
import { insidePath } from '#demo/pictures/archetypes/headband/pieces.ts';
import { backdrop } from '#demo/pictures/in-use/backdrop.ts';
import { standOf, stands } from '#demo/pictures/in-use/goods.ts';
import { legIn } from '#demo/pictures/in-use/legs.ts';
import { viewOf } from '#demo/pictures/in-use/outlooks.ts';
import { clothesBeside, personOf, skinIn } from '#demo/pictures/in-use/person.ts';
import { quay } from '#demo/pictures/in-use/quay.ts';
import { fits } from '#demo/pictures/in-use/worn.ts';
import { boundBlurs } from '#demo/pictures/lib/bound-blurs.ts';
import { shade } from '#demo/pictures/lib/colour.ts';
import { Drawing } from '#demo/pictures/lib/drawing.ts';
import { edgesOf } from '#demo/pictures/lib/edges.ts';
import { nameOf, svgOf, type PictureRequest } from '#demo/pictures/request.ts';
import { volt } from '#demo/pictures/scenes/landscape.ts';
import { demoCatalog } from '#tests/unit/demo/content/demo-content.ts';

const kinds = Object.keys(colourways) as ArchetypeName[];
const inUse = pictureRequests().filter(({ view }) => view === 'scene');
/** One of each kind, design and setting. */
const samples = [
  ...Map.groupBy(inUse, ({ archetype, design, setting }) => `${archetype} ${design} ${setting}`).values(),
].map(([first]) => first!);
/** Who wears it, whose skin is no part of it. */
const wearerOf = (request: PictureRequest) =>
  personOf(nameOf(request), archetypes[request.archetype]!.colourways[request.colourway]!.swatch);
/** Parts of an SVG by which one part refers to another. */
const references = /(?:url\(|href=")#(\w+)/g;

describe('a product in use', () => {
  it('[ADR-0157] has a drawing in the kinds that say so, and in no other', () => {
    const told = (how: string) => kinds.filter((kind) => useOf(kind)?.how === how).toSorted();
    expect(told('worn')).toEqual(Object.keys(fits).toSorted());
    expect(told('used')).toEqual(Object.keys(stands).toSorted());
    for (const kind of kinds) expect(viewsOf(kind).includes('scene')).toBe(useOf(kind) !== null);
  });

  it('[ADR-0157] is asked for in every design, colour and brand', () => {
    const main = pictureRequests().filter(({ archetype, view }) => view === 'main' && useOf(archetype));
    expect(
      inUse
        .filter(({ setting }) => !setting)
        .map((request) => nameOf(request))
        .toSorted(),
    ).toEqual(main.map((request) => nameOf({ ...request, view: 'scene' })).toSorted());
    for (const kind of kinds.filter((name) => useOf(name)))
      expect(new Set(samples.filter(({ archetype }) => archetype === kind).map(({ design }) => design))).toEqual(
        new Set(designsOf(kind)),
      );
  });

  it.each(samples.map((request) => [nameOf(request), request] as const))(
    '[ADR-0157] is drawn without its empty room: %s',
    (_name, request) => {
      const svg = boundBlurs(svgOf(request));
      expect(svg).not.toContain('#F4F5F2');
      expect(svg).not.toContain('<!--');
      expect(svg).not.toContain('data-mirrored');
      if (useOf(request.archetype)?.how === 'worn') expect(svg).not.toMatch(/<g fill="#3b3a44"/);
      const defined = [...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id);
      expect(new Set(defined).size).toBe(defined.length);
      expect([...svg.matchAll(references)].filter(([, id]) => !defined.includes(id))).toEqual([]);
    },
  );

  it('[ADR-0157] [ADR-0161] stands before a landscape whose edges stay soft in an enlarged picture', () => {
    const before = samples.filter(({ archetype }) => useOf(archetype)?.how === 'worn' || archetype === 'tent');
    for (const request of before) expect(edgesOf(svgOf(request))).toMatch(/<g display="none"><g transform/);
  });

  it('[ADR-0157] is worn by somebody who stands at ease: shoulders and hips slope to the side of the leg that rests', () => {
    const worn = samples.filter(({ archetype }) => useOf(archetype)?.how === 'worn' && !archetype.endsWith('gloves'));
    expect(worn.length).toBeGreaterThan(30);
    for (const request of worn) {
      const [, slope, lean] = /rotate\((-?[\d.]+)\) skewX\((-?[\d.]+)\)/.exec(svgOf(request)) ?? [];
      const { rests } = personOf(nameOf(request));
      expect([Math.sign(Number(slope)), Math.sign(Number(lean))]).toEqual([rests, rests]);
    }
  });

  it('[ADR-0157] has no accent of the landscape beside goods, and more outlooks than one in every scene', () => {
    const staged = samples.filter(({ archetype }) => useOf(archetype)?.how === 'used');
    const quiet = new Map(staged.map(({ archetype }) => [useOf(archetype)!.scene, new Set<number>()]));
    for (const scene of quiet.keys()) {
      const behind = (accents: boolean) =>
        backdrop(new Drawing(), { scene, scale: 1, middle: [600, 600], blur: 8, accents });
      expect(behind(true), scene).toContain(volt);
      expect(behind(false), scene).not.toContain(volt);
    }
    for (const request of inUse.filter(({ archetype }) => useOf(archetype)?.how === 'used')) {
      const { scene } = useOf(request.archetype)!;
      quiet.get(scene)!.add(viewOf(scene, nameOf(request)));
    }
    for (const [scene, views] of quiet)
      expect(views.size, scene).toBeGreaterThanOrEqual(scene === 'sports-hall' ? 3 : 2);
  });

  it('[ADR-0157] stands on stone in the city, with a heel off the ground and another leg behind the first', () => {
    const shoe = samples.find(({ archetype }) => archetype === 'shoe')!;
    const leg = stands.shoe!.leg!;
    const walker = {
      sketch: { drawing: new Drawing(), person: personOf(nameOf(shoe)) },
      leg,
      design: 'daily',
      cloth: '#2b3038',
    };
    const worn = [0, 1, 2].map((number) => legIn({ ...walker, number }));
    expect(new Set(worn).size).toBe(2);
    for (const markup of worn) expect(markup).toContain(`rotate(${-leg.lean} `);
    expect(stands.shoe!.ground).toBe(quay);
  });

  it.each(
    samples.filter(({ archetype }) => stands[archetype]?.leg).map((request) => [nameOf(request), request] as const),
  )('[ADR-0157] is on both feet, the other one out of focus and without filters of its own: %s', (_name, request) => {
    const svg = svgOf(request);
    const [definitions = '', body = ''] = svg.split('</defs>');
    const id = /<g filter="url\(#\w+\)"><use href="#(\w+)"\/><\/g>/.exec(body)?.[1];
    const [, other = ''] = definitions.split(`<g id="${id}"`);
    const shapes = [...other.matchAll(/<path d="([^"]{40,})" fill="/g)].map(([, path]) => path!);
    expect(shapes.length).toBeGreaterThan(12);
    for (const shape of shapes) expect(body).toContain(shape);
    expect(other.split('<filter')[0]).not.toContain('filter=');
  });

  it.each([
    ['helmet', 'M600 970h42M602 980h44'],
    ['ski-helmet', 'M540 972C'],
  ] as const)('[ADR-0157] is a %s on a head, whose straps are no longer open', (kind, buckle) => {
    const worn = samples.find(({ archetype }) => archetype === kind)!;
    expect(svgOf({ ...worn, view: 'main' })).toContain(buckle);
    expect(svgOf(worn)).not.toContain(buckle);
    const { skin, hair } = wearerOf(worn);
    expect(svgOf(worn)).toContain(`stop-color="${skinIn(skin, 0.1)}"`);
    expect(svgOf(worn)).toContain(`fill="${hair}"`);
  });

  it('[ADR-0157] is a beanie of every design on a head from behind, by people whose hair differs', () => {
    const beanies = inUse.filter(({ archetype }) => archetype === 'beanie');
    const people = beanies.map((request) => ({ request, ...wearerOf(request) }));
    const heads = [...Map.groupBy(people, ({ request, cut }) => `${request.design} ${cut}`).values()].map(
      ([one]) => one!,
    );
    expect(new Set(heads.map(({ request }) => request.design))).toEqual(new Set(designsOf('beanie')));
    expect(new Set(heads.map(({ cut }) => cut))).toEqual(new Set(['short', 'long', 'plait']));
    expect(new Set(heads.map(({ hair }) => hair)).size).toBeGreaterThan(2);
    for (const { request, skin, hair } of heads) {
      const svg = svgOf(request);
      expect(svg).toContain(`stop-color="${skinIn(skin, 0.1)}"`);
      expect(svg).toContain(`stroke="${shade(hair, 0.26)}"`);
    }
  });

  it.each(['beanie', 'helmet', 'ski-helmet', 'ski-goggles'])(
    '[ADR-0157] is on a child with narrow shoulders where it is made for children: %s',
    (kind) => {
      const narrow = / scale\(\.8 1\) /;
      const child = samples.find(({ archetype, setting }) => archetype === kind && setting === 'child')!;
      expect(svgOf(child)).toMatch(narrow);
      expect(svgOf({ ...child, setting: undefined })).not.toMatch(narrow);
    },
  );

  it('[ADR-0157] is a running belt around a waist, which hides its far half', () => {
    const belt = samples.find(({ archetype }) => archetype === 'waist-bag')!;
    const clip = 'M540 340';
    expect(svgOf({ ...belt, view: 'main' })).toContain(clip);
    expect(svgOf(belt)).not.toContain(clip);
  });

  it('[ADR-0157] is a sandal on a bare foot', () => {
    for (const request of samples.filter(({ archetype }) => archetype === 'sandal'))
      expect(svgOf(request), nameOf(request)).toContain(`stop-color="${skinIn(wearerOf(request).skin, 0.1)}"`);
  });

  it.each(['swim-goggles', 'headlamp', 'cap', 'sunglasses', 'shin-guards'])(
    '[ADR-0157] is on somebody, whose skin is seen: %s',
    (kind) => {
      const worn = samples.filter(({ archetype }) => archetype === kind);
      for (const request of worn) {
        const { skin } = wearerOf(request);
        expect(svgOf(request), nameOf(request)).toContain(`stop-color="${skinIn(skin, 0.1)}"`);
        expect(svgOf({ ...request, view: 'main', setting: undefined })).not.toContain(skinIn(skin, 0.1));
      }
    },
  );

  it('[ADR-0157] is a headband around hair, which is seen where its inside was', () => {
    const headband = samples.find(({ archetype }) => archetype === 'headband')!;
    expect(svgOf({ ...headband, view: 'main' })).toContain(`<path d="${insidePath}" fill=`);
    expect(svgOf(headband)).not.toContain(`<path d="${insidePath}" fill=`);
    expect(svgOf(headband)).toContain(`stop-color="${shade(wearerOf(headband).hair, 0.16)}"`);
  });

  it('[ADR-0157] is a pair of ski goggles before a face, whose strap is no open loop', () => {
    const goggles = samples.find(({ archetype }) => archetype === 'ski-goggles')!;
    const slider = 'M560 294H640Q648';
    expect(svgOf({ ...goggles, view: 'main' })).toContain(`<path d="${slider}`);
    expect(svgOf(goggles)).not.toContain(`<path d="${slider}`);
    expect(svgOf(goggles)).toContain(`stop-color="${skinIn(wearerOf(goggles).skin, 0.1)}"`);
  });

  const sceneOf = (pictures: readonly { name: string; alt: string }[]) =>
    pictures.find(({ name }) => name.endsWith('-scene'))!;

  it('[ADR-0157] is worn by a child where it is made for children, and by an adult elsewhere', () => {
    const shown = demoCatalog.products.flatMap(({ gender, colours }) =>
      colours.map(({ images }) => ({ isForChildren: gender === 'kinder', picture: sceneOf(images) })),
    );
    const polos = shown.filter(({ picture }) => picture?.name.startsWith('polo-'));
    expect(new Set(polos.map(({ isForChildren }) => isForChildren))).toEqual(new Set([true, false]));
    for (const { isForChildren, picture } of polos)
      expect(/-child-scene$/.test(picture.name), picture.name).toBe(isForChildren);
    const child = samples.find(({ archetype, setting }) => archetype === 'polo' && setting === 'child')!;
    const scales = [child, { ...child, setting: undefined }].map((request) =>
      /skewX\([^)]*\) scale\(([\d.]+) ?([\d.]+)?\)/.exec(svgOf(request))!.slice(1).filter(Boolean).map(Number),
    );
    expect(Math.max(...scales[0]!)).toBeLessThan(scales[1]![0]!);
  });

  it('[ADR-0157] is a shoe on the legs of a child where it is made for children: smaller, with a bare knee or joggers', () => {
    const shown = demoCatalog.products.flatMap(({ gender, colours }) =>
      colours.map(({ images }) => ({ isForChildren: gender === 'kinder', picture: sceneOf(images) })),
    );
    for (const kind of ['shoe', 'sneaker', 'football-boot']) {
      const shoes = shown.filter(({ picture }) => picture?.name.startsWith(`${kind}-`));
      expect(new Set(shoes.map(({ isForChildren }) => isForChildren))).toEqual(new Set([true, false]));
      for (const { isForChildren, picture } of shoes)
        expect(/-child-scene$/.test(picture.name), picture.name).toBe(isForChildren);
      const child = samples.find(({ archetype, setting }) => archetype === kind && setting === 'child')!;
      expect(standOf(kind, 'child')!.scale).toBeLessThan(standOf(kind)!.scale * 0.8);
      const legs = [child, { ...child, setting: undefined }].map((request) => {
        const sketch = { drawing: new Drawing(), person: personOf(nameOf(request)) };
        return legIn({ sketch, leg: stands[kind]!.leg!, design: child.design!, cloth: '#2b3038', number: 0 });
      });
      expect(legs[0]).not.toBe(legs[1]);
      expect(svgOf(child)).not.toBe(svgOf({ ...child, setting: undefined }));
    }
  });

  it('[ADR-0157] has clothes beside it that nobody takes for skin', () => {
    const browns = ['#8a5a44', '#3f5680'];
    expect(clothesBeside(browns, { ...personOf('a'), skin: '#ebbd9a' }, 0)).toBe('#8a5a44');
    expect(clothesBeside(browns, { ...personOf('a'), skin: '#83543a' }, 0)).toBe('#3f5680');
  });

  it('[ADR-0157] is a ski jacket in snow, and a beach volleyball on a beach', () => {
    const shown = demoCatalog.products.filter(({ name }) => /sídzseki|röplabda/u.test(name));
    const beaches = new Set<boolean>();
    for (const { name, facts, attributes, colours } of shown) {
      const { name: picture, alt } = sceneOf(colours[0]!.images);
      if (name.includes('sídzseki')) expect(alt, picture).toMatch(/friss hóban$/u);
      const said = JSON.stringify([name, facts, attributes]);
      if (/Homok|strand|outdoor|kültér/iu.test(said)) expect(alt, picture).toMatch(/tóparton$/u);
      if (name.includes('röplabda')) beaches.add(alt.endsWith('tóparton'));
    }
    expect(beaches).toEqual(new Set([true, false]));
  });

  it('[ADR-0157] is worn by somebody whose skin is no part of the garment', () => {
    const beige = '#d8b48f';
    const people = inUse.slice(0, 60).map((request) => personOf(nameOf(request), beige).skin);
    for (const skin of people) expect(['#e5b08a', '#d89f76', '#c68b61', '#ebbd9a', '#cf9569']).not.toContain(skin);
  });

  it('[ADR-0157] is never a committed master', () => {
    const committed = committedPictures();
    expect(inUse.filter((request) => committed.has(nameOf(request)))).toEqual([]);
  });

  it('[ADR-0157] comes second, so that a card shows it under the pointer, and its description says what it shows', () => {
    const words =
      /, (viselve|használat közben), (friss hóban|tóparton|esti rakparton|erdei ösvényen|sportcsarnokban|esti focipályán|salakpályán|pingpongasztalon)$/;
    const pictures = demoCatalog.products.flatMap(({ colours }) => colours.map(({ images }) => images));
    const scenes = pictures.map((images) => images.findIndex(({ name }) => name.endsWith('-scene')));
    expect(new Set(scenes)).toEqual(new Set([1]));
    for (const [at, images] of pictures.entries()) {
      const alt = images[scenes[at]!]?.alt;
      if (alt !== undefined) expect(alt).toMatch(words);
      expect(new Set(images.map((image) => image.alt)).size).toBe(images.length);
    }
  });

  it('[ADR-0157] is worn by the same person for ever, and by several people, who rest on either leg', () => {
    expect(personOf('polo-white-lendulet-scene')).toEqual(personOf('polo-white-lendulet-scene'));
    const people = inUse.map((request) => personOf(nameOf(request)));
    expect(new Set(people.map(({ skin }) => skin)).size).toBeGreaterThanOrEqual(6);
    expect(new Set(people.map(({ rests }) => rests))).toEqual(new Set([1, -1]));
  });
});

import { expect, it } from 'vitest';
import { alpine } from '#demo/pictures/archetypes/boot/alpine.ts';
import { mid } from '#demo/pictures/archetypes/boot/mid.ts';
import { archetypes } from '#demo/pictures/archetypes/index.ts';
import { seatedCut } from '#demo/pictures/archetypes/footwear/seat.ts';
import { solePath, type ShoeCut } from '#demo/pictures/archetypes/footwear/sketch.ts';
import { cushion } from '#demo/pictures/archetypes/shoe/cushion.ts';
import { daily } from '#demo/pictures/archetypes/shoe/daily.ts';
import { stable } from '#demo/pictures/archetypes/shoe/stable.ts';
import { tempo } from '#demo/pictures/archetypes/shoe/tempo.ts';
import { retro } from '#demo/pictures/archetypes/sneaker/retro.ts';
import { runner } from '#demo/pictures/archetypes/sneaker/runner.ts';
import { mud } from '#demo/pictures/archetypes/trail-shoe/mud.ts';
import { skyline } from '#demo/pictures/archetypes/trail-shoe/skyline.ts';

const cuts: Record<string, ShoeCut> = Object.fromEntries(
  Object.entries({ daily, tempo, cushion, stable, retro, runner, mud, skyline, mid, alpine }).map(([name, { cut }]) => [
    name,
    cut,
  ]),
);

/** From the toe to the heel, in px. */
const reach = (...runs: ShoeCut['heel'][]): [number, number] => {
  const across = runs.flat().map(([x]) => x);
  return [Math.min(...across), Math.max(...across)];
};

it.each(Object.entries(cuts))('[ADR-0156] the sole of %s ends where the foot ends', (_name, cut) => {
  const seated = seatedCut(cut);
  const [toe, heel] = reach(seated.topline, seated.feather, seated.heel);
  const [front, rear] = reach(seated.sole.top, seated.sole.heel, seated.sole.bottom);
  expect(toe - front).toBeLessThanOrEqual(10);
  expect(rear - heel).toBeLessThanOrEqual(14);
  expect(seated.sole.top.map(([, y]) => y)).toEqual(cut.sole.top.map(([, y]) => y));
});

it('[ADR-0156] shoes are drawn with such a sole', () => {
  const shoe = archetypes.shoe!;
  const drawn = shoe.draw(shoe.colourways.coral!.palette, { name: 'VANTOR', motif: 'chevron' }, 'detail', 'daily');
  expect(drawn.toString()).toContain(solePath(seatedCut(daily.cut)));
  expect(drawn.toString()).not.toContain(solePath(daily.cut));
});

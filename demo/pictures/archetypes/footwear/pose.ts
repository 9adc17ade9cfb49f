import { poseOf, type Pose } from '#demo/catalog/poses.ts';
import type { Brandmark, ViewName } from '../../archetype.ts';
import type { Drawing, GroundContact } from '../../lib/drawing.ts';
import { lettersTurned } from '../../lib/wordmark.ts';
import { bodyMark } from '../clothing/wearer.ts';

/** How footwear is seen: in a pose, or worn, with a leg in it (ADR-0157). */
export type Stance = Pose | 'worn';

/** A shoe from the side, its toe at the left. */
export interface Standing {
  /** Where it stands on the canvas, and how its parts are set within that. */
  transform: string;
  within?: string;
  contacts: readonly GroundContact[];
  /** Draws its parts, from the back to the front: first what is seen of its inside. */
  parts(): readonly string[];
}

/** The shadows below a shoe; in use they belong to the ground that it is on, for its heel may be off it (ADR-0157). */
export const groundIn = (view: ViewName, drawing: Drawing, contacts: readonly GroundContact[]): string =>
  view === 'scene' ? drawing.room(drawing.ground(contacts)) : drawing.ground(contacts);

/** Draws a shoe into an empty room in its pose. */
export function pose(drawing: Drawing, how: Stance, { transform, within, contacts, parts }: Standing): Drawing {
  const place = (around: string, ...inner: string[]): string => `<g transform="${around}">\n${inner.join('\n')}</g>`;
  const studio = drawing.studio();
  const ground = groundIn(how === 'worn' ? 'scene' : 'main', drawing, contacts);
  const [inside = '', ...outside] = parts();
  const layers = [how === 'worn' ? inside + bodyMark : inside, ...outside];
  const shoe = within ? place(within, ...layers, '') : `${layers.join('\n')}\n`;
  const standing = place(transform, ground, shoe);
  drawing.add(studio);
  const pool = (cx: number, cy: number, rx: number, ry: number, opacity: number, blur: number): string =>
    `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="#3b3a44" opacity="${opacity}"` +
    ` filter="${drawing.blur(blur)}"/>`;
  switch (how) {
    case 'left':
    case 'worn':
      return drawing.add(standing);
    case 'right':
      return drawing.add(lettersTurned(standing)).mirror();
    case 'toe':
      return drawing.add(
        pool(610, 1010, 430, 26, 0.2, 24),
        drawing.ground([[262, 1004, 118, 11, 0.8]]),
        place('translate(20 150) rotate(-19 160 900) scale(.96)', place(transform, shoe)),
      );
    case 'pair':
      return drawing.add(
        place('translate(262 -52) scale(.78)', standing),
        pool(640, 800, 300, 60, 0.18, 30),
        place('translate(-28 176) scale(.84)', standing),
      );
  }
}

/** The pose of a picture: that of its brand's design in the first one, and toe to the left where parts are shown. */
export const firstPose = (archetype: string, brand: Brandmark, view: ViewName, design: string): Stance =>
  view === 'main' ? poseOf(archetype, brand.name, design) : worn(view);

/** Toe to the left, with a leg in it where it is shown in use. */
export const worn = (view: ViewName): Stance => (view === 'scene' ? 'worn' : 'left');

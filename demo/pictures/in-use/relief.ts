import type { SportsScene } from '../../catalog/in-use.ts';
import type { Drawing } from '../lib/drawing.ts';

/** The colour of a figure's side that is turned from the light: the air of its landscape. */
const shadeOf: Readonly<Record<SportsScene, string>> = {
  'first-snow': '#27262f',
  'lake-shore': '#2a2223',
  'city-at-dusk': '#1d0f16',
  'forest-trail': '#1f1a10',
  'sports-hall': '#2a1508',
  'pitch-under-lights': '#0c100c',
};

/**
 * Rounds a whole figure, wearer and garment together: its right side turns into the landscape's shade. Across the picture
 * only, so that nothing darkens where the picture's lower edge cuts the figure.
 */
export function inRelief(drawing: Drawing, scene: SportsScene, markup: string): string {
  const id = drawing.define(
    `relief ${scene}`,
    (name) =>
      `<filter id="${name}" filterUnits="userSpaceOnUse" x="0" y="0" width="1200" height="1200" color-interpolation-filters="sRGB">` +
      // At the picture's right edge, beyond which nothing is known, the figure counts as going on.
      '<feOffset in="SourceAlpha" dx="-70" result="moved"/>' +
      '<feFlood x="1110" y="0" width="90" height="1200" flood-color="#000" result="beyond"/>' +
      '<feMerge><feMergeNode in="moved"/><feMergeNode in="beyond"/></feMerge><feGaussianBlur stdDeviation="40 0"/>' +
      '<feComponentTransfer result="lit"><feFuncA type="linear" slope="2"/></feComponentTransfer>' +
      '<feComposite in="SourceAlpha" in2="lit" operator="out" result="turned"/>' +
      `<feFlood flood-color="${shadeOf[scene]}" flood-opacity=".5"/><feComposite in2="turned" operator="in" result="shade"/>` +
      '<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="shade"/></feMerge></filter>',
  );
  return `<g filter="url(#${id})">${markup}</g>`;
}

import type { SceneName } from '../../catalog/scenes.ts';
import type { Drawing } from '../lib/drawing.ts';
import { drawCityAtDusk, drawSnowyQuay } from './city-at-dusk.ts';
import { drawFirstSnow } from './first-snow.ts';
import { drawForestTrail } from './forest-trail.ts';
import { drawLakeShore } from './lake-shore.ts';
import { drawPitchUnderLights } from './pitch-under-lights.ts';
import { drawSnowySquare } from './snowy-square.ts';
import { drawSportsHall } from './sports-hall.ts';

/** How each scene is drawn. */
export const sceneDrawings: Readonly<Record<SceneName, () => Drawing>> = {
  'first-snow': drawFirstSnow,
  'lake-shore': drawLakeShore,
  'city-at-dusk': drawCityAtDusk,
  'forest-trail': drawForestTrail,
  'sports-hall': drawSportsHall,
  'pitch-under-lights': drawPitchUnderLights,
  'snowy-square': drawSnowySquare,
  'snowy-quay': drawSnowyQuay,
};

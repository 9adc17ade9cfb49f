/** Landscapes that stand behind the demo's words: on the front page, and on the covers of its flipbooks (ADR-0133). */
export const scenes = [
  'first-snow',
  'lake-shore',
  'city-at-dusk',
  'forest-trail',
  'sports-hall',
  'pitch-under-lights',
  'snowy-square',
  'snowy-quay',
] as const;
export type SceneName = (typeof scenes)[number];

/** Pictures of banners and covers that show what they are about in use, by it and by where. */
const campaigns = ['down-in-snow', 'child-in-hall', 'bike-at-dusk'] as const;
export type Campaign = (typeof campaigns)[number];

/** All that stands behind or beside the demo's words. */
export const backdrops: readonly (SceneName | Campaign)[] = [...scenes, ...campaigns];

/** Name of its master picture. */
export const scenePicture = (backdrop: SceneName | Campaign): string => `scene-${backdrop}`;

/** Whether a text names a scene or a campaign. */
export const isBackdrop = (text: string): text is SceneName | Campaign => backdrops.some((known) => known === text);

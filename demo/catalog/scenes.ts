/** Landscapes that stand behind the demo's words: on the front page, and on the covers of its flipbooks (ADR-0133). */
export const scenes = [
  'first-snow',
  'lake-shore',
  'city-at-dusk',
  'forest-trail',
  'sports-hall',
  'pitch-under-lights',
  'snowy-square',
] as const;
export type SceneName = (typeof scenes)[number];

/** Name of a scene's master picture. */
export const scenePicture = (scene: SceneName): string => `scene-${scene}`;

/** Whether a text names a scene. */
export const isScene = (text: string): text is SceneName => scenes.some((scene) => scene === text);

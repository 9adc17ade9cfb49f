/** The place of previews. */
export { PreviewPlace as LateParts } from '#components/preview/preview-place.tsx';

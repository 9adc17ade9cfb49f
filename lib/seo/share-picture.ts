import { brand } from '#lib/config/brand/stated-brand.ts';

/**
 * What shows where a page without a picture of its own is shared; measures in px. Its address changes with its content,
 * so that those who keep it notice.
 */
export const { sharePicture } = brand;

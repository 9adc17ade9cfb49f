import picture from '../../public/share.png';

/**
 * What shows where a page without a picture of its own is shared; measures in px. The build names the file by its
 * content, so that those who keep it notice when it changes.
 */
export const sharePicture = {
  url: picture.src,
  type: 'image/png',
  width: picture.width,
  height: picture.height,
} as const;

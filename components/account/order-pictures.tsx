import type { Image } from '#lib/contract/media.ts';
import { imageProps } from '#lib/media/index.ts';
import styles from './order-pictures.module.css';

/** Up to four pictures of what was ordered; decoration beside the order's number. */
export function OrderPictures({ images, isLarge = false }: { images: readonly Image[]; isLarge?: boolean }) {
  return (
    <div className={styles.pictures} data-large={isLarge || undefined} aria-hidden="true">
      {images.map((image, index) => (
        <img
          key={`${image.path}-${index}`}
          {...imageProps(image, isLarge ? [160, 240, 320, 480] : [96, 160, 240], isLarge ? '160px' : '72px')}
          alt=""
          loading="lazy"
        />
      ))}
    </div>
  );
}

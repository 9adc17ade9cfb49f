import type { Image } from '#lib/contract/media.ts';
import { imageProps } from '#lib/media/index.ts';
import styles from './gallery.module.css';

/** The pictures of a colour: side by side on wide screens, to swipe through on phones. */
export function Gallery({ images }: { images: Image[] }) {
  const [first, ...others] = images;
  if (!first) return null;
  return (
    <div className={styles.gallery} tabIndex={0} role="group">
      <img {...imageProps(first, [480, 640, 960, 1200], '(min-width: 993px) 52vw, 100vw')} fetchPriority="high" />
      {others.map((image) => (
        <img key={image.path} {...imageProps(image, [480, 640, 960], '(min-width: 993px) 26vw, 100vw')} loading="lazy" decoding="async" />
      ))}
    </div>
  );
}

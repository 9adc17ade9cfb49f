import { brand } from '#lib/config/brand/stated-brand.ts';

/** Pictures stand as high as letters would. */
const height = '1.35em';

/** What stands for the shop: letters with a marked middle, or the picture of its brand. */
export function Wordmark() {
  const { wordmark } = brand;
  if ('url' in wordmark)
    return (
      <img
        src={wordmark.url}
        alt=""
        width={wordmark.width}
        height={wordmark.height}
        style={{ height, width: 'auto', transform: 'skewX(8deg)' }}
      />
    );
  const [before, marked, after] = wordmark;
  return (
    <>
      {before}
      <i>{marked}</i>
      {after}
    </>
  );
}

import { LazyCompare } from '#components/compare/lazy-compare.tsx';
import { PreviewPlace } from '#components/preview/preview-place.tsx';
import { IslandBoundary } from '#components/ui/island-boundary.tsx';

/** The place of previews, and choosing products for comparison. */
export function LateParts() {
  return (
    <>
      <PreviewPlace />
      <IslandBoundary name="comparison">
        <LazyCompare />
      </IslandBoundary>
    </>
  );
}

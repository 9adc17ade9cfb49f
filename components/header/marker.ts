/** Width of the marker as its style sheet sets it, px; it is scaled to the root that it stands under. */
const markerWidth = 100;

/** Moves the volt marker under an element of its own parent; without one it fades. The first time it does not slide. */
export function moveMarker(marker: HTMLElement | null, under: HTMLElement | null): void {
  if (!marker) return;
  if (!under) return void delete marker.dataset.shown;
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = under;
  marker.style.transform = `translate(${offsetLeft}px, ${offsetTop + offsetHeight}px) scaleX(${offsetWidth / markerWidth})`;
  if (marker.dataset.shown !== undefined) return;
  // Read so that the place is taken before the transition begins to count.
  void marker.offsetWidth;
  marker.dataset.shown = '';
}

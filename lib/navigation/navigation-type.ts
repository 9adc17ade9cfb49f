/** How a shopper came to the page: by a link, or back to where they were. */
let isReturn: boolean | null = null;

/** Whether this page was reached by back, forward or reload, so that what it looked like before is to be restored. */
export function isReturning(): boolean {
  if (isReturn !== null) return isReturn;
  const [load] = performance.getEntriesByType('navigation');
  return load instanceof PerformanceNavigationTiming && load.type !== 'navigate';
}

/** Notes a soft navigation: `back` by the browser's history, else by a link. */
export function noteNavigationType(type: 'back' | 'link'): void {
  isReturn = type === 'back';
}

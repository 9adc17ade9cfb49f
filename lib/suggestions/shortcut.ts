const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/**
 * Whether a key press asks for the search box: "/", not while something is typed, not under a dialog.
 * Shift is no modifier here: a Hungarian keyboard has "/" above the 6.
 */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  if (
    event.key !== '/' ||
    event.ctrlKey ||
    event.altKey ||
    event.metaKey ||
    event.defaultPrevented ||
    event.isComposing
  )
    return false;
  if (event.target instanceof Element && event.target.closest(fields)) return false;
  return document.querySelector('dialog[open], [role="dialog"][aria-modal="true"]') === null;
}

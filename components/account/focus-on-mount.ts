/** A ref that gives an element the focus when it appears: what had it went away for its sake. */
export const focusOnMount = (element: HTMLElement | null) => element?.focus();

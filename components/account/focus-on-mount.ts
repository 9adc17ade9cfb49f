/** A ref that gives an element the focus when it appears: what had it went away for its sake. */
export const focusOnArrival = (element: HTMLElement | null) => element?.focus();

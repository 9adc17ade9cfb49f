import { useState, type FocusEvent, type PointerEvent } from 'react';

/** Whether the pointer or the focus is in an element; it takes the events. */
export function useHoverIntent() {
  const [hasPointer, setPointer] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const events = {
    onPointerEnter: ({ pointerType }: PointerEvent) => setPointer(pointerType !== 'touch'),
    onPointerLeave: () => setPointer(false),
    onFocus: () => setFocus(true),
    // A window that goes into the background keeps its active element.
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      setFocus(currentTarget.contains(relatedTarget ?? document.activeElement)),
  };
  return { isHovered: hasPointer || hasFocus, events };
}

import { useState, type FocusEvent, type PointerEvent } from 'react';

/** Whether the pointer or the focus is in an element; it takes the events. */
export function useHoverIntent() {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const events = {
    onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType !== 'touch'),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    // A window that goes into the background keeps its active element.
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      setFocused(currentTarget.contains(relatedTarget ?? document.activeElement)),
  };
  return { isNear: isHovered || isFocused, events };
}

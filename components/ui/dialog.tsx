'use client';

import { useLayoutEffect, type ComponentProps, type MouseEvent, type RefObject } from 'react';

type Props = Omit<ComponentProps<'dialog'>, 'ref' | 'open' | 'onClose'> & {
  /** For what is inside to close it: `dialog.current?.close()`. */
  ref: RefObject<HTMLDialogElement | null>;
  /** Whether it is shown. One that is drawn before it is wanted only has to be opened. */
  isOpen?: boolean;
  onClose?: () => void;
  /** What a press beside it does; it closes, unless that is said. */
  onBackdrop?: (() => void) | null;
};

/**
 * A modal dialog for as long as it is drawn open: the page behind it is inert, Escape and a press beside it close it,
 * and the focus goes back to where it was. All of that is the browser's. It needs `aria-label` or `aria-labelledby`.
 */
export function Dialog({ ref, isOpen = true, onClose, onBackdrop, onClick, ...attributes }: Props) {
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const element = ref.current;
    element?.showModal();
    return () => element?.close();
  }, [ref, isOpen]);
  const press = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget || onBackdrop === null) return onClick?.(event);
    return onBackdrop ? onBackdrop() : event.currentTarget.close();
  };
  return (
    <dialog
      ref={ref}
      {...attributes}
      onClick={press}
      // The close event comes late: by then it may be open again.
      onClose={(event) => !event.currentTarget.open && onClose?.()}
    />
  );
}

import type { ComponentProps, MouseEvent } from 'react';

export interface ButtonLook {
  /** Solid unless said otherwise: the main act of a view. A plain one looks as its place says, by its own class. */
  variant?: 'solid' | 'outline' | 'plain' | undefined;
  /** What its place adds: a width, a margin. */
  className?: string | undefined;
}

/** The rules of the class stand in app/styles/base.css, for static markup and error pages as well. */
function buttonClass({ variant, className }: ButtonLook): string | undefined {
  if (variant === 'plain') return className;
  return `button${variant === 'outline' ? ' outline' : ''}${className ? ` ${className}` : ''}`;
}

const ignore = (press: MouseEvent) => press.preventDefault();

/**
 * A button. While it is blocked it keeps its place and the focus, says that it is not available, and a press does
 * nothing. No island: a server component draws it as well, without `onClick`.
 */
export function Button({
  variant,
  className,
  type = 'button',
  isBlocked,
  ...attributes
}: ComponentProps<'button'> & ButtonLook & { isBlocked?: boolean | undefined }) {
  return (
    <button
      type={type}
      className={buttonClass({ variant, className })}
      {...attributes}
      {...(isBlocked !== undefined && { 'aria-disabled': isBlocked })}
      {...(isBlocked && { onClick: ignore })}
    />
  );
}

/** What opens a `<details>`, as a button looks. */
export function ButtonSummary({ variant, className, ...attributes }: ComponentProps<'summary'> & ButtonLook) {
  return <summary className={buttonClass({ variant, className })} {...attributes} />;
}

/** A link that looks like a button. */
export function ButtonLink({ variant, className, children, ...attributes }: ComponentProps<'a'> & ButtonLook) {
  return (
    <a className={buttonClass({ variant, className })} {...attributes}>
      {children}
    </a>
  );
}

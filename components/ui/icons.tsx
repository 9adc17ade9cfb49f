import type { ReactNode } from 'react';

/** The frame of an icon: drawn in the colour of the text, and hidden from screen readers. */
export function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export const CartIcon = () => (
  <Icon>
    <path d="M3 4h2.5l2.3 11.5h10.4L20.5 8H6.5" />
    <circle cx="9" cy="20" r="1.4" />
    <circle cx="17" cy="20" r="1.4" />
  </Icon>
);
export const HeartIcon = () => (
  <Icon>
    <path d="M12 20.5C6 16 3 12.8 3 9a4.8 4.8 0 0 1 9-2.4A4.8 4.8 0 0 1 21 9c0 3.8-3 7-9 11.5z" />
  </Icon>
);
export const PersonIcon = () => (
  <Icon>
    <circle cx="12" cy="8" r="4.2" />
    <path d="M3.8 20.5c1-4 4.2-6 8.2-6s7.2 2 8.2 6" />
  </Icon>
);
export const MenuIcon = () => (
  <Icon>
    <path d="M3 7h18M3 12h18M3 17h12" />
  </Icon>
);
export const CloseIcon = () => (
  <Icon>
    <path d="M5 5l14 14M19 5L5 19" />
  </Icon>
);
export const BackIcon = () => (
  <Icon>
    <path d="M15 4l-8 8 8 8" />
  </Icon>
);
export const SearchIcon = () => (
  <Icon>
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="M15.5 15.5L21 21" />
  </Icon>
);

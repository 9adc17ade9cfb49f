import { Icon } from './icons.tsx';

// Apart from the icons of the header, which every page loads first.
export const NextIcon = () => (
  <Icon>
    <path d="M9 4l8 8-8 8" />
  </Icon>
);
export const DownIcon = () => (
  <Icon>
    <path d="M5 9l7 7 7-7" />
  </Icon>
);
export const FilterIcon = () => (
  <Icon>
    <path d="M3 6h18M6 12h12M10 18h4" />
  </Icon>
);
export const TruckIcon = () => (
  <Icon>
    <path d="M2 6h12v10H2zM14 10h4l4 3v3h-8z" />
    <circle cx="6.5" cy="18" r="2" />
    <circle cx="17.5" cy="18" r="2" />
  </Icon>
);
export const ShopIcon = () => (
  <Icon>
    <path d="M4 10v10h16V10M2 10l2-6h16l2 6zM9 20v-6h6v6" />
  </Icon>
);
export const FlipbookIcon = () => (
  <Icon>
    <path d="M12 6.5C10 5 7 4.5 3.5 4.5v13.5c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2V4.5C17 4.5 14 5 12 6.5zM12 6.5V20" />
  </Icon>
);
export const CompareIcon = () => (
  <Icon>
    <path d="M12 4v16M7.5 20h9M5 7.5l7-1.5 7 1.5M5 7.5L2.2 14a2.9 2.9 0 0 0 5.6 0zM19 7.5L16.2 14a2.9 2.9 0 0 0 5.6 0z" />
  </Icon>
);
export const DiffersIcon = () => (
  <Icon>
    <path d="M5 9h14M5 15h14M16 4L8 20" />
  </Icon>
);
export const CheckIcon = () => (
  <Icon>
    <path d="M4 13l5 5L20 6" />
  </Icon>
);

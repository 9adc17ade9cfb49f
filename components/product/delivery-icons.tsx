import { Icon } from '#components/ui/icons.tsx';

export const ParcelIcon = () => (
  <Icon>
    <path d="M3 7.5l9-4 9 4v9.5l-9 4-9-4zM3 7.5l9 4 9-4M12 11.5V21" />
  </Icon>
);
export const ReturnIcon = () => (
  <Icon>
    <path d="M8 5L3 10l5 5M3 10h11a6 6 0 010 12H9" transform="translate(0 -2.5)" />
  </Icon>
);

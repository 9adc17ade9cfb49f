export function ParcelIcon() {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M3 7.5l9-4 9 4v9.5l-9 4-9-4zM3 7.5l9 4 9-4M12 11.5V21" />
    </svg>
  );
}

export function ReturnIcon() {
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
      <path d="M8 5L3 10l5 5M3 10h11a6 6 0 010 12H9" transform="translate(0 -2.5)" />
    </svg>
  );
}

/** A house and the way to its door. */
export function AddressPicture() {
  return (
    <svg
      width="120"
      height="88"
      viewBox="0 0 120 88"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M4 84h112" />
      <path d="M58 84V40L82 20l24 20v44" fill="var(--mist)" />
      <path d="M74 84V58h16v26" fill="var(--volt)" />
      <path d="M14 84c0-22 6-34 6-34s10-18 10-24A10 10 0 1 0 10 26c0 6 10 24 10 24" />
      <circle cx="20" cy="26" r="3" fill="currentColor" />
    </svg>
  );
}

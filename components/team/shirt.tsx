import { kitOf, printColour } from '#lib/teams/colours.ts';
import { printNameLimit } from '#lib/teams/roster.ts';
import styles from './shirt.module.css';

interface Props {
  colours: readonly string[];
  name: string;
  number: string;
  /** What the drawing shows, for those who do not see it; none where words beside it say the same. */
  label?: string;
}

/** Width that a name may take on the shoulders, in the drawing's units. */
const nameWidth = 150;

/** The back of a club's shirt with a name and a number. */
export function Shirt({ colours, name, number, label }: Props) {
  const kit = kitOf(colours);
  const print = printColour(colours);
  const shown = name.trim().slice(0, printNameLimit).toUpperCase();
  // Long names are set narrower, as a printer would.
  const isLong = shown.length > 8;
  return (
    <svg
      viewBox="0 0 320 340"
      className={styles.shirt}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path
        d="M112 22 48 52 14 128l44 24 14-28v196h176V124l14 28 44-24-34-76-64-30c-8 14-26 22-48 22s-40-8-48-22Z"
        fill={kit.main}
      />
      <path d="M14 128 24 106l46 25-12 21ZM306 128l-10-22-46 25 12 21ZM72 306h176v14H72Z" fill={kit.trim} />
      <path d="M112 22c8 14 26 22 48 22s40-8 48-22l-9-5c-7 11-21 17-39 17s-32-6-39-17Z" fill={kit.trim} />
      <path d="M72 124v-26M248 124v-26" stroke="#000" strokeOpacity=".18" strokeWidth="2" fill="none" />
      <path d="M72 320V124l8-16v212ZM248 320V124l-8-16v212Z" fill="#000" fillOpacity=".08" />
      <text
        x="160"
        y="98"
        fill={print}
        textAnchor="middle"
        className={styles.name}
        {...(isLong ? { textLength: nameWidth, lengthAdjust: 'spacingAndGlyphs' as const } : {})}
      >
        {shown}
      </text>
      <text x="160" y="212" fill={print} textAnchor="middle" className={styles.number}>
        {number.trim().slice(0, 2)}
      </text>
    </svg>
  );
}

/** A word with a hyphen between letters, with what adheres to it: "MTB-kerékpár,". */
const compound = /(\S*\p{L}-\p{L}\S*)/u;

/**
 * A product's name as a heading shows it: a compound moves to the next line as a whole, and breaks at its hyphen only
 * where it is longer than a line. Its text stays that of the catalog.
 */
export function ProductName({ name }: { name: string }) {
  return name.split(compound).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} style={{ display: 'inline-block' }}>
        {part}
      </span>
    ),
  );
}

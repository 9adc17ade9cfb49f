/** A row of React's page data: what it says under an id, or a hint without one. */
export interface FlightRow {
  /** Hexadecimal; empty for a hint. */
  id: string;
  /** Text of a long text; undefined where the row is a line. */
  text?: string;
  /** What stands behind the colon of a line; empty for a long text. */
  line: string;
  start: number;
  end: number;
}

const rowHead = /^([0-9a-f]*):(?:T([0-9a-f]+),)?/;
/** Rows that say how many bytes follow, of other things than text. */
const binaryRow = /^[0-9a-f]+:[AOoUSsLlGgMmVb][0-9a-f]+,/;
const longestHead = 24;

/**
 * The rows of page data one after the other, read as that encoding; ends early, with null, at one that it cannot read.
 */
export function* flightRows(data: Buffer, encoding: 'utf8' | 'latin1' = 'utf8'): Generator<FlightRow | null> {
  for (let at = 0; at < data.length;) {
    const begin = data.toString('latin1', at, at + longestHead);
    const [head, id = '', length] = rowHead.exec(begin) ?? [];
    const lineEnd = data.indexOf(10, at);
    const start = at + (head?.length ?? 0);
    const end = length === undefined ? lineEnd + 1 : start + Number.parseInt(length, 16);
    if (head === undefined || binaryRow.test(begin) || end === 0 || end > data.length) {
      yield null;
      return;
    }
    yield length === undefined
      ? { id, line: data.toString(encoding, start, lineEnd), start: at, end }
      : { id, text: data.toString(encoding, start, end), line: '', start: at, end };
    at = end;
  }
}

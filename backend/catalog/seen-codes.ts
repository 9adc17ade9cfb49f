import { hash } from 'node:crypto';

const firstCapacity = 1024;
/** Share of the places that is taken at most. */
const load = 0.6;

/**
 * Remembers in which line of a file a code stood, in 27 to 54 bytes each however long it is: a Map of all EANs and SKUs of
 * a million options would weigh hundreds of megabytes. Codes are told apart by 85 bits of their SHA-1.
 */
export class SeenCodes {
  #capacity = firstCapacity;
  #heads = new Float64Array(firstCapacity);
  #tails = new Uint32Array(firstCapacity);
  /** 0 where a place is free: lines count from 1. */
  #lines = new Uint32Array(firstCapacity);
  #size = 0;

  /** The line in which the code stood first; null for one that did not. */
  find(code: string): number | null {
    const [head, tail] = digestOf(code);
    return this.#lines[this.#placeOf(head, tail)] || null;
  }

  /** Notes a line, unless the code stood in one before. Answers that one; null where there is none. */
  add(code: string, line: number): number | null {
    const [head, tail] = digestOf(code);
    const place = this.#placeOf(head, tail);
    const before = this.#lines[place];
    if (before) return before;
    this.#put(place, head, tail, line);
    this.#size += 1;
    if (this.#size > this.#capacity * load) this.#grow();
    return null;
  }

  #put(place: number, head: number, tail: number, line: number): void {
    this.#heads[place] = head;
    this.#tails[place] = tail;
    this.#lines[place] = line;
  }

  #placeOf(head: number, tail: number): number {
    let place = tail % this.#capacity;
    while (this.#lines[place] !== 0 && (this.#heads[place] !== head || this.#tails[place] !== tail))
      place = (place + 1) % this.#capacity;
    return place;
  }

  #grow(): void {
    const [heads, tails, lines] = [this.#heads, this.#tails, this.#lines];
    this.#capacity *= 2;
    this.#heads = new Float64Array(this.#capacity);
    this.#tails = new Uint32Array(this.#capacity);
    this.#lines = new Uint32Array(this.#capacity);
    for (const [from, line] of lines.entries()) {
      const [head = 0, tail = 0] = [heads[from], tails[from]];
      if (line !== 0) this.#put(this.#placeOf(head, tail), head, tail, line);
    }
  }
}

/** 53 and 32 bits. */
function digestOf(code: string): [head: number, tail: number] {
  const bytes = hash('sha1', code, 'buffer');
  return [(bytes.readUInt32LE(0) & 0x1fffff) * 2 ** 32 + bytes.readUInt32LE(4), bytes.readUInt32LE(8)];
}

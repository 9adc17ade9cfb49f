type Listener = () => void;

let areStaying = false;
const waiting = new Set<Listener>();

/**
 * Whether the cards that the server drew are what a customer with prices of their own sees: their list is asked for in
 * the browser, and takes the place of the cards where it is another one (ADR-0101).
 */
export const servedCards = {
  /** Said by that list: false as long as its answer is on its way, and where its own cards stand. */
  stay(staying: boolean): void {
    areStaying = staying;
    if (!staying) return;
    for (const act of waiting) act();
    waiting.clear();
  },
  /** Calls `act` once it is known that they stay; the answer ends the waiting. */
  whenStaying(act: Listener): () => void {
    if (areStaying) act();
    else waiting.add(act);
    return () => waiting.delete(act);
  },
};

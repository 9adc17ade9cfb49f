import type { Progress } from './db/catalog.ts';

const quietMs = 1000;
const stepPercent = 10;

/** Prints how far a piece of work is, in steps of ten percent, once it turns out to be long: `[ 40 %] Storing …`. */
export function printProgress(what: string): Progress {
  const start = performance.now();
  let next = 0;
  return (percent) => {
    if (percent < next || performance.now() - start < quietMs) return;
    next = percent - (percent % stepPercent) + stepPercent;
    console.log(`[${String(percent).padStart(3)} %] ${what}`);
  };
}

import { useRef, useState } from 'react';
import type { Position } from '#lib/core/distance.ts';

/** How long the browser may look for the place, ms; and how old a known one may be. */
const patience = 10_000;
const freshness = 5 * 60_000;

/** Where the shopper is. It never leaves the browser: distances are computed here. */
export interface PositionState {
  state: 'unasked' | 'asking' | 'known' | 'denied' | 'failed';
  position: Position | null;
}

const unasked: PositionState = { state: 'unasked', position: null };

/** Asks the browser where it is, on a press and never before. */
export function usePosition(): PositionState & { ask: () => void; forget: () => void } {
  const [known, setKnown] = useState<PositionState>(unasked);
  // An answer that comes after another search has begun is for nobody.
  const asked = useRef(0);
  const ask = () => {
    const turn = ++asked.current;
    const settle = (next: PositionState) => turn === asked.current && setKnown(next);
    if (!('geolocation' in navigator)) return void settle({ state: 'failed', position: null });
    settle({ state: 'asking', position: null });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: lat, longitude: lng } }) => settle({ state: 'known', position: { lat, lng } }),
      ({ code, PERMISSION_DENIED }) =>
        settle({ state: code === PERMISSION_DENIED ? 'denied' : 'failed', position: null }),
      { timeout: patience, maximumAge: freshness },
    );
  };
  const forget = () => {
    asked.current += 1;
    setKnown(unasked);
  };
  return { ...known, ask, forget };
}

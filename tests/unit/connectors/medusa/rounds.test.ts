import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Rounds } from '#connectors/medusa/rounds.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pace = { rest: 60_000, failed: 3000, woken: 5000 };

describe('work that is done again and again', () => {
  it('[ADR-0145] comes after its rest, sooner once it is woken, and never twice at a time', async () => {
    const begun: (() => void)[] = [];
    const rounds = new Rounds(() => {});
    const wake = rounds.every(pace, () => new Promise<void>((resolve) => begun.push(resolve)));
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toHaveLength(1);
    wake();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(begun).toHaveLength(1);
    // It was woken while it was under way: what it read may be old.
    begun[0]?.();
    await vi.advanceTimersByTimeAsync(5000);
    expect(begun).toHaveLength(2);
    begun[1]?.();
    await vi.advanceTimersByTimeAsync(4000);
    wake();
    await vi.advanceTimersByTimeAsync(4000);
    // Woken again and again it still comes.
    wake();
    await vi.advanceTimersByTimeAsync(1000);
    expect(begun).toHaveLength(3);
    begun[2]?.();
    await rounds.stop();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(begun).toHaveLength(3);
  });

  it('[ADR-0145] says once what fails, until it works again', async () => {
    const said: unknown[] = [];
    let isBroken = true;
    const rounds = new Rounds((error) => said.push(error));
    rounds.every({ ...pace, rest: 3000 }, async () => {
      if (isBroken) throw new Error('The engine is away');
    });
    await vi.advanceTimersByTimeAsync(9000);
    expect(said).toHaveLength(1);
    isBroken = false;
    await vi.advanceTimersByTimeAsync(3000);
    isBroken = true;
    await vi.advanceTimersByTimeAsync(3000);
    expect(said).toHaveLength(2);
    await rounds.stop();
  });
});

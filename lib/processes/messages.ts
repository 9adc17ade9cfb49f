/** How a worker is to end: with notice to balancers, or leaving its port to others at once. */
export type WayToEnd = 'stop' | 'leave';

/** What a worker says to the primary (ADR-0153). */
export type ToPrimary =
  | { shop: 'ready' }
  | { shop: 'tell'; topic: string; data: unknown }
  | { shop: 'ask'; id: number; topic: string }
  | { shop: 'answer'; id: number; data: unknown };

/** What one worker of several has answered. */
export interface WorkerAnswer {
  worker: number;
  data: unknown;
}

/** What the primary says to a worker. */
export type ToWorker =
  | { shop: 'end'; way: WayToEnd }
  | { shop: 'told'; topic: string; data: unknown }
  | { shop: 'asked'; id: number; topic: string }
  | { shop: 'answers'; id: number; answers: WorkerAnswer[] };

/** Whether a message is one of these: Node sends its own on the same channel. */
export function isOurs(message: unknown): message is ToPrimary & ToWorker {
  return typeof message === 'object' && message !== null && 'shop' in message;
}

/** Variables by which a worker knows its place, and that others answer at the port already. */
export const placeVariable = 'SHOP_WORKER';
export const joinsVariable = 'SHOP_WORKER_JOINS';

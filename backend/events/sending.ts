import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { type BackendSettings } from '#lib/config/backend-settings.ts';
import { SettingsError } from '#lib/config/settings.ts';
import type { Context } from '../context.ts';
import { startRounds } from '../lifecycle/rounds.ts';
import {
  claimDelivery,
  dispatchEvents,
  forgetEvents,
  noteDelivered,
  noteFailed,
  releaseDelivery,
  type ClaimedDelivery,
} from './deliveries.ts';
import { NotDelivered, sendWebhook } from './webhook.ts';

/** How often new events are looked for, ms. */
const interval = 1000;
/** How often old events are looked for, ms. */
const sweepInterval = 3_600_000;
/** Calls of one receiver at a time, each about another object. */
const atOnce = 4;
/** How long a process has an event for itself beyond the longest call, ms. */
const leaseBeyond = 30_000;

/** The receivers of events, and by which secrets they know the shop. Throws a SettingsError for receivers without one. */
export function receiversOf({ WEBHOOK_URL: urls, WEBHOOK_SECRET: secrets }: BackendSettings): string[] {
  if (urls.length > 0 && secrets.length === 0)
    throw new SettingsError('WEBHOOK_SECRET is missing: what WEBHOOK_URL is sent has to be signed');
  return urls;
}

/** A process that delivers. */
export interface Deliverer extends Pick<Context, 'db' | 'settings' | 'now'> {
  log: Pick<FastifyBaseLogger, 'warn'>;
  stopping: AbortSignal;
}

async function attempt({ db, settings, now, log, stopping }: Deliverer, claim: ClaimedDelivery): Promise<void> {
  const { WEBHOOK_SECRET: secrets, WEBHOOK_TIMEOUT: timeout } = settings;
  try {
    await sendWebhook(claim, { secrets, timeout, stopping, now: now() });
  } catch (error) {
    if (stopping.aborted) return releaseDelivery(db, claim, now());
    if (!(error instanceof NotDelivered)) throw error;
    const state = await noteFailed(db, claim, error.failure, now());
    log.warn({ event: claim.id, attempt: claim.attempt, reason: error.message, state }, 'event not delivered');
    return;
  }
  await noteDelivered(db, claim, now());
}

/**
 * Delivers to a receiver what is due, until nothing is left or the process stops. Several processes may do so at once:
 * each event is one process's for as long as a call can take. It arrives once, or, if a process dies between sending and
 * noting it, again with the same id.
 */
export async function deliverDue(deliverer: Deliverer, receiver: string): Promise<void> {
  const { db, settings, now, stopping } = deliverer;
  await dispatchEvents(db, receiversOf(settings), now());
  const lease = settings.WEBHOOK_TIMEOUT + leaseBeyond;
  const one = async () => {
    while (!stopping.aborted) {
      const claim = await claimDelivery(db, receiver, lease, now());
      if (!claim) return;
      await attempt(deliverer, claim);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}

/** Delivers events while the app is up, and forgets them as the settings say. */
export function startDelivering(app: FastifyInstance, { db, settings, now }: Context): void {
  const receivers = receiversOf(settings);
  const { every, stopping } = startRounds(app, 'events cannot be delivered');
  const days = { kept: settings.EVENT_KEPT_DAYS, keptDead: settings.EVENT_DEAD_DAYS };
  every(sweepInterval, () => forgetEvents(db, days, now()));
  // Nobody waits for what happened before there was a receiver.
  if (receivers.length === 0) every(interval, () => dispatchEvents(db, receivers, now()));
  for (const receiver of receivers)
    every(interval, () => deliverDue({ db, settings, now, log: app.log, stopping }, receiver));
}

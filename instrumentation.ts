import { currentIncident } from '#lib/core/incident.ts';

/** Hands an error of a page to the entry, which logs it with the incident's id and chooses the answer. */
export function onRequestError(error: unknown): void {
  const incident = currentIncident();
  if (incident) incident.error = error;
}

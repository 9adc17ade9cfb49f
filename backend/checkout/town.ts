import type { Transport } from '#lib/api/call.ts';
import { ApiError } from '#lib/api/errors.ts';
import { placeEndpoints } from '#lib/contract/place.ts';
import { postalCodeSchema } from '#lib/contract/postal-address.ts';
import { callApi } from './call-api.ts';
import type { Submission } from './form.ts';
import type { Log } from './log.ts';

/**
 * A form with the town of its postcode, where it is delivered home, its town is left empty and the postcode has one alone;
 * else as it is, and the town is asked for.
 */
export async function withTown(
  submission: Submission,
  { transport, log }: { transport: Transport; log: Log },
): Promise<Submission> {
  const { values } = submission;
  const postal = postalCodeSchema.safeParse(values['delivery.address.postal']).data;
  if (values['delivery.type'] !== 'home' || values['delivery.address.city'] !== '' || postal === undefined)
    return submission;
  try {
    const { towns } = await callApi(placeEndpoints.postcode, transport, { params: { postal } });
    const [only, ...others] = towns;
    if (only === undefined || others.length > 0) return submission;
    return { ...submission, values: { ...values, 'delivery.address.city': only } };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    log({ level: 'warn', message: error.message });
    return submission;
  }
}

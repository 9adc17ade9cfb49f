import { z } from 'zod';
import { money } from '#lib/contract/money.ts';
import { ForgedNotice, ProviderError, type PaymentProvider, type ProviderReading } from './provider.ts';
import {
  sandboxPath,
  sandboxReadingSchema,
  sandboxSigning,
  sandboxStartedSchema,
  type SandboxReading,
} from './sandbox-protocol.ts';
import { callSigned, isSigned, jsonOf } from './signed-json.ts';

const name = 'sandbox';

function readingOf({ state, failure, amount, currency, refunded }: SandboxReading): ProviderReading {
  return { state, failure, amount, currency, refunded: money(refunded) };
}

/** The pretended bank of a demo, which the reference checkout serves: it behaves as a hosted card page does. */
export function sandbox(checkout: string): PaymentProvider {
  const call = async <S extends z.ZodType>(path: string, message: object, schema: S): Promise<z.output<S>> => {
    const url = `${checkout}${sandboxPath}${path}/`;
    const answer = schema.safeParse(await callSigned({ provider: name, url, signing: sandboxSigning }, message));
    if (!answer.success) throw new ProviderError(`${name} ${path} answered something else: ${answer.error.message}`);
    return answer.data;
  };
  return {
    name,
    capturesOnRequest: true,
    start: ({ reference, amount, language }) =>
      call('start', { reference, amount, lang: language }, sandboxStartedSchema),
    async read({ reference }) {
      const { payment } = await call('query', { reference }, z.object({ payment: sandboxReadingSchema.nullable() }));
      return payment && readingOf(payment);
    },
    async capture({ reference }) {
      await call('finish', { reference }, z.object({}));
    },
    async refund({ reference }, sum) {
      await call('refund', { reference, sum }, z.object({}));
    },
    parseCallback({ body, headers }) {
      if (!isSigned(body, headers.signature, sandboxSigning))
        throw new ForgedNotice(`${name} did not sign this notice`);
      const said = sandboxReadingSchema.safeParse(jsonOf(body));
      if (!said.success) throw new ForgedNotice('The notice says nothing');
      return {
        reference: said.data.reference,
        reading: readingOf(said.data),
        answer: { headers: { 'content-type': 'application/json' }, body: '{}' },
      };
    },
  };
}

import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { Fault } from './faults.ts';
import { shaped } from './shapes.ts';

/** What the API has answered. */
export interface ApiAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** The faults that spoil an answer; the others keep it from being asked for, or late. */
export type AnswerFault = Extract<Fault, { kind: 'reset' | 'truncate' | 'shape' | 'drip' }>;

const pause = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Headers that speak of the body as the API sent it. */
const bodyHeaders = ['content-length', 'content-encoding', 'content-type', 'transfer-encoding', 'etag'];

function writeHead(response: ServerResponse, { status, headers, body }: ApiAnswer): void {
  const { 'transfer-encoding': _, ...rest } = headers;
  response.writeHead(status, { ...rest, 'content-length': String(body.length) });
}

/** Writes what is there and waits until it has left. */
const write = (response: ServerResponse, bytes: Buffer) =>
  new Promise<void>((resolve) => {
    response.write(bytes, () => resolve());
  });

async function reset(
  at: 'request' | 'answer' | 'headers' | 'body',
  answer: ApiAnswer,
  response: ServerResponse,
): Promise<void> {
  if (at === 'headers' || at === 'body') {
    writeHead(response, answer);
    if (at === 'headers') response.flushHeaders();
    else await write(response, answer.body.subarray(0, Math.ceil(answer.body.length / 2)));
    // A caller has the bytes before the reset comes, which would else overtake them.
    await pause(20);
  }
  response.socket?.resetAndDestroy();
}

async function truncate(answer: ApiAnswer, response: ServerResponse): Promise<void> {
  writeHead(response, answer);
  await write(response, answer.body.subarray(0, Math.ceil(answer.body.length / 2)));
  response.socket?.end();
}

async function drip(
  fault: { bytes: number; every: number },
  answer: ApiAnswer,
  response: ServerResponse,
): Promise<void> {
  writeHead(response, answer);
  for (let at = 0; at < answer.body.length && !response.destroyed; at += fault.bytes) {
    await write(response, answer.body.subarray(at, at + fault.bytes));
    await pause(fault.every);
  }
  response.end();
}

/** Sends an answer of the API with a fault. */
export async function spoil(fault: AnswerFault, answer: ApiAnswer, response: ServerResponse): Promise<void> {
  if (fault.kind === 'reset') return reset(fault.at, answer, response);
  if (fault.kind === 'truncate') return truncate(answer, response);
  if (fault.kind === 'drip') return drip(fault, answer, response);
  const other = shaped(fault.shape, answer.body);
  const kept = Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !bodyHeaders.includes(name)));
  response.writeHead(other.status, {
    ...kept,
    ...other.headers,
    ...(other.status === 204 ? {} : { 'content-length': String(other.body.length) }),
  });
  response.end(other.body);
  return undefined;
}

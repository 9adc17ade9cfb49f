import type { z } from 'zod';

/** A call that brought no answer that can be used. `status` is null where none came. */
export class CallFailed extends Error {
  override name = 'CallFailed';
  readonly status: number | null;
  readonly body: string;

  constructor(sentence: string, status: number | null, body = '') {
    super(sentence);
    this.status = status;
    this.body = body;
  }
}

export interface Call<Answer> {
  method: 'GET' | 'POST' | 'DELETE';
  url: string;
  headers: Record<string, string>;
  body?: string;
  contentType?: string;
  /** What has to be in the answer. */
  answer: z.ZodType<Answer>;
  /** Longest wait, ms. */
  timeout: number;
}

/** Characters of an answer that a sentence quotes at most. */
const mostQuoted = 300;

/** Makes a call and reads its answer. Throws CallFailed, with a sentence that names the call and what was wrong. */
export async function callJson<Answer>(call: Call<Answer>): Promise<Answer> {
  const { method, url, headers, body, contentType = 'application/json', answer: schema, timeout } = call;
  const { host, pathname } = new URL(url);
  const name = `${method} ${host}${pathname}`;
  let status: number;
  let text: string;
  try {
    const answer = await fetch(url, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': contentType }) },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    status = answer.status;
    text = await answer.text();
  } catch (error) {
    const { name: kind, cause } = Object(error) as { name?: unknown; cause?: { code?: string } };
    const reason = kind === 'TimeoutError' ? `no answer within ${timeout} ms` : (cause?.code ?? 'no connection');
    throw new CallFailed(`${name}: ${reason}`, null);
  }
  if (status < 200 || status > 299) {
    throw new CallFailed(`${name} answered ${status}: ${text.slice(0, mostQuoted)}`, status, text);
  }
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new CallFailed(`${name} answered something else than JSON: ${text.slice(0, mostQuoted)}`, status, text);
  }
  const read = schema.safeParse(parsed);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new CallFailed(`${name}: ${issue?.path.join('.')} ${issue?.message}`, status, text);
}

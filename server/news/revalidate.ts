import { hash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { mostToldProducts, newsSchema } from '#lib/contract/changes.ts';
import type { Log } from '../log.ts';
import type { StaleMarks } from './stale-marks.ts';

/** Where an API without a stream says what has changed; each process of the storefront has to be told. */
export const revalidatePath = '/revalidate/';

/** Bytes of a body, and pieces of news in it, at most. */
const longestBody = 256 * 1024;
const mostNews = 100;

const bodySchema = z.object({ news: z.array(newsSchema).min(1).max(mostNews) });

/** An answer: a status, and the sentence that says why where it is none of 204. */
export interface Revalidation {
  status: 204 | 401 | 405 | 413 | 422;
  message: string;
}

const digestOf = (text: string): Buffer => hash('sha256', text, 'buffer');

async function textOf(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(chunk);
    length += bytes.length;
    if (length > longestBody) return null;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString();
}

function newsOf(text: string): z.ZodSafeParseResult<z.output<typeof bodySchema>> | null {
  try {
    return bodySchema.safeParse(JSON.parse(text));
  } catch {
    return null;
  }
}

/**
 * `POST /revalidate/` with REVALIDATE_KEY: the same news as on the stream of an API, `{ "news": [{ "kind": "price",
 * "products": [12] }] }`, from one that has none (ADR-0149). The pages that they touch are drawn anew.
 */
export class Revalidate {
  readonly #key: Buffer;
  readonly #marks: Pick<StaleMarks, 'take'>;
  readonly #log: Log;
  #isRefusalKnown = false;

  constructor(key: string, marks: Pick<StaleMarks, 'take'>, log: Log) {
    this.#key = digestOf(`Bearer ${key}`);
    this.#marks = marks;
    this.#log = log;
  }

  /** Takes the news of a request. Never rejects. */
  async take(request: IncomingMessage): Promise<Revalidation> {
    if (request.method !== 'POST') return { status: 405, message: 'News come by POST' };
    if (!timingSafeEqual(digestOf(request.headers.authorization ?? ''), this.#key)) return this.#refuse();
    this.#isRefusalKnown = false;
    const text = await textOf(request).catch(() => '');
    if (text === null) return { status: 413, message: `The body is longer than ${longestBody} bytes` };
    const parsed = newsOf(text);
    if (!parsed) return { status: 422, message: 'The body is no JSON' };
    const [issue] = parsed.error?.issues ?? [];
    if (!parsed.success) {
      const most = `at most ${mostNews} news of ${mostToldProducts} products`;
      return {
        status: 422,
        message: `The body is no news at ${issue?.path.join('.') || 'its top'} (${most}): ${issue?.message}`,
      };
    }
    this.#marks.take(parsed.data.news);
    return { status: 204, message: '' };
  }

  #refuse(): Revalidation {
    const message = 'The key is missing or another one';
    // Whoever tries keys does not fill the log.
    if (!this.#isRefusalKnown)
      this.#log({ level: 'warn', message: `POST ${revalidatePath} was refused: its key is not REVALIDATE_KEY` });
    this.#isRefusalKnown = true;
    return { status: 401, message };
  }
}

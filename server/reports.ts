import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { reportLimit, type BrowserReport } from '#lib/monitoring/report.ts';
import type { Log } from './log.ts';
import { senderReader, TokenBuckets } from './sender-limit.ts';
import { logPath, logStack, logText } from './reports-text.ts';

/** Reports of one address, and of all together; a page makes seven at most. */
const addressRate = { burst: 60, perSecond: 1 };
const overallRate = { burst: 200, perSecond: 50 };
const mostAddresses = 10_000;

const longest = { name: 80, message: 300, build: 64, island: 40 };

const milliseconds = z.number().min(0).max(3_600_000).optional();
const about = { build: z.string().max(100), path: z.string().max(500) };
const reportSchema: z.ZodType<BrowserReport> = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('error'),
    ...about,
    name: z.string().max(200),
    message: z.string().max(2000),
    stack: z.string().max(4000),
    island: z.string().max(100).optional(),
  }),
  z.strictObject({
    kind: z.literal('vitals'),
    ...about,
    vitals: z.strictObject({
      lcp: milliseconds,
      fcp: milliseconds,
      inp: milliseconds,
      ttfb: milliseconds,
      cls: z.number().min(0).max(1000).optional(),
    }),
  }),
]);

export interface ReportsParts {
  /** The storefront's own origin: no other page may report, and of stacks only its own scripts are kept. */
  origin: string;
  /** Proxies whose X-Forwarded-For is believed. */
  trustedProxies: readonly string[];
  log: Log;
  now?: () => number;
}

/** The whole body as text; null for one that is too long. Rejects when the sender goes away. */
async function bodyOf(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(chunk);
    length += bytes.length;
    if (length > reportLimit) return null;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString();
}

function reportOf(body: string): BrowserReport | null {
  try {
    return reportSchema.safeParse(JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
}

/**
 * Takes what browsers report of pages, errors and measures, and logs each as one line. It knows no person: no cookie is
 * read, and addresses are for the limit alone, in memory.
 */
export class Reports {
  readonly #parts: ReportsParts;
  readonly #byAddress: TokenBuckets;
  readonly #overall: TokenBuckets;
  readonly #senderOf: (request: IncomingMessage) => string;

  constructor(parts: ReportsParts) {
    this.#parts = parts;
    this.#byAddress = new TokenBuckets(addressRate, mostAddresses, parts.now);
    this.#overall = new TokenBuckets(overallRate, 1, parts.now);
    this.#senderOf = senderReader(parts.trustedProxies);
  }

  /** The status of the answer: 204 for a report that is logged. Never rejects. */
  async take(request: IncomingMessage): Promise<204 | 400 | 403 | 405 | 413 | 415 | 429> {
    const { method, headers } = request;
    if (method !== 'POST') return 405;
    if (
      headers.origin !== this.#parts.origin ||
      !['same-origin', undefined].includes(headers['sec-fetch-site']?.toString())
    )
      return 403;
    if (!/^(?:application\/json|text\/plain)(?:;|$)/i.test(headers['content-type'] ?? '')) return 415;
    if (Number(headers['content-length'] ?? 0) > reportLimit) return 413;
    if (!this.#byAddress.take(this.#senderOf(request)) || !this.#overall.take('')) return 429;
    const body = await bodyOf(request).catch(() => '');
    if (body === null) return 413;
    const report = reportOf(body);
    if (!report) return 400;
    this.#write(report);
    return 204;
  }

  #write(report: BrowserReport): void {
    const about = { build: logText(report.build, longest.build), path: logPath(report.path) };
    if (report.kind === 'vitals') {
      this.#parts.log({ level: 'info', message: 'vitals', ...about, vitals: report.vitals });
      return;
    }
    const island = report.island === undefined ? {} : { island: logText(report.island, longest.island) };
    const message = `${logText(report.name, longest.name)}: ${logText(report.message, longest.message)}`;
    this.#parts.log({
      level: 'warn',
      message: 'browser error',
      ...about,
      ...island,
      error: message,
      frames: logStack(report.stack, this.#parts.origin),
    });
  }
}

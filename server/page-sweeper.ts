import type { PageHandler } from './error-pages.ts';
import { describeError, type Log } from './log.ts';

/** After how many new pages on the disk it is looked after, besides the times at which it is anyway. */
const mostDrawings = 200;

/** Bounds what the pages that Next draws take on the disk: from time to time, and after so many new ones. */
export class PageSweeper {
  readonly #sweep: () => Promise<number>;
  readonly #log: Log;
  #drawn = 0;
  #isDue = false;
  #isSweeping = false;

  /** @param sweep takes pages away and answers how many. */
  constructor(sweep: () => Promise<number>, log: Log) {
    this.#sweep = sweep;
    this.#log = log;
  }

  /** Looks after the disk now and every so many ms. */
  start(interval: number): void {
    void this.sweep();
    setInterval(() => void this.sweep(), interval).unref();
  }

  /** Looks after the disk; once more behind a look that is under way. Never rejects. */
  async sweep(): Promise<void> {
    this.#isDue = true;
    if (this.#isSweeping) return;
    this.#isSweeping = true;
    while (this.#isDue) {
      this.#isDue = false;
      this.#drawn = 0;
      await this.#sweepOnce();
    }
    this.#isSweeping = false;
  }

  /** Next's handler, of whose answers those are counted that were drawn just now and are kept. */
  counting(pages: PageHandler): PageHandler {
    return (request, response) => {
      void response.answer.then((answer) => {
        if (answer !== 'streamed' && answer.headers['x-nextjs-cache'] === 'MISS') this.#noteDrawing();
      });
      return pages(request, response);
    };
  }

  #noteDrawing(): void {
    this.#drawn += 1;
    if (this.#drawn >= mostDrawings) void this.sweep();
  }

  async #sweepOnce(): Promise<void> {
    try {
      const gone = await this.#sweep();
      if (gone > 0) this.#log({ level: 'info', message: `${gone} pages drawn longest ago went from the disk` });
    } catch (error) {
      this.#log({ level: 'warn', ...describeError(error) });
    }
  }
}

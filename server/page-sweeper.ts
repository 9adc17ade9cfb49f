import type { PageHandler } from './error-pages.ts';
import { describeError, type Log } from './log.ts';

/** New pages on the disk after which it is swept ahead of its time. */
const mostRenders = 200;

/** Bounds what Next's pages take on the disk: sweeps it from time to time, and after so many new pages. */
export class PageSweeper {
  readonly #sweep: () => Promise<number>;
  readonly #log: Log;
  #rendered = 0;
  #isDue = false;
  #isSweeping = false;

  /** @param sweep deletes pages and returns how many. */
  constructor(sweep: () => Promise<number>, log: Log) {
    this.#sweep = sweep;
    this.#log = log;
  }

  /** Sweeps the disk now and every so many ms. */
  start(interval: number): void {
    void this.sweep();
    setInterval(() => void this.sweep(), interval).unref();
  }

  /** Sweeps the disk; where a sweep is under way, once more after it. Never rejects. */
  async sweep(): Promise<void> {
    this.#isDue = true;
    if (this.#isSweeping) return;
    this.#isSweeping = true;
    while (this.#isDue) {
      this.#isDue = false;
      this.#rendered = 0;
      await this.#sweepOnce();
    }
    this.#isSweeping = false;
  }

  /** Wraps Next's handler and counts the pages that it newly rendered and put on the disk. */
  counting(pages: PageHandler): PageHandler {
    return (request, response) => {
      void response.whole.then((whole) => {
        if (whole !== 'streamed' && whole.headers['x-nextjs-cache'] === 'MISS') this.#noteRender();
      });
      return pages(request, response);
    };
  }

  #noteRender(): void {
    this.#rendered += 1;
    if (this.#rendered >= mostRenders) void this.sweep();
  }

  async #sweepOnce(): Promise<void> {
    try {
      const gone = await this.#sweep();
      if (gone > 0) this.#log({ level: 'info', message: `${gone} pages rendered longest ago went from the disk` });
    } catch (error) {
      this.#log({ level: 'warn', ...describeError(error) });
    }
  }
}

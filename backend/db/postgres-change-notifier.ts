import { Client } from 'pg';
import type { ChangeNotifier } from '../live/change-notifier.ts';
import { changeChannel } from './changes.ts';

/** Rest before a lost connection is opened again, ms; changes are still asked for meanwhile. */
const usualRest = 2000;

/** Listens to PostgreSQL's notifications of changes, over a connection of its own that is reopened when it is lost. */
export class PostgresChangeNotifier implements ChangeNotifier {
  readonly #url: string;
  readonly #reconnectAfter: number;
  readonly #callbacks = new Set<() => void>();
  #client: Client | null = null;
  #timer: NodeJS.Timeout | null = null;

  /** `reconnectAfter` is the rest before a lost connection is opened again, ms. */
  constructor(url: string, reconnectAfter = usualRest) {
    this.#url = url;
    this.#reconnectAfter = reconnectAfter;
  }

  onChange(callback: () => void): () => void {
    this.#callbacks.add(callback);
    if (this.#callbacks.size === 1) void this.#listen();
    return () => {
      this.#callbacks.delete(callback);
      if (this.#callbacks.size === 0) this.#stop();
    };
  }

  async #listen(): Promise<void> {
    const client = new Client({
      connectionString: this.#url,
      keepAlive: true,
      application_name: 'lendulet-api-listener',
    });
    this.#client = client;
    // Polling goes on in any case, so that a lost connection costs a quarter of a second and no change.
    client.on('error', () => {});
    client.on('end', () => this.#reconnect(client));
    client.on('notification', () => {
      for (const notify of this.#callbacks) notify();
    });
    try {
      await client.connect();
      await client.query(`listen ${changeChannel}`);
    } catch {
      void client.end().catch(() => {});
      this.#reconnect(client);
    }
  }

  #reconnect(lost: Client): void {
    if (this.#client !== lost) return;
    this.#client = null;
    this.#timer = setTimeout(() => void this.#listen(), this.#reconnectAfter).unref();
  }

  #stop(): void {
    if (this.#timer) clearTimeout(this.#timer);
    const client = this.#client;
    this.#client = null;
    void client?.end().catch(() => {});
  }
}

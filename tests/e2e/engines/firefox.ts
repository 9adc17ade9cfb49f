import { z } from 'zod';
import type { Driver, Engine } from './driver.ts';
import { installed, startProgram, until, type Running } from './programs.ts';

const program = installed(['/usr/bin/firefox-esr', '/usr/bin/firefox']);

const answerSchema = z.object({
  id: z.number().nullish(),
  type: z.string(),
  method: z.string().optional(),
  params: z.unknown().optional(),
  result: z.unknown().optional(),
  error: z.string().optional(),
  message: z.string().optional(),
});
const contextSchema = z.object({ context: z.string() });
const evaluatedSchema = z.object({ type: z.literal('success'), result: z.object({ value: z.string().optional() }) });
const logSchema = z.object({ type: z.string(), level: z.string(), text: z.string().nullable() });

/** A connection that speaks WebDriver BiDi (W3C): commands with numbers, and events between them. */
class BidiConnection {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (answer: z.output<typeof answerSchema>) => void>();
  readonly #onEvent: (method: string, params: unknown) => void;
  #last = 0;

  constructor(socket: WebSocket, onEvent: (method: string, params: unknown) => void) {
    this.#socket = socket;
    this.#onEvent = onEvent;
    socket.addEventListener('message', ({ data }) => this.#take(String(data)));
  }

  static async open(address: string, onEvent: (method: string, params: unknown) => void): Promise<BidiConnection> {
    const socket = new WebSocket(address);
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve, { once: true });
      socket.addEventListener('error', () => reject(new Error(`Firefox does not answer at ${address}`)), {
        once: true,
      });
    });
    return new BidiConnection(socket, onEvent);
  }

  /** Sends a command and resolves with its result. Rejects with what Firefox says of one that it refuses. */
  send(method: string, params: object): Promise<unknown> {
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, ({ type, result, error, message }) => {
        if (type === 'success') resolve(result);
        else reject(new Error(`${method}: ${error ?? ''} ${message ?? ''}`));
      });
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }

  #take(text: string): void {
    const answer = answerSchema.parse(JSON.parse(text));
    if (answer.type === 'event') this.#onEvent(answer.method ?? '', answer.params);
    else if (typeof answer.id === 'number') {
      this.#waiting.get(answer.id)?.(answer);
      this.#waiting.delete(answer.id);
    }
  }
}

/** Firefox writes down where it listens. */
async function addressOf(running: Running): Promise<string> {
  const found = await until('Firefox to listen', () => {
    if (running.child.exitCode !== null) throw new Error(`Firefox ended: ${running.output()}`);
    return /WebDriver BiDi listening on (ws:\S+)/.exec(running.output());
  });
  return `${found[1] ?? ''}/session`;
}

async function connect(running: Running): Promise<Driver> {
  const errors: string[] = [];
  const connection = await BidiConnection.open(await addressOf(running), (method, params) => {
    const entry = method === 'log.entryAdded' ? logSchema.safeParse(params).data : undefined;
    if (entry?.type === 'javascript' && entry.level === 'error') errors.push(entry.text ?? 'an error without a text');
  });
  await connection.send('session.new', { capabilities: {} });
  await connection.send('session.subscribe', { events: ['log.entryAdded'] });
  const { context } = contextSchema.parse(await connection.send('browsingContext.create', { type: 'tab' }));
  await connection.send('browsingContext.setViewport', { context, viewport: { width: 1280, height: 900 } });
  const perform = (actions: object[]) => connection.send('input.performActions', { context, actions });
  return {
    open: async (url) => {
      await connection.send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    read: (expression) =>
      connection
        .send('script.evaluate', {
          expression: `JSON.stringify(${expression})`,
          target: { context },
          awaitPromise: false,
        })
        .then(
          (answer): unknown => JSON.parse(evaluatedSchema.parse(answer).result.value ?? 'null'),
          () => null,
        ),
    pressAt: async (x, y) => {
      const pointer = [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await perform([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: pointer }]);
    },
    type: async (text) => {
      const keys = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await perform([{ type: 'key', id: 'keys', actions: keys }]);
    },
    errors: () => errors,
    close: () => running.stop(),
  };
}

async function start(): Promise<Driver> {
  const running = await startProgram(program ?? '', (folder) => [
    '--headless',
    '--no-remote',
    '--profile',
    folder,
    '--remote-debugging-port=0',
  ]);
  try {
    return await connect(running);
  } catch (error) {
    await running.stop();
    throw error;
  }
}

/** Firefox, through WebDriver BiDi. */
export const firefox: Engine = program ? { start } : { missing: 'Firefox is not installed: its purchase is left out.' };

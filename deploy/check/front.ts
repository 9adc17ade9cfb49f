/** nginx in front of the three processes, by the files of deploy/nginx on ports and names of this machine. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { request, type RequestOptions } from 'node:https';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from 'node:http2';
import { CheckError } from './processes.ts';

/** The names of deploy/nginx, and the addresses of this machine that stand for them: each leads here without a resolver. */
export const names = {
  'bolt.example.hu': '127.0.0.1',
  'api.example.hu': '127.0.0.2',
  'penztar.example.hu': '127.0.0.3',
} as const;

export interface FrontPorts {
  STOREFRONT_PORT: number;
  API_PORT: number;
  CHECKOUT_PORT: number;
  http: number;
  https: number;
}

/** Replaces what has to stand in the text. Throws a CheckError where it does not. */
function replaced(text: string, changes: readonly (readonly [string | RegExp, string])[]): string {
  let changed = text;
  for (const [what, by] of changes) {
    const next = changed.replaceAll(what, by);
    if (next === changed) throw new CheckError(`deploy/nginx no longer has ${String(what)}.`);
    changed = next;
  }
  return changed;
}

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

export class Front {
  readonly #folder: string;
  readonly #ports: FrontPorts;
  readonly certificate: string;
  #child: ChildProcess | null = null;

  constructor(project: string, folder: string, ports: FrontPorts) {
    this.#folder = folder;
    this.#ports = ports;
    this.certificate = join(folder, 'tls.pem');
    mkdirSync(join(folder, 'cache'), { recursive: true });
    chmodSync(folder, 0o755);
    this.#makeCertificate();
    const read = (name: string) => readFileSync(join(project, 'deploy/nginx', name), 'utf8');
    const hosts = Object.entries(names).map(([name, address]) => [`server_name ${name}`, `server_name ${address}`]);
    const shop = replaced(read('lendulet.conf'), [
      ...hosts.map(([name = '', address = '']) => [name, address] as const),
      [/listen (\[::\]:)?443 /g, `listen $1${ports.https} `],
      [/listen (\[::\]:)?80 /g, `listen $1${ports.http} `],
      ['/var/cache/nginx/lendulet', join(folder, 'cache')],
    ]);
    const ofServers = replaced(read('lendulet-server.conf'), [
      ['/etc/letsencrypt/live/bolt.example.hu/fullchain.pem', this.certificate],
      ['/etc/letsencrypt/live/bolt.example.hu/privkey.pem', join(folder, 'tls.key')],
    ]);
    writeFileSync(join(folder, 'lendulet-server.conf'), ofServers);
    const upstreams = replaced(read('upstreams.conf'), [
      ['127.0.0.1:3000', `127.0.0.1:${ports.STOREFRONT_PORT}`],
      ['127.0.0.1:4000', `127.0.0.1:${ports.API_PORT}`],
      ['127.0.0.1:4100', `127.0.0.1:${ports.CHECKOUT_PORT}`],
    ]);
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${join(folder, name)};`,
    );
    writeFileSync(
      this.#file,
      [
        ...(process.getuid?.() === 0 ? ['user nobody nogroup;'] : []),
        'daemon off;',
        `pid ${join(folder, 'pid')};`,
        `error_log ${join(folder, 'error.log')} warn;`,
        'events { worker_connections 512; }',
        // As nginx.conf of distributions has them: the shop's own have to hold in spite of these.
        `http {\ngzip on;\nkeepalive_timeout 65;\n${places.join('\n')}\naccess_log off;\n${upstreams}\n${shop}\n}\n`,
      ].join('\n'),
    );
  }

  get #file(): string {
    return join(this.#folder, 'nginx.conf');
  }

  #makeCertificate(): void {
    const subject = ['-subj', '/CN=lendulet', '-addext', `subjectAltName=${altNames.join(',')}`];
    const files = ['-keyout', join(this.#folder, 'tls.key'), '-out', this.certificate];
    const made = spawnSync('openssl', [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '2',
      ...subject,
      ...files,
    ]);
    if (made.status !== 0) throw new CheckError(`openssl makes no certificate: ${made.stderr.toString()}`);
    chmodSync(this.certificate, 0o644);
  }

  async start(): Promise<void> {
    const tried = spawnSync('nginx', ['-t', '-q', '-c', this.#file], { encoding: 'utf8' });
    if (tried.error) throw new CheckError('nginx is not there: apt-get install nginx-light');
    if (tried.status !== 0) throw new CheckError(`nginx does not take deploy/nginx:\n${tried.stderr}`);
    this.#child = spawn('nginx', ['-c', this.#file], { stdio: 'ignore' });
    for (let tries = 0; tries < 100; tries += 1) {
      const isUp = await this.ask('bolt.example.hu', '/health/').then(
        () => true,
        () => false,
      );
      if (isUp) return;
      await pause(100);
    }
    throw new CheckError(`nginx does not answer:\n${readFileSync(join(this.#folder, 'error.log'), 'utf8')}`);
  }

  /** Makes all that nginx keeps too old: in its files three times of 8 bytes stand behind a version of 8. */
  age(): void {
    for (const entry of readdirSync(join(this.#folder, 'cache'), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = openSync(join(entry.parentPath, entry.name), 'r+');
      writeSync(file, Buffer.from(new BigInt64Array([1n, 1n, 1n]).buffer), 0, 24, 8);
      closeSync(file);
    }
  }

  async stop(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null) return;
    child.kill('SIGQUIT');
    await new Promise((resolve) => void child.once('exit', resolve));
  }

  /** The public address behind one of the names. */
  origin(name: keyof typeof names): string {
    return `https://${names[name]}:${this.#ports.https}`;
  }

  ask(
    name: keyof typeof names,
    path: string,
    { body, ...options }: Pick<RequestOptions, 'method' | 'headers'> & { body?: string } = {},
  ): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const url = `${this.origin(name)}${path}`;
      const asked = request(url, { ...options, ca: readFileSync(this.certificate), agent: false }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.once('error', reject);
        response.once('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
        );
      });
      asked.once('error', reject);
      asked.end(body);
    });
  }

  /** Which protocol the front agrees on with a browser: `h2`. */
  protocol(name: keyof typeof names): Promise<string> {
    return new Promise((resolve, reject) => {
      const session = connect(this.origin(name), { ca: readFileSync(this.certificate) });
      session.once('error', reject);
      session.once('connect', () => {
        resolve(session.alpnProtocol ?? '');
        session.close();
      });
    });
  }
}

const altNames = Object.values(names).map((address) => `IP:${address}`);

/** nginx before two storefronts and two processes of the API, by the rules of deploy/nginx, without encryption. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface FrontPorts {
  /** Where nginx itself listens. */
  front: number;
  storefronts: readonly number[];
  apis: readonly number[];
}

/** Addresses of this machine that stand for the names of deploy/nginx. */
const names = { 'bolt.example.hu': '127.0.0.1', 'api.example.hu': '127.0.0.2', 'penztar.example.hu': '127.0.0.3' };

function upstream(name: string, ports: readonly number[]): string {
  const servers = ports.map((port) => `server 127.0.0.1:${port} max_fails=0;`).join(' ');
  return `upstream ${name} { ${servers} keepalive 64; keepalive_timeout 60s; }`;
}

/** The servers of deploy/nginx, at one port and without certificates. */
function serversOf(port: number, folder: string): string {
  let text = readFileSync('deploy/nginx/lendulet.conf', 'utf8')
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replaceAll(/listen 443 ssl http2/g, `listen ${port}`)
    .replaceAll(/listen 80 default_server;/g, 'listen unix:/dev/null;')
    .replaceAll(/^ *include lendulet-server.conf;\n/gm, '')
    .replaceAll('/var/cache/nginx/lendulet', join(folder, 'cache'));
  for (const [name, address] of Object.entries(names)) text = text.replaceAll(name, address);
  // Whom the first server would send to another protocol.
  return text.replace(/server \{\n *listen unix:[\s\S]*?\n\}\n/, '');
}

export class Front {
  readonly #child: ChildProcess;
  readonly storefront: string;
  readonly api: string;

  /** Starts nginx in a folder of its own. Throws where it is not installed, or does not take the rules. */
  constructor(folder: string, { front, storefronts, apis }: FrontPorts) {
    this.storefront = `http://${names['bolt.example.hu']}:${front}`;
    this.api = `http://${names['api.example.hu']}:${front}`;
    mkdirSync(join(folder, 'cache'), { recursive: true });
    chmodSync(folder, 0o755);
    const file = join(folder, 'nginx.conf');
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${join(folder, name)};`,
    );
    const upstreams = [
      upstream('lendulet_storefront', storefronts),
      upstream('lendulet_api', apis),
      upstream('lendulet_checkout', apis),
    ];
    const log = `log_format turns '$msec $upstream_addr $status $request'; access_log off; error_log ${join(folder, 'error.log')};`;
    writeFileSync(
      file,
      [
        ...(process.getuid?.() === 0 ? ['user nobody nogroup;'] : []),
        `daemon off;\npid ${join(folder, 'pid')};\nworker_processes 1;\nevents { worker_connections 2048; }`,
        `http {\n${[...places, log, ...upstreams, serversOf(front, folder)].join('\n')}\n}\n`,
      ].join('\n'),
    );
    const tried = spawnSync('nginx', ['-t', '-q', '-c', file], { encoding: 'utf8' });
    if (tried.error) throw new Error('nginx is not there: apt-get install nginx-light');
    if (tried.status !== 0) throw new Error(`nginx does not take deploy/nginx:\n${tried.stderr}`);
    this.#child = spawn('nginx', ['-c', file], { stdio: 'ignore' });
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  async stop(): Promise<void> {
    const ended = once(this.#child, 'exit');
    if (this.#child.kill('SIGTERM')) await ended;
  }
}

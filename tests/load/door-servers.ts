import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '#tests/free-port.ts';
import type { Answer } from './captured.ts';
import { pause } from './quiet.ts';

const nginx = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find((file) => existsSync(file));

/** A server that the shop is held against. */
export interface DoorServer {
  name: string;
  address: string;
  /** Its process; null where that can not be known. */
  pid: string | null;
  stop: () => Promise<void>;
}

/** Starts a program and waits until it answers for `path`. Throws when it ends before that. */
async function started(
  name: string,
  program: string,
  parameters: string[],
  port: number,
  path: string,
): Promise<DoorServer> {
  const child: ChildProcess = spawn(program, parameters, { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const address = `http://localhost:${port}`;
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  for (let attempt = 0; attempt < 50; attempt++) {
    if (child.exitCode !== null) break;
    if (
      await fetch(address + path, { method: 'HEAD' }).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return { name, address, pid: child.pid === undefined ? null : String(child.pid), stop };
    await pause(200);
  }
  await stop();
  throw new Error(`${name} did not start`);
}

/** One Node process that answers from memory. */
export async function startBare(folder: string, answers: readonly Answer[]): Promise<DoorServer> {
  const port = await freePort();
  const file = join(folder, `answers-${port}.json`);
  await writeFile(file, JSON.stringify(answers));
  return started(
    'bare Node',
    process.execPath,
    [fileURLToPath(new URL('bare-server.ts', import.meta.url)), file, String(port)],
    port,
    answers[0]?.path ?? '/',
  );
}

function configuration(folder: string, port: number, answers: readonly Answer[]): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr error;
    events { worker_connections 256; }
    http {
      access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=64; ${temporary}
      map_hash_bucket_size 512;
      map $request_uri $body { ${answers.map(({ path }, index) => `"${path}" ${index};`).join(' ')} }
      server {
        listen ${port}; root ${folder}/bodies; default_type "text/html; charset=utf-8";
        location / { add_header Content-Encoding br; try_files /$body =404; }
      }
    }`;
}

/** nginx with one worker that answers with the same bodies from files; null where it is not installed. */
export async function startNginx(parent: string, answers: readonly Answer[]): Promise<DoorServer | null> {
  if (!nginx) return null;
  const port = await freePort();
  const folder = join(parent, `nginx-${port}`);
  await mkdir(join(folder, 'bodies'), { recursive: true });
  await Promise.all(
    answers.map(({ body }, index) => writeFile(join(folder, 'bodies', String(index)), Buffer.from(body, 'base64'))),
  );
  const file = join(folder, 'nginx.conf');
  await writeFile(file, configuration(folder, port, answers));
  return started('nginx', nginx, ['-p', folder, '-c', file, '-e', 'stderr'], port, answers[0]?.path ?? '/');
}

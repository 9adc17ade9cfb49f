import { Client } from 'pg';
import type { PostgresServer } from '#tests/databases/postgres-server.ts';
import type { Failure } from './crash-loop.ts';

/** The API's process is killed. */
export const killApi: Failure = {
  name: 'API killed',
  async strike({ child }) {
    child.kill('SIGKILL');
  },
};

async function backendsOf(url: string): Promise<number[]> {
  const client = new Client(url);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
  return rows.map(({ pid }) => pid);
}

/** One of the server's processes that work for the API is killed; the server recovers by itself. */
export function killBackend(url: string): Failure {
  return {
    name: 'a PostgreSQL backend killed',
    async strike() {
      const [pid] = await backendsOf(url);
      if (pid === undefined) throw new Error('The API has no connection');
      process.kill(pid, 'SIGKILL');
    },
    async recover() {},
  };
}

/** PostgreSQL's first process is killed, and the server is started again. */
export function killServer(server: PostgresServer): Failure {
  return { name: 'PostgreSQL killed', strike: () => server.kill(), recover: () => server.run() };
}

import { createServer } from 'node:net';

/** Whether a server could listen on this TCP port. */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

/** A port and the setting that chooses it. */
export interface NamedPort {
  name: string;
  port: number;
}

/** The first of the named ports that something else holds; undefined when all are free. */
export async function firstTakenPort(ports: Record<string, number>): Promise<NamedPort | undefined> {
  for (const [name, port] of Object.entries(ports)) if (!(await isPortFree(port))) return { name, port };
  return undefined;
}

/** Whether an address is a port of this machine's loopback. */
export function isOwnPort(host: string, port: number): boolean {
  const url = new URL(host);
  const given = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  return url.protocol === 'http:' && given === port && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
}

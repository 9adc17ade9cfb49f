/** Why a server cannot listen, in a sentence for whoever started it. */
export class PortError extends Error {
  override name = 'PortError';
}

/** A server that does not listen yet, Fastify's for one. */
interface Listening {
  listen(address: { port: number; host: string }): Promise<unknown>;
}

function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

/** Has a server listen on a port, which the variable `name` chooses. Throws a PortError where it cannot. */
export async function openPort(server: Listening, name: string, port: number): Promise<void> {
  try {
    // Both families of addresses; a machine without IPv6 has the other one alone.
    await server.listen({ port, host: '::' }).catch((error: unknown) => {
      if (!hasCode(error, 'EAFNOSUPPORT', 'EADDRNOTAVAIL')) throw error;
      return server.listen({ port, host: '0.0.0.0' });
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new PortError(
      hasCode(error, 'EADDRINUSE')
        ? `Port ${port} (${name}) is taken. Stop what uses it, or set ${name} to another port.`
        : `Port ${port} (${name}) cannot be used: ${reason}.`,
      { cause: error },
    );
  }
}

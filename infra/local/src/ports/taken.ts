import { createServer } from 'node:net';
import type { PartName, Ports } from '../parts/names.ts';

/** True when the port is free on this machine's loopback addresses. */
export async function isFree(port: number): Promise<boolean> {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, '::1'));
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    // On a machine without IPv6, listening on ::1 fails with another error. The port is then considered free.
    server.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code !== 'EADDRINUSE' && error.code !== 'EACCES'),
    );
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** Returns the `parts` whose port is in use by another program, in their original order. */
export async function takenParts(ports: Ports, parts: readonly PartName[]): Promise<PartName[]> {
  const free = await Promise.all(parts.map((name) => isFree(ports[name])));
  return parts.filter((_, index) => !free[index]);
}

/** Returns one sentence that lists the ports in use and explains how to use different ones. */
export function takenMessage(ports: Ports, taken: readonly PartName[]): string {
  const named = taken.map((name) => `${ports[name]} (${name})`);
  const last = named.pop() ?? '';
  const subject = named.length ? `Ports ${named.join(', ')} and ${last} are` : `Port ${last} is`;
  return `${subject} taken by another program; use --port N to move all.`;
}

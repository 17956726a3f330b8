import { createServer } from 'node:net';
import type { PartName, Ports } from '../parts/names.ts';

/** True when nobody listens on this port of this machine's loopback addresses. */
export async function isFree(port: number): Promise<boolean> {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, '::1'));
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    // A machine without IPv6 has no ::1 to be taken.
    server.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code !== 'EADDRINUSE' && error.code !== 'EACCES'),
    );
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** Those of `parts` whose port another program holds, in the order given. */
export async function takenParts(ports: Ports, parts: readonly PartName[]): Promise<PartName[]> {
  const free = await Promise.all(parts.map((name) => isFree(ports[name])));
  return parts.filter((_, index) => !free[index]);
}

/** One sentence on the ports that are taken, with what to do about it. */
export function takenMessage(ports: Ports, taken: readonly PartName[]): string {
  const named = taken.map((name) => `${ports[name]} (${name})`);
  const last = named.pop() ?? '';
  const subject = named.length ? `Ports ${named.join(', ')} and ${last} are` : `Port ${last} is`;
  return `${subject} taken by another program; use --port N to move all.`;
}

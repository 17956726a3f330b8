import { type Address, exchange } from './exchange.ts';

/** Readiness probe of a server. Rejects with the reason while the server is not ready. */
export type Probe = () => Promise<void>;

/** Returns the first line of the received data when the line is complete. */
function firstLine(received: Buffer): string | undefined {
  const lines = received.toString('utf8').split('\r\n');
  return lines.length > 1 ? lines[0] : undefined;
}

/** Probes NATS by reading the INFO line that it sends on connect, which must report JetStream as enabled. */
export async function probeNats(address: Address): Promise<void> {
  const info = await exchange(address, null, firstLine);
  if (!info.startsWith('INFO ')) throw new Error('the server that answers is not NATS');
  const facts: { jetstream?: boolean } = JSON.parse(info.slice('INFO '.length));
  if (!facts.jetstream) throw new Error('JetStream is off');
}

/**
 * Probes Redis with PING. An error that asks for a password also proves that the server works (the services have the
 * full URL).
 */
export async function probeRedis(address: Address): Promise<void> {
  const answer = await exchange(address, 'PING\r\n', firstLine);
  if (answer !== '+PONG' && !answer.startsWith('-NOAUTH')) throw new Error(answer);
}

/** Probes the database with MongoDB's `ping` command, which needs no password. */
export async function probeMongo(address: Address): Promise<void> {
  const opcode = await exchange(address, pingMessage(), (received) =>
    received.length >= 16 && received.length >= received.readInt32LE(0) ? received.readInt32LE(12) : undefined,
  );
  if (opcode !== OP_MSG) throw new Error('the server that answers is not a MongoDB server');
}

const OP_MSG = 2013;

/** An OP_MSG frame with `{ping: 1, $db: 'admin'}`, built by hand to avoid loading the driver. */
function pingMessage(): Buffer {
  const ping = Buffer.from('\x10ping\0\x01\0\0\0', 'latin1');
  const db = Buffer.from('\x02$db\0\x06\0\0\0admin\0', 'latin1');
  const body = Buffer.concat([Buffer.alloc(4), ping, db, Buffer.alloc(1)]);
  body.writeInt32LE(body.length, 0);
  const head = Buffer.alloc(21);
  head.writeInt32LE(head.length + body.length, 0);
  head.writeInt32LE(1, 4);
  head.writeInt32LE(OP_MSG, 12);
  return Buffer.concat([head, body]);
}

/** Probes a service, which must report itself as ready. */
export async function probeHttp(url: string): Promise<void> {
  const response = await fetch(url, { signal: AbortSignal.timeout(1_500) });
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${text.slice(0, 200)}`);
}

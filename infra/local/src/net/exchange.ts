import { connect } from 'node:net';

/** The host and port of a server. */
export interface Address {
  host: string;
  port: number;
}

/**
 * Connects, sends `hello` if there is one, and reads until `done` returns a value.
 * @throws Error when the connection fails, ends early, or takes longer than `timeoutMs`.
 */
export function exchange<T>(
  address: Address,
  hello: Buffer | string | null,
  done: (received: Buffer) => T | undefined,
  timeoutMs = 1_000,
): Promise<T> {
  return new Promise((resolve, reject) => {
    let received: Buffer = Buffer.alloc(0);
    const socket = connect({ ...address });
    const fail = (error: Error) => {
      socket.destroy();
      reject(error);
    };
    socket.setTimeout(timeoutMs, () => fail(new Error('no answer')));
    socket.once('error', fail);
    socket.once('close', () => reject(new Error('the connection was closed')));
    socket.once('connect', () => hello && socket.write(hello));
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      try {
        const found = done(received);
        if (found === undefined) return;
        resolve(found);
        socket.destroy();
      } catch (error) {
        fail(error instanceof Error ? error : new Error(String(error)));
      }
    });
  });
}

import { connect, type Socket } from 'node:net';

export interface RawConnection {
  socket: Socket;
  /** Returns all text received so far. */
  received(): string;
  /** Resolves when the received text matches the pattern and rejects when the connection closes before that. */
  until(pattern: RegExp): Promise<string>;
  /** Resolves with all received text when the connection has closed. */
  ended: Promise<string>;
}

/** Opens a plain TCP connection, for requests that HTTP clients refuse to send. */
export const connectRaw = async (port: number, host = '127.0.0.1'): Promise<RawConnection> => {
  const socket = connect({ port, host });
  let text = '';
  const checks = new Set<() => void>();
  socket.setEncoding('latin1');
  socket.on('data', (chunk) => {
    text += chunk;
    for (const check of checks) check();
  });
  socket.on('error', () => undefined);
  const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(text)));
  await new Promise((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('error', reject);
  });
  return {
    socket,
    received: () => text,
    ended,
    until: (pattern) =>
      new Promise((resolve, reject) => {
        const check = (): void => {
          if (!pattern.test(text)) return;
          checks.delete(check);
          resolve(text);
        };
        checks.add(check);
        void ended.then(() => reject(new Error(`closed before ${pattern}: ${text}`)));
        check();
      }),
  };
};

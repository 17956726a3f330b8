import { connect, type Socket } from 'node:net';

export interface RawConnection {
  socket: Socket;
  /** Everything received so far. */
  received(): string;
  /** Resolves once what was received matches; rejects when the connection ends before. */
  until(pattern: RegExp): Promise<string>;
  /** Resolves with everything received when the other side has closed. */
  ended: Promise<string>;
}

/** A bare connection, for what a well-behaved client would never send. */
export const connectRaw = async (port: number, host = '127.0.0.1'): Promise<RawConnection> => {
  const socket = connect({ port, host });
  let text = '';
  const looks = new Set<() => void>();
  socket.setEncoding('latin1');
  socket.on('data', (chunk) => {
    text += chunk;
    for (const look of looks) look();
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
        const look = (): void => {
          if (!pattern.test(text)) return;
          looks.delete(look);
          resolve(text);
        };
        looks.add(look);
        void ended.then(() => reject(new Error(`closed before ${pattern}: ${text}`)));
        look();
      }),
  };
};

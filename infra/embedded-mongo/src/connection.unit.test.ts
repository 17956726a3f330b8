import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { serialize } from 'bson';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Services } from './commands/command.ts';
import { serve } from './connection.ts';
import { Cursors } from './cursors.ts';
import { GroupCommit } from './group-commit.ts';
import { Store } from './store/store.ts';

/** Socket of a client that reads no reply until `readAnswer` is called. */
class Client extends Duplex {
  received = 0;
  #finishWrite: (() => void) | null = null;

  constructor() {
    super({ writableHighWaterMark: 10 });
  }

  override _read(): void {}

  override _write(_chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.received++;
    this.#finishWrite = done;
  }

  readAnswer(): void {
    const finish = this.#finishWrite;
    this.#finishWrite = null;
    finish?.();
  }

  setNoDelay(): void {}
}

let services: Services;
beforeEach(() => {
  services = { store: new Store(':memory:'), cursors: new Cursors() };
});
afterEach(() => services.store.close());

function ping(): Buffer {
  const body = serialize({ ping: 1, $db: 'admin' });
  const message = Buffer.concat([Buffer.alloc(21), body]);
  message.writeInt32LE(message.length, 0);
  message.writeInt32LE(2013, 12);
  return message;
}

test('pauses reading from a client that does not read replies, and resumes when the client reads them', async () => {
  const client = new Client();
  const commits = new GroupCommit(services);
  serve(client as unknown as Socket, services, commits);
  client.push(ping());
  await new Promise((resolve) => client.once('pause', resolve));
  expect([client.received, client.isPaused()]).toEqual([1, true]);
  const resumed = new Promise((resolve) => client.once('resume', resolve));
  client.readAnswer();
  await resumed;
  expect(client.isPaused()).toBe(false);
});

import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';

export interface Received {
  from: string;
  to: string[];
  text: string;
}

/** An SMTP server that stores all emails it receives. */
export interface Mailbox {
  url: string;
  mails: Received[];
  /** Returns the number of connections so far. */
  connections(): number;
  /** Rejects the next `times` recipients with this SMTP reply line. */
  refuse(times: number, line: string): void;
  close(): Promise<void>;
}

export const openMailbox = async (): Promise<Mailbox> => {
  const mails: Received[] = [];
  let connections = 0;
  let refusals = 0;
  let refusal = '';
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect(_session, done) {
      connections += 1;
      done();
    },
    onRcptTo(_address, _session, done) {
      if (refusals === 0) return done();
      refusals -= 1;
      const [code = '450', ...words] = refusal.split(' ');
      done(Object.assign(new Error(words.join(' ')), { responseCode: Number(code) }));
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = envelope;
        const text = Buffer.concat(chunks).toString('utf8');
        mails.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), text });
        done();
      });
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    connections: () => connections,
    refuse(times, line) {
      refusals = times;
      refusal = line;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};

/** Creates a temporary folder and adds a function that removes the folder to `closing`. */
export const tempFolder = async (closing: (() => unknown)[]): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'stridewell-mail-'));
  closing.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { COACH_BASES } from '@stridewell/contracts/web';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { until } from '@stridewell/kit/testing/until';
import { costOf, type Held, measuresOf } from './stream-figures.ts';
import { each, read, stall } from './stream-readers.ts';
import { onStage, type Stage } from './stream-stage.ts';

/** Far more than the buffers of both ends and of all between them take. */
const REPLY_MEGABYTES = 32;
const WARM_UP_ROUNDS = 2;
const GROUP = 20;
const AIM_BYTES = 262_144;

interface Told {
  open: number;
  waiting: number;
}

const startHost = async ({ urls, physioPort }: Stage): Promise<ChildProcess> => {
  const given = [urls.mongodb, urls.nats, String(physioPort), String(REPLY_MEGABYTES)];
  const child = fork(join(import.meta.dirname, 'stream-host.ts'), given, { execArgv: ['--expose-gc'] });
  await until('the long coach', async () => {
    if (child.exitCode !== null) throw new Error('the long coach ended');
    const ready = await fetch(`http://127.0.0.1:${physioPort}/readyz`).catch(() => null);
    return ready?.ok;
  });
  return child;
};

const ask = async <T extends Told | Held>(host: ChildProcess, what: 'count' | 'measure'): Promise<T> => {
  host.send(what);
  const [told] = (await once(host, 'message')) as [T];
  return told;
};

/** What readers cost that never read a byte, in the service and in the gateway, by the size of the processes. */
export const measureStalled = (readers: number): Promise<string[]> =>
  onStage('rules', async (stage) => {
    const origin = `http://127.0.0.1:${stage.physioPort}`;
    return [
      ...(await withHost(stage, (host) => stalledAt(stage, host, { name: 'service', origin, readers }))),
      ...(await withHost(stage, (host) =>
        stalledAt(stage, host, { name: 'gateway', origin: stage.urls.gateway, readers }),
      )),
    ];
  });

/** A long coach for one way; it is killed in the end, so that it does not store what hundreds of cut readers had been told. */
const withHost = async <T>(stage: Stage, work: (host: ChildProcess) => Promise<T>): Promise<T> => {
  const host = await startHost(stage);
  try {
    return await work(host);
  } finally {
    host.kill('SIGKILL');
    await once(host, 'exit');
  }
};

interface Way {
  name: 'service' | 'gateway';
  origin: string;
  readers: number;
}

const stalledAt = async (
  { urls, runners }: Stage,
  host: ChildProcess,
  { name, origin, readers }: Way,
): Promise<string[]> => {
  const url = `${origin}${COACH_BASES.physio}/chat`;
  const users = await runners(readers);
  // As many others that read, first: what a process grows to by working is not what a reader costs that stands still. Those who
  // stall are new, for a coach remembers what it has told a runner.
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1)
    await each(await runners(readers), GROUP, async (user: TestUser) => {
      const seen = await read(url, user, { message: 'short' }).end;
      if (!seen.isWhole) throw new Error(`a warm-up reply ended early: ${seen.status}`);
    });
  // The gateway is measured as it stands, with its garbage.
  const measure = async (): Promise<[Held, Held]> => [await ask<Held>(host, 'measure'), await measuresOf(urls.gateway)];
  const before = await measure();
  const sockets: Socket[] = [];
  // A group at a time: all at once would have to wait for each other's megabytes before their own question is stored.
  while (sockets.length < readers) {
    const group = users.slice(sockets.length, sockets.length + GROUP);
    sockets.push(...group.map((user) => stall(url, user, { message: 'long' })));
    await until(
      `${sockets.length} stalled readers`,
      async () => (await ask<Told>(host, 'count')).waiting === sockets.length,
      60_000,
    );
  }
  const during = await measure();
  for (const socket of sockets) socket.destroy();
  const isAbove = ({ rssBytes }: Held, then: Held): string =>
    rssBytes - then.rssBytes > readers * AIM_BYTES ? `  ABOVE ${AIM_BYTES / 1_024} KB` : '';
  const line = (process: string, index: 0 | 1): string =>
    costOf(`${readers} stalled readers at the ${name}, ${process}`, before[index], during[index], readers) +
    isAbove(during[index], before[index]);
  return name === 'gateway' ? [line('service', 0), line('gateway', 1)] : [line('service', 0)];
};

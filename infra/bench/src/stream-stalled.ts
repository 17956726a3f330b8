import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { openStalledReader } from '@stridewell/chat/testing/stalled-reader';
import { COACH_BASES } from '@stridewell/contracts/web';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { until } from '@stridewell/kit/testing/until';
import { costOf, type ProcessMemory, scrape } from './stream-figures.ts';
import { mapConcurrently, openReader } from './stream-readers.ts';
import { type Stage, withStage } from './stream-stage.ts';

/** Size of a reply. It is far more than all buffers between the coach and the client can hold. */
const REPLY_MEGABYTES = 32;
const WARM_UP_ROUNDS = 2;
const GROUP = 20;
const AIM_BYTES = 262_144;

interface ReplyCounts {
  open: number;
  waiting: number;
}

const startHost = async ({ urls, physioPort }: Stage): Promise<ChildProcess> => {
  const args = [urls.mongodb, urls.nats, String(physioPort), String(REPLY_MEGABYTES)];
  const child = fork(join(import.meta.dirname, 'stream-host.ts'), args, { execArgv: ['--expose-gc'] });
  await until('the long coach', async () => {
    if (child.exitCode !== null) throw new Error('the benchmark coach exited');
    const ready = await fetch(`http://127.0.0.1:${physioPort}/readyz`).catch(() => null);
    return ready?.ok;
  });
  return child;
};

const ask = async <T extends ReplyCounts | ProcessMemory>(
  host: ChildProcess,
  what: 'count' | 'measure',
): Promise<T> => {
  host.send(what);
  const [reply] = (await once(host, 'message')) as [T];
  return reply;
};

/** Measures how much memory the service and the gateway use for clients that never read a byte. */
export const measureStalled = (readers: number): Promise<string[]> =>
  withStage('rules', async (stage) => {
    const origin = `http://127.0.0.1:${stage.physioPort}`;
    return [
      ...(await withHost(stage, (host) => stalledAt(stage, host, { name: 'service', origin, readers }))),
      ...(await withHost(stage, (host) =>
        stalledAt(stage, host, { name: 'gateway', origin: stage.urls.gateway, readers }),
      )),
    ];
  });

/**
 * Runs the benchmark coach for one route. Kills the process at the end, so that it does not store hundreds of partial
 * replies.
 */
const withHost = async <T>(stage: Stage, work: (host: ChildProcess) => Promise<T>): Promise<T> => {
  const host = await startHost(stage);
  try {
    return await work(host);
  } finally {
    host.kill('SIGKILL');
    await once(host, 'exit');
  }
};

interface Route {
  name: 'service' | 'gateway';
  origin: string;
  readers: number;
}

const stalledAt = async (
  { urls, runners }: Stage,
  host: ChildProcess,
  { name, origin, readers }: Route,
): Promise<string[]> => {
  const url = `${origin}${COACH_BASES.physio}/chat`;
  const users = await runners(readers);
  // Warms up with an equal number of clients that do read, because the first requests increase the memory of every
  // process. The stalled clients are new users, because the coach keeps each runner's conversation in memory.
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1)
    await mapConcurrently(await runners(readers), GROUP, async (user: TestUser) => {
      const seen = await openReader(url, user, { message: 'short' }).end;
      if (!seen.isWhole) throw new Error(`a warm-up reply ended early: ${seen.status}`);
    });
  // The gateway's memory is measured without a prior garbage collection.
  const measure = async (): Promise<[ProcessMemory, ProcessMemory]> => [
    await ask<ProcessMemory>(host, 'measure'),
    await scrape(urls.gateway),
  ];
  const before = await measure();
  const sockets: Socket[] = [];
  // Opens the connections in groups. If all were opened at the same time, each would wait for the others' replies
  // before its question is stored.
  while (sockets.length < readers) {
    const group = users.slice(sockets.length, sockets.length + GROUP);
    sockets.push(...group.map((user) => openStalledReader(url, user, { message: 'long' })));
    await until(
      `${sockets.length} stalled readers`,
      async () => (await ask<ReplyCounts>(host, 'count')).waiting === sockets.length,
      60_000,
    );
  }
  const during = await measure();
  for (const socket of sockets) socket.destroy();
  const isAbove = ({ rssBytes }: ProcessMemory, then: ProcessMemory): string =>
    rssBytes - then.rssBytes > readers * AIM_BYTES ? `  ABOVE ${AIM_BYTES / 1_024} KB` : '';
  const line = (process: string, index: 0 | 1): string =>
    costOf(`${readers} stalled readers at the ${name}, ${process}`, before[index], during[index], readers) +
    isAbove(during[index], before[index]);
  return name === 'gateway' ? [line('service', 0), line('gateway', 1)] : [line('service', 0)];
};

import { startEdge } from '@stridewell/gateway/testing/gateway';
import { answerWithName, startUpstream } from '@stridewell/gateway/testing/upstream';
import { createClock } from '@stridewell/kit/clock';
import { createSharedCounts } from '@stridewell/kit/limits/shared-counts';
import { createLogger } from '@stridewell/kit/logger';
import { createMetrics } from '@stridewell/kit/metrics';
import { defineJob } from '@stridewell/kit/queue/job';
import { createQueues } from '@stridewell/kit/queue/queues';
import { createScope } from '@stridewell/kit/testing/scope';
import { until } from '@stridewell/kit/testing/until';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { redisUsersFile } from './users-file.ts';

const scope = createScope();
const server = new Redis(scope.redisUrl);
const SERVICES = ['wellness', 'running', 'physio'];
const passwordOf = (user: string): string => `password-of-${user}`;
const nameOf = (user: string): string => `${scope.prefix}-${user}`;

/**
 * Creates the users on the Redis server for tests, with names and key patterns that do not conflict with those of other
 * tests.
 */
beforeAll(async () => {
  const users = redisUsersFile(passwordOf, false)
    .split('\n')
    .filter((line) => line.startsWith('user ') && !line.startsWith('user default'));
  for (const line of users) {
    const [, name = '', ...rules] = line.split(' ');
    const own = rules.map((rule) =>
      rule.replace(/^~(\w+-limit-)/, `~${scope.prefix}$1`).replace('~stridewell:', `~${scope.prefix}:`),
    );
    await server.call('ACL', 'SETUSER', nameOf(name), ...own);
  }
});
afterAll(async () => {
  await server.call('ACL', 'DELUSER', ...[...SERVICES, 'gateway', 'running-worker', 'operator'].map(nameOf));
  server.disconnect();
});

const urlOf = (user: string, password = passwordOf(user)): string => {
  const url = new URL(scope.redisUrl);
  url.username = nameOf(user);
  url.password = password;
  return url.href;
};

/** Returns the reply of `ACL DRYRUN` for a user and a command. */
const dryRun = async (user: string, ...command: string[]): Promise<string> =>
  String(await server.call('ACL', 'DRYRUN', nameOf(user), ...command));

describe('redisUsersFile', () => {
  it('SECU-412 allows the worker to run and count jobs', async () => {
    const around = { clock: createClock(), logger: createLogger('test', 'silent'), metrics: createMetrics('test') };
    const queues = createQueues({ url: urlOf('running-worker'), prefix: scope.prefix, ...around });
    const job = defineJob({
      queue: 'sample.acl',
      data: z.strictObject({ ids: z.array(z.string()) }),
      id: ({ ids }) => `of_${ids[0]}`,
      attempts: 2,
      backoffMs: 10,
    });
    const seen: unknown[] = [];
    queues.work(job, async ({ data }) => {
      seen.push(data);
      // The job fails once, which leads to a delayed second attempt, so that delayed jobs are also tested.
      if (seen.length === 1) throw new Error('once more');
    });
    queues.start();
    await until('Redis', () => queues.connected());
    await queues.producer(job).add({ ids: ['a'] });
    await until('two attempts', () => seen.length === 2);
    expect(await around.metrics.registry.metrics()).toMatch(/queue_jobs\{[^}]*queue="sample.acl"/);
    await queues.close();
  });

  it('SECU-412 allows the gateway to count requests', async () => {
    const wellness = await startUpstream(answerWithName('wellness'));
    const edge = await startEdge({
      scope,
      redisUrl: urlOf('gateway'),
      upstreams: { wellness: wellness.url },
      limits: { perAddress: 1, perUser: 100 },
    });
    // The gateway does not count requests until its Redis connection is ready.
    await until('a limited request', async () => (await fetch(`${edge.url}/api/stats`)).status === 429);
    expect(await server.keys(`${scope.prefix}gateway-limit-*`)).not.toEqual([]);
    await edge.close();
    await wellness.close();
  });

  it.each(SERVICES)('SECU-3460 allows %s to count the characters of free texts', async (service) => {
    const logger = createLogger('test', 'silent');
    const prefix = `${scope.prefix}${service}-limit-`;
    const counts = createSharedCounts({ redisUrl: urlOf(service), prefix, clock: createClock(), logger });
    await until('a count in Redis', async () => {
      await counts.add('text:a', 40, 60_000);
      return (await server.exists(`${prefix}text:a`)) === 1;
    });
    const before = Number(await server.get(`${prefix}text:a`));
    expect(await counts.add('text:a', 2, 60_000)).toMatchObject({ current: before + 2 });
    counts.close();
  });

  it.each([
    ['gateway', ['GET', 'stridewell:running.weekly:1']],
    ['gateway', ['SET', 'gateway-limit-x', '1']],
    ['gateway', ['KEYS', '*']],
    ['gateway', ['SCAN', '0']],
    ...SERVICES.map((service): [string, string[]] => [service, ['GET', 'gateway-limit-address:1']]),
    ['running', ['INCRBY', 'physio-limit-text:1', '1']],
    ['running-worker', ['GET', 'gateway-limit-address:1']],
    ['running-worker', ['KEYS', '*']],
    ['running-worker', ['PUBLISH', 'anything', 'x']],
    ['operator', ['HGETALL', 'stridewell:running.weekly:1']],
    ['operator', ['DEL', 'stridewell:running.weekly:1']],
  ])('SECU-412 denies %s the command %j', async (user, command) => {
    expect(await dryRun(user, ...command)).toMatch(/no permission|has no permissions/);
  });

  it.each(['gateway', ...SERVICES, 'running-worker', 'operator'])(
    'SECU-412 denies %s the commands that configure, inspect or empty the server',
    async (user) => {
      for (const command of [
        ['FLUSHALL'],
        ['CONFIG', 'GET', '*'],
        ['ACL', 'LIST'],
        ['SHUTDOWN'],
        ['DEBUG', 'SLEEP', '0'],
      ])
        expect([command, await dryRun(user, ...command)]).toEqual([
          command,
          expect.stringContaining('has no permissions'),
        ]);
    },
  );

  it('SECU-412 rejects a wrong password and disables the default user', async () => {
    const client = new Redis(urlOf('gateway', 'wrong'), { maxRetriesPerRequest: 0, retryStrategy: () => null });
    const [error] = await new Promise<unknown[]>((resolve) => client.on('error', (...args) => resolve(args)));
    expect(String(error)).toMatch(/WRONGPASS/);
    client.disconnect();
    expect(redisUsersFile(passwordOf, true).split('\n')[0]).toBe('user default off');
    expect(redisUsersFile(passwordOf, true)).not.toContain('password-of');
  });
});

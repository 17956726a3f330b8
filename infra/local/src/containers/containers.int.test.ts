import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { until } from '@stridewell/kit/testing/until';
import { MongoClient } from 'mongodb';
import { afterAll, describe, expect, test } from 'vitest';
import { addressesIn } from '../net/addresses.ts';
import { probeNats, probeRedis } from '../net/probes.ts';
import { inRepo } from '../paths.ts';
import { dockerAnswers } from '../provision/container.ts';
import { findEngine } from './engine.ts';
import { isAbandoned, OWNER_LABEL, removeContainers } from './owner.ts';
import type { Servers } from './servers.ts';

const docker = await dockerAnswers();
const START_MS = 120_000;

describe.skipIf(!docker)(`containers for tests${docker ? '' : ' (not run: Docker does not answer)'}`, () => {
  let child: ChildProcess | undefined;
  afterAll(() => void child?.kill('SIGKILL'));

  test(
    'are ready to be used, and those of a killed run are gone after the next start',
    async () => {
      const engine = await findEngine();
      child = fork(inRepo('infra/local/src/testbed/doomed-containers.ts'));
      const [urls] = (await once(child, 'message')) as [Servers['urls']];
      for (const address of addressesIn(urls.nats)) await probeNats(address);
      for (const address of addressesIn(urls.redis)) await probeRedis(address);
      const client = await MongoClient.connect(urls.database);
      const things = client.db('containers').collection('things');
      await things.insertOne({ a: 1 }, { writeConcern: { w: 'majority', journal: true } });
      expect(await things.countDocuments({ a: 1 })).toBe(1);
      await client.close();

      const dead = child.pid ?? 0;
      const ownedBy = (pid: number) => async () => {
        const all = await engine.container.dockerode.listContainers({ all: true, filters: { label: [OWNER_LABEL] } });
        return all.filter(({ Labels }) => JSON.parse(Labels[OWNER_LABEL] ?? '{}').pid === pid).length;
      };
      expect(await ownedBy(dead)()).toBe(3);
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      await removeContainers(engine, isAbandoned);
      await until('their end', async () => (await ownedBy(dead)()) === 0);
    },
    START_MS,
  );
});

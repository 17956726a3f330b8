import { spawn } from 'node:child_process';
import { until } from '@stridewell/kit/testing/until';
import { natsSpec } from '@stridewell/local/parts/nats';
import { LOOPBACK } from '@stridewell/local/parts/place';
import { inRepo } from '@stridewell/local/paths';
import { freePorts } from '@stridewell/local/ports/free';
import { provide } from '@stridewell/local/provision/provide';
import { makeTempFolder, removeTempFolder } from '@stridewell/local/testbed/temp-folder';
import { usersFile } from '../nats/permissions.ts';

export interface NatsServer {
  /** Returns the address with the name and password of a user. */
  urlOf(user: string): string;
  close(): Promise<void>;
}

/** Starts a separate NATS server with the generated users and permissions. */
export const startNatsServer = async (): Promise<NatsServer> => {
  const passwordOf = (user: string): string => `of-${user}`;
  const dir = makeTempFolder();
  const { nats: port } = await freePorts();
  const env = { PATH: process.env.PATH ?? '' };
  const toolsDir = inRepo('.data/bin');
  const { nats } = await provide(['nats'], { searchPath: env.PATH, toolsDir, onLine: () => undefined });
  const users = `authorization {\n  timeout: 5\n  ${usersFile({ passwordOf, tests: false })}}\n`;
  const { command, args, env: own, probe } = await natsSpec(nats, { port, dir, env }, users);
  const server = spawn(command, args, { env: own, stdio: 'ignore' });
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await until('the NATS server', () =>
    probe().then(
      () => true,
      () => false,
    ),
  );
  return {
    urlOf: (user) => `nats://${user}:${passwordOf(user)}@${LOOPBACK}:${port}`,
    async close() {
      server.kill('SIGKILL');
      await exited;
      removeTempFolder(dir);
    },
  };
};

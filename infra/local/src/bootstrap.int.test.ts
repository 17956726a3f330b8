import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { inRepo } from './paths.ts';

/** A path below a file, where not even root can create a folder. */
const NO_FOLDER = inRepo('package.json/data');

/** Runs the script of `npm start` in a clean environment and waits until it exits. */
const start = (args: string[], env: Record<string, string> = {}) =>
  spawnSync(process.execPath, [inRepo('infra/local/start.mjs'), ...args], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...env },
    timeout: 20_000,
  });

describe('npm start', () => {
  test.each([
    [['--port', 'abc'], {}, '--port must be a whole number from 1 to 65522, not "abc".\n'],
    [['--prot', '9000'], {}, 'Unknown argument "--prot"; there is only --port N.\n'],
    [[], { PORT: '0' }, 'PORT must be a whole number from 1 to 65522, not "0".\n'],
    [
      [],
      { STRIDEWELL_DATA: NO_FOLDER },
      `The data folder ${NO_FOLDER} cannot be written; set STRIDEWELL_DATA to one that can.\n`,
    ],
  ])('fails with a one-sentence message for arguments %j and environment %j', (args, env, message) => {
    const { status, stderr } = start(args, env);
    expect(stderr).toBe(message);
    expect(status).toBe(1);
  });
});

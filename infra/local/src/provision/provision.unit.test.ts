import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newPackages } from './apt.ts';
import { missingMessage, sourcesOn } from './choice.ts';
import { findOnPath, findUnpacked } from './find-binary.ts';
import { TOOLS } from './tools.ts';

describe('missing server', () => {
  test('is provided by apt, otherwise by brew, otherwise by a container', () => {
    expect(sourcesOn({ apt: true, brew: true, docker: true })).toEqual(['apt', 'brew', 'container']);
    expect(sourcesOn({ apt: false, brew: false, docker: true })).toEqual(['container']);
    expect(sourcesOn({ apt: false, brew: false, docker: false })).toEqual([]);
  });

  test('is reported in one message with install instructions when no source provides the server', () => {
    const message = missingMessage([TOOLS.nats, TOOLS.redis], ['apt: no network']);
    expect(message).toBe(
      'Stridewell needs nats-server and redis-server, which could not be found or fetched (apt: no network). ' +
        'Install it (Debian or Ubuntu: apt-get install nats-server redis-server; macOS: brew install nats-server redis), ' +
        'start Docker, or set NATS_URL and REDIS_URL.',
    );
  });

  test('is unpacked with the packages that apt would add, without upgrading system libraries', () => {
    const plan = [
      'NOTE: This is only a simulation!',
      'Inst libc6 [2.36-9] (2.36-10 Debian:12 [amd64])',
      'Inst liblzf1 (3.6-3 Debian:12 [amd64])',
      'Inst redis-server (5:7.0.15 Debian:12 [amd64])',
      'Conf redis-server (5:7.0.15 Debian:12 [amd64])',
    ].join('\n');
    expect(newPackages(plan)).toEqual(['liblzf1', 'redis-server']);
  });
});

describe('findOnPath and findUnpacked', () => {
  let folder: string;
  const program = (path: string, mode = 0o755) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), '');
    chmodSync(join(folder, path), mode);
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'find-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('findOnPath returns the first executable file on PATH', () => {
    program('a/a-server', 0o644);
    program('b/a-server');
    mkdirSync(join(folder, 'c/a-server'), { recursive: true });
    const path = ['c', 'a', 'b', 'nowhere'].map((name) => join(folder, name)).join(':');
    expect(findOnPath('a-server', path)).toBe(join(folder, 'b/a-server'));
    expect(findOnPath('no-such-server-anywhere', path)).toBeNull();
  });

  test('findUnpacked adds the unpacked libraries to the environment of the executable', () => {
    program('usr/bin/real');
    symlinkSync('real', join(folder, 'usr/bin/a-server'));
    mkdirSync(join(folder, 'usr/lib/x86_64-linux-gnu'), { recursive: true });
    const found = findUnpacked('a-server', folder);
    expect(found?.path).toBe(join(folder, 'usr/bin/a-server'));
    expect(found?.env.LD_LIBRARY_PATH?.split(':')[0]).toBe(join(folder, 'usr/lib/x86_64-linux-gnu'));
    expect(findUnpacked('b-server', folder)).toBeNull();
  });
});

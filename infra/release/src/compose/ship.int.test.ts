import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readArguments } from '../arguments.ts';
import { currentOf } from '../history.ts';
import { findParts } from '../parts.ts';
import { hasDocker, reason } from '../testing/docker.ts';
import { createToy, type Toy } from '../testing/toy-project.ts';
import { containersOf } from './containers.ts';
import { release, rollback, type Shipping } from './ship.ts';

const docker = hasDocker();
const PATIENCE_MS = 180_000;

describe.skipIf(!docker)(`release and rollback in compose${reason(docker)}`, { timeout: PATIENCE_MS }, () => {
  let toy: Toy;

  beforeAll(async () => {
    toy = await createToy();
    await toy.image('account', 'local');
    await toy.image('mfe-running', 'local', { builds: ['b1'] });
    await toy.image('shell', 'local', { builds: ['s1'] });
    await toy.up();
  }, PATIENCE_MS);
  afterAll(() => toy?.end(), PATIENCE_MS);

  const shipping = (name: string, timeoutSeconds = 60): Shipping => {
    const part = findParts().find((one) => one.name === name);
    if (!part) throw new Error(name);
    return { commands: toy.commands, place: toy.place, part, timeoutSeconds };
  };
  const ship = (name: string, image: string, tag: string, timeoutSeconds?: number) =>
    release(shipping(name, timeoutSeconds), readArguments([name, '--image', image, '--tag', tag]));
  const tags = () =>
    ['account', 'mfe-running'].map((name) => currentOf(toy.place.history(), name)?.image.split(':')[1]);
  const served = () => JSON.parse(readFileSync(path.join(toy.pointers, 'remotes.json'), 'utf8'));

  test('replaces a service so that compose finds nothing to recreate, and rolls it back', async () => {
    await ship('account', await toy.image('account', 'v2'), '2');
    expect(await toy.versions('account')).toEqual(['v2']);
    const [container] = await containersOf(toy.commands, toy.place.project, 'account');
    await toy.up('account');
    expect((await containersOf(toy.commands, toy.place.project, 'account')).map(({ id }) => id)).toEqual([
      container?.id,
    ]);
    await rollback(shipping('account'));
    expect(await toy.versions('account')).toEqual(['local']);
    await expect(rollback(shipping('account'))).rejects.toThrow('There is no earlier release of account.');
  });

  test('replaces every replica without reducing the number of running replicas', async () => {
    await toy.commands.act(
      'docker',
      toy.place.project.compose('up', '-d', '--no-recreate', '--scale', 'account=2', 'account'),
    );
    const counts: number[] = [];
    const { act } = toy.commands;
    const commands = {
      ...toy.commands,
      act: async (...call: Parameters<typeof act>) => {
        const answer = await act(...call);
        if (call[1][0] === 'stop') counts.push((await toy.versions('account')).length);
        return answer;
      },
    };
    const image = await toy.image('account', 'v3');
    await release({ ...shipping('account'), commands }, readArguments(['account', '--image', image, '--tag', '3']));
    expect(await toy.versions('account')).toEqual(['v3', 'v3']);
    expect(counts).toEqual([2, 2]);
  });

  test('undoes a release whose container does not become healthy, and keeps the old container running', async () => {
    const before = await containersOf(toy.commands, toy.place.project, 'account');
    const history = toy.place.history();
    await expect(ship('account', await toy.image('account', 'v4', { sick: 'gone at once' }), '4')).rejects.toThrow(
      /-account-\d+ did not become healthy: account keeps running .*\/account:[\w-]+\.$/,
    );
    expect(await containersOf(toy.commands, toy.place.project, 'account')).toEqual(before);
    expect(toy.place.history()).toEqual(history);
  });

  test('switches the pointer of a remote after its containers are replaced, and rolls back without replacing containers', async () => {
    expect(existsSync(path.join(toy.pointers, 'remotes.json'))).toBe(false);
    await ship('mfe-running', await toy.image('mfe-running', 'v2', { builds: ['b2', 'b1'] }), '2');
    expect([served(), await toy.versions('mfe-running')]).toEqual([{ running: { build: 'b2' } }, ['v2']]);
    const running = await containersOf(toy.commands, toy.place.project, 'mfe-running');
    await rollback(shipping('mfe-running'));
    expect(served()).toEqual({ running: { build: 'b1' } });
    expect(await containersOf(toy.commands, toy.place.project, 'mfe-running')).toEqual(running);
  });

  test('rolls back the image of a remote when the running image does not contain the earlier build', async () => {
    await ship('mfe-running', await toy.image('mfe-running', 'v5', { builds: ['b5'] }), '5');
    expect(served()).toEqual({ running: { build: 'b5' } });
    await rollback(shipping('mfe-running'));
    expect([served(), await toy.versions('mfe-running')]).toEqual([{ running: { build: 'b1' } }, ['v2']]);
  });

  test('does not change the pointer of a remote whose new container does not become healthy', async () => {
    const image = await toy.image('mfe-running', 'v6', { builds: ['b6', 'b1'], sick: 'never well' });
    await expect(ship('mfe-running', image, '6', 10)).rejects.toThrow('did not become healthy in time: mfe-running');
    expect([served(), await toy.versions('mfe-running')]).toEqual([{ running: { build: 'b1' } }, ['v2']]);
  });

  test('rolls the shell back to its previous pages, but keeps the files that open tabs need', async () => {
    await ship('shell', await toy.image('shell', 'v2', { builds: ['s2'] }), '2');
    await rollback(shipping('shell'));
    expect(await toy.versions('shell')).toEqual(['local']);
    const image = currentOf(toy.place.history(), 'shell')?.image ?? '';
    const files = await toy.commands.ask('docker', ['run', '--rm', '--entrypoint', 'ls', image, '/srv/www/assets']);
    expect(files.trim().split('\n')).toEqual(['local.js', 'v2.js']);
  });

  test('rejects a second release while one is running', async () => {
    const ended = Promise.withResolvers<void>();
    const first = toy.place.runExclusive(() => ended.promise);
    await expect((await toy.open()).runExclusive(async () => undefined)).rejects.toThrow(
      'Another release is running here',
    );
    ended.resolve();
    await first;
    expect(await toy.place.runExclusive(async () => 'free')).toBe('free');
  });

  test('prints the commands of a dry run without changing anything', async () => {
    const before = await containersOf(toy.commands, toy.place.project, 'account');
    const acted: string[] = [];
    const commands = {
      ...toy.commands,
      dryRun: true,
      act: async (command: string, args: readonly string[]) => `${acted.push([command, ...args].join(' '))}`,
    };
    const place = await toy.open(commands);
    await release({ ...shipping('account'), place, commands }, readArguments(['account', '--tag', '9', '--dry-run']));
    expect(acted[0]).toMatch(/^docker build .*WORKSPACE=services\/account .*\/account:9 /);
    expect(toy.say.at(-2)).toMatch(/-account-\d+ would be replaced$/);
    expect(await containersOf(toy.commands, toy.place.project, 'account')).toEqual(before);
    expect(tags()[0]).toBe('3');
  });
});

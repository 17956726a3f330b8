import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createFakeCluster } from '../testing/fake-cluster.ts';

const REPOSITORY = 'registry.example.com/stridewell';
let cluster: ReturnType<typeof createFakeCluster>;

beforeEach(() => {
  cluster = createFakeCluster({
    account: `${REPOSITORY}/account:1.0`,
    'mfe-running': `${REPOSITORY}/mfe-running:1.0`,
    shell: `${REPOSITORY}/shell:1.0`,
  });
});
afterEach(() => cluster.end());

const history = () => JSON.parse(cluster.map('releases')['releases.json']);
const served = () => JSON.parse(cluster.map('remotes')['remotes.json']);
/** Returns the calls in order, with the namespace and the registry removed. */
const short = (calls: string[]) =>
  calls.map((call) =>
    call
      .replace('--namespace stridewell ', '')
      .replaceAll(`${REPOSITORY}/`, '')
      .replace(/^docker build .*--tag (\S+).*/, 'docker build $1'),
  );

describe('release of a service', () => {
  test('builds an image, pushes it to the registry of the running image, rolls it out and records the release', async () => {
    await cluster.release('account', '--tag', '1.1');
    expect(short(cluster.changes(0))).toEqual([
      'kubectl create configmap release-under-way --from-literal=part=account',
      'docker build account:1.1',
      'docker push account:1.1',
      'kubectl set image deployment/account account=account:1.1',
      'kubectl rollout status deployment/account --timeout=180s',
      'kubectl create --filename -',
      'kubectl delete configmap release-under-way',
    ]);
    expect(history()).toMatchObject([
      { action: 'found', image: `${REPOSITORY}/account:1.0`, previous: null },
      { action: 'release', image: `${REPOSITORY}/account:1.1`, previous: 1 },
    ]);
    expect(cluster.map('remotes')).toBeNull();
  });

  test('can be rolled back to the earlier release once, but no further', async () => {
    await cluster.release('account', '--tag', '1.1');
    await cluster.rollback('account');
    expect(cluster.image('account')).toBe(`${REPOSITORY}/account:1.0`);
    expect(history()).toHaveLength(3);
    await expect(cluster.rollback('account')).rejects.toThrow('There is no earlier release of account.');
    expect(cluster.isLocked()).toBe(false);
  });

  test('undoes a failed roll-out and records nothing', async () => {
    cluster.put('stuck', '');
    await expect(cluster.release('account', '--tag', '1.1')).rejects.toThrow(
      /progress deadline\naccount did not roll out and keeps running the previous image\.$/,
    );
    expect([cluster.image('account'), cluster.map('releases')]).toEqual([`${REPOSITORY}/account:1.0`, null]);
    expect(cluster.isLocked()).toBe(false);
  });

  test('uses the registry or the existing image that an argument specifies', async () => {
    await cluster.release('account', '--tag', '2', '--registry', 'other.example.com');
    expect(cluster.image('account')).toBe('other.example.com/stridewell/account:2');
    const before = cluster.calls().length;
    await cluster.release('account', '--image', 'other.example.com/stridewell/account:3');
    expect(cluster.image('account')).toBe('other.example.com/stridewell/account:3');
    expect(cluster.changes(before).filter((call) => call.startsWith('docker'))).toEqual([]);
  });
});

test('a rollback returns to an image that was deployed by hand', async () => {
  await cluster.release('account', '--tag', '1.1');
  cluster.put('image-account', `${REPOSITORY}/account:by-hand`);
  await cluster.release('account', '--tag', '1.2');
  await cluster.rollback('account');
  expect(cluster.image('account')).toBe(`${REPOSITORY}/account:by-hand`);
});

describe('release of a remote', () => {
  test('pins the current build, builds an image based on the running image, rolls it out and then switches the pointer', async () => {
    await cluster.release('mfe-running', '--tag', '1.1');
    const calls = short(cluster.changes(0));
    const at = (text: string) => calls.findIndex((call) => call.includes(text));
    expect(cluster.calls().find((call) => call.includes('docker build'))).toContain(
      `--build-arg PREVIOUS=${REPOSITORY}/mfe-running:1.0`,
    );
    expect([at('create --filename'), at('build'), at('rollout status'), at('replace --filename')]).toEqual(
      [at('create --filename'), at('build'), at('rollout status'), at('replace --filename')].sort((a, b) => a - b),
    );
    expect(served()).toEqual({ running: { build: 'b-1.1' } });
  });

  test('keeps the pinned build when the roll-out fails', async () => {
    cluster.put('stuck', '');
    await expect(cluster.release('mfe-running', '--tag', '1.1')).rejects.toThrow('keeps running the previous image');
    expect(served()).toEqual({ running: { build: 'b-1.0' } });
  });

  test('is rolled back by pointer when the running image contains the earlier build, otherwise by image', async () => {
    await cluster.release('mfe-running', '--tag', '1.1');
    cluster.put('builds-1.1', 'assets\nb-1.0\nb-1.1\n');
    await cluster.rollback('mfe-running');
    expect([served(), cluster.image('mfe-running')]).toEqual([
      { running: { build: 'b-1.0' } },
      `${REPOSITORY}/mfe-running:1.1`,
    ]);
    await cluster.release('mfe-running', '--tag', '1.2');
    cluster.put('builds-1.2', 'b-1.2\n');
    await cluster.rollback('mfe-running');
    expect([served(), cluster.image('mfe-running')]).toEqual([
      { running: { build: 'b-1.0' } },
      `${REPOSITORY}/mfe-running:1.1`,
    ]);
  });
});

test('a rollback of the shell keeps the files of the newer release', async () => {
  await cluster.release('shell', '--tag', '1.1');
  await cluster.rollback('shell');
  expect(cluster.image('shell')).toBe(`${REPOSITORY}/shell:1.0.back`);
  expect(short(cluster.calls())).toContain('docker push shell:1.0.back');
});

test('a concurrent release fails with a message that contains the command for removing a stale lock', async () => {
  cluster.put('lock', '');
  await expect(cluster.release('account', '--tag', '1.1')).rejects.toThrow(
    'Another release is running there. If it was killed: kubectl delete configmap release-under-way',
  );
  expect([cluster.isLocked(), cluster.image('account')]).toEqual([true, `${REPOSITORY}/account:1.0`]);
});

test('a dry run prints the commands without changing anything', async () => {
  await cluster.release('mfe-running', '--tag', '1.1', '--dry-run');
  expect(cluster.changes(0)).toEqual([]);
  expect(short(cluster.said)).toEqual(
    expect.arrayContaining([
      'docker build mfe-running:1.1',
      'docker push mfe-running:1.1',
      'kubectl set image deployment/mfe-running mfe-running=mfe-running:1.1',
      'kubectl rollout status deployment/mfe-running --timeout=180s',
      expect.stringContaining('<build>'),
    ]),
  );
});

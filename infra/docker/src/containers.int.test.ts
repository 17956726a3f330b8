import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PATHS } from '@stridewell/contracts/web';
import { caughtCodes } from '@stridewell/e2e/mail-catcher';
import { until } from '@stridewell/kit/testing/until';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { canCompose, containersNamed } from './testing/compose.ts';
import { publishAttempt } from './testing/publish-attempt.ts';
import { readAttempt } from './testing/read-attempt.ts';

const docker = await canCompose();
const skipReason = docker ? '' : ' (not run: Docker does not answer)';
const MINUTES = 60_000;

const SERVICES = ['account', 'wellness', 'running', 'running-worker', 'physio', 'gateway'];
const FRONT_ENDS = ['shell', 'mfe-wellness', 'mfe-running', 'mfe-physio'];

describe.skipIf(!docker)(`docker-compose.yml stack${skipReason}`, { timeout: 5 * MINUTES }, () => {
  const remotes = mkdtempSync(join(tmpdir(), 'stridewell-remotes-'));
  const containers = containersNamed(`stridewell-test-${randomBytes(4).toString('hex')}`, remotes);
  const { compose, inside, inspect } = containers;
  const runner = { name: 'Ingrid Solberg', email: `ingrid.${randomBytes(6).toString('hex')}@example.com` };
  const password = 'Runner4Life';
  let origin: string;
  let cookie = '';

  const post = (path: string, body: object): Promise<Response> =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });

  beforeAll(async () => {
    await containers.build();
    await compose('up', '--detach', '--no-build');
    origin = await containers.origin('edge', 8080);
  }, 40 * MINUTES);

  afterAll(async () => {
    await containers.end();
    rmSync(remotes, { recursive: true, force: true });
  }, 5 * MINUTES);

  test('serves the web page and lists every remote', async () => {
    const page = await fetch(origin);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const text = await (await fetch(`${origin}/remotes.json`)).text();
    for (const name of ['wellness', 'running', 'physio']) expect(text).toContain(`"${name}"`);
  });

  test('registers a runner, sends a sign-in code by email and accepts it', async () => {
    const registered = await post(PATHS.register, {
      ...runner,
      password,
      confirmPassword: password,
      healthDataConsent: true,
    });
    expect(registered.status).toBe(200);
    cookie = (registered.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    expect((await fetch(origin + PATHS.me, { headers: { cookie } })).status).toBe(200);
    expect((await post(PATHS.requestOtp, { email: runner.email })).status).toBe(200);
    const page = await containers.origin('mail', 1080);
    const code = await until('a mail with a code', async () => (await caughtCodes(page, runner.email)).at(-1), MINUTES);
    const signedIn = await post(PATHS.loginOtp, { email: runner.email, code });
    expect(signedIn.status).toBe(200);
    // The first code that is verified for an email address ends all earlier sessions, so the new session is used from
    // now on.
    cookie = (signedIn.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  });

  test.each([...SERVICES, ...FRONT_ENDS, 'edge', 'nats', 'redis', 'mail'])(
    'runs %s as non-root and with a read-only root file system',
    async (name) => {
      // The container may have started recently, so that no health check has run yet.
      const container = await until(
        `${name} to be healthy`,
        async () => {
          const [found] = await inspect(name);
          return found?.State.Health?.Status === 'healthy' && found;
        },
        MINUTES,
      );
      expect(container).toMatchObject({
        HostConfig: { ReadonlyRootfs: true, CapDrop: ['ALL'] },
        State: { Status: 'running' },
      });
      expect(container.HostConfig.Memory).toBeGreaterThan(0);
      expect(container.HostConfig.PidsLimit).toBeGreaterThan(0);
      expect(Number(await inside(name, 'id', '-u'))).toBeGreaterThan(0);
      await expect(inside(name, 'sh', '-c', ': > /written')).rejects.toThrow(/Read-only file system/);
    },
  );

  test.each(SERVICES)(
    'installs run-time dependencies in %s, but no development dependencies or tests',
    async (name) => {
      const [container] = await inspect(name);
      expect(container?.Config.Labels).toMatchObject({
        'org.opencontainers.image.version': '0.1.0',
        'org.opencontainers.image.licenses': 'MIT',
        'org.opencontainers.image.title': expect.stringMatching(/^services\//),
      });
      const there = await inside(name, 'ls', '/app/node_modules');
      expect(there).toMatch(/^fastify$/m);
      expect(there).not.toMatch(/^(vitest|typescript|vite|playwright-core|jsdom|react|node)$/m);
      const parts = JSON.parse(await inside(name, 'cat', '/app/sbom.cdx.json')) as { components: { name: string }[] };
      expect(parts.components.map((part) => part.name)).toEqual(expect.arrayContaining(['fastify', 'zod']));
      expect(parts.components.length).toBeGreaterThan(50);
      expect(await inside(name, 'find', '/app/services', '-name', '*.test.ts')).toBe('');
    },
  );

  test.each(FRONT_ENDS)('includes an SBOM in %s, which serves only the files of its build', async (name) => {
    expect(await inside(name, 'cat', '/srv/sbom.cdx.json')).toContain('"bomFormat": "CycloneDX"');
    const answer = await inside(
      'gateway',
      'node',
      '-e',
      `fetch('http://${name}:8080/current.json').then(async (answer) => console.log(answer.status, answer.headers.get('cache-control'), (await fetch('http://${name}:8080/.env')).status))`,
    );
    expect(answer).toBe('200 no-cache 404');
  });

  test('configures NATS to accept only events that belong to the publishing service', async () => {
    const publish = (subject: string): Promise<string> =>
      inside('wellness', 'node', '--input-type=module', '-e', publishAttempt(subject));
    expect(await publish('wellness.test.said.v1.nobody')).toBe('published');
    for (const subject of ['account.user.changed.v1.nobody', '$KV.revoked.nobody', '$JS.API.STREAM.DELETE.wellness'])
      expect([subject, await publish(subject)]).toEqual([
        subject,
        expect.stringMatching(/^refused: .*permissions violation/i),
      ]);
    await expect(inside('gateway', 'cat', '/run/secrets/password.conf')).rejects.toThrow(/No such file/);
  });

  test('SECU-410 allows a service to read only its own MongoDB database', async () => {
    const read = (database: string, url: string): Promise<string> =>
      inside('wellness', 'node', '--input-type=module', '-e', readAttempt(database, url));
    expect(await read('stridewell_wellness', '/run/secrets/mongodb-url')).toBe('read');
    expect(await read('stridewell_account', '/run/secrets/mongodb-url')).toMatch(/^refused: not authorized/i);
    expect(await read('stridewell_wellness', '')).toMatch(/^refused: .*requires authentication/i);
  });

  test('SECU-412 configures Redis to reject clients without a user', async () => {
    expect(await inside('redis', 'redis-cli', 'ping')).toMatch(/NOAUTH/);
  });

  test('keeps the generated passwords when it is started again', async () => {
    expect(await compose('run', '--rm', '--no-deps', '-T', 'secrets')).toBe('');
  });

  test('answers all requests while a service has two replicas', async () => {
    await compose('up', '--detach', '--no-build', '--no-recreate', '--scale', 'running=2');
    await until(
      'two healthy replicas',
      async () => {
        const states = (await inspect('running')).map(({ State }) => State.Health?.Status);
        return states.length === 2 && states.every((state) => state === 'healthy');
      },
      4 * MINUTES,
    );
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => fetch(origin + PATHS.weeklyOutcomes, { headers: { cookie } })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  });
});

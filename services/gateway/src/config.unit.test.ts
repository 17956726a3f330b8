import { describe, expect, test } from 'vitest';
import { PRIVATE_NETWORKS, toConfig } from './config.ts';
import { BRIDGE } from './testing/gateway.ts';

const ENV = {
  ACCOUNT_URL: 'http://127.0.0.1:8081',
  WELLNESS_URL: 'http://127.0.0.1:8082',
  RUNNING_URL: 'http://127.0.0.1:8083',
  NATS_URL: 'nats://127.0.0.1:4222',
  WEB_ROOT: 'shell/dist',
};

describe('toConfig', () => {
  test('returns the defaults, including both loopback addresses, when no optional variable is set', () => {
    expect(toConfig(ENV)).toMatchObject({
      http: { host: '127.0.0.1', alsoHost: '::1', port: 8080, trustedProxies: [], drainMs: 0, whenReady: false },
      upstreams: { physio: null },
      redisUrl: null,
      limits: { perAddress: 1_500, perUser: 600, perChatter: 60 },
      web: { remotes: [], remotesFile: null, frameAncestors: [], mediaHosts: [], coachChat: true },
    });
  });

  test('returns only HOST as the listening address when HOST is set', () => {
    expect(toConfig({ ...ENV, HOST: '0.0.0.0' }).http).toMatchObject({ host: '0.0.0.0', alsoHost: null });
  });

  test('throws for DEV_SOCKETS in production or with a host other than loopback', () => {
    const sockets = { ...ENV, DEV_SOCKETS: 'ws://127.0.0.1:8100 ws://127.0.0.1:8101' };
    expect(toConfig(sockets).web.devSockets).toEqual(['ws://127.0.0.1:8100', 'ws://127.0.0.1:8101']);
    expect(() => toConfig({ ...sockets, NODE_ENV: 'production' })).toThrow('DEV_SOCKETS is refused in production');
    expect(() => toConfig({ ...ENV, DEV_SOCKETS: 'ws://dev.example.com:8100' })).toThrow('DEV_SOCKETS');
  });

  test('reads lists, remotes and flags', () => {
    const remotes = [{ name: 'wellness', root: 'mfe-wellness/dist', routes: ['/check-in'] }];
    const { web, http, limits } = toConfig({
      ...ENV,
      REMOTES: JSON.stringify(remotes),
      FRAME_ANCESTORS: 'https://a.example, https://b.example:8443',
      MEDIA_HOSTS: 'https://*.video.example',
      TRUSTED_PROXIES: '10.0.0.1',
      COACH_CHAT: 'off',
      DRAIN_SECONDS: '5',
      USER_REQUESTS_PER_MINUTE: '5000',
    });
    expect(web).toMatchObject({
      remotes,
      frameAncestors: ['https://a.example', 'https://b.example:8443'],
      mediaHosts: ['https://*.video.example'],
      coachChat: false,
    });
    expect([http.trustedProxies, http.drainMs, limits.perUser]).toEqual([['10.0.0.1'], 5_000, 5_000]);
  });

  test('accepts URLs for the shell and the remotes, and a pins file', () => {
    const remotes = [{ name: 'running', root: 'http://mfe-running:8080', routes: ['/running'] }];
    const { web } = toConfig({
      ...ENV,
      WEB_ROOT: 'https://static.example.com/shell/',
      REMOTES: JSON.stringify(remotes),
      REMOTES_FILE: '/etc/stridewell/remotes.json',
    });
    expect(web).toMatchObject({
      root: 'https://static.example.com/shell/',
      remotes,
      remotesFile: '/etc/stridewell/remotes.json',
    });
  });

  test('BRIDGE-18 EMBED-06 returns example plan URLs, no frame ancestors and no parent origin by default', () => {
    const { bridge, frameAncestors } = toConfig(ENV).web;
    expect(bridge).toEqual(BRIDGE);
    expect(frameAncestors).toEqual([]);
  });

  test('BRIDGE-18 BRIDGE-11 EMBED-05 reads the five plan URLs, the parent origin and the frame ancestors', () => {
    const { bridge, frameAncestors } = toConfig({
      ...ENV,
      BRIDGE_PLAN_PUSH: 'https://plans.example.org/hard?from=stridewell',
      BRIDGE_PLAN_ADAPT: 'https://plans.example.org/trimmed',
      BRIDGE_PLAN_RECOVER: 'https://plans.example.org/easy',
      BRIDGE_PLAN_RESET: 'https://plans.example.org/rest',
      BRIDGE_PICK_YOUR_OWN: 'http://plans.example.org:8080/all',
      BRIDGE_PARENT_ORIGIN: 'https://club.example.org',
      FRAME_ANCESTORS: 'https://club.example.org',
    }).web;
    expect(bridge).toEqual({
      plans: {
        Push: 'https://plans.example.org/hard?from=stridewell',
        Adapt: 'https://plans.example.org/trimmed',
        Recover: 'https://plans.example.org/easy',
        Reset: 'https://plans.example.org/rest',
      },
      pickYourOwn: 'http://plans.example.org:8080/all',
      parentOrigin: 'https://club.example.org',
    });
    expect(frameAncestors).toEqual(['https://club.example.org']);
  });

  test('SECU-1602 reads the public origin and the internal networks', () => {
    expect(toConfig(ENV).http).toMatchObject({ publicOrigin: null, innerNetworks: PRIVATE_NETWORKS });
    const { http } = toConfig({ ...ENV, PUBLIC_ORIGIN: 'https://run.example', INNER_NETWORKS: '10.2.0.0/16, ::1/128' });
    expect(http).toMatchObject({
      publicOrigin: { scheme: 'https', host: 'run.example' },
      innerNetworks: ['10.2.0.0/16', '::1/128'],
    });
  });

  test.each([
    ['PUBLIC_ORIGIN', 'run.example'],
    ['PUBLIC_ORIGIN', 'https://*.example'],
    ['PUBLIC_ORIGIN', 'https://run.example/app'],
    ['INNER_NETWORKS', '10.0.0.1'],
    ['INNER_NETWORKS', 'everybody'],
    ['BRIDGE_PLAN_PUSH', 'javascript:alert(1)'],
    ['BRIDGE_PLAN_ADAPT', '/adapt'],
    ['BRIDGE_PLAN_RECOVER', 'data:text/html,x'],
    ['BRIDGE_PLAN_RESET', 'plan.example.com'],
    ['BRIDGE_PICK_YOUR_OWN', 'ftp://plan.example.com'],
    ['BRIDGE_PARENT_ORIGIN', '*'],
    ['BRIDGE_PARENT_ORIGIN', 'null'],
    ['BRIDGE_PARENT_ORIGIN', 'https://*.example.org'],
    ['BRIDGE_PARENT_ORIGIN', 'https://club.example.org/'],
    ['BRIDGE_PARENT_ORIGIN', 'https://club.example.org/page'],
    ['BRIDGE_PARENT_ORIGIN', 'file://club'],
    ['REMOTES', 'not json'],
    ['REMOTES', '[{"name":"../x","root":"a","routes":[]}]'],
    ['REMOTES', '[{"name":"x","routes":[]}]'],
    ['REMOTES', '[{"name":"x","root":"ftp://a.example","routes":[]}]'],
    ['WEB_ROOT', 'http://shell:8080/?v=1'],
    ['WEB_ROOT', 'http://user:word@shell:8080'],
    ['WEB_ROOT', 'http://'],
    ['FRAME_ANCESTORS', "https://a.example; script-src 'unsafe-inline'"],
    ['FRAME_ANCESTORS', '*'],
    ['MEDIA_HOSTS', "'unsafe-eval'"],
    ['ACCOUNT_URL', 'ftp://a.example'],
    ['COACH_CHAT', 'maybe'],
    ['ADDRESS_REQUESTS_PER_MINUTE', '0'],
  ])('throws an error that names the variable for %s=%s', (key, value) => {
    expect(() => toConfig({ ...ENV, [key]: value })).toThrow(key);
  });
});

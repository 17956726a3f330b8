import { describe, expect, test } from 'vitest';
import { parseDevArguments, parseStartArguments, parseTestArguments } from './arguments.ts';
import { childEnv, edgeHost, readConfig } from './config.ts';
import { inRepo } from './paths.ts';

describe('readConfig', () => {
  test('returns a default for every setting', () => {
    expect(readConfig({})).toEqual({
      basePort: 8080,
      dataDir: inRepo('.data'),
      given: { nats: null, redis: null, database: null },
      chromium: null,
      childEnv: {},
    });
  });

  test('reads the base port, the data folder and the server URLs', () => {
    const env = {
      PORT: '9000',
      STRIDEWELL_DATA: '/srv/data',
      NATS_URL: 'nats://n',
      REDIS_URL: '',
      MONGODB_URL: 'mongodb://m',
    };
    expect(readConfig(env)).toMatchObject({
      basePort: 9000,
      dataDir: '/srv/data',
      given: { nats: 'nats://n', redis: null, database: 'mongodb://m' },
    });
  });

  test.each(['0', '65530', '80.5', '-1', 'http', '8080 '])('rejects PORT=%j with a one-sentence message', (PORT) => {
    expect(() => readConfig({ PORT })).toThrow(`PORT must be a whole number from 1 to 65522, not "${PORT}".`);
  });
});

describe('childEnv', () => {
  test('removes variables set by npm and test runners and variables that each process gets separately', () => {
    const env = {
      PATH: '/bin',
      HOME: '/root',
      npm_config_x: '1',
      VITEST: 'true',
      NODE_OPTIONS: '-r x',
      PORT: '1',
      NODE_ENV: 'test',
    };
    expect(childEnv(env)).toEqual({ PATH: '/bin', HOME: '/root' });
  });
});

describe('edgeHost', () => {
  test('returns HOST only when it is an IP address', () => {
    expect(edgeHost({ HOST: '0.0.0.0' })).toBe('0.0.0.0');
    expect(edgeHost({ HOST: '::' })).toBe('::');
    expect(edgeHost({ HOST: 'x86_64-conda-linux-gnu' })).toBeNull();
    expect(edgeHost({})).toBeNull();
  });
});

describe('parseStartArguments', () => {
  test.each([[['--port', '9000']], [['--port=9000']], [['-p', '9000']]])('reads the port from %j', (args) => {
    expect(parseStartArguments(args)).toEqual({ port: 9000 });
  });

  test('returns null without arguments', () => expect(parseStartArguments([])).toEqual({ port: null }));

  test.each([
    [['--port'], '--port must be a whole number from 1 to 65522, not "".'],
    [['--port', 'x'], '--port must be a whole number from 1 to 65522, not "x".'],
    [['--prot', '1'], 'Unknown argument "--prot"; there is only --port N.'],
    [['9000'], 'Unknown argument "9000"; there is only --port N.'],
  ])('rejects %j with a one-sentence message', (args, message) => {
    expect(() => parseStartArguments(args)).toThrow(message);
  });
});

test('parseTestArguments reads --full and passes all other arguments on to Vitest', () => {
  expect(parseTestArguments(['--full', 'services/kit', '-t', 'x'])).toEqual({
    full: true,
    passedOn: ['services/kit', '-t', 'x'],
  });
  expect(parseTestArguments([])).toEqual({ full: false, passedOn: [] });
});

describe('parseDevArguments', () => {
  const remotes = ['physio', 'running'];

  test.each([
    [[], { port: null, names: [] }],
    [['running'], { port: null, names: ['running'] }],
    [['mfe-running', 'running', 'physio'], { port: null, names: ['running', 'physio'] }],
    [['shell'], { port: null, names: [] }],
    [['physio', '--port', '9000'], { port: 9000, names: ['physio'] }],
  ])('parses %j', (args, parsed) => expect(parseDevArguments(args, remotes)).toEqual(parsed));

  test('rejects an unknown remote', () => {
    expect(() => parseDevArguments(['walking'], remotes)).toThrow('There is no remote "walking"');
  });
});

import { describe, expect, test } from 'vitest';
import { partOf, readArguments } from './arguments.ts';
import { findParts } from './parts.ts';

describe('findParts', () => {
  test('returns the services, workers and front ends in the source tree', () => {
    expect(
      findParts().map(({ name, kind, workspace, image, remote }) => [name, kind, workspace, image, remote]),
    ).toEqual([
      ['account', 'service', 'services/account', 'stridewell/account', null],
      ['gateway', 'service', 'services/gateway', 'stridewell/gateway', null],
      ['physio', 'service', 'services/physio', 'stridewell/physio', null],
      ['running', 'service', 'services/running', 'stridewell/running', null],
      ['running-worker', 'worker', 'services/running', 'stridewell/running', null],
      ['wellness', 'service', 'services/wellness', 'stridewell/wellness', null],
      ['shell', 'shell', 'shell', 'stridewell/shell', null],
      ['mfe-physio', 'remote', 'mfe-physio', 'stridewell/mfe-physio', 'physio'],
      ['mfe-running', 'remote', 'mfe-running', 'stridewell/mfe-running', 'running'],
      ['mfe-wellness', 'remote', 'mfe-wellness', 'stridewell/mfe-wellness', 'wellness'],
    ]);
  });
});

describe('readArguments', () => {
  test('reads the part, the target and the options', () => {
    const read = readArguments(['mfe-running', '--target', 'k8s', '--tag', 'v1.2', '-n', 'blue', '--dry-run']);
    expect(read).toMatchObject({
      target: 'k8s',
      tag: 'v1.2',
      dryRun: true,
      k8s: { namespace: 'blue', context: null, registry: null },
    });
    expect(partOf(read).remote).toBe('running');
  });

  test('uses the target compose by default, without setting a compose project or files', () => {
    expect(readArguments(['account'])).toMatchObject({
      target: 'compose',
      tag: null,
      dryRun: false,
      timeoutSeconds: 180,
      compose: { project: null, files: [] },
      k8s: { namespace: 'stridewell' },
    });
    expect(readArguments(['account', '-p', 'x', '-f', 'a.yml', '-f', 'b.yml']).compose).toEqual({
      project: 'x',
      files: ['a.yml', 'b.yml'],
    });
  });

  test.each([
    [['acount'], "There is no part 'acount'. The parts are: account, "],
    [['account', 'physio'], 'Name only one part.'],
    [['account', '--target', 'heroku'], "The target must be 'compose' or 'k8s'."],
    [['account', '--tag', 'a b'], "'a b' is not a valid tag."],
    [['account', '--timeout', 'soon'], 'The timeout must be a number of seconds.'],
    [['account', '--tga', 'x'], "Unknown option '--tga'"],
  ])('rejects the arguments %j', (args, sentence) => expect(() => readArguments(args)).toThrow(sentence));

  test('accepts arguments without a part, which partOf then rejects', () => {
    expect(() => partOf(readArguments([]))).toThrow('Name a part: account, ');
  });
});

import { describe, expect, it } from 'vitest';
import { createTree, type Rule } from '../tree.ts';
import { apiPaths, environment, repositories, time } from './places.ts';

const lines = (rule: Rule, file: string, text: string): number[] =>
  rule(createTree({ [file]: text })).map(({ line }) => line);

describe('environment', () => {
  it('allows process.env only in config files and infra', () => {
    const text = 'const a = 1;\nconst b = process.env.B;';
    expect(lines(environment, 'services/a/src/app.ts', text)).toEqual([2]);
    expect(lines(environment, 'mfe-a/src/app.tsx', text)).toEqual([2]);
    expect(lines(environment, 'services/a/src/config.ts', text)).toEqual([]);
    expect(lines(environment, 'services/a/src/testing/toy-config.ts', text)).toEqual([]);
    expect(lines(environment, 'infra/local/src/start.ts', text)).toEqual([]);
  });
});

describe('repositories', () => {
  it.each(['repository.ts', 'session-repository.ts', 'migrations.ts', 'app.int.test.ts'])(
    'allows %s to import the database driver',
    (name) => {
      expect(lines(repositories, `services/a/src/x/${name}`, "import { Schema } from 'mongoose';")).toEqual([]);
    },
  );

  it.each(['routes.ts', 'my-repository-helper.ts', 'app.ts'])('reports a database driver import in %s', (name) => {
    expect(lines(repositories, `services/a/src/x/${name}`, "\nimport { Schema } from 'mongoose';")).toEqual([2]);
    expect(lines(repositories, `services/a/src/x/${name}`, "import { MongoClient } from 'mongodb';")).toEqual([1]);
  });

  it.each(['projections/checkin-days.ts', 'migrations/0001-indexes.ts'])(
    'allows %s to import the database driver',
    (path) => {
      expect(lines(repositories, `services/a/src/${path}`, "import { Schema } from 'mongoose';")).toEqual([]);
    },
  );

  it('allows the kit to import the database driver', () => {
    expect(lines(repositories, 'services/kit/src/outbox/relay.ts', "import type { Model } from 'mongoose';")).toEqual(
      [],
    );
  });
});

describe('time', () => {
  it.each(['Date.now()', 'new Date()', 'performance.now()'])(
    'reports %s outside the clock module and tests',
    (call) => {
      expect(lines(time, 'services/a/src/x.ts', `\nconst t = ${call};`)).toEqual([2]);
      expect(lines(time, 'services/kit/src/clock.ts', `const t = ${call};`)).toEqual([]);
      expect(lines(time, 'services/a/src/x.unit.test.ts', `const t = ${call};`)).toEqual([]);
      expect(lines(time, 'services/a/src/x.ts', `// not ${call}\n/* nor\n ${call} */`)).toEqual([]);
    },
  );

  it('allows a date that is computed from explicit values', () => {
    expect(lines(time, 'services/a/src/x.ts', 'new Date(Date.parse(text) + clock.now().getTime())')).toEqual([]);
  });
});

describe('apiPaths', () => {
  it("allows literal API paths only in the contracts and in the gateway's routing", () => {
    const text = "// GET '/api/stats'\nconst path = '/api/stats';";
    expect(lines(apiPaths, 'services/wellness/src/features/stats/routes.ts', text)).toEqual([2]);
    expect(lines(apiPaths, 'services/contracts/src/web/paths.ts', text)).toEqual([]);
    expect(lines(apiPaths, 'services/gateway/src/proxy/service-routes.ts', text)).toEqual([]);
    expect(lines(apiPaths, 'services/wellness/src/features/stats/routes.int.test.ts', text)).toEqual([]);
    expect(lines(apiPaths, 'services/kit/src/app/service.ts', "url.startsWith('/api/')")).toEqual([]);
  });
});

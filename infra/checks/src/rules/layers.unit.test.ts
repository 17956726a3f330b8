import { describe, expect, it } from 'vitest';
import { createTree } from '../tree.ts';
import { layers } from './layers.ts';

const messages = (file: string, text: string): string[] =>
  layers(createTree({ [file]: text })).map(({ line, message }) => `${line} ${message}`);
const running = 'services/running/src';

describe('layers', () => {
  it.each([
    [
      `${running}/domain/week/a.ts`,
      "import { b } from '../pauses.ts';\nimport { c } from '@stridewell/contracts/web';",
    ],
    [`${running}/domain/a.ts`, "import type { Fact } from '../messages/catalogue.ts';"],
    [`${running}/features/pauses/routes.ts`, "import { b } from '../../domain/pauses.ts';"],
    [`${running}/features/pauses/service.ts`, "import { b } from '../weekly-plan/service.ts';"],
    [`${running}/projections/a.ts`, "import { b } from '../domain/b.ts';\nimport '@stridewell/kit/errors';"],
    [`${running}/coach/a.ts`, "import { b } from '../features/profile/repository.ts';"],
    [`${running}/domain/a.unit.test.ts`, "import { b } from '@stridewell/kit/testing/scope';"],
    [`${running}/app.ts`, "import { b } from './coach/wiring/mount.ts';"],
    ['services/gateway/src/proxy/a.ts', "import { b } from '../web/b.ts';"],
  ])('allows the imports in the file %s', (file, text) => expect(messages(file, text)).toEqual([]));

  it.each([
    [`${running}/domain/a.ts`, "import { b } from '../coach/b.ts';", 'domain must not import coach'],
    [`${running}/domain/a.ts`, "import { b } from '../messages/b.ts';", 'domain must not import messages'],
    [`${running}/domain/a.ts`, "import { b } from '../config.ts';", 'domain must not import config.ts'],
    [
      `${running}/domain/a.ts`,
      "import { b } from '@stridewell/kit/errors';",
      'domain must not import @stridewell/kit/errors',
    ],
    [`${running}/messages/a.ts`, "import { b } from '../features/b/c.ts';", 'messages must not import features'],
    [`${running}/projections/a.ts`, "import { b } from '../features/b/c.ts';", 'projections must not import features'],
    [`${running}/features/b/a.ts`, "import { b } from '../../coach/b.ts';", 'features must not import coach'],
    [`${running}/features/b/a.ts`, "import { b } from '../../worker/b.ts';", 'features must not import worker'],
  ])('reports that %s must not contain %s', (file, text, problem) =>
    expect(messages(file, text)).toEqual([`1 ${problem}`]),
  );

  it('reports a service folder that is not a layer', () =>
    expect(messages('services/physio/src/stuff/a.ts', '')).toEqual([
      '1 stuff is none of domain, messages, projections, features, coach, worker, migrations, testing, tools',
    ]));
});

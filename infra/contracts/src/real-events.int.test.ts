import { tmpdir } from 'node:os';
import { buildApp as buildAccount } from '@stridewell/account/app';
import { accountConfig, givenConsenting, type SignedInRunner } from '@stridewell/account/testing/fixtures';
import type { CloudEvent } from '@stridewell/contracts/events/envelope';
import { EVENTS } from '@stridewell/contracts/events/events';
import { DEFAULT_TIMEZONE, dateIn, PATHS } from '@stridewell/contracts/web';
import { type Connection, openConnection } from '@stridewell/kit/bus/connection';
import { createLogger } from '@stridewell/kit/logger';
import { untilReady } from '@stridewell/kit/testing/ready';
import { createScope } from '@stridewell/kit/testing/scope';
import { until } from '@stridewell/kit/testing/until';
import { buildApp as buildPhysio } from '@stridewell/physio/app';
import { PROFILE as INJURY, SORE } from '@stridewell/physio/testing/fixtures';
import { buildApp as buildRunning } from '@stridewell/running/app';
import { PROFILE as RUNNING } from '@stridewell/running/testing/fixtures';
import { buildWorker } from '@stridewell/running/worker/worker-app';
import { buildApp as buildWellness } from '@stridewell/wellness/app';
import { DEFAULTS } from '@stridewell/wellness/testing/wellness-bed';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EventsDocument } from './compare/events.ts';
import { asTolerantReader } from './compare/sender-and-reader.ts';
import { EVENTS_FILE, readPresent, readReleased } from './files.ts';

type App = Awaited<ReturnType<typeof buildAccount>>;

const scope = createScope();
const chat = { model: null };
const received: { subject: string; event: CloudEvent }[] = [];
let connection: Connection;
let apps: Record<'account' | 'wellness' | 'running' | 'physio' | 'worker', App>;
let runner: SignedInRunner;

beforeAll(async () => {
  connection = openConnection(scope.natsUrl, 'test', createLogger('test', 'silent'));
  const { nats } = await connection.link();
  nats.subscribe(`${scope.prefix}.>`, {
    callback: (_error, message) => {
      // The subscription also receives requests that are sent to the stream itself.
      if (/\.v1\./.test(message.subject)) received.push({ subject: message.subject, event: message.json() });
    },
  });
  await nats.flush();
  const built = await Promise.all([
    buildAccount(accountConfig(scope)),
    buildWellness(scope.config('wellness')),
    buildRunning({ ...scope.config('running'), chat, importSpool: tmpdir() }),
    buildPhysio({ ...scope.config('physio'), chat }),
    buildWorker({
      ...scope.config('running'),
      name: 'running-worker',
      redisUrl: scope.redisUrl,
      importSpool: tmpdir(),
    }),
  ]);
  const [account, wellness, running, physio, worker] = await Promise.all(built.map(untilReady));
  apps = { account, wellness, running, physio, worker } as typeof apps;
  runner = await givenConsenting(apps.account);
}, 60_000);

afterAll(async () => {
  await Promise.all(Object.values(apps ?? {}).map((app) => app.close()));
  await connection?.close();
});

const call = async (app: App, method: 'POST' | 'DELETE', url: string, payload?: object): Promise<void> => {
  const { headers } = runner;
  const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
  expect(answer.statusCode, `${method} ${url}: ${answer.body}`).toBeLessThan(300);
};
const untilHeard = (...names: string[]): Promise<boolean> =>
  until(names.join(', '), () => names.every((name) => received.some(({ event }) => event.type === name)));

/**
 * Events that this test does not trigger, because weekly jobs send them, because they require a day with a check-in but
 * no plan, or because they require uploaded files.
 */
const NOT_CAUSED = [
  ...['running.plan.published.v1', 'running.summary.published.v1', 'running.outcome.changed.v1'],
  'running.import.changed.v1',
];

it('services publish events that match the current and the released AsyncAPI document', async () => {
  const { account, wellness, running, physio } = apps;
  const date = dateIn(DEFAULT_TIMEZONE, new Date());
  await call(running, 'POST', PATHS.coachProfile, RUNNING);
  await call(wellness, 'POST', PATHS.checkin, { ...DEFAULTS, notes: 'Chest pain on the stairs this morning' });
  await call(physio, 'POST', PATHS.physioProfile, INJURY);
  await call(physio, 'POST', PATHS.physioCheckin, SORE);
  await call(running, 'POST', PATHS.trainingLog, { date, status: 'done', minutes: 30 });
  await call(running, 'POST', PATHS.coachChat, { message: 'my left calf is swollen and warm, pain 7' });
  await call(physio, 'POST', PATHS.physioChat, { message: 'I am numb between my legs since yesterday, pain 5 now' });
  await untilHeard('running.training.logged.v1');
  await call(running, 'DELETE', `${PATHS.trainingLog}/${date}`);
  const erasing = ['account.erasure.requested.v1', ...Object.keys(EVENTS).filter((name) => /erased/.test(name))];
  await untilHeard(...Object.keys(EVENTS).filter((name) => ![...NOT_CAUSED, ...erasing].includes(name)));
  await call(account, 'DELETE', PATHS.deleteAll, {});
  await untilHeard(...erasing);

  const ajv = new Ajv({ strict: false, logger: false });
  formats.default(ajv);
  const [present, released] = (await Promise.all([readPresent(), readReleased()])).map(
    (documents) => documents[EVENTS_FILE] as unknown as EventsDocument,
  );
  for (const { subject, event } of received) {
    expect(subject).toBe(`${scope.prefix}.${event.type}.${runner.user.id}`);
    const strict = present?.channels[event.type]?.messages.event?.payload;
    const known = released?.channels[event.type]?.messages.event?.payload;
    // A released consumer does not receive events that were added after the release.
    for (const schema of known === undefined ? [strict] : [strict, asTolerantReader(known)])
      expect(ajv.validate(schema as object, event), `${event.type}: ${ajv.errorsText()}`).toBe(true);
  }
});

import { tmpdir } from 'node:os';
import { readStream } from '@stridewell/chat/testing/read-stream';
import { painReported } from '@stridewell/contracts/events/events';
import { COACH_BASES, type CoachType, DEFAULT_TIMEZONE, PATHS } from '@stridewell/contracts/web';
import { createId } from '@stridewell/kit/ids';
import type { Connection } from '@stridewell/kit/mongo/database';
import { createMovableClock } from '@stridewell/kit/test-clock/movable';
import { createEraser } from '@stridewell/kit/testing/erasures';
import { untilReady } from '@stridewell/kit/testing/ready';
import { createScope } from '@stridewell/kit/testing/scope';
import { createSigner, type Signer, type TestUser } from '@stridewell/kit/testing/signer';
import { openDatabase } from '@stridewell/kit/testing/things';
import { until } from '@stridewell/kit/testing/until';
import { untilHandled } from '@stridewell/kit/testing/until-handled';
import { INTERNAL_EXPORT } from '@stridewell/kit/user-data/export-route';
import { buildApp as buildPhysio } from '@stridewell/physio/app';
import { PROFILE as INJURY, NO_SIGNS, SORE } from '@stridewell/physio/testing/fixtures';
import { buildApp as buildRunning } from '@stridewell/running/app';
import { PROFILE } from '@stridewell/running/testing/fixtures';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

type App = Awaited<ReturnType<typeof buildRunning>>;

const LASTING_SECONDS = 20 * 365 * 86_400;
const HOUR_MS = 3_600_000;
const COACHES = ['running', 'physio'] as const;
const OTHER = { running: 'physio', physio: 'running' } as const;
const scope = createScope();
const clock = createMovableClock();
const received: { subject: string; data: unknown }[] = [];
let signer: Signer;
let apps: Record<CoachType, App>;
let ports: Record<CoachType, number>;
let databases: Record<CoachType, Connection & { close(): Promise<void> }>;
let user: TestUser;

const listen = async (app: App): Promise<number> =>
  Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);

beforeAll(async () => {
  signer = await createSigner(scope);
  const chat = { model: null };
  const [running, physio] = await Promise.all([
    buildRunning({ ...scope.config('running'), chat, importSpool: tmpdir() }, { clock }).then(untilReady),
    buildPhysio({ ...scope.config('physio'), chat }, { clock }).then(untilReady),
  ]);
  apps = { running, physio };
  ports = { running: await listen(running), physio: await listen(physio) };
  databases = { running: await openDatabase(scope, 'running'), physio: await openDatabase(scope, 'physio') };
  for (const coach of COACHES)
    signer.bus.consume({
      name: `test.pain-${coach}`,
      event: painReported[coach],
      handle: async ({ subject, data }) => void received.push({ subject, data }),
    });
}, 60_000);
afterAll(async () => {
  await Promise.all(Object.values(apps ?? {}).map((app) => app.close()));
  await Promise.all(Object.values(databases ?? {}).map((database) => database.close()));
  await signer?.close();
});

const call = async (who: TestUser, coach: CoachType, method: 'POST' | 'DELETE', url: string, payload?: object) => {
  const answer = await apps[coach].inject({ method, url, headers: who.headers, ...(payload && { payload }) });
  expect(answer.statusCode, `${url}: ${answer.body}`).toBeLessThan(300);
};
const say = async (coach: CoachType, message: string, who = user): Promise<string> => {
  const path = `${COACH_BASES[coach]}/chat`;
  const { text, isDone, error } = await readStream({ port: ports[coach], path, user: who, payload: { message } }).reply;
  expect([error, isDone]).toEqual([null, true]);
  return text;
};
const forget = (coach: CoachType, who = user) => call(who, coach, 'DELETE', `${COACH_BASES[coach]}/chat/clear`);
const rows = (coach: CoachType, name: string, { userId }: TestUser) =>
  databases[coach].collection(name).find({ userId }).toArray();
const hasReceived = (coach: CoachType, who: TestUser) =>
  until('the report', async () => (await rows(coach, 'received_pain_reports', who)).length > 0);

const givenRunner = async (): Promise<TestUser> => {
  const runner = await signer.user({ timezone: DEFAULT_TIMEZONE, expiresInSeconds: LASTING_SECONDS });
  await call(runner, 'running', 'POST', PATHS.coachProfile, PROFILE);
  await call(runner, 'physio', 'POST', PATHS.physioProfile, INJURY);
  await call(runner, 'physio', 'POST', PATHS.physioTriage, NO_SIGNS);
  await call(runner, 'physio', 'POST', PATHS.physioCheckin, SORE);
  await until(
    'the check-in in the running service',
    async () => (await rows('running', 'physio_state', runner)).length > 0,
  );
  return runner;
};

/** Publishes a report as the other coach does. */
const publish = (coach: CoachType, { pain, at, id = createId() }: { pain: number; at: Date; id?: string }) =>
  signer.bus.publish({
    specversion: '1.0',
    id,
    source: coach,
    type: painReported[coach].name,
    subject: user.userId,
    time: at.toISOString(),
    datacontenttype: 'application/json',
    data: { area: 'knee', pain, severe: false, worse: false, at: at.toISOString(), rev: 1 },
  });

const QUESTION: Record<CoachType, string> = { running: 'Can I run today?', physio: 'Which exercises today?' };
const BY_PAIN: Record<CoachType, RegExp> = {
  running: /^\*\*No running today/,
  physio: /only breathing and gentle holds/,
};

beforeEach(async () => {
  clock.setOffset(0);
  user = await givenRunner();
});

describe('pain reported to a coach', () => {
  it.each(COACHES)(
    'LANG-246 is answered by the other coach as if it had been reported there (reported to the %s coach)',
    async (told) => {
      const asked = OTHER[told];
      const sentence = 'my knee hurts 8 of 10 after the stairs';
      await say(told, sentence);
      await hasReceived(asked, user);
      const reply = await say(asked, QUESTION[asked]);
      expect(reply).toMatch(BY_PAIN[asked]);
      expect(reply).toContain('8 of 10');
      // The reply is the same for a runner who reported the pain to this coach in a thread that has since been cleared.
      const other = await givenRunner();
      await say(asked, sentence, other);
      await forget(asked, other);
      expect(await say(asked, QUESTION[asked], other)).toBe(reply);
    },
  );

  it('LANG-246 is published with the body part, the number and the time, but without the runner’s words', async () => {
    await say('physio', 'achilles 7 now, like a hot needle');
    const found = await until('the event', () => received.find(({ subject }) => subject === user.userId));
    expect(found.data).toEqual({
      ...{ area: 'achilles', pain: 7, severe: false, worse: false, rev: 1 },
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    const stored = JSON.stringify(await rows('physio', 'pain_reports', user));
    expect(stored).not.toMatch(/needle/);
  });

  it('LANG-247 applies until a newer check-in, no matter how late the report’s event arrives', async () => {
    const before = new Date(clock.now().getTime() - HOUR_MS);
    // The report was made before the check-in, but its event arrives after the check-in's event.
    await untilHandled({ app: apps.running }, 'running.reported-pain', [
      () => publish('physio', { pain: 9, at: before }),
    ]);
    expect(await say('running', QUESTION.running)).not.toMatch(BY_PAIN.running);
    await say('physio', 'knee 8 of 10');
    await until('both reports', async () =>
      /"pain":8/.test(JSON.stringify(await rows('running', 'received_pain_reports', user))),
    );
    expect(await say('running', QUESTION.running)).toMatch(BY_PAIN.running);
    await call(user, 'physio', 'POST', PATHS.physioCheckin, { ...SORE, pain: 2 });
    await until('the check-in', async () => !BY_PAIN.running.test(await say('running', QUESTION.running)));
    expect(await say('physio', QUESTION.physio)).not.toMatch(BY_PAIN.physio);
  });

  it('LANG-247 expires after 24 hours without a check-in', async () => {
    await say('running', 'my knee hurts 8 of 10');
    await hasReceived('physio', user);
    clock.setOffset(23 * HOUR_MS);
    expect(await say('physio', QUESTION.physio)).toMatch(BY_PAIN.physio);
    await forget('physio');
    clock.setOffset(25 * HOUR_MS);
    expect(await say('physio', QUESTION.physio)).not.toMatch(BY_PAIN.physio);
  });

  it('LANG-248 is the highest reported number, regardless of the order and repetition of the events', async () => {
    const [first, second, third] = [3, 2, 1].map((minutes) => new Date(clock.now().getTime() + minutes * 1_000));
    if (!first || !second || !third) throw new Error('no times');
    const [low, high] = [createId(), createId()];
    await untilHandled({ app: apps.physio }, 'physio.reported-pain', [
      () => publish('running', { pain: 2, at: first, id: low }),
      () => publish('running', { pain: 8, at: second, id: high }),
      () => publish('running', { pain: 8, at: second }),
      () => publish('running', { pain: 5, at: third }),
      () => publish('running', { pain: 2, at: first }),
    ]);
    const [stored] = await rows('physio', 'received_pain_reports', user);
    expect(stored?.state).toMatchObject([{ pain: 8 }, { pain: 2 }]);
    expect(await say('physio', QUESTION.physio)).toContain('8 of 10');
  });

  it('LANG-249 is exported by both services, and is erased with the data of its runner but not with that of another runner', async () => {
    const other = await givenRunner();
    for (const who of [user, other]) {
      await say('running', 'my knee hurts 8 of 10', who);
      await say('physio', 'my knee hurts 7 of 10', who);
      for (const coach of COACHES) await hasReceived(coach, who);
    }
    const names = ['pain_reports', 'received_pain_reports'];
    const kept = async (who: TestUser) =>
      Promise.all(COACHES.flatMap((coach) => names.map(async (name) => (await rows(coach, name, who)).length)));
    expect(await kept(user)).toEqual([1, 1, 1, 1]);
    for (const coach of COACHES) {
      const { body } = await apps[coach].inject({ url: INTERNAL_EXPORT, headers: user.headers });
      for (const name of names) expect(body).toContain(`"${name}"`);
      expect(body).toContain('"area":"knee"');
    }
    const counts = await createEraser(signer.bus, 'physio').erase(user.userId, 'data');
    expect(counts).toMatchObject({ pain_reports: 1, received_pain_reports: 1 });
    await until('nothing left', async () => (await kept(user)).every((count) => count === 0));
    expect(await kept(other)).toEqual([1, 1, 1, 1]);
    // A late event from before the erasure restores nothing, while a new report is used.
    await publish('physio', { pain: 9, at: new Date(clock.now().getTime() - HOUR_MS) });
    const isNew = () => publish('physio', { pain: 4, at: clock.now() });
    await untilHandled({ app: apps.running }, 'running.reported-pain', [isNew]);
    expect(await rows('running', 'received_pain_reports', user)).toMatchObject([{ state: [{ pain: 4 }] }]);
  });
});

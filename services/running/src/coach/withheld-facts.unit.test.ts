import { createOpenAiModel } from '@stridewell/chat/model/openai/openai-model';
import { startModelServer } from '@stridewell/chat/testing/model-server';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CoachState } from '../domain/coach-state.ts';
import type { LoggedDay } from '../domain/records.ts';
import { forecastNextWeek } from '../domain/week/next-week.ts';
import { doneLog, logOf, on, updateWeek, weekInputs } from '../domain/week/testing/given-week.ts';
import { factsOf } from './facts.ts';
import { limitsOf } from './limits.ts';
import { plannedState, stateOf } from './testing/case-state.ts';
import { runnerNamed } from './testing/cases.ts';
import { coachWeekOf } from './wiring/coach-week.ts';

let server: Awaited<ReturnType<typeof startModelServer>>;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

/** Contents of an archive: the minutes of each day of the six weeks before this one, 0 for no run. */
const anyArchive = fc.array(
  fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 21, max: 190 })), { minLength: 7, maxLength: 7 }),
  { minLength: 6, maxLength: 6 },
);
const anyMarks = fc.record({ today: fc.integer({ min: 0, max: 6 }), isMarked: fc.boolean() });

/** The state on a day of the week that was planned from imported runs, whose sessions are marked as done or not. */
const stateWith = (records: LoggedDay[], { today, isMarked }: { today: number; isMarked: boolean }): CoachState => {
  const planned = updateWeek(null, weekInputs({ records }));
  const done = isMarked ? doneLog(planned, today) : [];
  const inputs = weekInputs({ today: on(today), records: [...records, ...done] });
  const week = updateWeek(planned, inputs);
  return {
    ...stateOf(runnerNamed('nora')),
    ...plannedState(week, inputs),
    nextPlan: coachWeekOf(forecastNextWeek(week, { ...inputs, base: week.base }).week),
    isTrainingWithheld: true,
    withheldDays: records.map(({ date }) => date),
  };
};

/** Returns the body of the request that the provider receives. */
const sentWith = async (state: CoachState): Promise<string> => {
  const config = { url: server.url, key: 'k', name: 'm', accountUrl: server.url, maxTokens: 100, dailyTokens: 1e6 };
  const turn = { message: 'How is my week?', action: null, memory: [] };
  const request = {
    coachType: 'running',
    pseudonym: 'p',
    turn,
    facts: factsOf(state),
    limits: limitsOf(state),
  } as const;
  const { signal } = new AbortController();
  for await (const _part of createOpenAiModel(config).stream(request, signal)) void _part;
  return server.asked.at(-1)?.text ?? '';
};

const factsIn = (body: string): unknown => {
  const system: string = JSON.parse(body).messages[0].content;
  return JSON.parse(/FACTS: (.*)\nLIMITS: /.exec(system)?.[1] ?? 'null');
};

/** The kind of session on a day may differ between two runners; numbers may not. */
const KINDS: ReadonlySet<string> = new Set(['planType', 'zone', 'isDownWeek', 'messages', 'log']);
const withoutKinds = (body: string): string =>
  JSON.stringify(factsIn(body), (key, value: unknown) => (KINDS.has(key) ? undefined : value));
const keysOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)])
    : [];

describe('IMPORT-24 facts of a runner whose load is derived from a Strava archive', { timeout: 60_000 }, () => {
  it('do not depend on what was imported, except for the kinds of sessions', async () => {
    await fc.assert(
      fc.asyncProperty(anyArchive, anyArchive, anyMarks, async (one, other, marks) => {
        const [first, second] = [
          await sentWith(stateWith(logOf(...one), marks)),
          await sentWith(stateWith(logOf(...other), marks)),
        ];
        expect(withoutKinds(second)).toBe(withoutKinds(first));
      }),
      { numRuns: 15 },
    );
  });

  it('contain no minutes, sums, longest run, cap, plan pace or plan text', async () => {
    await fc.assert(
      fc.asyncProperty(anyArchive, anyMarks, async (archive, marks) => {
        const facts = factsIn(await sentWith(stateWith(logOf(...archive), marks))) as Record<string, unknown>;
        const { programme, week, nextWeek, log } = facts;
        const keys = new Set(keysOf([programme, week, nextWeek, log]));
        for (const key of ['minutes', 'totalMinutes', 'hardMinutes', 'longMinutes', 'established', 'longest'])
          expect(keys).not.toContain(key);
        for (const key of ['title', 'why', 'steps', 'changed', 'text', 'notes', 'offer', 'plannedBefore'])
          expect(keys).not.toContain(key);
        expect(facts).toMatchObject({ sessionCap: null, doneThisWeek: null });
      }),
      { numRuns: 15 },
    );
  });

  it('contain no level that is derived from runs, but do contain one that the runner has stated', () => {
    const state = stateWith(logOf([0, 90, 80, 90, 0, 60, 130]), { today: 2, isMarked: false });
    const runner = state.runner && { ...state.runner, level: 'Intermediate' as const };
    const levelOf = (more: object) => factsOf({ ...state, runner: runner && { ...runner, ...more } }).profile?.level;
    expect([levelOf({ isLevelShown: true }), levelOf({})]).toEqual([null, 'Intermediate']);
    const open = { ...state, isTrainingWithheld: false, withheldDays: [] };
    expect(factsOf({ ...open, runner: runner && { ...runner, isLevelShown: true } }).profile?.level).toBe(
      'Intermediate',
    );
  });

  it('contain all of them when nothing is withheld', async () => {
    const records = logOf([0, 41, 43, 47, 0, 41, 83], [0, 41, 43, 47, 0, 41, 83], [0, 41, 43, 47, 0, 41, 83]);
    const state = { ...stateWith(records, { today: 2, isMarked: true }), isTrainingWithheld: false, withheldDays: [] };
    const facts = factsIn(await sentWith(state)) as { week: { totalMinutes: number }; sessionCap: { longest: number } };
    expect(facts.week.totalMinutes).toBe(state.plan?.totalMinutes);
    expect(facts.sessionCap.longest).toBe(83);
  });
});

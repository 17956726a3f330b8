import type { Condition } from '@stridewell/contracts/web';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../messages/catalogue.ts';
import { courseOf } from '../course.ts';
import { atStage, ranOn } from '../testing/at-stage.ts';
import { calmDay, dayDate, followPerfectly, startedInjury } from '../testing/perfect-course.ts';
import type { SessionLog } from '../types.ts';

// Each history of weeks is replayed for every one of its days.
vi.setConfig({ testTimeout: 60_000 });

const withPain = (condition: Condition, pain: number) => {
  const { courseOn, date } = atStage(condition, 3);
  return courseOn(0, { checkins: [calmDay(date(0), { pain })] });
};

describe('PHASE-332 ladder run with pain today', () => {
  it.each([
    ['pfp', 2, 3],
    ['forefoot', 2, 3],
    ['calf_strain', 2, 3],
    ['ankle_sprain', 2, 3],
    ['low_back', 3, 4],
    ['mtss', 0, 1],
  ] as const)('cannot be started above the limit for a run (%s: %i, not %i)', (condition, within, above) => {
    expect(withPain(condition, within)).toMatchObject({ gate: { level: 'ladder' }, ladder: { startable: true } });
    const { gate, ladder } = withPain(condition, above);
    expect([gate.level, ladder?.startable]).toEqual(['walk', false]);
    expect(ladder?.reasons).toEqual([gate.reason]);
    expect(gate.reason.code).toBe(within === 0 ? 'gate.pain_free' : 'gate.pain');
  });

  it('repeats the stage of a tendon at pain 3 to 5, with a text about today', () => {
    const { ladder } = withPain('achilles_mid', 4);
    expect(ladder).toMatchObject({ startable: true, reasons: [{ code: 'ladder.repeat_today', values: { pain: 4 } }] });
    const [reason] = ladder?.reasons ?? [];
    if (!reason) throw new Error('no reason');
    expect(render(reason, 'en')).toBe('Pain is 4 today: repeat this stage, and stop if it rises on the way.');
  });

  it('mentions that the pain of a run was gone by morning only if the morning was answered as usual', () => {
    const { courseOn, date } = atStage('achilles_mid', 3);
    const reasons = (noNextDayWorsening: boolean | null) =>
      courseOn(1, {
        checkins: [calmDay(date(0), { runPainLevel: 4 }), calmDay(date(1), { noNextDayWorsening })],
        training: [ranOn(date(0), 3)],
      }).ladder?.reasons[0]?.code;
    expect([reasons(true), reasons(null)]).toEqual(['ladder.repeat', 'ladder.repeat_run']);
  });

  it('does not open the ladder of a shin with pain', () => {
    const { inputs: before } = followPerfectly(startedInjury('mtss'), 21, { testsFrom: 2 });
    const today = dayDate(22);
    const opened = (pain: number) =>
      courseOf({ ...before, today, checkins: [...before.checkins, calmDay(today, { pain })] });
    expect(opened(0).handedOverOn).toBe(today);
    expect(opened(1)).toMatchObject({ handedOverOn: null, gate: { level: 'walk' } });
    expect(opened(1).alerts.map(({ kind }) => kind)).not.toContain('handover');
  });
});

describe('PHASE-333 flare-up after a run', () => {
  const guided = (date: string, changes: Partial<SessionLog>): SessionLog => ({
    ...{ date, kind: 'guided_run', status: 'done', exercises: [], painAfter: null, painStop: null },
    ...{ ladderStage: 5, runPain: null, hourLater: null, ...changes },
  });
  const { courseOn, date } = atStage('hamstring_strain', 5);
  const calm = [1, 2, 3].map((day) => calmDay(date(day), { runPainLevel: null }));
  const stageAfter = (said: Parameters<typeof courseOn>[1]) => courseOn(3, said).ladder?.stage;

  it('goes back a stage immediately, whether the pain is reported the same day or the next morning', () => {
    const training = [ranOn(date(0), 5)];
    const sameDay = calmDay(date(0), { pain: 7, runPainLevel: 7 });
    expect(stageAfter({ checkins: [sameDay, ...calm], training })).toBe(4);
    const [, ...later] = calm;
    const nextDay = [calmDay(date(0), { runPainLevel: null }), calmDay(date(1), { pain: 7, runPainLevel: 7 })];
    expect(stageAfter({ checkins: [...nextDay, ...later], training })).toBe(4);
  });

  it('starts at two points above the limit for a run and above 5; below that, the stage is repeated', () => {
    const after = (pain: number) =>
      stageAfter({ checkins: [calmDay(date(0), { runPainLevel: pain }), ...calm], training: [ranOn(date(0), 5)] });
    expect([2, 3, 4, 6].map(after)).toEqual([6, 5, 4, 4]);
  });

  it('includes the pain of a guided run, the pain that stopped it and the pain an hour later', () => {
    const checkins = [calmDay(date(0), { runPainLevel: null }), ...calm];
    const after = (changes: Partial<SessionLog>) => stageAfter({ checkins, sessions: [guided(date(0), changes)] });
    expect(after({ runPain: 0 })).toBe(6);
    expect(after({ runPain: 4 })).toBe(4);
    expect(after({ status: 'partial', painStop: { pain: 8, sharp: true, bone: false, numb: false } })).toBe(4);
    expect(after({ runPain: 0, hourLater: { pain: 5, answeredAt: `${date(0)}T12:00:00Z` } })).toBe(4);
  });

  it('uses the higher pain of two guided runs on one day, in any order', () => {
    const checkins = [calmDay(date(0), { runPainLevel: null }), ...calm];
    const runs = [guided(date(0), { runPain: 5 }), guided(date(0), { runPain: 1 })];
    for (const sessions of [runs, runs.toReversed()]) expect(stageAfter({ checkins, sessions })).toBe(4);
  });

  it('goes back a stage when the day’s check-in reports the run and pain above 5', () => {
    const checkins = [calmDay(date(0), { pain: 6, runPainLevel: 1 }), ...calm];
    expect(stageAfter({ checkins, training: [ranOn(date(0), 5)] })).toBe(4);
  });

  it('does not start for a tendon at pain 5, which repeats the stage', () => {
    const tendon = atStage('itb', 3);
    const checkins = [calmDay(tendon.date(0), { runPainLevel: 5 }), calmDay(tendon.date(1))];
    expect(tendon.courseOn(1, { checkins, training: [ranOn(tendon.date(0), 3)] }).ladder?.stage).toBe(3);
  });
});

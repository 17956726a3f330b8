import type { Condition } from '@stridewell/contracts/web';
import { describe, expect, it, vi } from 'vitest';
import { courseOf } from '../course.ts';
import { selectionOf } from '../programmes/selection.ts';
import { daysAgo, givenCheckin, givenCondition, TODAY } from '../testing/course-fixtures.ts';
import { onLadder } from '../testing/perfect-course.ts';
import type { CourseInputs, SessionLog, StoredTriage } from '../types.ts';

// Each history of weeks is replayed for every one of its days.
vi.setConfig({ testTimeout: 60_000 });

type Stop = NonNullable<SessionLog['painStop']>;
const NONE: Stop = { pain: 2, sharp: false, bone: false, numb: false };

const stoppedOn = (ago: number, stop: Partial<Stop>): SessionLog => ({
  ...{
    date: daysAgo(ago),
    kind: 'exercises',
    status: 'partial',
    exercises: [],
    painAfter: null,
    ladderStage: null,
    runPain: null,
  },
  painStop: { ...NONE, ...stop },
});

/** A runner on the ladder whose newest check-in is `newest` days old, with one additional session. */
const runnerWith = (condition: Condition, session: SessionLog, newest = 0): CourseInputs => {
  const before = onLadder(givenCondition(condition), newest + 1);
  const checkins = [...before.checkins, givenCheckin({ date: daysAgo(newest) })];
  return { ...before, checkins, sessions: [...before.sessions, session] };
};

const verdictOf = (inputs: CourseInputs) => {
  const course = courseOf(inputs);
  const list = selectionOf(course, inputs.injury).exercises;
  return {
    gate: course.gate.level,
    dose: course.dose.level,
    exercises: list.length,
    startable: course.ladder?.startable,
  };
};

const STOPPED = { gate: 'stop', dose: 'none', exercises: 0, startable: false };

describe('session that was ended with "It hurts"', () => {
  it.each<[string, Partial<Stop>]>([
    ['numb, giving way, a pop or short of breath at pain 2', { numb: true }],
    ['numb at pain 0', { numb: true, pain: 0 }],
    ['pain 2 in a bone', { bone: true }],
  ])('PHASE-310 stops running and exercise for the day after %s', (_, stop) => {
    expect(verdictOf(runnerWith('achilles_mid', stoppedOn(0, stop)))).toEqual(STOPPED);
  });

  it('PHASE-310 changes nothing after a stop at pain 2 without a sign', () => {
    const { gate, exercises } = verdictOf(runnerWith('achilles_mid', stoppedOn(0, {})));
    expect([gate, exercises > 0]).toEqual(['ladder', true]);
  });

  it('PHASE-310 states the reason and the next step', () => {
    const { gate, alerts } = courseOf(runnerWith('achilles_mid', stoppedOn(0, { numb: true })));
    expect(gate).toEqual({ level: 'stop', reason: { code: 'gate.session_stop' } });
    expect(alerts.map(({ kind }) => kind)).toContain('red_flags');
  });

  it('PHASE-311 keeps the stop on the following days until a check-in or the safety questions of a later day', () => {
    const session = stoppedOn(2, { numb: true });
    const inputs = runnerWith('achilles_mid', session, 2);
    expect(courseOf(inputs).gate.level).toBe('stop');
    expect(courseOf(runnerWith('achilles_mid', session, 1)).gate.level).not.toBe('stop');
    const triage: StoredTriage = { date: TODAY, tier: 'self_care', flags: [], answers: {} };
    expect(courseOf({ ...inputs, injury: { ...inputs.injury, triage } }).gate.level).not.toBe('stop');
  });

  it('PHASE-311 keeps the stop after the questions or a check-in of the same day', () => {
    const inputs = runnerWith('achilles_mid', stoppedOn(0, { bone: true }));
    const triage: StoredTriage = { date: TODAY, tier: 'self_care', flags: [], answers: {} };
    expect(courseOf({ ...inputs, injury: { ...inputs.injury, triage } }).gate.level).toBe('stop');
  });

  it('PHASE-312 starts a flare-up when a muscle grabs at pain 2, but not for another tissue', () => {
    const flareOf = (condition: Condition) =>
      courseOf(runnerWith(condition, stoppedOn(0, { sharp: true }))).flare.since;
    expect(flareOf('hamstring_strain')).toBe(TODAY);
    expect(flareOf('calf_strain')).toBe(TODAY);
    expect(flareOf('achilles_mid')).toBeNull();
  });

  it('PHASE-312 does not treat a day as clean if its session ended with a sign', () => {
    const inputs = runnerWith('achilles_mid', stoppedOn(1, { numb: true }));
    const calm = runnerWith('achilles_mid', stoppedOn(1, {}));
    expect(courseOf(inputs).dose.level).toBe('same');
    expect(courseOf(calm).dose.level).toBe('progress');
  });
});

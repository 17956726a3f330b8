import type { Condition } from '@stridewell/contracts/web';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { courseOf } from './course.ts';
import { assessDays } from './day-assessment.ts';
import { hourVerdictOf } from './hour-later.ts';
import { resultOf, sessionsOf } from './ladder/sessions.ts';
import { limitsOf } from './limits.ts';
import { daysAgo, givenCondition, givenInputs } from './testing/course-fixtures.ts';
import { calmDay, followPerfectly, loggedSession, startedInjury } from './testing/perfect-course.ts';
import type { CourseInputs, SessionLog } from './types.ts';

const later = (pain: number, ago: number): Pick<SessionLog, 'hourLater'> => ({
  hourLater: { pain, answeredAt: `${daysAgo(ago)}T12:00:00Z` },
});
const worked = (pain: number | null, ago: number, changes: Partial<SessionLog> = {}): SessionLog =>
  loggedSession(daysAgo(ago), ['knee-bridge'], { ...(pain !== null && later(pain, ago)), ...changes });

const RUN: Partial<SessionLog> = { kind: 'guided_run', exercises: [], ladderStage: 1, runPain: 0 };

describe('hourVerdictOf', () => {
  it.each([
    ['pfp', 'exercises', [3, 4, 5]],
    ['achilles_mid', 'exercises', [5, null, 6]],
    ['low_back', 'exercises', [4, 5, 6]],
    ['bone_stress', 'exercises', [0, 1, 2]],
    ['pfp', 'guided_run', [2, 3, 4]],
    ['achilles_mid', 'guided_run', [2, 3, 6]],
    ['mtss', 'guided_run', [0, 1, 2]],
  ] as const)('PHASE-260 uses different limits for the pain an hour after %s and %s', (condition, kind, pains) => {
    const limits = limitsOf(condition, false);
    const verdicts = pains.map((pain) => (pain === null ? null : hourVerdictOf({ ...worked(pain, 0), kind }, limits)));
    expect(verdicts).toEqual(['inside', pains[1] === null ? null : 'outside', 'flare']);
  });

  it('PHASE-260 treats a missing answer as inside the limit', () => {
    expect(hourVerdictOf(worked(null, 0), limitsOf('bone_stress', false))).toBe('inside');
    const { hourLater: _, ...earlier } = worked(null, 0);
    expect(hourVerdictOf(earlier, limitsOf('pfp', false))).toBe('inside');
  });
});

/** Calm mornings of a runner with kneecap pain, whose limit is 3. */
const knee = (sessions: SessionLog[], changes: Partial<CourseInputs> = {}): CourseInputs =>
  givenInputs({
    injury: givenCondition('pfp', { since: daysAgo(30) }),
    checkins: [4, 3, 2, 1, 0].map((ago) => calmDay(daysAgo(ago))),
    sessions,
    ...changes,
  });
const doseOf = (inputs: CourseInputs) => {
  const { level, reason } = courseOf(inputs).dose;
  return [level, reason.code];
};

describe('signals including the pain one hour after', () => {
  it('PHASE-260 increase the dose after calm answers, and keep it after one outside the limit', () => {
    expect(doseOf(knee([worked(2, 1)]))).toEqual(['progress', 'dose.progress']);
    expect(doseOf(knee([worked(4, 1)]))).toEqual(['same', 'dose.hold_hour']);
    expect(doseOf(knee([worked(4, 0)]))).toEqual(['same', 'dose.hold_hour']);
    expect(doseOf(knee([worked(4, 2)]))).not.toEqual(['same', 'dose.hold_hour']);
  });

  it('PHASE-260 keep the dose even after a gap between check-ins', () => {
    const checkins = [9, 8, 7, 6, 0].map((ago) => calmDay(daysAgo(ago)));
    expect(doseOf(knee([worked(4, 3)], { checkins }))).toEqual(['same', 'dose.hold_hour']);
  });

  it('PHASE-260 decrease the dose when two signals of one day are outside', () => {
    const during = worked(null, 1, {
      exercises: worked(null, 1).exercises.map((one) => ({ ...one, pain: 4 })),
    });
    const steps = (session: SessionLog) => assessDays(knee([session])).map(({ stepsDown }) => stepsDown);
    expect(steps(during)).toEqual([0, 0, 0, 0, 0]);
    expect(steps(worked(4, 1))).toEqual([0, 0, 0, 0, 0]);
    expect(steps({ ...during, ...later(4, 1) })).toEqual([0, 0, 0, 1, 0]);
  });

  it('PHASE-260 start a flare-up on the same day at two points above the limit, and above 5', () => {
    const flareOf = (condition: 'pfp' | 'achilles_mid', pain: number) =>
      courseOf(knee([worked(pain, 0)], { injury: givenCondition(condition, { since: daysAgo(30) }) }));
    expect(flareOf('pfp', 5).flare.since).toBe(daysAgo(0));
    expect(flareOf('pfp', 5).dose).toMatchObject({ level: 'half', reason: { code: 'dose.half_flare' } });
    expect(flareOf('pfp', 4).flare.since).toBeNull();
    expect(flareOf('achilles_mid', 5).flare.since).toBeNull();
    expect(flareOf('achilles_mid', 6).flare.since).toBe(daysAgo(0));
  });

  it('PHASE-260 start no phase on the morning after an answer outside the limit', () => {
    const { inputs, courses } = followPerfectly(startedInjury('pfp'), 40, { runs: false });
    const opened = courses.findIndex(({ phase }) => phase === 2);
    const day = inputs.checkins[opened]?.date ?? '';
    const before = inputs.checkins[opened - 1]?.date ?? '';
    const replay = (pain: number) =>
      courseOf({
        ...inputs,
        today: day,
        sessions: inputs.sessions.map((one) =>
          one.date === before ? { ...one, hourLater: { pain, answeredAt: `${before}T12:00:00Z` } } : one,
        ),
      }).phase;
    expect([replay(3), replay(4)]).toEqual([2, 1]);
  });

  it('PHASE-260 repeat a stage of the ladder if it had not settled within an hour', () => {
    const outcome = (pain: number | null) => {
      const inputs = knee([{ ...worked(pain, 1), ...RUN }]);
      const days = assessDays(inputs);
      const [run] = sessionsOf(inputs, days);
      const [before, next] = days.slice(-2);
      if (!run || !next) throw new Error('there is a run with a check-in after it');
      return resultOf(run, { limits: limitsOf('pfp', false), next, before, isLast: true });
    };
    expect([outcome(null), outcome(2), outcome(3)]).toEqual(['clean', 'clean', 'done']);
  });
});

describe('any answer one hour after a session', () => {
  const GATES = ['stop', 'walk', 'ladder', 'clear'];
  const DOSES = ['none', 'calm', 'half', 'same', 'progress'];
  const histories = new Map<Condition, CourseInputs>();
  const historyOf = (condition: Condition): CourseInputs => {
    const known = histories.get(condition) ?? followPerfectly(startedInjury(condition), 40).inputs;
    histories.set(condition, known);
    return known;
  };

  it('PHASE-260 never allows more than a missing answer, and a higher pain never allows more than a lower one', {
    timeout: 60_000,
  }, () => {
    fc.assert(
      fc.property(
        fc.constantFrom<Condition>('pfp', 'achilles_mid'),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 0, max: 9 }),
        (condition, ago, pain) => {
          const history = historyOf(condition);
          const standing = (answer: number | null) => {
            const course = courseOf({
              ...history,
              sessions: history.sessions.map((one, at) =>
                answer !== null && at === history.sessions.length - ago
                  ? { ...one, hourLater: { pain: answer, answeredAt: `${one.date}T12:00:00Z` } }
                  : one,
              ),
            });
            const { phase, gate, dose, ladder } = course;
            return {
              values: [phase, GATES.indexOf(gate.level), DOSES.indexOf(dose.level)],
              stage: ladder?.stage ?? null,
            };
          };
          const [none, lower, higher] = [standing(null), standing(pain), standing(pain + 1)];
          for (const [more, less] of [
            [none, lower],
            [lower, higher],
          ] as const) {
            for (const [at, value] of less.values.entries()) expect(value).toBeLessThanOrEqual(more.values[at] ?? 0);
            if (less.stage !== null && more.stage !== null) expect(less.stage).toBeLessThanOrEqual(more.stage);
          }
        },
      ),
      { numRuns: 30 },
    );
  });
});

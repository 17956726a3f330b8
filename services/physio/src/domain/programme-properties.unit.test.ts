import { addDays, CONDITIONS as CONDITION_IDS, DOSE_LEVELS, daysBetween, GATE_LEVELS } from '@stridewell/contracts/web';
import { EXERCISES, exerciseById } from '@stridewell/exercises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coursesPerProperty } from '../testing/config.ts';
import { CONDITIONS } from './conditions/conditions.ts';
import { courseOf } from './course.ts';
import { areMet } from './criteria.ts';
import { hopKindOf } from './hops.ts';
import { cleanNeeded } from './ladder/progress.ts';
import { daysToNextRun } from './ladder/rules.ts';
import { LADDER, LONGEST_RUNS } from './ladder/stages.ts';
import { entryOf, isHop } from './library.ts';
import { minimumsOf, sessionsOfPhase } from './phases.ts';
import { selectionOf } from './programmes/selection.ts';
import { inputsOf, randomProgramme } from './testing/random-programmes.ts';
import { replayOf } from './testing/replay.ts';
import type { CourseInputs } from './types.ts';

const run = { numRuns: coursesPerProperty() };
const slow = { timeout: 3_600_000 };

const check = (property: (inputs: CourseInputs) => void) => (): void => {
  fc.assert(
    fc.property(randomProgramme, (programme) => property(inputsOf(programme))),
    run,
  );
};

const listed = (inputs: CourseInputs) => selectionOf(courseOf(inputs), inputs.injury).exercises;

describe('phases of random courses', () => {
  it(
    'PHASE-01 never leaves a phase before its minimum days and sessions, its tests, or by more than one a day (1, 2, 3)',
    slow,
    check((inputs) => {
      const { rules, days, sessions, phases } = replayOf(inputs);
      phases.forEach((phase, at) => {
        const [before, day] = [phases[at - 1], days[at]];
        if (!before || !day || phase.phase <= before.phase) return;
        expect(phase.phase - before.phase).toBe(1);
        const minimums = minimumsOf(rules, before);
        expect(daysBetween(before.phaseSince, day.date)).toBeGreaterThanOrEqual(minimums?.days ?? 0);
        expect(sessionsOfPhase(before, sessions, day.date)).toBeGreaterThanOrEqual(minimums?.sessions ?? 0);
        const { phaseSince: since, loadSince } = before;
        const context = { inputs, days: days.slice(0, at + 1), date: day.date, since, loadSince };
        expect(areMet(rules.exits[before.phase], context)).toBe(true);
        expect([day.isRedFlag, day.isWorse, day.flare.since, day.exclusion]).toEqual([false, false, null, null]);
      });
    }),
  );

  it(
    'PHASE-02 goes back at most one phase a day, and the days of the injury never become fewer (22)',
    slow,
    check((inputs) => {
      const { phases, days } = replayOf(inputs);
      phases.forEach((phase, at) => {
        const before = phases[at - 1];
        if (!before) return;
        expect(before.phase - phase.phase).toBeLessThanOrEqual(1);
        expect(phase.phaseSince >= before.phaseSince).toBe(true);
        if (phase.phase !== before.phase) expect(phase.phaseSince).toBe(days[at]?.date);
      });
    }),
  );
});

describe('the ladder in random courses', () => {
  it(
    'PHASE-06 opens stage 1 only on the day and in the phase of the condition, with every test of the run gate (7)',
    slow,
    check((inputs) => {
      const { rules, days, phases, ladders } = replayOf(inputs);
      ladders.forEach((ladder, at) => {
        const [before, day, phase] = [ladders[at - 1], days[at], phases[at]];
        if (!day || !phase || ladder.handedOverOn === null || before?.handedOverOn) return;
        expect(daysBetween(inputs.injury.since, day.date) + 1).toBeGreaterThanOrEqual(rules.ladder.fromDay);
        expect(phase.phase).toBeGreaterThanOrEqual(rules.ladder.phase);
        const context = { inputs, days: days.slice(0, at + 1), date: day.date, since: '', loadSince: phase.loadSince };
        expect(areMet(rules.runGate, context)).toBe(true);
        expect(ladder.stage).toBeLessThanOrEqual(1);
      });
    }),
  );

  it(
    'PHASE-07 rises by one stage for the clean sessions of the condition, never on a worse morning (8)',
    slow,
    check((inputs) => {
      const { rules, days, ladders } = replayOf(inputs);
      ladders.forEach((ladder, at) => {
        const [before, day] = [ladders[at - 1], days[at]];
        if (!before || !day || before.handedOverOn === null || ladder.stage <= before.stage || before.stage === 0)
          return;
        expect(ladder.stage - before.stage).toBe(1);
        expect(day.isWorse).toBe(false);
        const needed = cleanNeeded({ inputs, rules }, before.stage, day.isBone);
        const since = before.stageSince ?? '';
        const dates = inputs.training.filter(
          (one) => one.ladderStage === before.stage && one.date >= since && one.date < day.date,
        );
        expect(dates.length).toBeGreaterThanOrEqual(needed);
      });
    }),
  );

  it(
    'PHASE-08 is never startable within the least hours after a run, before its day, or without a check-in today (7, 8)',
    slow,
    check((inputs) => {
      const course = courseOf(inputs);
      const { ladder } = course;
      if (!ladder?.startable) return;
      const rules = CONDITIONS[inputs.injury.condition];
      const last = inputs.training
        .filter((one) => (one.ladderStage ?? 0) > 0 && one.date <= inputs.today)
        .map(({ date }) => date)
        .sort()
        .at(-1);
      if (last !== undefined)
        expect(daysBetween(last, inputs.today)).toBeGreaterThanOrEqual(daysToNextRun(rules, ladder.stage));
      expect(course.phase).toBeGreaterThanOrEqual(rules.ladder.phase);
      expect([course.isWorse, course.flare.since, course.exclusion]).toEqual([false, null, null]);
    }),
  );

  it('PHASE-09 has twelve stages whose longest run grows by at most 34 % from stage 4 on (9)', () => {
    expect(LADDER.map(({ runMinutes }) => runMinutes)).toEqual([0, 8, 10, 12, 15, 18, 21, 22, 24, 26, 28, 30, 30]);
    for (const [stage, longest] of LONGEST_RUNS.entries()) {
      const before = LONGEST_RUNS[stage - 1];
      if (stage > 4 && before) expect(longest / before).toBeLessThanOrEqual(1.34);
    }
  });
});

describe('exercises of random courses', () => {
  it(
    'PHASE-10 lists hops only in phase 3 after the hand-over, with the days, stages and tests of each kind (4, 5, 6)',
    slow,
    check((inputs) => {
      const course = courseOf(inputs);
      const kinds = new Set(
        listed(inputs)
          .filter(({ hop }) => hop)
          .map(({ id }) => hopKindOf(id)),
      );
      if (kinds.size === 0) return;
      const stage = course.ladderFinished ? 12 : (course.ladder?.stage ?? -1);
      expect([course.phase, course.noHops, course.isWorse, course.handedOverOn === null]).toEqual([
        3,
        false,
        false,
        false,
      ]);
      if (kinds.has('one_leg') || kinds.has('far')) {
        expect(course.phaseDay).toBeGreaterThan(14);
        expect(stage).toBeGreaterThanOrEqual(4);
      }
      if (kinds.has('far')) {
        expect(course.phaseDay).toBeGreaterThan(28);
        expect(stage).toBeGreaterThanOrEqual(8);
      }
    }),
  );

  it(
    'PHASE-11 has no heavy work on the day after it, nor on more than three days (phase 3: two) in any seven (10)',
    slow,
    check((inputs) => {
      const { sessions } = replayOf(inputs);
      const { phase, today } = courseOf(inputs);
      if (!listed(inputs).some(({ id, heavy }) => heavy && !isHop(id))) return;
      const isHeavy = (ago: number) => sessions.some(({ date, isHeavy: was }) => was && date === addDays(today, -ago));
      expect(isHeavy(1)).toBe(false);
      expect([1, 2, 3, 4, 5, 6].filter(isHeavy).length).toBeLessThan(phase === 2 ? 3 : 2);
    }),
  );

  it('PHASE-12 above 6 leaves breathing and calm holds, above 5 no heavy work, no hop and no run (11)', slow, () => {
    fc.assert(
      fc.property(randomProgramme, fc.integer({ min: 6, max: 10 }), (programme, pain) => {
        const inputs = inputsOf(programme);
        const newest = inputs.checkins.at(-1);
        fc.pre(newest !== undefined);
        const sore = { ...inputs, checkins: inputs.checkins.map((one) => (one === newest ? { ...one, pain } : one)) };
        const course = courseOf(sore);
        const exercises = listed(sore);
        expect(['stop']).toContain(course.gate.level);
        expect(exercises.filter(({ heavy, hop }) => heavy || hop)).toEqual([]);
        if (pain > 6 && course.checkin !== null)
          expect(
            exercises.filter(({ id }) => !['calm', 'hold'].includes(entryOf(id).purpose)).map(({ id }) => id),
          ).toEqual([]);
      }),
      run,
    );
  });

  it(
    'PHASE-13 allows a stress injury no heavy work, hop or run with any pain, and nothing without a clearance (13)',
    slow,
    () => {
      fc.assert(
        fc.property(randomProgramme, fc.integer({ min: 1, max: 10 }), (programme, pain) => {
          const inputs = inputsOf({ ...programme, condition: 'bone_stress' });
          const newest = inputs.checkins.at(-1);
          fc.pre(newest !== undefined);
          const sore = { ...inputs, checkins: inputs.checkins.map((one) => (one === newest ? { ...one, pain } : one)) };
          expect(courseOf(sore).gate.level).toBe('stop');
          expect(listed(sore).filter(({ heavy, hop }) => heavy || hop)).toEqual([]);
          const uncleared = { ...inputs, injury: { ...inputs.injury, cleared: null } };
          expect(listed(uncleared)).toEqual([]);
          expect(courseOf(uncleared)).toMatchObject({ exclusion: { id: 'bone_not_cleared' }, gate: { level: 'stop' } });
          const { cleared } = inputs.injury;
          const noImpact = {
            ...inputs,
            injury: { ...inputs.injury, cleared: cleared && { ...cleared, impact: null } },
          };
          const course = courseOf(noImpact);
          expect(['stop', 'walk']).toContain(course.gate.level);
          expect([course.spring, course.tests.some(({ testId }) => ['hop10', 'pogo20'].includes(testId))]).toEqual([
            null,
            false,
          ]);
        }),
        run,
      );
    },
  );

  it('PHASE-14 allows groin pain that nobody has assessed non-impact work only (14)', slow, () => {
    fc.assert(
      fc.property(randomProgramme, (programme) => {
        const inputs = inputsOf({ ...programme, condition: 'adductor' });
        const course = courseOf({ ...inputs, injury: { ...inputs.injury, cleared: null } });
        expect(course.exclusion?.allows).toBeDefined();
        expect(course.gate.level).toBe('stop');
        expect([course.spring, course.tests.filter(({ testId }) => testId === 'hop10').length]).toEqual([null, 0]);
      }),
      run,
    );
  });

  it(
    'PHASE-15 has zero exercises and a closed gate with a red flag (12)',
    slow,
    check((inputs) => {
      const newest = inputs.checkins.at(-1);
      if (!newest) return;
      const flagged = {
        ...inputs,
        checkins: inputs.checkins.map((one) => (one === newest ? { ...one, redFlags: ['numbness' as const] } : one)),
      };
      expect([listed(flagged).length, courseOf(flagged).gate.level]).toEqual([0, 'stop']);
    }),
  );

  it(
    'PHASE-16 never gives a full dose after a worse morning (31)',
    slow,
    check((inputs) => {
      const newest = inputs.checkins.at(-1);
      if (!newest || newest.date !== inputs.today) return;
      const worse = {
        ...inputs,
        checkins: inputs.checkins.map((one) =>
          one === newest ? { ...one, noNextDayWorsening: false, muscleSorenessOnly: null } : one,
        ),
      };
      const course = courseOf(worse);
      expect(DOSE_LEVELS.indexOf(course.dose.level)).toBeLessThanOrEqual(DOSE_LEVELS.indexOf('half'));
      expect(['stop', 'walk']).toContain(course.gate.level);
      expect(listed(worse).filter(({ heavy }) => heavy)).toEqual([]);
    }),
  );
});

describe('information in random courses', () => {
  it(
    'PHASE-17 never opens more with fewer test results or fewer logs (17)',
    slow,
    check((inputs) => {
      const allowed = ({ phase, gate, handedOverOn }: ReturnType<typeof courseOf>): number[] => [
        phase,
        GATE_LEVELS.indexOf(gate.level),
        gate.level === 'ladder' ? (gate.stage ?? 0) : 0,
        Number(handedOverOn !== null),
      ];
      const all = allowed(courseOf(inputs));
      for (const fewer of [{ tests: [] }, { sessions: [] }, { training: [] }]) {
        const left = allowed(courseOf({ ...inputs, ...fewer }));
        expect(left[0]).toBeLessThanOrEqual(all[0] ?? 0);
        if (!('training' in fewer)) expect(left[1]).toBeLessThanOrEqual(all[1] ?? 0);
      }
    }),
  );

  it(
    'PHASE-18 never meets the test criterion of the hand-over while a test of the run gate is missing or too old (18)',
    slow,
    check((inputs) => {
      const course = courseOf(inputs);
      const met = course.handover.criteria.find(({ id }) => id === 'tests')?.met;
      if (met) expect(course.runGateMet).toBe(true);
      const unconfirmed = courseOf({ ...inputs, tests: inputs.tests.map((one) => ({ ...one, date: inputs.today })) });
      if (CONDITIONS[inputs.injury.condition].runGate.length > 0) expect(unconfirmed.runGateMet).toBe(false);
    }),
  );

  it(
    'PHASE-19 gives the same course for any order of its inputs, and the mirrored one for the other side (28, 29)',
    slow,
    check((inputs) => {
      const course = courseOf(inputs);
      const reversed = {
        ...inputs,
        ...{ checkins: inputs.checkins.toReversed(), tests: inputs.tests.toReversed() },
        ...{ training: inputs.training.toReversed(), sessions: inputs.sessions.toReversed() },
      };
      expect(courseOf(reversed)).toEqual(course);
      const mirrored = { left: 'right', right: 'left', both: 'both', unknown: 'unknown', middle: 'middle' } as const;
      const { side } = inputs.injury;
      const other = courseOf({
        ...inputs,
        injury: { ...inputs.injury, side: mirrored[side] },
        tests: inputs.tests.map((one) => ({ ...one, side: mirrored[one.side] })),
      });
      expect({ ...other, side }).toEqual(course);
    }),
  );

  it(
    'PHASE-20 starts a recurrence in phase 1, with three clean sessions a stage (23)',
    slow,
    check((inputs) => {
      const again = { ...inputs, injury: { ...inputs.injury, priorOf: 'earlier' } };
      const { rules, phases, ladders, days } = replayOf(again);
      expect(phases[0]?.phase ?? 1).toBeLessThan(3);
      ladders.forEach((ladder, at) => {
        const day = days[at];
        if (day && ladder.handedOverOn === day.date) expect(ladder.stage).toBeLessThanOrEqual(1);
      });
      expect(cleanNeeded({ inputs: again, rules }, 1, false)).toBeGreaterThanOrEqual(3);
    }),
  );

  it(
    'PHASE-21 only changes counters, rest days and validity on a later day without news (28)',
    slow,
    check((inputs) => {
      const [now, later] = [courseOf(inputs), courseOf({ ...inputs, today: addDays(inputs.today, 1) })];
      expect([later.phase, later.phaseSince, later.handedOverOn]).toEqual([
        now.phase,
        now.phaseSince,
        now.handedOverOn,
      ]);
      expect(later.ladder?.startable ?? false).toBe(false);
    }),
  );
});

describe('the data of the conditions (26)', () => {
  it.each(CONDITION_IDS)('PHASE-22 names only exercises of the library that belong to %s', (condition) => {
    const { lists, calm } = CONDITIONS[condition];
    const named = [
      ...[...lists[1].daily, ...lists[2].heavy, ...lists[2].light],
      ...[...lists[3].heavy, ...lists[3].light, ...lists[3].spring],
    ].map(({ id }) => id);
    const wrong = [...named, ...calm].filter((id) => !exerciseById(id)?.areas.includes(condition));
    expect(wrong).toEqual([]);
  });

  it('PHASE-22 has no cycle of easier exercises', () => {
    for (const { id } of EXERCISES) {
      const seen = new Set<string>();
      for (let at: string | null = id; at !== null; at = entryOf(at).easier) {
        expect(seen.has(at), id).toBe(false);
        seen.add(at);
      }
    }
  });

  it('reaches every phase, gate and stage with the random courses of these tests', slow, () => {
    const courses = fc.sample(randomProgramme, { numRuns: 1_500, seed: 7 }).map((one) => courseOf(inputsOf(one)));
    expect(new Set(courses.map(({ phase }) => phase))).toEqual(new Set([1, 2, 3]));
    expect(new Set(courses.map(({ gate }) => gate.level))).toEqual(new Set(GATE_LEVELS));
    expect(courses.some(({ spring }) => spring !== null)).toBe(true);
  });
});

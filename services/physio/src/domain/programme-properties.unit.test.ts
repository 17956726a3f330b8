import { addDays, DOSE_LEVELS, daysBetween, GATE_LEVELS, longestRunOfStage } from '@stridewell/contracts/web';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../messages/catalogue.ts';
import { CONDITIONS } from './conditions/conditions.ts';
import { courseOf } from './course.ts';
import { areMet } from './criteria.ts';
import { hopKindOf } from './hops.ts';
import { cleanNeeded } from './ladder/progress.ts';
import { daysToNextRun } from './ladder/rules.ts';
import { LADDER } from './ladder/stages.ts';
import { entryOf, isHop } from './library.ts';
import { limitsOf } from './limits.ts';
import { minimumsOf, sessionsOfPhase } from './phases.ts';
import { selectionOf } from './programmes/selection.ts';
import { inputsOf, randomProgramme, withNewest } from './testing/random-programmes.ts';
import { replayOf } from './testing/replay.ts';
import { propertiesOfCourses, type RandomCourse } from './testing/shared-courses.ts';
import { painOfTest } from './tests/test-pain.ts';
import { combinedPlan } from './today/combined-plan.ts';
import { todayOf } from './today/today.ts';

const property = propertiesOfCourses();

/** Number of long and mostly calm courses, enough to reach every state. */
const REACHING = 200;

/** A pain score from `least` to 10 that depends only on the seed. */
const painFrom = (least: number, { programme: { seed } }: RandomCourse): number => least + (seed % (11 - least));

/** Numbers of repetitions in words, in English and Norwegian. */
const REPEATS = [
  [/\b(?:twice|to ganger)\b/, 2],
  [/\b(?:three times|tre ganger)\b/, 3],
  [/\b(?:four times|fire ganger)\b/, 4],
  [/\b(?:five times|fem ganger)\b/, 5],
  [/\beight times\b|åtte ganger/, 8],
] as const;

/** The numbers in a text, sorted, including numbers of repetitions in words. */
const numbersIn = (text: string): number[] => {
  const figures = (text.match(/\d+(?:[.,]\d+)?/g) ?? []).map((one) => Number(one.replace(',', '.')));
  const repeats = REPEATS.flatMap(([words, times]) => (words.test(text) ? [times] : []));
  return [...figures, ...repeats].sort((a, b) => a - b);
};

describe('phases of random courses', () => {
  property(
    'PHASE-01 advance at most one phase a day, only after its minimum days and sessions and its tests (1, 2, 3)',
    ({ inputs, replay }) => {
      const { rules, days, sessions, phases } = replay;
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
    },
  );

  property(
    'PHASE-02 go back at most one phase a day, and never reduce the days of the injury (22)',
    ({ replay: { phases, days } }) => {
      phases.forEach((phase, at) => {
        const before = phases[at - 1];
        if (!before) return;
        expect(before.phase - phase.phase).toBeLessThanOrEqual(1);
        expect(phase.phaseSince >= before.phaseSince).toBe(true);
        if (phase.phase !== before.phase) expect(phase.phaseSince).toBe(days[at]?.date);
      });
    },
  );
});

describe('ladder in random courses', () => {
  property(
    'PHASE-06 opens stage 1 only from the condition’s day and phase onwards, with every run-gate test passed (7)',
    ({ inputs, replay }) => {
      const { rules, days, phases, ladders } = replay;
      ladders.forEach((ladder, at) => {
        const [before, day, phase] = [ladders[at - 1], days[at], phases[at]];
        if (!day || !phase || ladder.handedOverOn === null || before?.handedOverOn) return;
        expect(daysBetween(inputs.injury.since, day.date) + 1).toBeGreaterThanOrEqual(rules.ladder.fromDay);
        expect(phase.phase).toBeGreaterThanOrEqual(rules.ladder.phase);
        const context = { inputs, days: days.slice(0, at + 1), date: day.date, since: '', loadSince: phase.loadSince };
        expect(areMet(rules.runGate, context)).toBe(true);
        expect(ladder.stage).toBeLessThanOrEqual(1);
      });
    },
  );

  property(
    'PHASE-07 rises by one stage after the condition’s number of clean sessions, never on a worse morning (8)',
    ({ inputs, replay }) => {
      const { rules, days, ladders } = replay;
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
    },
  );

  property(
    'PHASE-08 cannot be started within the minimum hours after a run, before its day, or without a check-in today (7, 8)',
    ({ inputs, course }) => {
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
    },
  );

  it('PHASE-09 has twelve stages whose longest run grows by at most 34 % from stage 4 onwards (9)', () => {
    expect(LADDER.map(({ runMinutes }) => runMinutes)).toEqual([0, 8, 10, 12, 15, 18, 21, 22, 24, 26, 28, 30, 30]);
    for (const { stage } of LADDER.slice(5))
      expect(longestRunOfStage(stage) / longestRunOfStage(stage - 1)).toBeLessThanOrEqual(1.34);
  });
});

describe('exercises of random courses', () => {
  property(
    'PHASE-10 include hops only in phase 3 after the hand-over, with the required days, stages and tests (4, 5, 6)',
    ({ course, listed: exercises }) => {
      const kinds = new Set(exercises.filter(({ hop }) => hop).map(({ id }) => hopKindOf(id)));
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
    },
  );

  property(
    'PHASE-290 include a test for hops or fast running only on days and stages that allow the same hops or runs (4, 5, 6)',
    ({ course }) => {
      const due = new Set(course.tests.flatMap(({ testId, due: isDue }) => (isDue ? [testId] : [])));
      const stage = course.ladderFinished ? 12 : (course.ladder?.stage ?? -1);
      const leasts = [
        ['pogo20', 1, 0],
        ['hop10', 15, 4],
        ['side_hop', 15, 4],
        ['hop_dist', 29, 8],
        ['fast20', 1, 12],
      ] as const;
      for (const [test, day, least] of leasts) {
        if (!due.has(test)) continue;
        const { cleanRun } = limitsOf(course.condition, course.isBone);
        expect([course.phase, course.noHops, course.isWorse, course.handedOverOn === null]).toEqual([
          3,
          false,
          false,
          false,
        ]);
        expect(course.checkin?.pain, test).toBeLessThanOrEqual(cleanRun);
        expect(course.phaseDay, test).toBeGreaterThanOrEqual(day);
        expect(stage, test).toBeGreaterThanOrEqual(least);
      }
    },
  );

  property(
    'PHASE-11 include no heavy work on consecutive days, or on more than three (phase 3: two) days in any seven (10)',
    ({ replay: { sessions }, course: { phase, today }, listed: exercises }) => {
      if (!exercises.some(({ id, heavy }) => heavy && !isHop(id))) return;
      const isHeavy = (ago: number) => sessions.some(({ date, isHeavy: was }) => was && date === addDays(today, -ago));
      expect(isHeavy(1)).toBe(false);
      expect([1, 2, 3, 4, 5, 6].filter(isHeavy).length).toBeLessThan(phase === 2 ? 3 : 2);
    },
  );

  property(
    'PHASE-12 are only breathing and calm holds with pain above 6; above 5 there is no heavy work, hop or run (11)',
    (one) => {
      const pain = painFrom(6, one);
      const sore = withNewest(one.inputs, { pain });
      if (!sore) return;
      const course = courseOf(sore);
      const { exercises } = selectionOf(course, sore.injury);
      expect(course.gate.level).toBe('stop');
      expect(exercises.filter(({ heavy, hop }) => heavy || hop)).toEqual([]);
      if (pain > 6 && course.checkin !== null)
        expect(
          exercises.filter(({ id }) => !['calm', 'hold'].includes(entryOf(id).purpose)).map(({ id }) => id),
        ).toEqual([]);
    },
  );

  property(
    'PHASE-13 include no heavy work, hop or run for a painful stress injury, and nothing without a clearance (13)',
    (one) => {
      const inputs = inputsOf({ ...one.programme, condition: 'bone_stress' });
      const { injury } = inputs;
      const sore = withNewest(inputs, { pain: painFrom(1, one) });
      if (!sore) return;
      const hurting = courseOf(sore);
      expect(hurting.gate.level).toBe('stop');
      expect(selectionOf(hurting, injury).exercises.filter(({ heavy, hop }) => heavy || hop)).toEqual([]);
      const uncleared = { ...injury, cleared: null };
      const closed = courseOf({ ...inputs, injury: uncleared });
      expect(selectionOf(closed, uncleared).exercises).toEqual([]);
      expect(closed).toMatchObject({ exclusion: { id: 'bone_not_cleared' }, gate: { level: 'stop' } });
      const { cleared } = injury;
      const course = courseOf({ ...inputs, injury: { ...injury, cleared: cleared && { ...cleared, impact: null } } });
      expect(['stop', 'walk']).toContain(course.gate.level);
      const hopTests = course.tests.filter(({ testId }) => ['hop10', 'pogo20'].includes(testId));
      expect([course.spring, hopTests]).toEqual([null, []]);
    },
  );

  property('PHASE-14 include only non-impact work for unassessed groin pain (14)', ({ programme }) => {
    const inputs = inputsOf({ ...programme, condition: 'adductor' });
    const course = courseOf({ ...inputs, injury: { ...inputs.injury, cleared: null } });
    expect(course.exclusion?.allows).toBeDefined();
    expect(course.gate.level).toBe('stop');
    expect([course.spring, course.tests.filter(({ testId }) => testId === 'hop10').length]).toEqual([null, 0]);
  });

  property('PHASE-15 are empty, with a closed gate, while there is a red flag (12)', ({ inputs }) => {
    const flagged = withNewest(inputs, { redFlags: ['numbness'] });
    if (!flagged) return;
    const course = courseOf(flagged);
    expect([selectionOf(course, flagged.injury).exercises, course.gate.level]).toEqual([[], 'stop']);
  });

  property('PHASE-16 never have a full dose after a worse morning (31)', ({ inputs }) => {
    const worse = withNewest(inputs, { noNextDayWorsening: false, muscleSorenessOnly: null });
    if (!worse || worse.checkins.at(-1)?.date !== worse.today) return;
    const course = courseOf(worse);
    expect(DOSE_LEVELS.indexOf(course.dose.level)).toBeLessThanOrEqual(DOSE_LEVELS.indexOf('half'));
    expect(['stop', 'walk']).toContain(course.gate.level);
    expect(selectionOf(course, worse.injury).exercises.filter(({ heavy }) => heavy)).toEqual([]);
  });

  property('PHY-85 are listed only if there is a check-in today and nothing blocks the day', ({ inputs, course }) => {
    const { status, exercises, tests } = todayOf(course, inputs.injury, []);
    if (exercises.length > 0) {
      expect(status).toBe('ok');
      expect(course.checkin).not.toBeNull();
      expect(course.exclusion?.allows).not.toBe('nothing');
    }
    if (course.noHops || course.gate.level === 'stop') expect(tests.some(({ hop }) => hop)).toBe(false);
  });
});

describe('replay of random courses', () => {
  property('PHASE-17 never allows more with fewer pain-free test results or fewer logs (17)', (one) => {
    const inputs = { ...one.inputs, tests: one.inputs.tests.filter((result) => painOfTest(result) === 0) };
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
  });

  property(
    'PHASE-18 never meets the test criterion of the hand-over while a run-gate test is missing or too old (18)',
    ({ inputs, course }) => {
      const met = course.handover.criteria.find(({ id }) => id === 'tests')?.met;
      if (met) expect(course.runGateMet).toBe(true);
      const unconfirmed = courseOf({ ...inputs, tests: inputs.tests.map((one) => ({ ...one, date: inputs.today })) });
      if (CONDITIONS[inputs.injury.condition].runGate.length > 0) expect(unconfirmed.runGateMet).toBe(false);
    },
  );

  property(
    'PHASE-19 leads to the same course for any order of its inputs, and to the mirrored one for the other side (28, 29)',
    ({ inputs, course }) => {
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
    },
  );

  property('PHASE-20 starts a recurrence in phase 1, with three clean sessions a stage (23)', ({ inputs }) => {
    const again = { ...inputs, injury: { ...inputs.injury, priorOf: 'earlier' } };
    const { rules, phases, ladders, days } = replayOf(again);
    expect(phases[0]?.phase ?? 1).toBeLessThan(3);
    ladders.forEach((ladder, at) => {
      const day = days[at];
      if (day && ladder.handedOverOn === day.date) expect(ladder.stage).toBeLessThanOrEqual(1);
    });
    expect(cleanNeeded({ inputs: again, rules }, 1, false)).toBeGreaterThanOrEqual(3);
  });

  property(
    'PHASE-21 changes only counters, rest days and validity on a later day without new data (28)',
    ({ inputs, course: now }) => {
      const later = courseOf({ ...inputs, today: addDays(inputs.today, 1) });
      expect([later.phase, later.phaseSince, later.handedOverOn]).toEqual([
        now.phase,
        now.phaseSince,
        now.handedOverOn,
      ]);
      expect(later.ladder?.startable ?? false).toBe(false);
    },
  );
});

describe('texts of random courses', () => {
  property(
    'PHASE-32 contain the same numbers in English and Norwegian: the stored ones and the tissue’s pain limit (30)',
    ({ inputs, course }) => {
      const { gate, dose, ladder, missing, tests, alerts, referrals } = course;
      const plan = combinedPlan([{ injuryId: 'one', status: 'active', inputs, course }], inputs.today);
      const facts = [
        ...[gate.reason, dose.reason, ...(ladder ? [ladder.title, ...ladder.reasons] : []), ...missing],
        ...[...tests.flatMap((test) => test.facts), ...alerts.flatMap(({ title, texts }) => [title, ...texts])],
        ...[...referrals, ...plan.notes],
      ];
      const { exercise: limit } = limitsOf(course.condition, course.isBone);
      for (const { code, values } of plan.notes) if (code === 'note.within_limit') expect(values).toEqual({ limit });
      for (const { painLimit } of plan.exercises) expect(painLimit).toBe(limit);
      for (const fact of facts) {
        const { en, nb } = wordsOf(fact);
        expect(numbersIn(nb), `${en} ${nb}`).toEqual(numbersIn(en));
        const values = Object.values(fact.values ?? {}).filter((value) => typeof value === 'number' && value !== 0);
        if (fact.code !== 'missing.test') expect(numbersIn(en)).toEqual(expect.arrayContaining(values));
      }
    },
  );
});

describe('random courses of these tests', () => {
  it('reach every phase, gate and hops', { timeout: 600_000 }, () => {
    const courses = fc
      .sample(randomProgramme, { numRuns: 1_500, seed: 7 })
      .filter(({ days, good }) => days > 100 && good >= 0.97)
      .slice(0, REACHING)
      .map((one) => courseOf(inputsOf(one)));
    expect(new Set(courses.map(({ phase }) => phase))).toEqual(new Set([1, 2, 3]));
    expect(new Set(courses.map(({ gate }) => gate.level))).toEqual(new Set(GATE_LEVELS));
    expect(courses.some(({ spring }) => spring !== null)).toBe(true);
  });
});

import type { PhysioPlan, PlanFact } from '@stridewell/contracts/web';
import { amountsOfSets } from '../../domain/progression/grow.ts';
import type { CombinedPlan, PlanExerciseState, PlanInjuryState } from '../../domain/today/combined-plan.ts';
import type { CourseGate } from '../../domain/types.ts';
import type { PhysioFact } from '../../messages/catalogue.ts';

const fact = ({ code, values = {} }: PhysioFact): PlanFact => ({ code, values });

const presentGate = ({ level, stage, reason }: CourseGate): PhysioPlan['gate'] => ({
  level,
  stage: stage ?? null,
  reason: fact(reason),
});

const presentInjury = (state: PlanInjuryState): PhysioPlan['injuries'][number] => {
  const { injuryId, area, side, status, phase, course, missing, tests, earliest } = state;
  const { ladder } = course;
  return {
    ...{ injuryId, area, side, status, phase, condition: course.condition },
    ...{ phaseDay: course.phaseDay, daysLeft: course.daysLeft, sessionsLeft: course.sessionsLeft },
    missing: missing.map(fact),
    tests: tests.map((test) => ({
      ...{ testId: test.testId, due: test.due, value: test.value, otherValue: test.otherValue, lsi: test.symmetry },
      ...{ passed: test.passed, confirmed: test.confirmed, validUntil: test.validUntil },
      facts: test.facts.map(fact),
    })),
    dayType: course.day.type,
    gate: presentGate(course.gate),
    ladder: ladder && {
      ...{ stage: ladder.stage, clean: ladder.cleanSessions, needed: ladder.cleanNeeded },
      ...{ earliest, startable: ladder.startable },
    },
    forecast: course.forecast,
  };
};

const presentSides = (sides: PlanExerciseState['sides']): PhysioPlan['exercises'][number]['sides'] =>
  sides.map(({ side, sets, planned }) => ({ side, sets, ...(planned !== sets && { planned }) }));

const presentExercise = (state: PlanExerciseState): PhysioPlan['exercises'][number] => {
  const { injuryId, exercise, sides, restSeconds, load, painLimit, insteadOf, missingKit, swaps, easier } = state;
  const { growth } = exercise;
  const { sets, from, to, unit, tempo = null } = exercise.dose;
  return {
    ...{ exerciseId: exercise.id, injuryId, sides: presentSides(sides), sets, from, to, unit, tempo },
    ...{ restSeconds, painLimit, heavy: exercise.heavy },
    ...{ insteadOf, missingKit: [...missingKit], swaps: [...swaps], easier },
    ...{
      amounts: growth?.amounts ? amountsOfSets(exercise) : null,
      progress: growth?.reason ? fact(growth.reason) : null,
    },
    load: load && { unit: load.unit, value: load.value, reason: fact(load.reason) },
  };
};

/**
 * Converts the plan of the day to the API's response, which contains facts instead of sentences.
 * @param from60 the answer about the age; null until answered, missing if the runner is not asked
 */
export const presentCombinedPlan = (plan: CombinedPlan, from60?: boolean | null): PhysioPlan => ({
  date: plan.date,
  status: plan.status,
  injuries: plan.injuries.map(presentInjury),
  gate: presentGate(plan.gate),
  exercises: plan.exercises.map(presentExercise),
  estimatedMinutes: plan.estimatedMinutes,
  notes: plan.notes.map(fact),
  safety: { unanswered: [...plan.safety.unanswered], open: [...plan.safety.open] },
  equipment: plan.choices.equipment === null ? null : [...plan.choices.equipment],
  ...(from60 !== undefined && { from60 }),
  short: plan.choices.isShort,
  leftOut: plan.leftOut.map(presentExercise),
  shortVersion: plan.short && {
    exercises: plan.short.exercises.map(({ exercise, injuryId, sides }) => ({
      ...{ exerciseId: exercise.id, injuryId, sides: presentSides(sides) },
    })),
    estimatedMinutes: plan.short.estimatedMinutes,
  },
});

const HELD: PlanFact = { code: 'gate.held', values: {} };

/** Returns the plan during a safety hold that forbids training: no exercises, ladder, tests or running. */
export const planWithHold = (plan: PhysioPlan): PhysioPlan => ({
  ...plan,
  ...{ status: plan.status === 'none' ? 'none' : 'blocked', exercises: [], estimatedMinutes: 0, notes: [HELD] },
  ...{ leftOut: [], shortVersion: null },
  gate: { level: 'stop', stage: null, reason: HELD },
  injuries: plan.injuries.map((injury) => ({
    ...injury,
    ...{ tests: [], ladder: null, gate: { level: 'stop', stage: null, reason: HELD } },
  })),
});

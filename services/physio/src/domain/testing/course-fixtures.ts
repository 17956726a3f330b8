import {
  type Area,
  addDays,
  areaOfCondition,
  CONDITIONS_OF,
  type Condition,
  NEAREST_AREA,
} from '@stridewell/contracts/web';
import type { CheckinDay, CourseInputs, Injury, TrainingDay } from '../types.ts';

/** The current date, a Friday, in all tests with courses. */
export const TODAY = '2026-11-20';

/** Returns the date the given number of days before today. */
export const daysAgo = (days: number): string => addDays(TODAY, -days);

/** Creates an injury in the given area, with all other fields empty. */
export const givenInjury = (area: Area = 'knee', changes: Partial<Injury> = {}): Injury => ({
  ...{ area, injuryArea: area, condition: CONDITIONS_OF[area][0], side: 'unknown' },
  ...{ onset: 'gradual', status: 'active', since: '2026-08-01', cleared: null, priorOf: null },
  ...{ painHistory: '', mdDiagnosis: false, mdDiagnosisText: '', restrictionsMeds: '' },
  ...{ pregnantOrPostpartum: null, surgeryLast6Months: null, clinicianCleared: null, triage: null },
  ...changes,
});

/** Creates an injury with the given condition on the right side, cleared by a doctor where that is required. */
export const givenCondition = (condition: Condition, changes: Partial<Injury> = {}): Injury => {
  const injuryArea = areaOfCondition(condition);
  return givenInjury(NEAREST_AREA[injuryArea], { injuryArea, condition, side: 'right', ...changes });
};

const UNANSWERED = {
  ...{ morningPain: null, morningStiffnessMinutes: null, newSwelling: null, muscleSorenessOnly: null },
  ...{ stairsDownhillPain: null, morningStiffness: null, improvesWithMovement: null, tendernessToTouch: null },
  ...{ painOnHopping: null, painAtRest: null, worstAtFirstSteps: null, heelSqueezePain: null },
  ...{ painWeightBearing: null, painBelowKnee: null, saddleNumbness: null, bladderBowelChange: null },
  ...{ painType: null, hipPainSite: null, worseWith: null, runPainLevel: null, limp: null, noNextDayWorsening: null },
} as const;

/** Creates a settled check-in with pain 1, walk/run and tests fine, and all other questions unanswered. */
export const givenCheckin = (changes: Partial<CheckinDay> = {}): CheckinDay => ({
  ...UNANSWERED,
  ...{ date: TODAY, pain: 1, trend: 'same', functionLimits: ['none'], irritabilityAfterSession: false, redFlags: [] },
  ...{ walkRunTolerance: true, functionalTestsOk: true, noNextDayWorsening: true },
  ...changes,
});

/** Creates identical check-ins on the given days, which are numbers of days before today. */
export const onDays = (ago: readonly number[], changes: Partial<CheckinDay> = {}): CheckinDay[] =>
  ago.map((days) => givenCheckin({ date: daysAgo(days), ...changes }));

/** Creates a training day with a completed session of a ladder stage. */
export const ranStage = (ladderStage: number | null, ago: number, changes: Partial<TrainingDay> = {}): TrainingDay => ({
  ...{ date: daysAgo(ago), status: 'done', minutes: 30, ladderStage },
  ...changes,
});

/** Creates course inputs for an intermediate adult runner with a knee injury and no check-ins. */
export const givenInputs = (changes: Partial<CourseInputs> = {}): CourseInputs => ({
  ...{ today: TODAY, injury: givenInjury(), checkins: [], training: [], logs: [], tests: [], sessions: [] },
  runner: { level: 'Intermediate', ageBand: '18-49' },
  ...changes,
});

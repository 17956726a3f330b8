import { type Area, addDays } from '@stridewell/contracts/web';
import type { CheckinDay, CourseInputs, Injury, TrainingDay } from '../types.ts';

/** The day that every given course is asked on; a Friday. */
export const TODAY = '2026-11-20';

/** `daysAgo(0)` is today. */
export const daysAgo = (days: number): string => addDays(TODAY, -days);

/** An injury with nothing said but its area. */
export const givenInjury = (area: Area = 'knee', changes: Partial<Injury> = {}): Injury => ({
  ...{ area, onset: 'gradual', status: 'active', since: '2026-08-01' },
  ...{ painHistory: '', mdDiagnosis: false, mdDiagnosisText: '', restrictionsMeds: '' },
  ...{ pregnantOrPostpartum: null, surgeryLast6Months: null, clinicianCleared: null, triage: null },
  ...changes,
});

const UNANSWERED = {
  ...{ stairsDownhillPain: null, morningStiffness: null, improvesWithMovement: null, tendernessToTouch: null },
  ...{ painOnHopping: null, painAtRest: null, worstAtFirstSteps: null, heelSqueezePain: null },
  ...{ painWeightBearing: null, painBelowKnee: null, saddleNumbness: null, bladderBowelChange: null },
  ...{ painType: null, hipPainSite: null, worseWith: null, runPainLevel: null, limp: null, noNextDayWorsening: null },
} as const;

/** A check-in with pain 1, settled, walk/run and tests fine, and no other question answered. */
export const givenCheckin = (changes: Partial<CheckinDay> = {}): CheckinDay => ({
  ...UNANSWERED,
  ...{ date: TODAY, pain: 1, trend: 'same', functionLimits: ['none'], irritabilityAfterSession: false, redFlags: [] },
  ...{ walkRunTolerance: true, functionalTestsOk: true, noNextDayWorsening: true },
  ...changes,
});

/** Check-ins that are alike but for their dates: so many days ago. */
export const onDays = (ago: readonly number[], changes: Partial<CheckinDay> = {}): CheckinDay[] =>
  ago.map((days) => givenCheckin({ date: daysAgo(days), ...changes }));

/** A done session of a ladder stage. */
export const ranStage = (ladderStage: number | null, ago: number, changes: Partial<TrainingDay> = {}): TrainingDay => ({
  ...{ date: daysAgo(ago), status: 'done', minutes: 30, ladderStage },
  ...changes,
});

/** What a course is asked with: an adult of no known level, with a knee, today. */
export const givenInputs = (changes: Partial<CourseInputs> = {}): CourseInputs => ({
  ...{ today: TODAY, injury: givenInjury(), checkins: [], training: [], logs: [] },
  runner: { level: 'Intermediate', ageBand: '18-49' },
  ...changes,
});

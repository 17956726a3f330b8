import type { Area, DoseLevel, ProgrammePhase } from '@stridewell/contracts/web';
import type { CheckinDay, Course, ExerciseLog, Injury } from '../../rules/types.ts';

export const TODAY = '2026-11-20';

/** An injury as a first profile leaves it. */
export const givenInjury = (area: Area, changes: Partial<Injury> = {}): Injury => ({
  area,
  onset: 'gradual',
  status: 'active',
  since: '2026-10-01',
  painHistory: '',
  mdDiagnosis: false,
  mdDiagnosisText: '',
  restrictionsMeds: '',
  pregnantOrPostpartum: null,
  surgeryLast6Months: null,
  clinicianCleared: null,
  triage: null,
  ...changes,
});

/** A check-in of today with pain 1 and nothing wrong. */
export const givenCheckin = (changes: Partial<CheckinDay> = {}): CheckinDay => ({
  date: TODAY,
  pain: 1,
  trend: 'down',
  functionLimits: ['none'],
  irritabilityAfterSession: false,
  redFlags: [],
  walkRunTolerance: true,
  functionalTestsOk: true,
  stairsDownhillPain: null,
  morningStiffness: null,
  improvesWithMovement: null,
  tendernessToTouch: null,
  painOnHopping: null,
  painAtRest: null,
  worstAtFirstSteps: null,
  heelSqueezePain: null,
  painWeightBearing: null,
  painBelowKnee: null,
  saddleNumbness: null,
  bladderBowelChange: null,
  painType: null,
  hipPainSite: null,
  worseWith: null,
  runPainLevel: null,
  limp: null,
  noNextDayWorsening: true,
  ...changes,
});

/** A course at full dose, handed over, with today's check-in. */
export const givenCourse = (area: Area, changes: Partial<Course> = {}): Course => {
  const checkin = changes.checkin === undefined ? givenCheckin() : changes.checkin;
  return {
    today: TODAY,
    area,
    checkin,
    newest: checkin,
    phase: 3,
    phaseSince: '2026-11-10',
    week: 2,
    dose: { level: 'same', row: 'full', reason: 'Pain 1 and settled: the full dose.' },
    step: 1,
    isBone: false,
    noHops: false,
    gate: { level: 'ladder', stage: 1, reason: 'You are on the ladder.' },
    ladder: null,
    handover: { met: true, criteria: [] },
    handedOverOn: '2026-11-18',
    ladderFinished: false,
    exclusion: null,
    referrals: [],
    alerts: [],
    ...changes,
  };
};

/** A dose of a level, with the row that leads to it. */
export const givenDose = (level: DoseLevel): Course['dose'] => {
  const row = { none: 'red_flag', calm: 'above_6', half: 'irritable', same: 'hold', progress: 'full' } as const;
  return { level, row: row[level], reason: `The ${level} dose.` };
};

export const PHASES: readonly ProgrammePhase[] = [1, 2, 3];

export const logged = (
  date: string,
  exerciseId: string | null,
  status: ExerciseLog['status'] = 'done',
): ExerciseLog => ({
  date,
  exerciseId,
  planned: 'Heel raises, 3 x 12',
  status,
});

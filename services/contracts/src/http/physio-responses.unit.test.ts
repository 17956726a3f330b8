import { describe, expect, it } from 'vitest';
import type {
  Exercise,
  PhysioCheckin,
  PhysioCheckinAnswer,
  PhysioLog,
  PhysioProfile,
  PhysioToday,
  TriageOutcome,
} from '../web/index.ts';
import {
  physioCheckinAnswerSchema,
  physioCheckinSchema,
  physioLogSchema,
  physioProfileSchema,
  physioTodaySchema,
  triageOutcomeSchema,
} from './physio.ts';

const at = '2026-11-20T09:00:00.000Z';
const triage: TriageOutcome = {
  tier: 'same_day',
  title: 'Be seen today',
  text: 'This needs a doctor today.',
  actions: [{ label: 'Call 116 117', href: 'tel:116117' }, { label: 'Outside Norway: your local number' }],
  doNot: 'Do not run on it.',
  say: 'My knee swelled within hours.',
};
const checkin: PhysioCheckin = {
  id: '0190b8a0-0000-7000-8000-000000000000',
  date: '2026-11-20',
  pain: 3,
  trend: 'down',
  functionLimits: ['stairs', 'none'],
  irritabilityAfterSession: false,
  redFlags: ['swelling'],
  walkRunTolerance: true,
  functionalTestsOk: false,
  stairsDownhillPain: true,
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
  runPainLevel: 2,
  limp: false,
  noNextDayWorsening: true,
  morningPain: 2,
  morningStiffnessMinutes: 10,
  newSwelling: false,
  muscleSorenessOnly: null,
  morningUnknown: false,
  second: null,
  readiness: 58,
  triage,
  createdAt: at,
  updatedAt: at,
};
const profile: PhysioProfile = {
  primaryArea: 'ITB',
  onset: 'sudden',
  painHistory: '',
  mdDiagnosis: true,
  mdDiagnosisText: 'as told',
  restrictionsMeds: null,
  pregnantOrPostpartum: null,
  surgeryLast6Months: false,
  clinicianCleared: true,
  status: 'active',
  since: '2026-11-01',
  updatedAt: at,
  injuryId: '0190b8a0-0000-7000-8000-000000000001',
  area: 'ITB',
  condition: 'itb',
  side: 'left',
  onsetDate: '2026-10-28',
  cleared: null,
};
const laterFields = ['injuryId', 'area', 'condition', 'side', 'onsetDate', 'cleared'];
const exercise: Exercise = {
  id: 'wall-sit',
  name: 'Wall sit',
  sets: 5,
  reps: null,
  seconds: [30, 30],
  metres: null,
  tempo: null,
  perSide: false,
  frequency: 'daily',
  cue: 'Back flat on the wall.',
  status: 'done',
};
const ladder = { stage: 1, title: 'Stage 1', intervals: '8 x (1/2)', minutes: 34, runMinutes: 8 };
const today: PhysioToday = {
  status: 'ok',
  date: '2026-11-20',
  area: 'knee',
  phase: 3,
  week: 2,
  dose: { level: 'same', reason: 'Pain was 1 and settled.' },
  exercises: [exercise],
  ladder: { ...ladder, startable: false, reason: 'A day of rest first.', cleanSessions: 1, cleanNeeded: 2 },
  gate: { level: 'ladder', stage: 1, reason: 'On the ladder.' },
  handover: { met: true, criteria: [{ id: 'pain', label: 'Pain at most 2', met: true }] },
  avoid: ['downhill'],
  tests: [{ id: 'step-downs', text: '10 slow step-downs', hop: false }],
  usualTime: '6-12 weeks',
  alerts: [{ kind: 'handover', title: 'Ready', text: 'You meet the criteria.' }],
};

describe('physio response schema', () => {
  it('API-28 PHY-80 keeps every profile field', () => {
    expect(physioProfileSchema.parse(profile)).toEqual(profile);
    expect(Object.keys(physioProfileSchema.shape).sort()).toEqual(Object.keys(profile).sort());
  });

  it('accepts a profile and a check-in without the fields that earlier releases do not send', () => {
    const without = (body: object, fields: readonly string[]) =>
      Object.fromEntries(Object.entries(body).filter(([name]) => !fields.includes(name)));
    expect(physioProfileSchema.safeParse(without(profile, laterFields)).success).toBe(true);
    const morning = [
      'morningPain',
      'morningStiffnessMinutes',
      'newSwelling',
      'muscleSorenessOnly',
      'morningUnknown',
      'second',
    ];
    expect(physioCheckinSchema.safeParse(without(checkin, morning)).success).toBe(true);
  });

  it('keeps every check-in answer and drops internal fields', () => {
    expect(physioCheckinSchema.parse({ ...checkin, userId: 'x', outbox: [], rev: 3 })).toEqual(checkin);
    expect(Object.keys(physioCheckinSchema.shape).sort()).toEqual(Object.keys(checkin).sort());
  });

  it('PHY-83 requires readiness, hand-over, alerts and gate in a check-in response', () => {
    const { handover, alerts, gate } = today;
    const answer: PhysioCheckinAnswer = { checkin, readiness: 58, handover, alerts, gate };
    expect(physioCheckinAnswerSchema.parse(answer)).toEqual(answer);
    for (const field of Object.keys(answer))
      expect(physioCheckinAnswerSchema.safeParse({ ...answer, [field]: undefined }).success, field).toBe(false);
  });

  it('API-34 PHY-86 PHY-87 keeps the ladder and requires every exercise field in today’s response', () => {
    expect(physioTodaySchema.parse(today)).toEqual(today);
    for (const field of Object.keys(exercise))
      expect(
        physioTodaySchema.safeParse({ ...today, exercises: [{ ...exercise, [field]: undefined }] }).success,
        field,
      ).toBe(false);
  });

  it('accepts a triage action without a telephone link', () => {
    expect(triageOutcomeSchema.parse(triage)).toEqual(triage);
  });

  it('ENT-13 accepts an exercise log without an exercise id', () => {
    const { id, date, createdAt, updatedAt } = checkin;
    const log: PhysioLog = {
      id,
      date,
      planned: 'Wall sit',
      exerciseId: null,
      status: 'done',
      reason: null,
      createdAt,
      updatedAt,
    };
    expect(physioLogSchema.parse(log)).toEqual(log);
  });
});

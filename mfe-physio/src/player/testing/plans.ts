import { TODAY } from '@stridewell/app/testing/fixed-day';
import type { PhysioPlan, PlanExercise, PlanInjury } from '@stridewell/contracts/web';

export const INJURY_ID = '019a9f30-7c7e-7000-8000-0000000000a1';

const GATE = { level: 'walk', stage: null, reason: { code: 'gate.walk', values: {} } } as const;

export const injuryOf = (change: Partial<PlanInjury> = {}): PlanInjury => ({
  injuryId: INJURY_ID,
  area: 'knee',
  condition: 'pfp',
  side: 'right',
  status: 'active',
  phase: 2,
  phaseDay: 9,
  daysLeft: 19,
  sessionsLeft: 6,
  missing: [],
  tests: [],
  dayType: 'heavy',
  gate: GATE,
  ladder: null,
  forecast: null,
  ...change,
});

/** Split squat: 2 x 8-10 with 6 kg on the right side, which comes first, and one set on the left. */
export const SPLIT_SQUAT: PlanExercise = {
  exerciseId: 'knee-split-squat',
  injuryId: INJURY_ID,
  sides: [
    { side: 'right', sets: 2 },
    { side: 'left', sets: 1 },
  ],
  sets: 2,
  from: 8,
  to: 10,
  unit: 'reps',
  tempo: '3-1-3',
  restSeconds: 120,
  load: { unit: 'kg', value: 6, reason: { code: 'load.keep', values: {} } },
  painLimit: 3,
  heavy: true,
};

/** Wall sit: 2 x 30 s. */
export const WALL_SIT_PLAN: PlanExercise = {
  ...SPLIT_SQUAT,
  exerciseId: 'knee-wall-sit',
  sides: [{ side: 'both', sets: 2 }],
  from: 30,
  to: 30,
  unit: 'seconds',
  tempo: null,
  restSeconds: 60,
  load: null,
  heavy: false,
};

export const planOf = (change: Partial<PhysioPlan> = {}): PhysioPlan => ({
  date: TODAY,
  status: 'ok',
  injuries: [injuryOf()],
  gate: GATE,
  exercises: [SPLIT_SQUAT, WALL_SIT_PLAN],
  estimatedMinutes: 15,
  notes: [],
  ...change,
});

/** A plan on a stage of the walk-run ladder. */
export const ladderPlan = (stage: number, change: Partial<PlanInjury> = {}): PhysioPlan =>
  planOf({
    gate: { level: 'ladder', stage, reason: { code: 'gate.ladder', values: { stage } } },
    injuries: [injuryOf({ ladder: { stage, clean: 0, needed: 2, earliest: TODAY, startable: true }, ...change })],
  });

import type { PhaseOfWeek } from './phases.ts';
import type { SetSpec } from './quality-set.ts';
import type { Goal, Level, Phase, Runner, TrainingRecord } from './types.ts';

type QualityType = SetSpec['planType'];

const tempo = (reps: number, repMinutes: number, zone: string, why: string): SetSpec => ({
  planType: 'tempo',
  reps,
  repMinutes,
  jogMinutes: 0,
  fixedLength: false,
  zone,
  why,
});

const intervals = (reps: number, repMinutes: number, zone: string, why: string): SetSpec => ({
  ...tempo(reps, repMinutes, zone, why),
  planType: 'push',
  jogMinutes: 2,
  fixedLength: true,
});

const STEADY = tempo(2, 10, 'Z3-Z4', 'Base: steady work near threshold keeps some speed while the easy minutes grow.');

/** 30 s up and 90 s of walking down make 2 minutes; all of them count as hard, which errs on the careful side. */
const HILLS: SetSpec = {
  ...intervals(6, 2, 'Z5a-Z5b', 'Base: short hills build strength without fast running on the flat.'),
  jogMinutes: 0,
  name: '2 min (30 s uphill, walk down)',
};

/** Threshold work grows from 3 x 8 to 2 x 15 min half-way through Build and stays there, so that the taper halves what is known. */
const threshold = ({ phase, inPhase, weeksInPhase }: PhaseOfWeek): SetSpec => {
  const why = 'Build: time at threshold raises the pace that you can hold.';
  return phase === 'Build' && inPhase * 2 < weeksInPhase ? tempo(3, 8, 'Z4', why) : tempo(2, 15, 'Z4', why);
};

const THREES = intervals(5, 3, 'Z5a-Z5b', 'Build: three-minute repetitions raise your top end for a short race.');

/** Minutes of a distance at a share of the threshold pace; the usual ones where no pace is known. */
const repetition = (km: number, share: number, pace: number | null): number =>
  pace === null ? km * 5 : Math.ceil((km * share * pace) / 60);

/** What a Peak week of a goal is about; null where it is the long run. */
const raceSpecific = (goal: Goal, pace: number | null): SetSpec | null => {
  if (goal === '5k') {
    const why = 'Peak: repetitions at 5k effort make race pace familiar.';
    const set = intervals(5, repetition(1, 0.93, pace), 'Z5a-Z5b', why);
    return {
      ...set,
      ...(pace === null ? {} : { name: `1 km (${set.repMinutes} min)` }),
      otherwise: { ...THREES, why },
    };
  }
  if (goal === '10k') {
    const why = 'Peak: long repetitions at 10k effort make race pace familiar.';
    const minutes = repetition(2, 0.975, pace);
    const set = { ...tempo(4, minutes, 'Z4-Z5a', why), fixedLength: true, jogMinutes: 2 };
    return {
      ...set,
      ...(pace === null ? {} : { name: `2 km (${minutes} min)` }),
      otherwise: tempo(2, 10, 'Z4-Z5a', why),
    };
  }
  if (goal === 'half_marathon') return tempo(2, 20, 'Z3-Z4', 'Peak: half-marathon effort in two long pieces.');
  return null;
};

const isShort = (goal: Goal): boolean => goal === '5k' || goal === '10k';

const byPhase = (runner: Runner, at: PhaseOfWeek): SetSpec[] => {
  const odd = at.weekNumber % 2 === 1;
  if (at.phase === 'Base') return odd || runner.injuryHistory.length > 0 ? [STEADY] : [HILLS];
  const first = threshold(at);
  const second = isShort(runner.goal) ? THREES : STEADY;
  if (at.phase === 'Build') {
    const other = second === STEADY ? { ...STEADY, why: 'Build: steady work beside the threshold session.' } : second;
    return isShort(runner.goal) && !odd ? [other, first] : [first, other];
  }
  const peak = { ...first, why: 'Peak: familiar threshold work beside the race-specific session.' };
  const specific = raceSpecific(runner.goal, runner.thresholdPace);
  return specific ? [specific, peak] : [peak, { ...STEADY, why: 'Peak: steady work near race effort.' }];
};

const halved = (spec: SetSpec): SetSpec => ({
  ...spec,
  reps: Math.max(1, Math.floor(spec.reps / 2)),
  why: 'Taper: the same pace with half the repetitions keeps you sharp and fresh.',
  ...(spec.otherwise ? { otherwise: halved(spec.otherwise) } : {}),
});

const FAMILIAR_BELOW_WEEKS = 4;

/** The kinds of quality that the log holds as done, in full or in part. */
export const familiarTypes = (records: readonly TrainingRecord[]): Set<QualityType> => {
  const done = records.filter(({ status }) => status !== 'skipped').map(({ planType }) => planType);
  return new Set((['tempo', 'push'] as const).filter((type) => done.includes(type)));
};

const familiar = (spec: SetSpec, known: ReadonlySet<QualityType>, at: PhaseOfWeek): SetSpec[] => {
  if (known.has(spec.planType)) return [spec];
  const other = spec.planType === 'push' ? threshold(at) : THREES;
  const why = 'Close to the race only familiar work: the kind that your log holds.';
  return known.has(other.planType) ? [{ ...other, why }] : [];
};

/**
 * The quality sets of a week, the most important first (section B of the domain page, "Content by phase"). Under 4 weeks
 * to the race only kinds that the log holds; a set's fallback is of its own kind.
 */
export const qualitySets = (runner: Runner, at: PhaseOfWeek, records: readonly TrainingRecord[]): SetSpec[] => {
  const sets = byPhase(runner, at);
  const isNear = at.weeksToRace !== null && at.weeksToRace < FAMILIAR_BELOW_WEEKS;
  const known = familiarTypes(records);
  const allowed = isNear ? sets.flatMap((spec) => familiar(spec, known, at)) : sets;
  return at.phase === 'Taper' ? allowed.map(halved) : allowed;
};

const THRESHOLD_MINUTES: Record<Level, number> = { Beginner: 10, Intermediate: 20, Advanced: 30 };
const INTERVAL_MINUTES = 15;
const DOWN_WEEK_MINUTES = 10;
const SMALLEST_TAPER = 6;

/** The most minutes of work in one main set: 10, 20 or 30 by level for threshold, 15 for intervals; 10 in a down week, half in the taper. */
export const mostWork = (type: QualityType, level: Level, isDown: boolean, phase?: Phase): number => {
  const most = Math.min(type === 'push' ? INTERVAL_MINUTES : THRESHOLD_MINUTES[level], isDown ? DOWN_WEEK_MINUTES : 30);
  // Half of what was run, not half of what a stronger runner would have.
  return phase === 'Taper' ? Math.max(SMALLEST_TAPER, Math.ceil(most / 2)) : most;
};

/** Whether this week's long run of a marathoner holds zone 3: in Peak, where that is familiar or far enough from the race. */
export const hasSteadyLong = (runner: Runner, at: PhaseOfWeek, records: readonly TrainingRecord[]): boolean => {
  if (runner.goal !== 'marathon' || at.phase !== 'Peak') return false;
  return (at.weeksToRace ?? 0) >= FAMILIAR_BELOW_WEEKS || familiarTypes(records).has('tempo');
};

/**
 * Strides of an easy run: 4 × 20 s, 6 for the Advanced, in Base. Null elsewhere, and in the first two weeks of a
 * four-week block with an Achilles history. Strides are relaxed and too short to count as hard minutes.
 */
export const strides = (runner: Runner, at: PhaseOfWeek): number | null => {
  if (at.phase !== 'Base') return null;
  const isStartOfBlock = (at.weekNumber - 1) % 4 < 2;
  if (isStartOfBlock && runner.injuryHistory.includes('Achilles')) return null;
  return runner.level === 'Advanced' ? 6 : 4;
};

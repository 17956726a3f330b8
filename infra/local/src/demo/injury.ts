import type { TrainingLogBody } from '@stridewell/contracts/http/running';
import type { Metrics, PlannedType } from '@stridewell/contracts/web';
import { type DemoDay, demoDay, isWithin } from './days.ts';
import { demoLog } from './training.ts';

/** Number of days since the demo runner's knee injury began. */
export const INJURY_DAYS = 26;
/**
 * Days with a session of the walk-run ladder, counted back from today. The ladder opened the day before the first
 * session.
 */
export const LADDER_DAYS: readonly number[] = [8, 6, 4, 2];
const OPENED = 9;

/** The first days of the injury, on which the runner does not run, as days before today. */
const FIRST_WEEK = { from: 25, to: 22 };
const NOTES: Record<number, string> = {
  26: 'Front of the knee sore on the stairs after the long run',
  24: 'Left the run out, knee exercises instead',
  21: 'Stairs a little easier, walked by the river',
  16: 'Wall sits and step-ups go well',
  11: 'Brisk walk without noticing the knee',
  9: 'Tests fine this morning, the walk-run ladder is open',
  8: 'First minutes of jogging in weeks',
  4: 'Next stage today, flat path by the river',
};

/** Effect of the knee injury on the metrics of a day's check-in. */
const kneeEffect = (daysAgo: number): Partial<Metrics> =>
  daysAgo > 19 ? { pain: 2, readiness: -2, stress: 1 } : daysAgo > OPENED ? { pain: 1, readiness: -1 } : {};

const plannedFor = (daysAgo: number): PlannedType => {
  if (LADDER_DAYS.includes(daysAgo) || daysAgo === 0) return 'easy';
  return daysAgo % 2 === 1 ? 'strength' : 'mobility';
};

/** The check-in of {@link demoDay}, with more pain and no hard training from the start of the injury. */
export function injuredDay(date: string, daysAgo: number): DemoDay {
  const well = demoDay(date, daysAgo);
  if (daysAgo > INJURY_DAYS) return well;
  const { pain = 0, readiness = 0, stress = 0 } = kneeEffect(daysAgo);
  return {
    ...well,
    sleep: Math.max(3, well.sleep),
    fatigue: Math.min(3, well.fatigue),
    stress: Math.min(4, well.stress + stress),
    pain: Math.min(4, 1 + pain + (well.pain % 2)),
    readiness: Math.max(5, well.readiness + readiness),
    notes: NOTES[daysAgo] ?? null,
    planned_today: true,
    planned_type: plannedFor(daysAgo),
  };
}

/**
 * The training log of a past day: runs before the injury, skipped days in its first week, then walks. Sessions of the
 * ladder are excluded, because their logs need a stage.
 */
export function injuredLog(date: string, daysAgo: number): TrainingLogBody | null {
  const well = demoLog(date, daysAgo);
  if (!well || daysAgo > INJURY_DAYS) return well;
  const { planType } = well;
  if (daysAgo === INJURY_DAYS) return { date, planType, status: 'partial', minutes: 20 };
  if (isWithin(daysAgo, FIRST_WEEK)) return { date, planType, status: 'skipped', reason: 'pain' };
  return daysAgo >= OPENED ? { date, planType: 'adapt', status: 'done', minutes: 30 } : null;
}

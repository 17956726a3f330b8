import type { RacePlan } from '@stridewell/contracts/web';
import type { MessageLanguage } from '@stridewell/kit/messages/catalogue';
import { raceRhythm } from '../../domain/training/couch-to-5k.ts';
import { predictedRange, predictedSeconds } from '../../domain/training/paces.ts';
import { PREDICTED_METERS } from '../../domain/training/tables.ts';
import type { WeekBase, WeekInputs } from '../../domain/week/types.ts';
import type { PaceUnit } from '../../messages/describe-session.ts';
import { type RACE_PLAN_PARTS, racePlan } from '../../messages/session-notes.ts';

/** Names of the parts in the API's response. */
const PARTS = { warm_up: 'warmup', pacing: 'pacing', fuel: 'fuel', after: 'after' } as const satisfies Record<
  (typeof RACE_PLAN_PARTS)[number],
  string
>;

/** Returns the plan for the next race in the form of the API's response; null without a race ahead. */
export const presentRacePlan = (
  base: WeekBase,
  { background, profiled, today }: Pick<WeekInputs, 'background' | 'profiled' | 'today'>,
  unit: PaceUnit,
  language: MessageLanguage = 'en',
): RacePlan | null => {
  const { race, model, isFinishPlan, couch } = base;
  if (!race || race.date < today) return null;
  const { goal, date } = race;
  const meters = PREDICTED_METERS[goal];
  const { threshold, established } = model;
  const isKnown = threshold !== null && meters !== undefined;
  const predicted = isKnown ? predictedSeconds(threshold, meters, established) : null;
  const range = isKnown ? predictedRange(threshold, meters, established) : null;
  const parts = racePlan(
    {
      goal,
      predictedSeconds: predicted,
      goalSeconds: background.goalSeconds,
      isFinishPlan,
      ...(couch ? { runWalk: raceRhythm(couch.unit) } : {}),
      level: profiled.runner.level,
      unit,
    },
    language,
  );
  return {
    date,
    goal,
    predictedSeconds: range && { low: Math.round(range.fast), high: Math.round(range.slow) },
    parts: parts.map(({ part, text, splits }) => ({
      part: PARTS[part],
      text,
      ...(splits
        ? {
            splits: splits.map(({ upToMeters, secondsPerKm, pace }) => ({
              upToMeters,
              pace: secondsPerKm,
              paceText: pace,
            })),
          }
        : {}),
    })),
  };
};

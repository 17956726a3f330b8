import type { RacePlan } from '@stridewell/contracts/web';
import type { MessageLanguage } from '@stridewell/kit/messages/catalogue';
import { raceRhythm } from '../../domain/training/couch-to-5k.ts';
import { predictedRange, predictedSeconds } from '../../domain/training/paces.ts';
import { refusalOfRace, type SeasonMessage } from '../../domain/training/season-verdict.ts';
import { PREDICTED_METERS } from '../../domain/training/tables.ts';
import type { WeekBase, WeekInputs } from '../../domain/week/types.ts';
import type { PaceUnit } from '../../messages/describe-session.ts';
import { describeSeasonMessage } from '../../messages/season-messages.ts';
import { type RACE_PLAN_PARTS, racePlan } from '../../messages/session-notes.ts';

/** Names of the parts in the API's response. */
const PARTS = { warm_up: 'warmup', pacing: 'pacing', fuel: 'fuel', after: 'after' } as const satisfies Record<
  (typeof RACE_PLAN_PARTS)[number],
  string
>;

export interface RacePlanSubject {
  inputs: Pick<WeekInputs, 'background' | 'profiled' | 'today'>;
  base: WeekBase;
  /** Messages about the season. */
  messages: readonly SeasonMessage[];
  unit: PaceUnit;
}

/**
 * Returns the plan for the next race in the form of the API's response; null if there is no upcoming race. If the
 * runner should not race, it contains only that advice.
 */
export const presentRacePlan = (
  { inputs: { background, profiled, today }, base, messages, unit }: RacePlanSubject,
  language: MessageLanguage = 'en',
): RacePlan | null => {
  const { race, model, couch } = base;
  if (!race || race.date < today) return null;
  const { goal, date } = race;
  const refusal = refusalOfRace(messages, date);
  if (refusal)
    return {
      ...{ date, goal, predictedSeconds: null },
      parts: [{ part: 'safety', text: describeSeasonMessage(refusal, language) }],
    };
  const fallsShort = messages.some(({ code }) => code === 'finish_plan' || code === 'finish_in_taper');
  const isFinishPlan = base.isFinishPlan || fallsShort;
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

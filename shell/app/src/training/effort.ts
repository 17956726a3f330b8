import { flattenSteps, type PlannedSession, type SessionPart, type SessionStep } from '@stridewell/contracts/web';
import type { EffortBar } from '@stridewell/ui/charts';

/** Effort levels of running and walking. Strength training has no steps and therefore no level. */
export type StepLevel = 1 | 2 | 3 | 4 | 5;

/** The parts of a session. The API's schema and the contract's type differ only in optional fields. */
export const partsOf = ({ steps }: Pick<PlannedSession, 'steps'>): readonly SessionPart[] =>
  steps as readonly SessionPart[];

/** Upper limits for the midpoint of an effort range (0 to 10) for the levels 2 to 4: easy, steady, threshold. */
const EASY_UP_TO = 4.25;
const STEADY_UP_TO = 6;
const THRESHOLD_UP_TO = 7.25;

const levelOfEffort = ({ target }: SessionStep): StepLevel => {
  if (!target) return 2;
  const middle = (target.effort.low + target.effort.high) / 2;
  if (middle <= EASY_UP_TO) return 2;
  if (middle <= STEADY_UP_TO) return 3;
  return middle <= THRESHOLD_UP_TO ? 4 : 5;
};

/** Effort level of a step, from 1 (walking and recoveries) to 5 (the fastest running). */
export const levelOf = (step: SessionStep): StepLevel => {
  switch (step.kind) {
    case 'walk':
    case 'rest':
      return 1;
    case 'warmup':
    case 'cooldown':
      return 2;
    case 'stride':
    case 'hill':
      return 5;
    default:
      return levelOfEffort(step);
  }
};

const RAMPS: Partial<Record<SessionStep['kind'], 'up' | 'down'>> = { warmup: 'up', cooldown: 'down' };

/** The bars of a session. Each repetition has its own bars. */
export const barsOf = (parts: readonly SessionPart[]): EffortBar[] =>
  flattenSteps(parts).map((step) => {
    const ramp = RAMPS[step.kind];
    return { level: levelOf(step), weight: step.seconds, ...(ramp && { ramp }) };
  });

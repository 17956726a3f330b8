import type { PlanType } from '@stridewell/contracts/web';
import type { IconName, Tone } from '@stridewell/ui/core';
import { planWords } from './plan-words.ts';

/** Icon and colour of each session type. */
export const PLAN_TYPE_DISPLAY: Record<PlanType, { icon: IconName; tone: Tone }> = {
  easy: { icon: 'recover', tone: 'recover' },
  adapt: { icon: 'adapt', tone: 'adapt' },
  tempo: { icon: 'timer', tone: 'accent' },
  push: { icon: 'push', tone: 'push' },
  long: { icon: 'run', tone: 'accent' },
  rest: { icon: 'reset', tone: 'neutral' },
};

/** Label of a session type in the language of the page. */
export const planTypeName = (planType: PlanType): string => planWords().types[planType];

/** Display name of a zone: `Z1-Z2` → "Zone 1–2", `walk` → "walking". */
export const zoneName = (zone: string): string => {
  const words = planWords();
  return zone === 'walk'
    ? words.walking
    : zone.replace(/^Z(\d\w?)-Z?(\d\w?)$/, `${words.zone} $1–$2`).replace(/^Z(\d)/, `${words.zone} $1`);
};

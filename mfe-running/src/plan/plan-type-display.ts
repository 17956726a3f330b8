import type { PlanType } from '@stridewell/contracts/web';
import type { IconName, Tone } from '@stridewell/ui/core';

/** Label, icon and colour of each session type. */
export const PLAN_TYPE_DISPLAY: Record<PlanType, { label: string; icon: IconName; tone: Tone }> = {
  easy: { label: 'Easy', icon: 'recover', tone: 'recover' },
  adapt: { label: 'Adapt', icon: 'adapt', tone: 'adapt' },
  tempo: { label: 'Tempo', icon: 'timer', tone: 'accent' },
  push: { label: 'Push', icon: 'push', tone: 'push' },
  long: { label: 'Long', icon: 'run', tone: 'accent' },
  rest: { label: 'Rest', icon: 'reset', tone: 'neutral' },
};

/** Display name of a zone: `Z1-Z2` → "Zone 1–2", `walk` → "walking". */
export const zoneName = (zone: string): string =>
  zone === 'walk' ? 'walking' : zone.replace(/^Z(\d\w?)-Z?(\d\w?)$/, 'Zone $1–$2').replace(/^Z(\d)/, 'Zone $1');

import type { IconName, Tone } from '@stridewell/ui/core';
import type { DayStatus } from './tracker-days.ts';

/** Icon and colour of each status. */
export const STATUSES: Record<DayStatus, { icon: IconName; tone: Tone }> = {
  none: { icon: 'circle', tone: 'neutral' },
  done: { icon: 'check-circle', tone: 'success' },
  partial: { icon: 'half-circle', tone: 'warning' },
  skipped: { icon: 'x-circle', tone: 'danger' },
};

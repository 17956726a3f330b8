import { SKIP_REASONS, type SkipReason } from '@stridewell/contracts/web';
import type { IconName, Tone } from '@stridewell/ui/core';
import type { DayStatus } from './tracker-days.ts';

/** Label, icon and colour of each status. */
export const STATUSES: Record<DayStatus, { label: string; icon: IconName; tone: Tone }> = {
  none: { label: 'None', icon: 'circle', tone: 'neutral' },
  done: { label: 'Done', icon: 'check-circle', tone: 'success' },
  partial: { label: 'Partial', icon: 'half-circle', tone: 'warning' },
  skipped: { label: 'Skipped', icon: 'x-circle', tone: 'danger' },
};

export const REASONS: readonly { value: SkipReason; label: string }[] = SKIP_REASONS.map((value) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1),
}));

export const reasonLabel = (reason: SkipReason): string =>
  REASONS.find(({ value }) => value === reason)?.label ?? reason;

import type { Metric } from '@stridewell/contracts/web';
import type { IconName } from '@stridewell/ui/core';

/** The icon for each metric. */
export const METRIC_ICONS: Record<Metric, IconName> = {
  sleep: 'sleep',
  stress: 'stress',
  fatigue: 'fatigue',
  pain: 'pain',
  readiness: 'ready',
};

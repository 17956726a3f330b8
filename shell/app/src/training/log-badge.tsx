import type { LogStatus } from '@stridewell/contracts/web';
import { Badge, type Tone } from '@stridewell/ui/core';

const LABELS: Record<LogStatus, { label: string; tone: Tone }> = {
  done: { label: 'Done', tone: 'success' },
  partial: { label: 'Partly done', tone: 'warning' },
  skipped: { label: 'Skipped', tone: 'neutral' },
};

/** Badge with the status of a training log. */
export const LogBadge = ({ status }: { status: LogStatus }) => (
  <Badge tone={LABELS[status].tone}>{LABELS[status].label}</Badge>
);

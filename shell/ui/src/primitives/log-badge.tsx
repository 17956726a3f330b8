import type { LogStatus } from '@stridewell/contracts/web';
import type { Tone } from '../theme/tone.ts';
import { Badge } from './badge.tsx';

const WORDS: Record<LogStatus, { label: string; tone: Tone }> = {
  done: { label: 'Done', tone: 'success' },
  partial: { label: 'Partly done', tone: 'warning' },
  skipped: { label: 'Skipped', tone: 'neutral' },
};

/** What a day was logged as. */
export const LogBadge = ({ status }: { status: LogStatus }) => (
  <Badge tone={WORDS[status].tone}>{WORDS[status].label}</Badge>
);

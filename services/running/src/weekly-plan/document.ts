import type { Phase } from '@stridewell/contracts/web';
import type { Emitting } from '@stridewell/kit/outbox/entries';
import type { PlannedWeek } from '../plan/adapt/types.ts';

export type LighterAnswer = 'lighter' | 'keep';

/** `weekly_plans`: one runner's week, how it was planned and how it stands. */
export interface WeekDocument extends Emitting {
  /** A Monday. */
  weekStart: string;
  phase: Phase;
  /** JSON text of a {@link PlannedWeek}. */
  planJson: string;
  /** The runner's answer to the offer of a lighter week; null while unanswered. */
  lighter: LighterAnswer | null;
  /** Revision of the profile this week was planned from: a later one plans what is left of it anew. */
  profileRev: number;
  /** The runner's own date for which this week was last brought in line; absent in weeks of before that was kept. */
  settledOn?: string;
  createdAt: Date;
  updatedAt: Date;
}

export const plannedWeekOf = ({ planJson }: Pick<WeekDocument, 'planJson'>): PlannedWeek => JSON.parse(planJson);

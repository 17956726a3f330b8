import type { Phase } from '@stridewell/contracts/web';
import type { EmittingDocument } from '@stridewell/kit/outbox/entries';
import type { PlannedWeek } from '../../domain/plan/adapt/types.ts';

export type LighterAnswer = 'lighter' | 'keep';

/** `weekly_plans`: one runner's week, as originally planned and as it is now. */
export interface WeekDocument extends EmittingDocument {
  /** A Monday. */
  weekStart: string;
  phase: Phase;
  /** JSON text of a {@link PlannedWeek}. */
  planJson: string;
  /** The runner's answer to the offer of a lighter week. Null while unanswered. */
  lighter: LighterAnswer | null;
  /**
   * Revision of the profile that this week was planned from. With a later one the rest of the week is planned again.
   */
  profileRev: number;
  /**
   * The date, in the runner's time zone, for which this week was last brought up to date. Absent in older documents.
   */
  settledOn?: string;
  createdAt: Date;
  updatedAt: Date;
}

export const plannedWeekOf = ({ planJson }: Pick<WeekDocument, 'planJson'>): PlannedWeek => JSON.parse(planJson);

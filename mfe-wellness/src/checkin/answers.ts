import {
  type CheckinToday,
  METRICS,
  type Metric,
  type Metrics,
  type PlannedType,
  type PreferredFocus,
  SCALES,
} from '@stridewell/contracts/web';

/** The form's values. */
export interface CheckinAnswers extends Metrics {
  notes: string;
  planned: boolean;
  plannedType: PlannedType | null;
  preferredFocus: PreferredFocus | null;
}

const metricsOf = (value: (metric: Metric) => number): Metrics =>
  Object.fromEntries(METRICS.map((metric) => [metric, value(metric)])) as Metrics;

/** Initial values on a day without a check-in: the scales' defaults (3, 2, 3, 2, 7), no session planned. */
export const initialAnswers = (): CheckinAnswers => ({
  ...metricsOf((metric) => SCALES[metric].initial),
  notes: '',
  planned: false,
  plannedType: null,
  preferredFocus: null,
});

/** Initial values on a day with a check-in: its answers, notes included, because sending again replaces all of them. */
export const answersFrom = (today: CheckinToday): CheckinAnswers => ({
  ...metricsOf((metric) => today[metric]),
  notes: today.notes ?? '',
  planned: today.planned_today,
  plannedType: today.planned_type,
  preferredFocus: today.preferred_focus,
});

/** Sets the answer to the planned-session question. No also clears the planned type. */
export const answerPlanned = (answers: CheckinAnswers, planned: boolean): CheckinAnswers => ({
  ...answers,
  planned,
  plannedType: planned ? answers.plannedType : null,
});

/** Sets the planned type and clears the preferred focus; null clears only the type. */
export const pickType = (answers: CheckinAnswers, plannedType: PlannedType | null): CheckinAnswers => ({
  ...answers,
  plannedType,
  preferredFocus: plannedType === null ? answers.preferredFocus : null,
});

/** Sets the preferred focus and clears the planned type; null clears only the focus. */
export const pickFocus = (answers: CheckinAnswers, preferredFocus: PreferredFocus | null): CheckinAnswers => ({
  ...answers,
  preferredFocus,
  plannedType: preferredFocus === null ? answers.plannedType : null,
});

/** The body of POST /api/checkin. Includes the planned type or the preferred focus, whichever the form shows. */
export const toRequestBody = ({ planned, plannedType, preferredFocus, notes, ...metrics }: CheckinAnswers) => ({
  ...metrics,
  notes: notes.trim() === '' ? null : notes,
  planned_today: planned,
  planned_type: planned ? plannedType : null,
  preferred_focus: planned ? null : preferredFocus,
});

export type CheckinBody = ReturnType<typeof toRequestBody>;

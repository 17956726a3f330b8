import {
  type CheckinToday,
  METRICS,
  type Metric,
  type Metrics,
  type PlannedType,
  type PreferredFocus,
  SCALES,
} from '@stridewell/contracts/web';

/** Values of the check-in form. */
export interface CheckinAnswers extends Metrics {
  notes: string;
  planned: boolean;
  plannedType: PlannedType | null;
  preferredFocus: PreferredFocus | null;
  /** True when the runner has set the pain level, so that it is an answer and not the form's default. */
  painGiven: boolean;
}

const metricsOf = (value: (metric: Metric) => number): Metrics =>
  Object.fromEntries(METRICS.map((metric) => [metric, value(metric)])) as Metrics;

/**
 * Initial form values on a day without a check-in: sleep 3, stress 2, fatigue 3, pain 2, readiness 7, and no session
 * planned.
 */
export const initialAnswers = (): CheckinAnswers => ({
  ...metricsOf((metric) => SCALES[metric].initial),
  notes: '',
  planned: false,
  plannedType: null,
  preferredFocus: null,
  painGiven: false,
});

/**
 * Initial form values on a day with a check-in: the submitted answers and notes, because a new submission replaces all
 * of them.
 */
export const answersFrom = (today: CheckinToday): CheckinAnswers => ({
  ...metricsOf((metric) => today[metric]),
  notes: today.notes ?? '',
  planned: today.planned_today,
  plannedType: today.planned_type,
  preferredFocus: today.preferred_focus,
  painGiven: false,
});

/** Sets the answer to the planned-session question. Answering No also clears the planned type. */
export const answerPlanned = (answers: CheckinAnswers, planned: boolean): CheckinAnswers => ({
  ...answers,
  planned,
  plannedType: planned ? answers.plannedType : null,
});

/** Sets the planned type and clears the preferred focus. Null clears only the planned type. */
export const pickType = (answers: CheckinAnswers, plannedType: PlannedType | null): CheckinAnswers => ({
  ...answers,
  plannedType,
  preferredFocus: plannedType === null ? answers.preferredFocus : null,
});

/** Sets the preferred focus and clears the planned type. Null clears only the preferred focus. */
export const pickFocus = (answers: CheckinAnswers, preferredFocus: PreferredFocus | null): CheckinAnswers => ({
  ...answers,
  preferredFocus,
  plannedType: preferredFocus === null ? answers.plannedType : null,
});

/**
 * Returns the body of POST /api/checkin. It includes either the planned type or the preferred focus, whichever the form
 * shows.
 */
export const toRequestBody = ({
  planned,
  plannedType,
  preferredFocus,
  notes,
  painGiven: _,
  ...metrics
}: CheckinAnswers) => ({
  ...metrics,
  notes: notes.trim() === '' ? null : notes,
  planned_today: planned,
  planned_type: planned ? plannedType : null,
  preferred_focus: planned ? null : preferredFocus,
});

export type CheckinBody = ReturnType<typeof toRequestBody>;

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
  /**
   * True if the runner has answered the question about the planned session. Otherwise the answer is derived from the
   * plan.
   */
  planGiven: boolean;
  /** Metrics that the runner has answered. The others have the form's defaults. */
  given: readonly Metric[];
  /** True if the runner has set the pain level, so that it is an answer and not the form's default. */
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
  planGiven: false,
  given: [],
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
  planGiven: true,
  given: METRICS,
  painGiven: false,
});

/** Sets the answer to one metric. */
export const answerMetric = (answers: CheckinAnswers, metric: Metric, value: number): CheckinAnswers => ({
  ...answers,
  [metric]: value,
  given: answers.given.includes(metric) ? answers.given : [...answers.given, metric],
  painGiven: answers.painGiven || metric === 'pain',
});

/** Sets all metrics to those of an earlier check-in. */
export const withMetricsOf = (answers: CheckinAnswers, earlier: Metrics): CheckinAnswers => ({
  ...answers,
  ...metricsOf((metric) => earlier[metric]),
  given: METRICS,
  painGiven: true,
});

/** Derives the answer to the planned-session question from the plan, unless the runner has answered it. */
export const withPlanAnswer = (answers: CheckinAnswers, plannedType: PlannedType | null): CheckinAnswers =>
  answers.planGiven ? answers : { ...answers, planned: plannedType !== null, plannedType };

/** Sets the answer to the planned-session question. Answering No also clears the planned type. */
export const answerPlanned = (answers: CheckinAnswers, planned: boolean): CheckinAnswers => ({
  ...answers,
  planned,
  plannedType: planned ? answers.plannedType : null,
  planGiven: true,
});

/** Sets the planned type and clears the preferred focus. Null clears only the planned type. */
export const pickType = (answers: CheckinAnswers, plannedType: PlannedType | null): CheckinAnswers => ({
  ...answers,
  plannedType,
  preferredFocus: plannedType === null ? answers.preferredFocus : null,
  planGiven: true,
});

/** Sets the preferred focus and clears the planned type. Null clears only the preferred focus. */
export const pickFocus = (answers: CheckinAnswers, preferredFocus: PreferredFocus | null): CheckinAnswers => ({
  ...answers,
  preferredFocus,
  plannedType: preferredFocus === null ? answers.plannedType : null,
  planGiven: true,
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
  planGiven: _,
  given: __,
  painGiven: ___,
  ...metrics
}: CheckinAnswers) => ({
  ...metrics,
  notes: notes.trim() === '' ? null : notes,
  planned_today: planned,
  planned_type: planned ? plannedType : null,
  preferred_focus: planned ? null : preferredFocus,
});

export type CheckinBody = ReturnType<typeof toRequestBody>;

/** Whether a weekly questionnaire was answered or put off. */
export const QUESTIONNAIRE_STATUSES = ['answered', 'skipped'] as const;
export type QuestionnaireStatus = (typeof QUESTIONNAIRE_STATUSES)[number];

/** How an activity has changed since the first answer, by the smallest change that matters. */
export const FUNCTION_CHANGES = ['better', 'same', 'worse'] as const;
export type FunctionChange = (typeof FUNCTION_CHANGES)[number];

/** Limits of the questionnaire about the runner's own activities (physio 6). */
export const QUESTIONNAIRE_LIMITS = {
  /** Number of activities of the runner's own. */
  activities: 3,
  nameMax: 60,
  /** 0 is "cannot do it", 10 is "as before". */
  scoreMax: 10,
  /** The global change goes from minus this number to plus this number. */
  changeMax: 5,
  confidenceMax: 10,
  /** Number of days back for which an answer can be stored. */
  daysBack: 7,
  perDay: 12,
  /** Maximum number of answers of an injury in a response. */
  listed: 60,
} as const;

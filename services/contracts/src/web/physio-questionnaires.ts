/** States of a weekly questionnaire: answered or skipped. */
export const QUESTIONNAIRE_STATUSES = ['answered', 'skipped'] as const;
export type QuestionnaireStatus = (typeof QUESTIONNAIRE_STATUSES)[number];

/** Changes of an activity since the first answer, judged by the smallest change that matters. */
export const FUNCTION_CHANGES = ['better', 'same', 'worse'] as const;
export type FunctionChange = (typeof FUNCTION_CHANGES)[number];

/** Limits of the questionnaire about the runner's own activities (physio 6). */
export const QUESTIONNAIRE_LIMITS = {
  /** Maximum number of the runner's own activities. */
  activities: 3,
  nameMax: 60,
  /** 0 means "cannot do it", 10 means "as before". */
  scoreMax: 10,
  /** The global change ranges from minus this number to plus this number. */
  changeMax: 5,
  confidenceMax: 10,
  /** Maximum number of days back for which an answer can be stored. */
  daysBack: 7,
  perDay: 12,
  /** Maximum number of answers per injury in a response. */
  listed: 60,
} as const;

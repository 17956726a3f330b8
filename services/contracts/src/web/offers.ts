/** Kinds of offers for the current week. The runner can accept, decline or revert each offer with one tap. */
export const OFFER_KINDS = [
  'lighter_week',
  'smaller_plan',
  'time_trial',
  'long_to_next_week',
  'extra_minutes',
] as const;
export type OfferKind = (typeof OFFER_KINDS)[number];

/** Reasons for offering a lighter week. */
export const LIGHTER_REASONS = ['low_in_a_row', 'below_usual', 'low_week'] as const;

/**
 * Reasons for offering a smaller plan: two of three weeks with many skips, two runs without time in two weeks, two
 * easier weeks in a row, or two weeks of light days.
 */
export const SMALLER_PLAN_REASONS = ['many_skips', 'no_time', 'easier_weeks', 'light_fortnight'] as const;
export type SmallerPlanReason = (typeof SMALLER_PLAN_REASONS)[number];

/** Kinds of sessions in the library that are time trials. */
export const TRIAL_KINDS = ['trial_20', 'trial_5k'] as const;
export type TrialKind = (typeof TRIAL_KINDS)[number];

/** Notes of a week that ask a question, and the answers that the runner can tap. */
export const NOTE_ANSWERS = {
  hard_skipped: ['too_hard', 'no_time', 'no_fun'],
  many_skips: ['too_much', 'no_time', 'something_else'],
  light_fortnight: ['lighter', 'smaller', 'ill', 'keep'],
  rest_day_runs: ['understood'],
  pain_gone: ['gone', 'still_hurts'],
} as const;
export type NoteQuestion = keyof typeof NOTE_ANSWERS;
export type NoteAnswer = (typeof NOTE_ANSWERS)[NoteQuestion][number];
export const NOTE_QUESTIONS = Object.keys(NOTE_ANSWERS) as readonly NoteQuestion[] as readonly [
  NoteQuestion,
  ...NoteQuestion[],
];

/** True when the answer is one of the note's answers. */
export const isAnswerTo = (note: NoteQuestion, answer: string): boolean =>
  (NOTE_ANSWERS[note] as readonly string[]).includes(answer);

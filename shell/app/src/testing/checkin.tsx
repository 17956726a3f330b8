import {
  type CheckinAnswer,
  type CheckinToday,
  type MessageCode,
  type MessagePart,
  RUNNING_STOPPED,
} from '@stridewell/contracts/web';

type Part = MessagePart & { code: MessageCode };

/**
 * Returns the message fields of a response with the given parts, one line for each part. (The server may join parts in
 * one line.)
 */
export const saying = (...messageParts: Part[]) => ({
  messageParts,
  message: messageParts.map(({ text }) => text).join('\n'),
});

export const REFERRAL: Part = {
  code: 'referral',
  text: 'Stop and rest. If it is there now, in Norway call 113. If it has passed, call 116 117.',
};
export const SCORE_PARTS: Part[] = [
  { code: 'score', text: 'Readiness score 6.2 of 10.' },
  { code: 'losses', text: 'Down: fatigue, sleep.' },
  { code: 'gains', text: 'Up: low stress.' },
];
/** Message fields of a response on a day on which the physio coach has paused running. Not valid for a Reset day. */
export const STOPPED = {
  ...saying(...SCORE_PARTS, { code: 'running_stopped', text: RUNNING_STOPPED }),
  runningStopped: true,
};

/** Returns the response as a server of an earlier release would send it, without the fields that were added later. */
export const older = <T extends CheckinAnswer>({ messageParts: _, runningStopped: __, ...answer }: T) => {
  const { cap } = answer.explanation;
  return { ...answer, explanation: { ...answer.explanation, cap: cap && { reason: cap.reason, limit: cap.limit } } };
};

/** Response to a check-in with the form's default values when there are no earlier check-ins. */
export const DEFAULT_ANSWER: CheckinAnswer = {
  score: 6.2,
  recommendation: 'Adapt',
  message: 'Readiness score 6.2 of 10. Down: fatigue, sleep. Up: low stress.',
  messageParts: SCORE_PARTS,
  runningStopped: false,
  isUpdate: false,
  explanation: {
    raw: 6.2,
    factors: [
      { metric: 'sleep', value: 3, contribution: 1.25, max: 2.5 },
      { metric: 'fatigue', value: 3, contribution: 1.25, max: 2.5 },
      { metric: 'readiness', value: 7, contribution: 1.33, max: 2 },
      { metric: 'pain', value: 2, contribution: 1.2, max: 1.5 },
      { metric: 'stress', value: 2, contribution: 1.13, max: 1.5 },
    ],
    cap: null,
    baseline: null,
  },
};

/** Creates today's check-in as returned by GET /api/checkin/today. */
export const todayOf = (date: string, change: Partial<CheckinToday> = {}): CheckinToday => ({
  ...DEFAULT_ANSWER,
  sleep: 3,
  stress: 2,
  fatigue: 3,
  pain: 2,
  readiness: 7,
  notes: null,
  planned_today: false,
  planned_type: null,
  preferred_focus: null,
  date,
  ...change,
});

/** Response of GET /api/checkin/today on a day without a check-in. */
export const NO_CHECKIN = {
  status: 404,
  body: { statusCode: 404, error: 'Not Found', message: 'There is no check-in for today yet.' },
};

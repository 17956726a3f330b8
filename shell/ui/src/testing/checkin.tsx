import type { CheckinAnswer, CheckinToday } from '@stridewell/contracts/web';

/** The API's answer to the form's default values on a first day. */
export const DEFAULT_ANSWER: CheckinAnswer = {
  score: 6.2,
  recommendation: 'Adapt',
  message: 'Readiness score 6.2 of 10. Down: fatigue, sleep. Up: low stress.',
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

/** Today's check-in as returned by GET /api/checkin/today. */
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

/** The response of GET /api/checkin/today on a day without a check-in. */
export const NO_CHECKIN = {
  status: 404,
  body: { statusCode: 404, error: 'Not Found', message: 'There is no check-in for today yet.' },
};

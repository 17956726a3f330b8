import type { CheckinToday } from '@stridewell/contracts/web';

/** The form's defaults: 6.2, Adapt. */
export const CHECKIN: CheckinToday = {
  score: 6.2,
  recommendation: 'Adapt',
  message: 'Readiness score 6.2 of 10. Down: fatigue, sleep. Up: low stress.',
  isUpdate: false,
  explanation: {
    raw: 6.2,
    factors: [
      { metric: 'sleep', value: 3, contribution: 1.25, max: 2.5 },
      { metric: 'stress', value: 2, contribution: 1.13, max: 1.5 },
      { metric: 'fatigue', value: 3, contribution: 1.25, max: 2.5 },
      { metric: 'pain', value: 2, contribution: 1.2, max: 1.5 },
      { metric: 'readiness', value: 7, contribution: 1.33, max: 2 },
    ],
    cap: null,
    baseline: null,
  },
  sleep: 3,
  stress: 2,
  fatigue: 3,
  pain: 2,
  readiness: 7,
  notes: null,
  planned_today: false,
  planned_type: null,
  preferred_focus: null,
  date: '2026-11-20',
};

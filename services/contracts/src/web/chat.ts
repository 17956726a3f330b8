/** The chat of both coaches: types and limits. */
export const COACH_TYPES = ['running', 'physio'] as const;
export type CoachType = (typeof COACH_TYPES)[number];

/** Base path of each coach's API: `{base}/chat`, `{base}/quick-action`. */
export const COACH_BASES: Record<CoachType, string> = { running: '/api/coach', physio: '/api/physio' };

export const CHAT = {
  messageMax: 4_000,
  draftMax: 4_000,
  pageSize: 50,
  pageMax: 100,
  /** Debounce: a draft is saved this long after the last key press, milliseconds. */
  draftDelayMs: 1_000,
  defaultTitle: 'Coach',
} as const;

export const STREAM_DONE = '[DONE]';

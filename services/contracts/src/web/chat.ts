/** Chat types and limits, which are the same for both coaches. */
export const COACH_TYPES = ['running', 'physio'] as const;
export type CoachType = (typeof COACH_TYPES)[number];

/** Base path of each coach's API, as used in `{base}/chat` and `{base}/quick-action`. */
export const COACH_BASES: Record<CoachType, string> = { running: '/api/coach', physio: '/api/physio' };

export const CHAT = {
  messageMax: 4_000,
  draftMax: 4_000,
  pageSize: 50,
  pageMax: 100,
  /** Delay between the last key press and saving the draft, in milliseconds. */
  draftDelayMs: 1_000,
  defaultTitle: 'Coach',
} as const;

export const STREAM_DONE = '[DONE]';

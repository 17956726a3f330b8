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
  /** Maximum number of chips and of sources below a reply. */
  chipsMax: 4,
  sourcesMax: 4,
  /** Time in minutes during which a proposal can be confirmed, and during which a confirmed change can be reverted. */
  confirmMinutes: 15,
  undoMinutes: 10,
} as const;

/** Kinds of data that an answer can be based on. */
export const CHAT_SOURCES = ['plan', 'checkin', 'log', 'rehab', 'profile', 'card'] as const;
export type ChatSourceKind = (typeof CHAT_SOURCES)[number];

/** Kinds of changes that a coach can propose in the chat (`language.md` 5.5). */
export const CHAT_PROPOSALS = [
  ...(['moveSession', 'easier', 'shorten', 'markDone', 'markSkipped', 'unmark'] as const),
  ...(['illness', 'travel', 'backAgain', 'raceSet', 'raceChange', 'raceRemove'] as const),
  ...(['availableDays', 'weeklyHours', 'longRunDay', 'thresholdSet', 'remakeWeek'] as const),
] as const;
export type ChatProposalKind = (typeof CHAT_PROPOSALS)[number];

/** `declined` and `expired` proposals changed nothing; an `undone` change was reverted. */
export const CHAT_PROPOSAL_STATES = ['open', 'confirmed', 'declined', 'expired', 'undone'] as const;

export const STREAM_DONE = '[DONE]';

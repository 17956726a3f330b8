/**
 * Entry point of the app library's modules that every screen needs. They are part of the shell's first load and shared
 * by all remotes.
 */

export { ConsentHost } from './consent/consent-host.tsx';
export {
  api,
  type CallOptions,
  forgetToken,
  hasJustChanged,
  sessionCallsSettled,
  storedToken,
  storeToken,
} from './data/api.ts';
export { ApiError, type Issue, messageOf, toApiError } from './data/api-error.ts';
export { announceNewDay, now, setClockOffset, today, useToday } from './data/clock.ts';
export { forgetErasure, storedErasureId } from './data/erasure.ts';
export { disableLeaveWarning, useLeaveWarning } from './data/leave-warning.ts';
export { wipeStoredResponses } from './data/offline-responses.ts';
export { useOfflineSince } from './data/offline-since.ts';
export { callApi, invalidateAfter, keyOf, useApi } from './data/operations.ts';
export { createQueryClient, pathOf, queryString } from './data/query-client.ts';
export { readOr } from './data/query-with-message.ts';
export { useQueueMark } from './data/queue-mark.ts';
export { announceRefresh, onRefresh } from './data/reload.ts';
export { saveFile } from './data/save-file.ts';
export { type SessionState, setSession, useSession, useTimezone, useUser } from './data/session.ts';
export { answerConfirmation, NotConfirmedError, useConfirmation, withConfirmation } from './data/step-up.ts';
export { deviceStore, tabStore } from './data/storage.ts';
export { showStoredToast, toastAfterReload } from './data/stored-toast.ts';
export { useCheckinToday, useWeekLogs, useWeekPlan } from './data/use-day-queries.ts';
export { type Hold, holdKey, useHold } from './data/use-hold.ts';
export { type Optional, type OptionalOptions, useOptional } from './data/use-optional.ts';
export { useSingleMutation } from './data/use-single-mutation.ts';
export { expireWaiting, wipeWaiting } from './data/wipe-queued-checkins.ts';
export { isEmbedded } from './page/embedded.ts';
export { NotFound } from './page/not-found.tsx';
export { Page, type PageProps } from './page/page.tsx';
export { type BackLink, usePage } from './page/page-store.ts';
export { SlotHost } from './page/slot-host.tsx';
export { type DayMessage, dayMessage } from './score/day-message.ts';
export { formatScore } from './score/format-score.ts';
export { byWeight, Reasons, type ReasonsProps } from './score/reasons.tsx';
export { RecommendationBadge, type RecommendationBadgeProps, toneOf } from './score/recommendation-badge.tsx';
export { Referral } from './score/referral.tsx';
export { type Advice, headlineOf, useAdvice } from './score/use-advice.ts';
export { type PlanToday, usePlanToday } from './score/use-plan-today.ts';
export { type WeekDay, WeekStrip } from './score/week-strip.tsx';

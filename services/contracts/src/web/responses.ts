/** Types of API bodies and responses. Imports only types from the zod schemas, so that browsers do not load zod. */
import type { z } from 'zod';
import type * as auth from '../http/auth.ts';
import type * as chat from '../http/chat.ts';
import type { errorSchema } from '../http/common.ts';
import type { erasureAnswerSchema, erasureSchema } from '../http/erasure.ts';
import type * as physio from '../http/physio.ts';
import type { remoteDescriptorSchema } from '../http/remotes.ts';
import type * as running from '../http/running.ts';
import type { historySchema, SentCheckin, SentCheckinToday, SentExplanation, statsSchema } from '../http/wellness.ts';
import type { ConsentKind } from './consent.ts';

export type User = z.infer<typeof auth.userSchema>;
export type SignedIn = z.infer<typeof auth.signedInSchema>;

export type SignedOut = z.infer<typeof auth.signedOutSchema>;
export type Session = z.infer<typeof auth.sessionSchema>;
export type ConsentState = NonNullable<Profile['consents'][ConsentKind]>;
export type Profile = z.infer<typeof auth.profileSchema>;

/** One of a runner's own sessions. */
export type SessionItem = z.infer<typeof auth.sessionsSchema>[number];
export type Factor = SentExplanation['factors'][number];

/** Makes fields optional that an older server did not send: a browser may have stored its response. */
type Late<T, K extends keyof T> = Omit<T, K> & { [P in K]?: T[P] | undefined };
export type Cap = Late<NonNullable<SentExplanation['cap']>, 'code' | 'value'>;
export type Explanation = Omit<SentExplanation, 'cap'> & { cap: Cap | null };

/** One part of a check-in message. Show the text when the code is unknown. */
export type MessagePart = SentCheckin['messageParts'][number];

/** A check-in in the browser. Read optional fields with `runningStoppedOf`, `capPainOf` and the UI's `dayMessage`. */
export type CheckinAnswer = Late<Omit<SentCheckin, 'explanation'>, 'messageParts' | 'runningStopped'> & {
  explanation: Explanation;
};
export type CheckinInputs = Omit<SentCheckinToday, keyof SentCheckin>;
export type CheckinToday = CheckinAnswer & CheckinInputs;
export type StatsAnswer = z.infer<typeof statsSchema>;
export type HistoryItem = z.infer<typeof historySchema>[number];

/** The plan's calendar feed: when it was created, null if there is none. */
export type CalendarState = z.infer<typeof running.calendarStateSchema>;
export type WeeklyOutcome = z.infer<typeof running.weeklyOutcomesSchema>[number];
export type ApiErrorBody = z.infer<typeof errorSchema>;

/** One entry of `/remotes.json`: a remote that the shell may load. */
export interface RemoteEntry {
  name: string;
  /** Address of the federation manifest; null while the gateway finds no build. */
  entry: string | null;
  /** The build id, which is also the name of the build's immutable folder. */
  build: string | null;
  /** First path segments that this remote handles: `/check-in`. */
  routes: string[];
  /** Version range of @stridewell/ui that the build was made for (`^0.1.0`); missing if unknown. */
  ui?: string;
  /** The same for @stridewell/app; missing for builds from before that package. */
  app?: string;
  /** Pages, menu items and slots of the build; missing for builds of earlier releases. */
  descriptor?: RemoteDescriptor;
}

export type RemoteDescriptor = z.infer<typeof remoteDescriptorSchema>;
export type RemotePage = RemoteDescriptor['pages'][number];
export type RemoteNav = RemoteDescriptor['nav'][number];
export type RemoteSlot = RemoteDescriptor['slots'][number];

export interface RemotesFile {
  remotes: RemoteEntry[];
}

/** The object inside `runningProfileV2`; every field is optional, unknown fields are not allowed. */
export type RunningProfileV2 = z.infer<typeof running.runningProfileV2Schema>;

/** GET /api/coach/profile; null if none was saved. */
export type CoachProfile = z.infer<typeof running.coachProfileSchema>;

/** POST /api/coach/profile: the saved profile, and the names of fields that were ignored. */
export type CoachProfileSaved = z.infer<typeof running.coachProfileSavedSchema>;
export type TrainingLog = z.infer<typeof running.trainingLogSchema>;

/** GET and POST /api/coach/weekly-plan: seven rows, Monday to Sunday. */
export type WeeklyPlan = z.infer<typeof running.weeklyPlanSchema>;
export type WeeklyPlanDay = WeeklyPlan['days'][number];

/** The offer of a lighter week, not yet answered. */
export type PlanOffer = NonNullable<WeeklyPlan['offer']>;

/** Figures of a past week, computed from stored data. */
export type SummaryMetrics = z.infer<typeof running.summaryMetricsSchema>;

/** GET /api/coach/weekly-summary */
export type WeeklySummary = z.infer<typeof running.weeklySummarySchema>;

/** POST /api/coach/pause; `to` is null for an open-ended pause. */
export type PlanPause = z.infer<typeof running.pauseSchema>;
export type ErasureAnswer = z.infer<typeof erasureAnswerSchema>;
export type Erasure = z.infer<typeof erasureSchema>;
export type CardChoice = z.infer<typeof chat.choiceSchema>;

/** A card as shown: final texts in one language, answered with codes. */
export type ChatCard = z.infer<typeof chat.chatCardSchema>;

/** A STOP, shown with its telephone link first, then two buttons. */
export type ChatStop = z.infer<typeof chat.chatStopSchema>;

/** GET {base}/safety: the current restriction of training advice. */
export type SafetyStatus = z.infer<typeof chat.safetyStatusSchema>;

/** Metadata of a stored message. */
export type ChatMetadata = z.infer<typeof chat.chatMetadataSchema>;
export type ChatMessage = ChatHistory['messages'][number];

/** GET {base}/chat/history: oldest first within the page; offset 0 is the newest page. */
export type ChatHistory = z.infer<typeof chat.chatHistorySchema>;

/** One line of the stream, after `data: `. */
export interface StreamChunk {
  content?: string;
  replaceContent?: string;
  error?: string;
  /** A card to show below the reply; the text lists its options for clients without cards. */
  card?: ChatCard;
  stop?: ChatStop;
  /** First chunk when the runner has not consented to storing health data: message and reply are not stored. */
  unstored?: true;
}

/** POST (create) and PUT (replace) /api/physio/profile. */
export type PhysioProfileInput = z.input<typeof physio.physioProfileBody>;

/** GET /api/physio/profile; null if none was saved. */
export type PhysioProfile = z.infer<typeof physio.physioProfileSchema>;

/** POST /api/physio/checkin */
export type PhysioCheckinInput = z.input<typeof physio.physioCheckinBody>;

/** One day as stored. */
export type PhysioCheckin = z.infer<typeof physio.physioCheckinSchema>;

/** One criterion of the hand-over rule. */
export type HandoverCriterion = Handover['criteria'][number];
export type Handover = PhysioCheckinAnswer['handover'];

/** An alert at the top of both physio screens, most serious first. */
export type PhysioAlert = PhysioCheckinAnswer['alerts'][number];
export type Gate = PhysioCheckinAnswer['gate'];

/** Response of POST /api/physio/checkin. */
export type PhysioCheckinAnswer = z.infer<typeof physio.physioCheckinAnswerSchema>;

/** One exercise with today's dose. Exactly one of `reps`, `seconds` and `metres` is set. */
export type Exercise = PlannedToday['exercises'][number];

/** The runner's current position on the walk–run ladder. */
export type LadderToday = NonNullable<PlannedToday['ladder']>;

/** A functional test of the area; tests with `hop` are hidden from runners who must not hop. */
export type AreaTest = PlannedToday['tests'][number];

/** GET /api/physio/today. Only `status` and `date` without a profile or after the injury is resolved. */
export type PhysioToday = z.infer<typeof physio.physioTodaySchema>;

/** POST /api/physio/logs */
export type PhysioLogInput = z.input<typeof physio.physioLogBody>;
export type PhysioLog = z.infer<typeof physio.physioLogSchema>;

type PlannedToday = Extract<PhysioToday, { status: 'ok' | 'blocked' | 'checkin_required' }>;

/** The result of the triage: fixed texts, the same for the same answers. */
export type TriageOutcome = z.infer<typeof physio.triageOutcomeSchema>;
export type TriageAction = TriageOutcome['actions'][number];

/**
 * Types of the API's request bodies and responses. This module imports only types from the zod schemas, so that
 * browsers do not load zod.
 */
import type { z } from 'zod';
import type * as activities from '../http/activities.ts';
import type * as auth from '../http/auth.ts';
import type * as chat from '../http/chat.ts';
import type { errorSchema } from '../http/common.ts';
import type { erasureAnswerSchema, erasureSchema } from '../http/erasure.ts';
import type * as knowledge from '../http/knowledge-cards.ts';
import type { currentMomentSchema, monthFactSchema, monthSchema } from '../http/month.ts';
import type * as physio from '../http/physio.ts';
import type * as choices from '../http/physio-choices.ts';
import type * as injury from '../http/physio-injury.ts';
import type { factSchema, physioPlanSchema } from '../http/physio-plan.ts';
import type * as questionnaires from '../http/physio-questionnaires.ts';
import type * as records from '../http/physio-records.ts';
import type { raceReviewSchema } from '../http/race-review.ts';
import type { remoteDescriptorSchema } from '../http/remotes.ts';
import type * as running from '../http/running.ts';
import type * as plan from '../http/running-plan.ts';
import type * as strength from '../http/strength-log.ts';
import type { summaryMetricsSchema, weeklySummarySchema } from '../http/weekly-summary.ts';
import type {
  historySchema,
  SentCheckin,
  SentCheckinToday,
  SentExplanation,
  statsSchema,
  trendsSchema,
} from '../http/wellness.ts';
import type { ConsentKind } from './consent.ts';

export type User = z.infer<typeof auth.userSchema>;
export type SignedIn = z.infer<typeof auth.signedInSchema>;

export type SignedOut = z.infer<typeof auth.signedOutSchema>;
export type Session = z.infer<typeof auth.sessionSchema>;
export type ConsentState = NonNullable<Profile['consents'][ConsentKind]>;
export type Profile = z.infer<typeof auth.profileSchema>;

/** An entry in the list of a runner's own sessions. */
export type SessionItem = z.infer<typeof auth.sessionsSchema>[number];
export type Factor = SentExplanation['factors'][number];

/** Makes fields that an older server did not send optional, because a browser may have stored such a response. */
type Late<T, K extends keyof T> = Omit<T, K> & { [P in K]?: T[P] | undefined };
export type Cap = Late<NonNullable<SentExplanation['cap']>, 'code' | 'value'>;
export type Explanation = Omit<SentExplanation, 'cap'> & { cap: Cap | null };

/** One part of a check-in message. Its text is shown when its code is unknown. */
export type MessagePart = SentCheckin['messageParts'][number];

/**
 * A check-in as the browser receives it. Its optional fields must be read with `runningStoppedOf`, `capPainOf` and the
 * UI's `dayMessage`.
 */
export type CheckinAnswer = Late<Omit<SentCheckin, 'explanation'>, 'messageParts' | 'runningStopped'> & {
  explanation: Explanation;
};
export type CheckinInputs = Omit<SentCheckinToday, keyof SentCheckin>;
export type CheckinToday = CheckinAnswer & CheckinInputs;
export type StatsAnswer = z.infer<typeof statsSchema>;
/** Factors that correlate with the runner's scores, and the marks on the score chart. */
export type Trends = z.infer<typeof trendsSchema>;
export type Mover = Trends['movers'][number];
export type HistoryItem = z.infer<typeof historySchema>[number];

/** State of the plan's calendar feed: the time at which it was created; null if there is none. */
export type CalendarState = z.infer<typeof running.calendarStateSchema>;
export type Activity = z.infer<typeof activities.activitySchema>;
export type ActivityDetail = z.infer<typeof activities.activityDetailSchema>;
export type NewActivity = z.input<typeof activities.newActivityBody>;
export type ActivityImport = z.infer<typeof activities.activityImportSchema>;
export type ImportSummary = z.infer<typeof activities.importSummarySchema>;
export type ImportCounts = z.infer<typeof activities.importCountsSchema>;
export type WeeklyOutcome = z.infer<typeof running.weeklyOutcomesSchema>[number];
export type ApiErrorBody = z.infer<typeof errorSchema>;

/** An entry of `/remotes.json`: a remote that the shell may load. */
export interface RemoteEntry {
  name: string;
  /** URL of the federation manifest; null while the gateway cannot find a build. */
  entry: string | null;
  /**
   * Id of the build, which is also the name of the build's immutable folder; null while the gateway cannot find a
   * build.
   */
  build: string | null;
  /** First segments of the URL paths that this remote handles, such as `/check-in`. */
  routes: string[];
  /** Range of @stridewell/ui versions for which the remote was built, such as `^0.1.0`; missing if unknown. */
  ui?: string;
  /**
   * Range of @stridewell/app versions for which the remote was built; missing if the build is older than that package.
   */
  app?: string;
  /** Pages, menu items and slots of the build; missing for builds from earlier releases. */
  descriptor?: RemoteDescriptor;
}

export type RemoteDescriptor = z.infer<typeof remoteDescriptorSchema>;
export type RemotePage = RemoteDescriptor['pages'][number];
export type RemoteNav = RemoteDescriptor['nav'][number];
export type RemoteBarItem = NonNullable<RemoteDescriptor['bar']>[number];
export type RemoteSlot = RemoteDescriptor['slots'][number];

export interface RemotesFile {
  remotes: RemoteEntry[];
}

/** The object in `runningProfileV2`. Every field is optional; unknown fields are not allowed. */
export type RunningProfileV2 = z.infer<typeof running.runningProfileV2Schema>;

/** Response to GET /api/coach/profile; null if the runner has saved no profile. */
export type CoachProfile = z.infer<typeof running.coachProfileSchema>;

/** Response to POST /api/coach/profile: the saved profile and the names of the fields that were ignored. */
export type CoachProfileSaved = z.infer<typeof running.coachProfileSavedSchema>;
export type TrainingLog = z.infer<typeof running.trainingLogSchema>;
/** The completion mark of a day's strength or mobility session. */
export type StrengthLog = z.infer<typeof strength.strengthLogSchema>;

/** Response to GET and POST /api/coach/weekly-plan: one entry for each day, Monday to Sunday. */
export type WeeklyPlan = z.infer<typeof running.weeklyPlanSchema>;
export type WeeklyPlanDay = WeeklyPlan['days'][number];
/** A planned running session as steps, with its texts. */
export type PlannedSession = NonNullable<WeeklyPlanDay['session']>;
/** The season: the weeks until the race, or 12 weeks if there is no race. */
export type Season = z.infer<typeof plan.seasonSchema>;
export type SeasonWeekRow = Season['weeks'][number];
export type KeyDay = Season['keyDays'][number];
export type PlanMoves = z.infer<typeof plan.movesSchema>;

/** Response to POST /api/coach/weekly-plan/change-preview: the effects of a change. */
export type ChangePreview = z.infer<typeof plan.changePreviewSchema>;
export type RacePlan = z.infer<typeof plan.racePlanSchema>;
/** The race that the runner is asked about; null if there is none. */
export type RaceToReview = z.infer<typeof raceReviewSchema>['race'];
/** Summary of a month of training. */
export type MonthSummary = z.infer<typeof monthSchema>;
export type MonthFact = z.infer<typeof monthFactSchema>;
export type CurrentMoment = z.infer<typeof currentMomentSchema>;
/** Something that a runner has achieved. */
export type Moment = NonNullable<CurrentMoment['moment']>;
export type StrengthSessionView = NonNullable<WeeklyPlanDay['strength']>;

/** The lighter-week offer that the runner has not answered yet. */
export type PlanOffer = NonNullable<WeeklyPlan['offer']>;
/** An offer for the current week, with its values. */
export type WeekOffer = NonNullable<WeeklyPlan['offers']>[number];
/** The accepted offers that can be reverted. */
export type AcceptedOffers = NonNullable<WeeklyPlan['accepted']>;

/** Statistics of a past week, computed from stored data. */
export type SummaryMetrics = z.infer<typeof summaryMetricsSchema>;

/** Response to GET /api/coach/weekly-summary. */
export type WeeklySummary = z.infer<typeof weeklySummarySchema>;

/** A pause, as in POST /api/coach/pause; `to` is null for a pause without an end date. */
export type PlanPause = z.infer<typeof running.pauseSchema>;
export type ErasureAnswer = z.infer<typeof erasureAnswerSchema>;
export type Erasure = z.infer<typeof erasureSchema>;
export type CardChoice = z.infer<typeof chat.choiceSchema>;

/** A chat card as the runner sees it, with the final text in one language. The runner's answers are sent as codes. */
export type ChatCard = z.infer<typeof chat.chatCardSchema>;

/** A stop message, which is shown with its telephone links followed by two buttons. */
export type ChatStop = z.infer<typeof chat.chatStopSchema>;

/** Response to GET {base}/safety: current restrictions on training advice. */
export type SafetyStatus = z.infer<typeof chat.safetyStatusSchema>;

/** Response to GET /api/coach/cards. */
export type CardList = z.infer<typeof knowledge.cardListSchema>;
/** A knowledge card without its facts, with the questions that it answers. */
export type CardListItem = CardList['cards'][number];
/** A knowledge card in one language. */
export type KnowledgeCard = z.infer<typeof knowledge.knowledgeCardSchema>;
export type CardSource = KnowledgeCard['sources'][number];

export type ChatChip = z.infer<typeof chat.chatChipSchema>;
export type ChatSource = z.infer<typeof chat.chatSourceSchema>;

/** A change that the coach proposes, with its current state. */
export type ChatProposal = z.infer<typeof chat.chatProposalSchema>;

/** Metadata of a stored chat message. */
export type ChatMetadata = z.infer<typeof chat.chatMetadataSchema>;
export type ChatMessage = ChatHistory['messages'][number];

/**
 * Response to GET {base}/chat/history. A page contains the oldest message first; offset 0 is the page with the newest
 * messages.
 */
export type ChatHistory = z.infer<typeof chat.chatHistorySchema>;

/** One line of a streamed reply, after the prefix `data: `. */
export interface StreamChunk {
  content?: string;
  replaceContent?: string;
  error?: string;
  /** A card to show below the reply. For clients that cannot show cards, the text of the reply lists the options. */
  card?: ChatCard;
  stop?: ChatStop;
  /** Language of the reply. Sent before the text. */
  language?: 'en' | 'nb';
  /** Short answers to show below the reply. For clients that cannot show them, the text of the reply lists them. */
  chips?: ChatChip[];
  sources?: ChatSource[];
  proposal?: ChatProposal;
  /**
   * Set in the first chunk when the runner has not consented to storing health data, so that neither the message nor
   * the reply is stored.
   */
  unstored?: true;
}

/** Body of POST (create) and PUT (replace) /api/physio/profile. */
export type PhysioProfileInput = z.input<typeof physio.physioProfileBody>;

/** Response to GET /api/physio/profile; null if the runner has saved no profile. */
export type PhysioProfile = z.infer<typeof physio.physioProfileSchema>;

/** Body of POST /api/physio/checkin. */
export type PhysioCheckinInput = z.input<typeof physio.physioCheckinBody>;

/** A stored physio check-in. */
export type PhysioCheckin = z.infer<typeof physio.physioCheckinSchema>;

/** One criterion for returning the runner to the running plan. */
export type HandoverCriterion = Handover['criteria'][number];
export type Handover = PhysioCheckinAnswer['handover'];

/** An alert at the top of both physio screens. The most serious alert comes first. */
export type PhysioAlert = PhysioCheckinAnswer['alerts'][number];
export type Gate = PhysioCheckinAnswer['gate'];

/** Response to POST /api/physio/checkin. */
export type PhysioCheckinAnswer = z.infer<typeof physio.physioCheckinAnswerSchema>;

/** An exercise with today's dose. Exactly one of `reps`, `seconds` and `metres` is set. */
export type Exercise = PlannedToday['exercises'][number];

/** The runner's current position on the walk–run ladder. */
export type LadderToday = NonNullable<PlannedToday['ladder']>;

/** A functional test of the injured area. Tests with `hop` are hidden from runners who must not hop. */
export type AreaTest = PlannedToday['tests'][number];

/**
 * Response to GET /api/physio/today. It contains only `status` and `date` when there is no profile or the injury is
 * resolved.
 */
export type PhysioToday = z.infer<typeof physio.physioTodaySchema>;

/** Body of POST /api/physio/logs. */
export type PhysioLogInput = z.input<typeof physio.physioLogBody>;
export type PhysioLog = z.infer<typeof physio.physioLogSchema>;

type PlannedToday = Extract<PhysioToday, { status: 'ok' | 'blocked' | 'checkin_required' }>;

/** An injury of the runner, with the answers of its form. */
export type PhysioInjury = z.infer<typeof injury.injurySchema>;
/** Body of PUT /api/physio/injuries/{id}. */
export type PhysioInjuryInput = z.input<typeof injury.injuryBody>;
/** Body of POST /api/physio/injuries. */
export type NewPhysioInjuryInput = z.input<typeof injury.newInjuryBody>;

/** Body of POST /api/physio/tests. */
export type PhysioTestInput = z.input<typeof records.physioTestBody>;
/** A stored test result. */
export type PhysioTestResult = z.infer<typeof records.physioTestSchema>;

/** Body of POST /api/physio/questionnaires. */
export type QuestionnaireInput = z.input<typeof questionnaires.questionnaireBody>;
/** The stored weekly answers about the activities affected by an injury. */
export type Questionnaire = z.infer<typeof questionnaires.questionnaireSchema>;
/** Response to GET /api/physio/questionnaires. */
export type Questionnaires = z.infer<typeof questionnaires.questionnairesSchema>;
export type InjuryFunction = Questionnaires['injuries'][number];

/** Body of PUT /api/physio/sessions/{id}. */
export type PhysioSessionInput = z.input<typeof records.physioSessionBody>;
/** A stored session log. */
export type PhysioSession = z.infer<typeof records.physioSessionSchema>;
export type PainHourLater = z.infer<typeof records.painHourLaterSchema>;
export type SessionExercise = PhysioSession['exercises'][number];
export type LoggedSet = SessionExercise['sets'][number];
export type SetLoad = LoggedSet['load'];
export type PainStop = NonNullable<PhysioSession['painStop']>;

/** Response to GET /api/physio/plan: the state of each injury and one combined list of exercises. */
export type PhysioPlan = z.infer<typeof physioPlanSchema>;
export type PlanInjury = PhysioPlan['injuries'][number];
export type PlanTest = PlanInjury['tests'][number];
export type PlanExercise = PhysioPlan['exercises'][number];
/** The ten-minute version: the plan's exercises with fewer sets. */
export type ShortVersion = NonNullable<PhysioPlan['shortVersion']>;
/** Body of PUT /api/physio/choices. */
export type PhysioChoicesInput = z.input<typeof choices.physioChoicesBody>;
/** Response to PUT /api/physio/choices. */
export type PhysioChoices = z.infer<typeof choices.physioChoicesSchema>;
/** A statement as a code with its values. */
export type PlanFact = z.infer<typeof factSchema>;

/** The result of the triage: fixed messages that depend only on the answers. */
export type TriageOutcome = z.infer<typeof physio.triageOutcomeSchema>;
export type TriageAction = TriageOutcome['actions'][number];

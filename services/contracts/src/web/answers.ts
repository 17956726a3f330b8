/**
 * API responses as plain types for browsers, without a validator. A test checks them against the zod schemas in
 * `http/`.
 */
import type { ConsentKind } from './consent.ts';
import type { Baseline, Recommendation } from './recommendations.ts';
import type { Metric, Metrics, PlannedType, PlanType, PreferredFocus } from './scales.ts';

export interface User {
  id: string;
  email: string;
  name: string | null;
  timezone: string;
  /** ISO 8601 instant. */
  createdAt: string;
}

export interface SignedIn {
  ok: true;
  loggedIn: true;
  user: User;
  /** For embedded clients only. */
  token?: string | undefined;
}

/** Response to a sign-in with a one-time code. */
export interface CodeSignedIn extends SignedIn {
  /** An account existed before a code verified the email address: its password was removed and its sessions ended. */
  accountExisted?: true | undefined;
  /** The sign-in created the account. */
  accountCreated?: true | undefined;
}

export interface SignedOut {
  ok: false;
  loggedIn: false;
  user: null;
  /** The cookie's account was erased: the device must delete its local data of it. */
  erasedUserId?: string | undefined;
}

export type Session = SignedIn | SignedOut;

export interface ConsentState {
  given: boolean;
  at: string;
  version: string;
}

export interface Profile extends User {
  /** ISO 8601 instant; null while the address is not verified, missing from releases without this field. */
  emailVerifiedAt?: string | null | undefined;
  hasPassword: boolean;
  /** By kind; null if the runner was never asked. */
  consents: Record<ConsentKind, ConsentState | null>;
}

/** One of a runner's own sessions. */
export interface SessionItem {
  id: string;
  createdAt: string;
  lastSeenAt: string;
  /** Browser and system, `Chrome on Android`; null if unknown. */
  device: string | null;
  current: boolean;
}

export interface Factor {
  metric: Metric;
  value: number;
  /** Points that this answer adds to the raw score, two decimals. */
  contribution: number;
  max: number;
}

export interface Cap {
  /** What caused the cap, worded to fit "but … decides the day": "pain of 5". */
  reason: string;
  /** The highest score that the cap allows. */
  limit: number;
}

export interface Explanation {
  /** The sum of all contributions before any cap, one decimal. */
  raw: number;
  factors: Factor[];
  /** The cap that lowered the score; null if none did. */
  cap: Cap | null;
  baseline: Baseline | null;
}

export interface CheckinAnswer {
  score: number;
  recommendation: Recommendation;
  /** One sentence per line. */
  message: string;
  isUpdate: boolean;
  explanation: Explanation;
}

export interface CheckinInputs extends Metrics {
  notes: string | null;
  planned_today: boolean;
  planned_type: PlannedType | null;
  preferred_focus: PreferredFocus | null;
  date: string;
}

export type CheckinToday = CheckinAnswer & CheckinInputs;

export interface StatsAnswer {
  dailyScores: { date: string; score: number }[];
  recCounts: Record<Recommendation, number>;
  series: Record<Metric, { date: string; value: number }[]>;
}

export interface HistoryItem {
  id: string;
  createdAt: string;
  date: string;
  score: number;
  recommendation: Recommendation;
  /** JSON text of {@link Metrics} and `notes`. */
  answersJson: string;
}

/** The plan's calendar feed: when it was created, null if there is none. */
export interface CalendarState {
  since: string | null;
}

export interface WeeklyOutcome {
  date: string;
  outcome: PlanType;
}

export interface ApiErrorBody {
  statusCode: number;
  error: string;
  /** One sentence for the runner. */
  message: string;
  code?: string | undefined;
  issues?: { path: string; message: string }[] | undefined;
}

/** One entry of `/remotes.json`: a remote that the shell may load. */
export interface RemoteEntry {
  name: string;
  /** Address of the remote's federation manifest; null while the gateway finds no build of it. */
  entry: string | null;
  /** The build id, which is also the name of the build's immutable folder. */
  build: string | null;
  /** First path segments that this remote handles: `/check-in`. */
  routes: string[];
  /** Version range of @stridewell/ui that the build was made for (`^0.1.0`); missing if unknown. */
  ui?: string;
}

export interface RemotesFile {
  remotes: RemoteEntry[];
}

/** What the calls answer, as plain types: browsers use these without loading a validator. The zod schemas in `http/` are checked against them. */
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

/** The answer to a sign-in with a code. */
export interface CodeSignedIn extends SignedIn {
  /** An account with this address existed before a code proved the address: its password and sessions have ended. */
  accountExisted?: true | undefined;
  /** The code made the account. */
  accountCreated?: true | undefined;
}

export interface SignedOut {
  ok: false;
  loggedIn: false;
  user: null;
  /** The account of the cookie was erased: what a device holds of it is to go. */
  erasedUserId?: string | undefined;
}

export type Session = SignedIn | SignedOut;

export interface ConsentState {
  given: boolean;
  at: string;
  version: string;
}

export interface Profile extends User {
  /** ISO 8601 instant; null while the address is not verified, left out by a release that does not know. */
  emailVerifiedAt?: string | null | undefined;
  hasPassword: boolean;
  /** By kind; null where the runner was never asked. */
  consents: Record<ConsentKind, ConsentState | null>;
}

/** One of a runner's own sessions. */
export interface SessionItem {
  id: string;
  createdAt: string;
  lastSeenAt: string;
  /** Browser and system in words; null where they were not told. */
  device: string | null;
  current: boolean;
}

export interface Factor {
  metric: Metric;
  value: number;
  /** Points of the raw score this answer earned, two decimals. */
  contribution: number;
  max: number;
}

export interface Cap {
  /** What decided the day, in words that fit "but … decides the day": "pain of 5". */
  reason: string;
  /** The score it caps at. */
  limit: number;
}

export interface Explanation {
  /** What the answers add up to before any cap, one decimal. */
  raw: number;
  factors: Factor[];
  /** The cap that lowered the score; null where none did. */
  cap: Cap | null;
  baseline: Baseline | null;
}

export interface CheckinAnswer {
  score: number;
  recommendation: Recommendation;
  /** One sentence a line. */
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

/** The plan's calendar feed: since when the runner has one, null where there is none. */
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
  /** One sentence a runner can read. */
  message: string;
  code?: string | undefined;
  issues?: { path: string; message: string }[] | undefined;
}

/** `/remotes.json`: what the shell may load, and under which addresses. */
export interface RemoteEntry {
  name: string;
  /** Address of the remote's federation manifest; null while the edge has no build of it. */
  entry: string | null;
  /** The build it belongs to, which names its immutable folder. */
  build: string | null;
  /** First path segments this remote answers: `/check-in`. */
  routes: string[];
  /** Range of versions of @stridewell/ui that the build was made for (`^0.1.0`); left out where it is not known. */
  ui?: string;
}

export interface RemotesFile {
  remotes: RemoteEntry[];
}

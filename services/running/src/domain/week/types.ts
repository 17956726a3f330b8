import type {
  InjuryArea,
  NoteAnswer,
  NoteQuestion,
  OfferKind,
  Phase,
  PlanType,
  SmallerPlanReason,
  TrialKind,
} from '@stridewell/contracts/web';
import type { RunnerBackground } from '../background.ts';
import type { CheckinDay, LoggedDay, Pause, PhysioState } from '../records.ts';
import type { Assumption, PaceSource, ProfiledRunner } from '../runner-profile.ts';
import type { DaySession, SessionHistory } from '../training/choose-sessions.ts';
import type { UnitState } from '../training/couch-to-5k.ts';
import type { DayChange } from '../training/day/draft.ts';
import type { DayDecision, OwnNormal } from '../training/day-action.ts';
import type { LoadState } from '../training/load.ts';
import type { Race } from '../training/season-request.ts';
import type { DoNotStart } from '../training/season-verdict.ts';
import type { LoadSource } from '../training/starting-load.ts';
import type { SpeedModel } from '../training/step-targets.ts';
import type { StrengthSession } from '../training/strength.ts';
import type { TrainingWeek, Weekday } from '../training/types.ts';

/** A day that the runner made easier. The day is an index from Monday. */
export type OwnCut = { day: Weekday; kind: 'easier' } | { day: Weekday; kind: 'shorten'; minutes: number };

/** The runner's requests for this week, and the app's offers that were accepted or declined. */
export interface OwnWishes {
  cuts: readonly OwnCut[];
  /** True if the rest of the week is a fifth shorter. */
  isEasierWeek: boolean;
  /** True if the next week must repeat this one instead of growing. */
  isRepeated: boolean;
  /** Minutes added to an easy run at the runner's request; missing if there are none. */
  extra?: { day: Weekday; minutes: number } | undefined;
  /** The quality session that a time trial replaced; missing if no trial was accepted. */
  trialFor?: DaySession | undefined;
  /** Day of the long run that is run on next week's Monday; missing if it was not moved. */
  longToNext?: Weekday | undefined;
  /** Offers that the runner declined this week. */
  declined?: readonly OfferKind[] | undefined;
  /** Notes that the runner answered this week. */
  answered?: readonly AnsweredNote[] | undefined;
}

/** The runner's answer to a note, with its effects. */
export interface AnsweredNote {
  note: NoteQuestion;
  answer: NoteAnswer;
  /** Day whose session became easier, shorter or an easy run; missing if none did. */
  day?: Weekday | undefined;
  /** The session that an easy run replaced; missing if none was replaced. */
  replaced?: DaySession | undefined;
  /** True if the rest of the week became lighter. */
  isEasierWeek?: boolean | undefined;
  /** True if the plan became smaller. */
  isSmaller?: boolean | undefined;
  /** First day of the pause that the answer began; missing if there was already a pause. */
  pausedFrom?: string | undefined;
}

/** A smaller plan that the runner accepted. It also applies to later weeks, until the runner ends it. */
export interface SmallerPlan {
  /** Maximum minutes per week. */
  minutes: number;
  /** Maximum number of runs per week. */
  runs: number;
  /** Monday of the week in which it was accepted. */
  since: string;
  /** The week before the smaller plan was accepted, kept until the week is planned again. */
  before?: WeekBase | undefined;
}

/** The change to a quality session on the day after a moved long run. Days are counted from Monday (0). */
export interface MoveSwap {
  day: Weekday;
  /** The day to which it moves; null if it becomes an easy run. */
  to: Weekday | null;
  /** The original quality session. */
  quality: DaySession;
}

/** A session that the runner moved to another day. Days are counted from Monday (0). */
export interface Move {
  from: Weekday;
  to: Weekday;
  /** Missing if no quality session had to be moved or made easier. */
  swap?: MoveSwap | undefined;
}

/** A week as originally planned, with the state from which the next week is planned. */
export interface WeekBase {
  /** Monday of the week. */
  weekStart: string;
  week: TrainingWeek & { share: number };
  /** Session of each day from Monday; null on a rest day. */
  sessions: readonly (DaySession | null)[];
  /** Strength or mobility session of each day from Monday; null on a day without one. */
  strength: readonly (StrengthSession | null)[];
  /** The pace model with which the steps of all sessions are built. */
  model: SpeedModel;
  /** Source of the threshold pace; missing if there is none and in weeks planned by an earlier release. */
  paceSource?: PaceSource | undefined;
  /** The training load at the start of the week. */
  load: LoadState;
  /** Source of the load at the start of the plan; null if it came from an earlier week. */
  source: LoadSource | null;
  /** Number of logged weeks that were looked at for it; missing with a load from an earlier week, and in older documents. */
  loggedWeeks?: number | undefined;
  /** The runner's injury areas when the week was planned; missing in older documents. */
  injuryAreas?: readonly InjuryArea[] | undefined;
  /** Longest run assumed at the start of the plan, in minutes. */
  startLongest: number;
  /** Number of quality sessions for which no day was found; missing in older documents. */
  droppedQuality?: number | undefined;
  /** Longest run of the 30 days before this week, in minutes. */
  longest30: number;
  /** How often each lead session was used before this week. */
  uses: SessionHistory['uses'];
  /** Monday from which the weeks of the season are counted. */
  seasonStart: string;
  /** Longest recent run at the start of the season, in minutes; missing in older documents. */
  seasonLongest?: number | undefined;
  /** Number of the week in its season, from 1. */
  weekNumber: number;
  /** The race at the end of the season; null if there is none. */
  race: Race | null;
  /** True if the season prepares only for finishing the race. */
  isFinishPlan: boolean;
  /** Longest run before the taper, in minutes; null outside a taper. */
  longestBeforeTaper: number | null;
  /** Progress in the couch-to-5K programme; null for a runner who is not in it. */
  couch: UnitState | null;
  /** True when nothing was known about the runner, so that all runs are walk-runs; missing otherwise. */
  isUnknown?: true | undefined;
  /** The runner's wishes for this week; missing when there are none. */
  own?: OwnWishes | undefined;
  /** The runner's moves that led to `sessions`, oldest first; missing if there are none. */
  moves?: readonly Move[] | undefined;
  /**
   * Present if the runner asked to repeat the week before: `done` if this week repeats it, `refused` if the season does
   * not allow that.
   */
  repeat?: 'done' | 'refused' | undefined;
  /**
   * Monday before which runs skipped for pain are ignored because the runner said that the pain is gone; missing
   * otherwise.
   */
  painGone?: string | undefined;
  /** The smaller plan in force; null if the runner ended it this week, missing if there is none. */
  smaller?: SmallerPlan | null | undefined;
}

/** The reason why a day that the rules did not plan is fixed. */
export type FixedDay =
  /** The day was over when the plan was created. */
  | 'before_plan'
  /** The runner logged the day before the plan was created. */
  | 'own_session';

/** Texts of a day that was planned by an earlier release and has no structured session. */
export interface StoredText {
  planType: PlanType;
  zone: string | null;
  title: string;
  why: string;
  changed?: string | undefined;
  minutes: number;
  hardMinutes: number;
  strengthMinutes?: number | undefined;
  ladderStage?: number | undefined;
}

/** A day of a week in its current form. */
export interface WeekDay {
  date: string;
  /** The current session; null on a rest day. */
  session: DaySession | null;
  strength: StrengthSession | null;
  /** The changes since the week was planned, in order. */
  changes: readonly DayChange[];
  /** How the day's check-in changed the day; null for a day after today. */
  decision: DayDecision | null;
  /** Score of the day's check-in; missing if there is none. */
  score?: number | undefined;
  /** The runner's usual range on that day; missing if it is unknown. */
  normal?: OwnNormal | undefined;
  fixed?: FixedDay | undefined;
  /** Minutes of an `own_session`. */
  ownMinutes?: number | undefined;
  /** Planned session type of an `own_session`. */
  ownType?: PlanType | undefined;
  /** Stage of the walk–run ladder; missing on days without a ladder session. */
  ladderStage?: number | undefined;
  text?: StoredText | undefined;
}

/** A fact about the whole week. Its text comes from the message catalogue. */
export type WeekNote =
  | { code: 'assumed'; what: Assumption }
  | { code: 'week_kind'; kind: 'down' | 'hold' | 'recovery' | 'taper' | 'race' }
  | { code: 'eased'; lightDays: number; share: number }
  | { code: 'return'; daysOff: number; share: number }
  /** All runs are walk-runs, because the runner has neither said nor shown anything about running. */
  | { code: 'walk_runs' }
  /** The week belongs to the return after the walk–run ladder. */
  | { code: 'return_after_ladder'; share: number }
  | { code: 'physio'; level: 'stop' | 'walk' | 'ladder' }
  /** An injury is active, so the strength work is that of the physio coach. */
  | { code: 'rehab_strength' }
  | { code: 'pain_stop' }
  /**
   * Asks whether pain is gone: a run was skipped for pain, or pain was lasting, at least two weeks ago, or the runner
   * has said that something hurts, and nothing since then shows that the pain is gone.
   */
  | { code: 'pain_gone'; isSaid?: true }
  | { code: 'couch'; unit: number; sessions: number }
  | { code: 'finish_plan' }
  /** The runner should not start the race that is within the next two weeks. */
  | { code: 'race_verdict'; message: DoNotStart }
  /** The available days leave room for only this many hard sessions. */
  | { code: 'room_for_hard'; sessions: number }
  /** More than a third of last week was skipped. */
  | { code: 'many_skips' }
  /** The plan became smaller after two such weeks. */
  | { code: 'smaller_plan'; minutes: number; runs: number }
  /** The runner accepted a smaller plan, which is still in force. */
  | { code: 'own_smaller_plan'; minutes: number; runs: number }
  /** Almost all check-ins of the last two weeks led to a light or rest day. */
  | { code: 'light_fortnight' }
  /** The last hard sessions were skipped, none of them for pain. */
  | { code: 'hard_skipped'; times: number }
  /** The runner ran on days of the last two weeks that a check-in had made rest days. */
  | { code: 'rest_day_runs'; days: number }
  | { code: 'repeat_week' }
  /** The runner asked to repeat last week, but this week has its own purpose. */
  | { code: 'no_repeat' };

/** The reason for offering a lighter week. */
export type LighterOffer = { code: 'low_in_a_row'; days: number } | { code: 'below_usual' } | { code: 'low_week' };

/** A change that the app offers the runner for the current week. Its text comes from the message catalogue. */
export type PlanOffer =
  | { kind: 'lighter_week'; reason: LighterOffer['code']; days?: number | undefined }
  | { kind: 'smaller_plan'; reason: SmallerPlanReason; minutes: number; runs: number }
  | { kind: 'time_trial'; day: Weekday; session: TrialKind; weeks: number }
  | { kind: 'long_to_next_week'; day: Weekday; minutes: number }
  | { kind: 'extra_minutes'; day: Weekday; minutes: number };

/** A week as stored: as originally planned and in its current form. */
export interface WeekState {
  base: WeekBase;
  phase: Phase;
  days: readonly WeekDay[];
  notes: readonly WeekNote[];
  offer: LighterOffer | null;
  /** All offers for the current week; missing in documents written when only a lighter week could be offered. */
  offers?: readonly PlanOffer[] | undefined;
}

/** An earlier week of the same runner. `state` is null for a week planned by an earlier release. */
export interface EarlierWeek {
  weekStart: string;
  state: WeekState | null;
  /** Minutes of the week as originally planned. */
  plannedMinutes: number;
}

/** All inputs of a week. */
export interface WeekInputs {
  profiled: ProfiledRunner;
  background: RunnerBackground;
  /** Race before the goal or race date was last changed; null if there is none. */
  lastRace: Race | null;
  /** Monday of the week in which the goal or race date was last changed. */
  programmeStart: string;
  weekStart: string;
  today: string;
  /** Logs of the last 77 days, in any order. */
  records: readonly LoggedDay[];
  /** Date of the last run before these logs; null or missing if there is none. */
  lastRunOn?: string | null | undefined;
  /** Check-ins of the last 77 days, in any order. */
  checkins: readonly CheckinDay[];
  pauses: readonly Pause[];
  physio: PhysioState | null;
  /** True if a safety hold forbids training today. */
  isClosedToday: boolean;
  /** The runner's answer to the offer of a lighter week; null if not answered. */
  lighter: 'lighter' | 'keep' | null;
  /** Earlier weeks, newest first. */
  earlier: readonly EarlierWeek[];
  /** The week as originally planned, or null if it must be planned now. */
  base: WeekBase | null;
  /** The plan that is replaced when the week is planned again; null if there is none. */
  replaced: WeekBase | null;
  /** Current form of the days that planning must not change: logged days and days before today. */
  kept: ReadonlyMap<number, WeekDay>;
}

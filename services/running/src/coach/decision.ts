import type { DecisionMade } from '@stridewell/understanding/dialogue';
import type { CoachDay, CoachState } from '../domain/coach-state.ts';
import { datesNamed } from './dates.ts';
import { checkinToday, dayOf, isLong, leftOf, pauseToday, rehabLevel } from './figures.ts';
import type { Question } from './intents/read.ts';
import type { Topic } from './intents/rules.ts';
import { type RestReason, restReason } from './rest-reason.ts';
import { isDemanding } from './spacing.ts';
import { isRaceDay } from './text/sessions.ts';

/** A reason for a decision of the coach, derived from the runner's data. */
export type ReasonCode =
  | RestReason
  | (
      | 'illness'
      | 'walk'
      | 'ladder'
      | 'recover'
      | 'restDay'
      | 'purpose'
      | 'fits'
      | 'oneRun'
      | 'cap'
      | 'taper'
      | 'spacing'
      | 'down'
    )
  | ('phase' | 'easy' | 'threshold' | 'noPace' | 'race' | 'score' | 'noCheckin' | 'gone' | 'card' | 'noPlan');

/** The decision in an answer, with the reasons from the runner's data. */
export interface Decision extends DecisionMade {
  reasons: ReasonCode[];
}

/** The subject of a topic, as needed to read a message after its answer. */
export type Group = 'day' | 'more' | 'missed' | 'week' | 'pace' | 'race' | 'score' | 'body' | 'strength' | 'general';

const GROUPS: Readonly<Record<Exclude<Group, 'general'>, readonly Topic[]>> = {
  day: [
    ...(['today', 'day', 'easier', 'shortTime', 'tired', 'instead', 'treadmill', 'warmUp', 'heat', 'noWatch'] as const),
    ...(['report', 'worthIt', 'dropToday', 'restInstead', 'lightWhy', 'mayWalk', 'warmUpOfHard', 'makePlan'] as const),
    ...(['yes', 'agreed', 'stridesAdded', 'treadmillPace', 'ice', 'longRun', 'longWorry'] as const),
    ...(['lengthWhy', 'matters', 'cutShort', 'ifLow', 'othersCompared', 'feelsFine', 'addons'] as const),
  ],
  more: [
    ...(['add', 'cap', 'capWhy', 'runAgain', 'extraRun', 'squeezedIn', 'extraRace', 'faster', 'most'] as const),
    ...(['volumeStep', 'oneHard', 'hardNextWeek', 'runDifference', 'why'] as const),
  ],
  missed: ['missed', 'stack', 'makeUp', 'whichToSkip', 'logLate'],
  week: [
    ...([
      'week',
      'weekLeft',
      'weekTotal',
      'swap',
      'nextWeek',
      'lastWeek',
      'restDays',
      'lighterWeek',
      'travel',
      'profile',
    ] as const),
    ...([
      'daysPerWeek',
      'fixedDay',
      'weekShare',
      'sumCheck',
      'nextHard',
      'lighterWhy',
      'lastWeekPlan',
      'restAlso',
    ] as const),
    ...(['done', 'progress', 'goal', 'hoursRun', 'daysLastWeek', 'meanMinutes', 'lowDays'] as const),
  ],
  pace: [
    ...([
      'zones',
      'zonePace',
      'paceZone',
      'feel',
      'heartRate',
      'rpe',
      'thresholdTest',
      'easyCheck',
      'easyWhy',
    ] as const),
    ...(['paceWithout', 'notation', 'watchEstimate'] as const),
  ],
  race: [
    ...(['raceDate', 'taper', 'taperWhen', 'taperCut', 'taperFast', 'phase', 'phaseNext', 'raceGoal'] as const),
    ...(['racePacing', 'racePlan', 'totalToRace', 'raceWeekFigures', 'finishOnly', 'formLost'] as const),
    'illBeforeRace',
  ],
  score: ['score', 'checkinEffect', 'trend', 'meanScore', 'checkinHow'],
  body: ['pain', 'illness', 'ladder', 'break', 'stretching'],
  strength: ['strength', 'strengthNext', 'strengthWhat', 'runOrStrength'],
};

const BY_TOPIC: ReadonlyMap<string, Group> = new Map(
  (Object.entries(GROUPS) as [Group, readonly Topic[]][]).flatMap(([group, topics]) =>
    topics.map((topic) => [topic, group] as const),
  ),
);

/** Returns the subject of a topic; `general` for knowledge, kit, food and the app. */
export const groupOf = (topic: string): Group => BY_TOPIC.get(topic) ?? 'general';

/** Topics about a run in addition to the day's planned run. */
export const OF_SECOND_RUN: ReadonlySet<string> = new Set<Topic>([
  ...(['runAgain', 'extraRun', 'squeezedIn', 'add', 'extraRace', 'oneHard'] as const),
]);

/** Topics about the long run, whatever day it is on. */
const OF_LONG: ReadonlySet<string> = new Set<Topic>(['longRun', 'lengthWhy', 'longWorry']);

const longNext = (state: CoachState): CoachDay | null =>
  leftOf(state).find((day) => isLong(day) && !isRaceDay(day)) ?? null;

/**
 * Returns the day of the plan that a question is about: the one it names, the long run's, or today; null if there is
 * none.
 */
export const dayAbout = (state: CoachState, topic: string, { days }: Pick<Question, 'days'>): CoachDay | null => {
  const [date] = datesNamed(state, days);
  if (date === undefined && OF_LONG.has(topic)) return longNext(state);
  return dayOf(state, date ?? state.today);
};

const isToday = (state: CoachState, { days }: Pick<Question, 'days'>): boolean => {
  const [date = state.today] = datesNamed(state, days);
  return date === state.today;
};

const ABOUT_RUNNING: ReadonlySet<Group> = new Set<Group>(['day', 'more', 'body', 'missed', 'strength']);

/**
 * Returns the reason why running is not allowed on the day that a question is about; null when there is none. A warning
 * sign, high pain and a stop block every day; a Reset check-in blocks today.
 */
export const closingReason = (
  state: CoachState,
  topic: string,
  question: Pick<Question, 'days'>,
): RestReason | 'illness' | null => {
  const reason = restReason(state);
  if (reason !== null && (reason !== 'reset' || (isToday(state, question) && !OF_LONG.has(topic)))) return reason;
  return pauseToday(state)?.kind === 'illness' ? 'illness' : null;
};

const figuresOf = (state: CoachState, day: CoachDay | null): number[] =>
  [day?.minutes, checkinToday(state)?.score, state.cap?.minutes, state.course?.daysToRace]
    .filter((value): value is number => typeof value === 'number' && value > 0)
    .slice(0, 4);

const isTaper = ({ course }: CoachState): boolean => course?.phase === 'Taper';

const reasonsOf = (state: CoachState, topic: string, group: Group, day: CoachDay | null): Omit<Decision, 'figures'> => {
  const checkin = checkinToday(state);
  const isLow = checkin?.recommendation === 'Recover' && day?.date === state.today;
  const isNear = leftOf(state).some((each) => isDemanding(each));
  const season: ReasonCode[] = [...(state.course?.isDownWeek ? (['down'] as const) : []), 'phase'];
  switch (group) {
    case 'day':
      if (day === null) return { verdict: 'none', reasons: ['noPlan'] };
      if (day.minutes === 0) return { verdict: 'no', reasons: ['restDay', ...season] };
      return isLow
        ? { verdict: 'conditional', reasons: ['recover', 'purpose'] }
        : {
            verdict: 'yes',
            reasons: ['purpose', ...(checkin && day.date === state.today ? (['fits'] as const) : []), ...season],
          };
    case 'more':
      return {
        verdict: 'no',
        reasons: [
          ...(isLow ? (['recover'] as const) : []),
          ...(isTaper(state) ? (['taper'] as const) : []),
          ...(OF_SECOND_RUN.has(topic) ? (['oneRun'] as const) : state.cap ? (['cap'] as const) : []),
          ...(isNear ? (['spacing'] as const) : []),
        ],
      };
    case 'missed':
      return { verdict: 'no', reasons: ['gone', ...(isNear ? (['spacing'] as const) : [])] };
    case 'week':
      return {
        verdict: 'none',
        reasons: state.plan
          ? [...(topic === 'swap' ? [] : season), ...(isNear ? (['spacing'] as const) : [])]
          : ['noPlan'],
      };
    case 'pace':
      return { verdict: 'none', reasons: [state.threshold === null ? 'noPace' : 'threshold', 'easy'] };
    case 'race':
      return {
        verdict: 'none',
        reasons: [
          ...(state.raceDate ? (['race'] as const) : []),
          ...(isTaper(state) ? (['taper'] as const) : []),
          'phase',
        ],
      };
    case 'score':
      return { verdict: 'none', reasons: [checkin ? 'score' : 'noCheckin'] };
    case 'body':
    case 'strength':
      return { verdict: isLow ? 'conditional' : 'yes', reasons: isLow ? ['recover'] : ['spacing'] };
    default:
      return { verdict: 'none', reasons: ['card'] };
  }
};

/**
 * Returns the decision in the answer to a topic, based on the runner's data: whether the runner may do what the
 * question is about, and why. Pure; equal in both languages.
 */
export const decisionOf = (state: CoachState, topic: string, question: Pick<Question, 'days'>): Decision => {
  const group = groupOf(topic);
  const day = dayAbout(state, topic, question);
  const figures = figuresOf(state, day);
  const closing = closingReason(state, topic, question);
  const isClosed =
    closing !== null && (ABOUT_RUNNING.has(group) || (group !== 'general' && group !== 'score' && closing !== 'reset'));
  if (isClosed) return { verdict: 'no', reasons: [closing], figures };
  const level = rehabLevel(state);
  if (level !== null && ABOUT_RUNNING.has(group))
    return { verdict: group === 'more' || level === 'walk' ? 'no' : 'conditional', reasons: [level], figures };
  const { verdict, reasons } = reasonsOf(state, topic, group, day);
  return { verdict, reasons: reasons.slice(0, 4), figures };
};

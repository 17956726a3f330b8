import {
  addDays,
  mainPace,
  type PlannedSession,
  sessionMeters,
  type WeeklyPlan,
  type WeeklyPlanDay,
} from '@stridewell/contracts/web';
import type { MessageLanguage } from '@stridewell/kit/messages/catalogue';
import { KINDS } from '../../domain/training/session-kinds.ts';
import { weekMinutes } from '../../domain/week/day-facts.ts';
import type { NextWeekForecast } from '../../domain/week/next-week.ts';
import type { WeekDay, WeekState } from '../../domain/week/types.ts';
import { describeAction } from '../../messages/day-messages.ts';
import { sessionFeel, sessionPurpose } from '../../messages/describe-session.ts';
import { describePaceSource } from '../../messages/pace-messages.ts';
import { describeForecast } from '../../messages/plan-change-messages.ts';
import { sessionNotes } from '../../messages/session-notes.ts';
import { SESSION_VERSIONS } from '../../messages/session-versions.ts';
import { strengthView } from '../../messages/strength-words.ts';
import { describeNote, describeOffer } from '../../messages/week-messages.ts';
import { type DayView, viewOfDay, viewOfPlannedDay } from '../../messages/week-view.ts';
import { type PlanRows, storedDaysOf, storedWeekOf, type WeekDocument } from './document.ts';
import { presentAccepted, presentOffers } from './present-offers.ts';
import { openNotes, presentAnswered, presentQuestions } from './present-questions.ts';

/** Returns the session of a day with its steps and texts; undefined on a day without a structured session. */
export const presentSession = ({ built, title }: DayView, language: MessageLanguage): PlannedSession | undefined => {
  if (!built) return undefined;
  const { kind, minutes, hardMinutes, steps } = built;
  const { family } = KINDS[kind];
  const versions = SESSION_VERSIONS[family];
  return {
    kind,
    family,
    title,
    minutes,
    hardMinutes,
    purpose: sessionPurpose(built, language),
    feel: sessionFeel(built, language),
    steps: steps as PlannedSession['steps'],
    versions: {
      noWatch: versions.noWatch[language],
      treadmill: versions.treadmill[language],
      shortened: versions.shortened[language],
      noRun: versions.noRun[language],
    },
    notes: sessionNotes(built, language),
  };
};

/** Returns the originally planned session of a changed day; null if it was a rest day, undefined if nothing changed. */
const plannedSession = (
  state: WeekState,
  index: number,
  language: MessageLanguage,
): PlannedSession | null | undefined => {
  if ((state.days[index]?.changes.length ?? 0) === 0) return undefined;
  const planned = viewOfPlannedDay(state, index, language);
  return planned ? (presentSession(planned, language) ?? null) : undefined;
};

/** Returns the fields of a day that every release of the API contains. */
const presentTexts = (view: DayView): WeeklyPlanDay => {
  const { date, planType, minutes, zone, title, why, changed, strengthMinutes, ladderStage, built } = view;
  const [pace, meters] = built ? [mainPace(built.steps), sessionMeters(built.steps)] : [null, null];
  return {
    ...{ date, planType, minutes, zone, title, why },
    ...(pace ? { pace } : {}),
    ...(meters ? { meters } : {}),
    ...(changed === null ? {} : { changed }),
    ...(strengthMinutes === 0 ? {} : { strengthMinutes }),
    ...(ladderStage === null ? {} : { ladderStage }),
  };
};

/** Returns the day from which the runner moved the session of a day; the day itself if it was not moved. */
const originOf = ({ moves = [] }: WeekState['base'], index: number): number =>
  moves
    .flatMap(({ from, to, swap }) => [
      { from, to },
      ...(swap && swap.to !== null ? [{ from: swap.day, to: swap.to }] : []),
    ])
    .reduceRight((day, { from, to }) => (day === to ? from : day === from ? to : day), index);

const presentDay = (state: WeekState, index: number, language: MessageLanguage): WeeklyPlanDay => {
  const day = state.days[index] as WeekDay;
  const view = viewOfDay(day, state.base, language);
  const session = presentSession(view, language);
  const planned = plannedSession(state, index, language);
  const action = describeAction(day, language);
  const movedFrom = originOf(state.base, index);
  const cut = state.base.own?.cuts.find((each) => each.day === index);
  return {
    ...presentTexts(view),
    ...(session ? { session } : {}),
    ...(planned === undefined ? {} : { planned }),
    ...(movedFrom === index ? {} : { movedFrom: addDays(state.base.weekStart, movedFrom) }),
    ...(cut ? { adjusted: cut.kind } : {}),
    ...(day.strength ? { strength: strengthView(day.strength, language) } : {}),
    ...(day.decision && action !== null
      ? {
          action: {
            kind: day.decision.action,
            text: action,
            ...(day.score === undefined ? {} : { score: day.score }),
            ...(day.decision.reason === 'no_race' ? { noRace: true } : {}),
          },
        }
      : {}),
    ...(day.fixed === 'before_plan' ? { beforePlan: true } : {}),
  };
};

/** Returns what the first week of a plan starts from; empty for later weeks. */
const presentStart = ({ base }: WeekState): Pick<WeeklyPlan, 'startsFrom'> => {
  const { source, load, startLongest, loggedWeeks, couch, isUnknown } = base;
  if (source === null || loggedWeeks === undefined) return {};
  if (couch) return { startsFrom: { source: 'couch_to_5k', weeks: loggedWeeks } };
  return {
    startsFrom: {
      source,
      weekMinutes: Math.round(load.established),
      longestMinutes: Math.round(startLongest),
      weeks: loggedWeeks,
      ...(isUnknown ? { walkBreaks: isUnknown } : {}),
    },
  };
};

/** Converts a week to the API's response, with texts in the given language. */
export const presentWeek = (state: WeekState, language: MessageLanguage = 'en'): WeeklyPlan => {
  const { base, phase, days, offer } = state;
  const notes = openNotes(state);
  const questions = presentQuestions(state, language);
  const answered = presentAnswered(state, language);
  const offers = presentOffers(state, language);
  const accepted = presentAccepted(state);
  return {
    weekStart: base.weekStart,
    phase,
    totalMinutes: weekMinutes(state),
    kind: base.week.kind,
    weekNumber: base.weekNumber,
    days: days.map((_, index) => presentDay(state, index, language)),
    ...presentStart(state),
    ...(base.paceSource
      ? { paceSource: { ...base.paceSource, text: describePaceSource(base.paceSource, language) } }
      : {}),
    ...(notes.length > 0 ? { notes: notes.map((note) => describeNote(note, language)) } : {}),
    ...(offer ? { offer: { kind: 'lighter', text: describeOffer(offer, language) } } : {}),
    ...(offers ? { offers } : {}),
    ...(accepted ? { accepted } : {}),
    ...(questions ? { questions } : {}),
    ...(answered ? { answered } : {}),
    ...(base.own ? { wishes: { easierWeek: base.own.isEasierWeek, repeatWeek: base.own.isRepeated } } : {}),
  };
};

/** Converts the forecast of the next week to the API's response. */
export const presentForecast = (
  { week, facts, range }: NextWeekForecast,
  language: MessageLanguage = 'en',
): WeeklyPlan => ({
  ...presentWeek(week, language),
  provisional: true,
  dependsOn: describeForecast(facts, language),
  dependsOnFacts: facts,
  minutesRange: range,
});

/** Converts a stored week to the API's response. A week planned by an earlier release has only its stored texts. */
export const presentStoredWeek = (document: WeekDocument, language: MessageLanguage = 'en'): WeeklyPlan => {
  const { state, rows } = storedWeekOf(document);
  if (state) return presentWeek(state, language);
  const { weekStart, phase, totalMinutes, notes, offer } = rows as PlanRows['current'];
  return {
    ...{ weekStart, phase, totalMinutes },
    days: storedDaysOf(document).map(presentTexts),
    ...(notes.length > 0 ? { notes } : {}),
    ...(offer ? { offer } : {}),
  };
};

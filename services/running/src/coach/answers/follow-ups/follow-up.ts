import { daysBetween } from '@stridewell/contracts/web';
import { asksInWeeks, asksWhich } from '@stridewell/understanding/dialogue';
import type { CoachState } from '../../../domain/coach-state.ts';
import { datesNamed } from '../../dates.ts';
import { closingReason, type Group, groupOf } from '../../decision.ts';
import { dayOf, minutesLeft, rehabLevel } from '../../figures.ts';
import type { Question } from '../../intents/read.ts';
import { weekAt } from '../../taper.ts';
import { count } from '../../text/names.ts';
import { sessionPhrase } from '../../text/sessions.ts';
import type { Answer } from '../answer.ts';
import { distanceReply } from '../day.ts';
import { longAhead, ofRuns, pick } from '../direct/shared.ts';
import { asksSkipped, skippedList } from '../log-figures.ts';
import { saidBefore, whyReply } from '../second/said.ts';
import { REASONS } from './reasons.ts';

const DAYS_OF_WEEK = 7;

/** The time to the race in weeks and days, and the weeks of training. */
const inWeeks: Answer = (state, { language }) => {
  const { raceDate, today, course } = state;
  if (raceDate === null) return pick(language, 'There is no race ahead.', 'Det er ikke noe løp foran deg.');
  const days = daysBetween(today, raceDate);
  const [weeks, rest] = [Math.floor(days / DAYS_OF_WEEK), days % DAYS_OF_WEEK];
  const training = course?.weeksToRace ?? null;
  return {
    answer: pick(
      language,
      `${count(weeks, 'week', 'weeks')}${rest > 0 ? ` and ${count(rest, 'day', 'days')}` : ''}.`,
      `${count(weeks, 'uke', 'uker')}${rest > 0 ? ` og ${count(rest, 'dag', 'dager')}` : ''}.`,
    ),
    why: training
      ? pick(
          language,
          `Counting this one, that is ${training} weeks of training.`,
          `Med denne blir det ${training} treningsuker.`,
        )
      : null,
  };
};

const OF_RACE: ReadonlySet<string> = new Set(['raceDate', 'phase', 'phaseNext', 'totalToRace', 'taperWhen']);
const OF_WEEKS: ReadonlySet<string> = new Set([
  'week',
  'weekTotal',
  'weekLeft',
  'nextWeek',
  'raceWeekFigures',
  'taperCut',
]);
const OF_DAYS: ReadonlySet<string> = new Set(['today', 'day', 'longRun', 'runDifference', 'shortTime', 'cap']);

/** Minutes of the days or the week that the last answer was about; null for another answer. */
const minutesAbout = (state: CoachState, { followUp, slots, days }: Question): number | null => {
  const of = followUp?.of ?? '';
  if (of === 'weekLeft') return minutesLeft(state);
  if (of === 'raceWeekFigures') return state.course?.weeks.at(-1)?.minutes ?? null;
  if (OF_WEEKS.has(of)) {
    const ahead = slots.week ?? (of === 'nextWeek' || of === 'taperCut' ? 1 : 0);
    return ahead > 0 ? (weekAt(state, ahead)?.minutes ?? null) : (state.plan?.totalMinutes ?? null);
  }
  if (of === 'longRun') return longAhead(state)?.minutes ?? null;
  if (!OF_DAYS.has(of)) return null;
  const [date = state.today] = datesNamed(state, days);
  return dayOf(state, date)?.minutes || null;
};

/** Groups of topics for which an injury is the first reason: days, weeks and more running. */
const OF_REHAB: ReadonlySet<Group> = new Set<Group>(['day', 'more', 'body']);

/** Topics whose days are explained by the plan itself, unless a check-in changed them. */
const OF_PLAN: ReadonlySet<string> = new Set(['today', 'day', 'week', 'weekLeft']);

/** "And the one that was on Saturday?": asks about the run that was displaced by a moved one. */
const GIVES_WAY =
  /\b(?:the (?:one|run|session)|that (?:one|run)|den|økta|turen|hun) (?:that |which |som )?(?:was|is|were|sto|står|stod|var|er|skulle|ligger|lå)\b|\b(?:what (?:about|happens (?:to|with))|hva (?:med|skjer med)) (?:the |den |det )?(?:one|run|session|easy|økta|turen|rolige|som)\b/i;

const givesWay: Answer = (state, question) => {
  const { language } = question;
  const [date] = datesNamed(state, question.days);
  const day = date === undefined ? null : dayOf(state, date);
  const phrase = day && day.minutes > 0 ? sessionPhrase(day, language) : null;
  return {
    answer: phrase
      ? pick(
          language,
          `It gives way: ${phrase} takes the free day, or you leave it out.`,
          `Den viker: ${phrase} tar den ledige dagen, eller du lar den ligge.`,
        )
      : pick(
          language,
          'It gives way: it takes the free day, or you leave it out.',
          'Den viker: den tar den ledige dagen, eller du lar den ligge.',
        ),
    why: pick(
      language,
      'Never both on one day, and an easy run left out costs nothing.',
      'Aldri begge på én dag, og en rolig tur mindre koster ingenting.',
    ),
  };
};

const ASKS_KM = /\b(?:km|kms|kilomet\w*|k)\b|\bmiles?\b/i;

/**
 * Returns the answer to a follow-up that asks for one thing about the last answer: its reason, its list, or its number
 * in another unit. Null when the topic's own answer fits.
 */
export const followUpAnswer = (state: CoachState, question: Question): Answer | null => {
  const { followUp, own, message } = question;
  if (!followUp) return null;
  const of = followUp.of ?? '';
  if (followUp.isReason) {
    const isAsPlanned = OF_PLAN.has(of) && state.planned.length === 0 && rehabLevel(state) === null;
    const isOfRehab = rehabLevel(state) !== null && OF_REHAB.has(groupOf(of));
    const isOfFacts = isAsPlanned || isOfRehab || closingReason(state, of, question) !== null;
    const because = isOfFacts ? whyReply(saidBefore(state, question)) : null;
    if (because) return () => because;
    const reason = Object.hasOwn(REASONS, of) ? REASONS[of] : undefined;
    if (reason) return ofRuns(reason);
    const same = question.topic === of ? whyReply(saidBefore(state, question)) : null;
    return same && (() => same);
  }
  if (asksWhich(own) && asksSkipped(message)) return skippedList;
  if (of === 'swap' && GIVES_WAY.test(own)) return ofRuns(givesWay);
  if (asksInWeeks(own) && OF_RACE.has(of)) return inWeeks;
  if (followUp.kind === 'unit' && ASKS_KM.test(own)) {
    const minutes = minutesAbout(state, question);
    return minutes === null ? null : ofRuns((each, { language }) => distanceReply(each, minutes, language));
  }
  return null;
};

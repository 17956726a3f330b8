import { type Phase, PLAN_TYPES, type PlanType, type SummaryMetrics } from '@stridewell/contracts/web';
import { createCatalogue, type MessageLanguage, type Messages } from '@stridewell/kit/messages/catalogue';
import { formatNumber } from '@stridewell/kit/messages/numbers';
import { weekday } from '@stridewell/language/days';
import type { SummaryFacts, SummaryFocus } from '../domain/summarise.ts';
import { sessionTitle } from './describe-session.ts';

/** `{minutes}` is the number as text and `{count}` is the same number, which determines the form of the noun. */
const MESSAGES = {
  nothing: {
    en: 'No session was planned or logged.',
    nb: 'Ingen økt var planlagt eller loggført.',
  },
  sessions: {
    en: '{sessions, plural, one {# session} other {# sessions}}',
    nb: '{sessions, plural, one {# økt} other {# økter}}',
  },
  minutes: {
    en: '{minutes} {count, plural, one {minute} other {minutes}}',
    nb: '{minutes} {count, plural, one {minutt} other {minutter}}',
  },
  not_logged: {
    en: 'Your plan had {planned} of {plannedMinutes} in all; none is in your log.',
    nb: 'Planen din hadde {planned} på til sammen {plannedMinutes}; ingen er loggført.',
  },
  without_plan: {
    en: 'You did {done}, {doneMinutes} in all, without a plan.',
    nb: 'Du gjorde {done}, til sammen {doneMinutes}, uten plan.',
  },
  done: {
    en: 'You did {done}, {doneMinutes} in all. Your plan had {planned} of {plannedMinutes} in all.',
    nb: 'Du gjorde {done}, til sammen {doneMinutes}. Planen din hadde {planned} på til sammen {plannedMinutes}.',
  },
  activities: {
    en: '{activities, plural, one {# activity} other {# activities}}',
    nb: '{activities, plural, one {# aktivitet} other {# aktiviteter}}',
  },
  other_sports: {
    en: 'Other sports: {done}, {doneMinutes} in all.',
    nb: 'Andre idretter: {done}, til sammen {doneMinutes}.',
  },
  other_strain: {
    en: 'Other sports: {done}, {doneMinutes} in all, with a strain of {strain} (effort times minutes, as far as you gave the effort).',
    nb: 'Andre idretter: {done}, til sammen {doneMinutes}, med en belastning på {strain} (anstrengelse ganger minutter, der du oppga anstrengelsen).',
  },
  no_checkin: { en: 'You did not check in.', nb: 'Du sjekket ikke inn.' },
  one_checkin: {
    en: 'Your readiness score was {score} in your 1 check-in.',
    nb: 'Dagsformen din var {score} i den ene innsjekken din (1).',
  },
  checkins: {
    en: 'Your readiness score was {score} on average over {checkins} check-ins.',
    nb: 'Dagsformen din var {score} i snitt over {checkins} innsjekker.',
  },
  outcomes: { en: 'By day: {list}.', nb: 'Dag for dag: {list}.' },
  easy_week: {
    en: 'The week after is in the {phase} phase, without a hard session.',
    nb: 'Uka etter er i {phase}, uten noen hard økt.',
  },
  hard_week: {
    en: 'The week after is in the {phase} phase; its first hard session is on {day}: {title}.',
    nb: 'Uka etter er i {phase}; den første harde økta er på {day}: {title}.',
  },
} as const satisfies Messages<string>;

const messages = createCatalogue<keyof typeof MESSAGES>(MESSAGES);

const OUTCOMES: Readonly<Record<PlanType, Readonly<Record<MessageLanguage, string>>>> = {
  easy: { en: 'easy', nb: 'rolig' },
  adapt: { en: 'adapt', nb: 'tilpasset' },
  tempo: { en: 'tempo', nb: 'tempo' },
  push: { en: 'push', nb: 'hard' },
  long: { en: 'long', nb: 'langtur' },
  rest: { en: 'rest', nb: 'hvile' },
};

const PHASES: Readonly<Record<Phase, Readonly<Record<MessageLanguage, string>>>> = {
  Base: { en: 'Base', nb: 'grunntreningen' },
  Build: { en: 'Build', nb: 'oppbyggingen' },
  Peak: { en: 'Peak', nb: 'toppfasen' },
  Taper: { en: 'Taper', nb: 'nedtrappingen' },
};

const minutesText = (count: number, language: MessageLanguage): string =>
  messages.render({ code: 'minutes', values: { minutes: String(count), count } }, language);

/** Returns the sentence about other sports than running; null without any. */
export const otherSportsText = ({ otherSports }: SummaryMetrics, language: MessageLanguage): string | null => {
  if (!otherSports) return null;
  const { activities, minutes, strain } = otherSports;
  const values = {
    done: messages.render({ code: 'activities', values: { activities } }, language),
    doneMinutes: minutesText(minutes, language),
  };
  if (strain === null) return messages.render({ code: 'other_sports', values }, language);
  return messages.render({ code: 'other_strain', values: { ...values, strain: String(strain) } }, language);
};

const training = (metrics: SummaryMetrics, language: MessageLanguage): string => {
  const { sessionsPlanned, sessionsDone, minutesPlanned, minutesDone } = metrics;
  const sessions = (count: number): string =>
    messages.render({ code: 'sessions', values: { sessions: count } }, language);
  const values = {
    planned: sessions(sessionsPlanned),
    plannedMinutes: minutesText(minutesPlanned, language),
    done: sessions(sessionsDone),
    doneMinutes: minutesText(minutesDone, language),
  };
  if (sessionsDone === 0) {
    return messages.render({ code: sessionsPlanned === 0 ? 'nothing' : 'not_logged', values }, language);
  }
  return messages.render({ code: sessionsPlanned === 0 ? 'without_plan' : 'done', values }, language);
};

const readiness = ({ readinessMean, checkins }: SummaryMetrics, language: MessageLanguage): string => {
  if (readinessMean === null) return messages.render({ code: 'no_checkin' }, language);
  const score = formatNumber(readinessMean, language, { min: 1, max: 1 });
  return messages.render({ code: checkins === 1 ? 'one_checkin' : 'checkins', values: { score, checkins } }, language);
};

const outcomes = (metrics: SummaryMetrics, language: MessageLanguage): string[] => {
  const parts = PLAN_TYPES.flatMap((type) => {
    const count = metrics.outcomes[type];
    return count ? [`${count} ${OUTCOMES[type][language]}`] : [];
  });
  return parts.length > 0 ? [messages.render({ code: 'outcomes', values: { list: parts.join(', ') } }, language)] : [];
};

const focusText = ({ phase, hard }: SummaryFocus, language: MessageLanguage): string => {
  const name = PHASES[phase][language];
  if (!hard) return messages.render({ code: 'easy_week', values: { phase: name } }, language);
  const title = hard.session ? sessionTitle(hard.session, language) : hard.title;
  const values = { phase: name, day: weekday(hard.date, language), title };
  return messages.render({ code: 'hard_week', values }, language);
};

/** Returns the text of a week's summary. It contains only numbers of the summary, and neither praise nor blame. */
export const describeSummary = ({ metrics, focus }: SummaryFacts, language: MessageLanguage): string =>
  [
    training(metrics, language),
    otherSportsText(metrics, language) ?? [],
    readiness(metrics, language),
    ...outcomes(metrics, language),
    ...(focus ? [focusText(focus, language)] : []),
  ]
    .flat()
    .join(' ');

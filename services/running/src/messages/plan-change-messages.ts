import type { ChangeLineCode } from '@stridewell/contracts/web';
import { createCatalogue, type MessageLanguage, type Messages } from '@stridewell/kit/messages/catalogue';
import { weekday as dayNameOf } from '@stridewell/language/days';
import type { Weekday } from '../domain/training/types.ts';
import type { ChangePreview, WeekFigures } from '../domain/week/change-preview.ts';
import type { ForecastFacts } from '../domain/week/next-week.ts';
import type { PlanRefusal } from '../domain/week/open-days.ts';
import { describeMoveRefusal, nameOfDay } from './season-messages.ts';

/** Returns the sentence that explains why the change that the runner requested is rejected. */
export const describeRefusal = (refusal: PlanRefusal, language: MessageLanguage): string => {
  if (refusal.code !== 'hard_beside_hard') return describeMoveRefusal(refusal.code, {}, language);
  const { day } = refusal;
  return describeMoveRefusal('hard_beside_hard', day === undefined ? {} : { day }, language);
};

const CONFLICTS = {
  no_profile: {
    en: 'Fill in your training profile so we can make your plan.',
    nb: 'Fyll ut treningsprofilen din, så lager vi planen.',
  },
  no_offer: {
    en: 'No lighter week is on offer right now.',
    nb: 'Det er ikke noe tilbud om en lettere uke akkurat nå.',
  },
  under_age: {
    en: 'Plans are made for adults. Under 18, train with a coach or parent who knows you.',
    nb: 'Planene er laget for voksne. Er du under 18, tren sammen med en trener eller forelder som kjenner deg.',
  },
  injured: {
    en: 'You said that you cannot run. Answer the questions of Physio Coach, and your plan follows.',
    nb: 'Du sa at du ikke kan løpe. Svar på spørsmålene hos Physio Coach, så følger planen etter.',
  },
} as const satisfies Messages<string>;

/** The reason why no plan can be made, or why an offer cannot be answered. */
export type PlanConflict = keyof typeof CONFLICTS;

const conflicts = createCatalogue<PlanConflict>(CONFLICTS);

/** Returns the sentence that explains why no plan can be made, or why an offer cannot be answered. */
export const describeConflict = (code: PlanConflict, language: MessageLanguage): string =>
  conflicts.render({ code }, language);

const MESSAGES = {
  trades_places: {
    en: 'The easy run of that day takes its place.',
    nb: 'Den rolige turen den dagen bytter plass med den.',
  },
  'swap.easy': {
    en: 'The hard session on {day} becomes an easy run.',
    nb: 'Den harde økta på {day} blir en rolig tur.',
  },
  'swap.moves': {
    en: 'The hard session on {day} moves to {to}.',
    nb: 'Den harde økta på {day} flyttes til {to}.',
  },
  depends_on: {
    en: 'It depends on the rest of this week: {done} of {planned} min are done{facts, select, none {} other { ({facts})}}.',
    nb: 'Den avhenger av resten av denne uka: {done} av {planned} min er gjort{facts, select, none {} other { ({facts})}}.',
  },
  // Nothing is left to do: minutes would read as if something were.
  depends_on_facts: {
    en: 'It depends on the rest of this week{facts, select, none {} other { ({facts})}}.',
    nb: 'Den avhenger av resten av denne uka{facts, select, none {} other { ({facts})}}.',
  },
  light_days: {
    en: '{days, plural, one {# light day} other {# light days}}',
    nb: '{days, plural, one {# lett dag} other {# lette dager}}',
  },
  pain: { en: 'pain in a check-in', nb: 'smerte i en innsjekk' },
  pause: { en: 'an open pause', nb: 'en åpen pause' },
  spike: { en: 'a run much longer than any lately', nb: 'en tur mye lengre enn de siste' },
} as const satisfies Messages<string>;

const messages = createCatalogue<keyof typeof MESSAGES>(MESSAGES);

/** Returns the sentence about an easy run that is exchanged with a moved session. */
export const describeTrade = (language: MessageLanguage): string =>
  messages.render({ code: 'trades_places' }, language);

/** Returns a sentence about the quality session that is moved or made easy to make room for a long run. */
export const describeSwap = ({ day, to }: { day: Weekday; to: Weekday | null }, language: MessageLanguage): string => {
  const values = { day: nameOfDay(day, language), to: to === null ? '' : nameOfDay(to, language) };
  return messages.render({ code: to === null ? 'swap.easy' : 'swap.moves', values }, language);
};

/** Returns a sentence about the values on which the forecast of the next week depends. */
export const describeForecast = (facts: ForecastFacts, language: MessageLanguage): string => {
  const { doneMinutes, plannedMinutes, lightDays, hasPain, isPaused, hasSpike } = facts;
  const items = [
    ...(lightDays > 0 ? [messages.render({ code: 'light_days', values: { days: lightDays } }, language)] : []),
    ...(hasPain ? [messages.render({ code: 'pain' }, language)] : []),
    ...(isPaused ? [messages.render({ code: 'pause' }, language)] : []),
    ...(hasSpike ? [messages.render({ code: 'spike' }, language)] : []),
  ];
  const list = items.length > 0 ? new Intl.ListFormat(language).format(items) : 'none';
  const values = { done: doneMinutes, planned: plannedMinutes, facts: list };
  return messages.render({ code: doneMinutes < plannedMinutes ? 'depends_on' : 'depends_on_facts', values }, language);
};

/** Lines of the preview of a change. `{from}` and `{to}` are the names of weekdays. */
const PREVIEW = {
  minutes: { en: 'This week: {after} min instead of {before}.', nb: 'Denne uka: {after} min i stedet for {before}.' },
  hard_minutes: {
    en: 'Hard minutes: {after} instead of {before}.',
    nb: 'Harde minutter: {after} i stedet for {before}.',
  },
  longest: {
    en: 'Longest run: {after} min instead of {before}.',
    nb: 'Lengste tur: {after} min i stedet for {before}.',
  },
  runs: { en: 'Runs: {after} instead of {before}.', nb: 'Turer: {after} i stedet for {before}.' },
  moved: { en: '{from}’s session moves to {to}.', nb: 'Økta på {from} flyttes til {to}.' },
  unchanged: {
    en: 'Minutes, hard minutes and the longest run of this week stay as they are.',
    nb: 'Minutter, harde minutter og lengste tur denne uka blir som de er.',
  },
  next_same: { en: 'Next week stays as it is: {after} min.', nb: 'Neste uke blir som den er: {after} min.' },
  next_minutes: {
    en: 'Next week: {after} min instead of {before}.',
    nb: 'Neste uke: {after} min i stedet for {before}.',
  },
  next_longest: {
    en: 'Longest run next week: {after} min instead of {before}.',
    nb: 'Lengste tur neste uke: {after} min i stedet for {before}.',
  },
} as const satisfies Messages<ChangeLineCode>;

const previews = createCatalogue<ChangeLineCode>(PREVIEW);

/** One statement of a preview, in words. */
export interface ChangeLine {
  code: ChangeLineCode;
  text: string;
}

type Compared = readonly (readonly [ChangeLineCode, keyof WeekFigures])[];

const THIS_WEEK: Compared = [
  ['minutes', 'minutes'],
  ['hard_minutes', 'hardMinutes'],
  ['longest', 'longest'],
  ['runs', 'runs'],
];
const NEXT_WEEK: Compared = [
  ['next_minutes', 'minutes'],
  ['next_longest', 'longest'],
];

/** Describes the effects of a change on this week and on the week after it, and the sessions that it moves. */
export const describePreview = (
  { before, after, moved, next }: ChangePreview,
  language: MessageLanguage,
): ChangeLine[] => {
  const line = (code: ChangeLineCode, values: Record<string, string | number> = {}): ChangeLine => ({
    code,
    text: previews.render({ code, values }, language),
  });
  const compared = (all: Compared, one: WeekFigures, other: WeekFigures): ChangeLine[] =>
    all.flatMap(([code, figure]) =>
      one[figure] === other[figure] ? [] : [line(code, { before: one[figure], after: other[figure] })],
    );
  const now = compared(THIS_WEEK, before, after);
  const later = compared(NEXT_WEEK, next.before, next.after);
  return [
    ...moved.map(({ from, to }) => line('moved', { from: dayNameOf(from, language), to: dayNameOf(to, language) })),
    ...(now.length > 0 ? now : [line('unchanged')]),
    ...(later.length > 0 ? later : [line('next_same', { after: next.after.minutes })]),
  ];
};

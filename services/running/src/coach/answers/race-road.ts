import { addDays, daysBetween, formatPace, type Goal, type Phase } from '@stridewell/contracts/web';
import { dayAndMonth, fullDay, weekday } from '@stridewell/language/days';
import { type Language, sentences } from '@stridewell/language/language';
import type { Reply } from '@stridewell/language/reply';
import type { CoachState } from '../../domain/coach-state.ts';
import { formatRaceTime } from '../../messages/session-notes.ts';
import { dayOf, isHard, leftOf, rehabLevel } from '../figures.ts';
import { count, phaseName } from '../text/names.ts';
import { isRaceDay, sessionPhrase } from '../text/sessions.ts';
import { type Answer, missingProfile } from './answer.ts';
import { fact } from './cards.ts';
import { raceDate, seasonNote } from './race.ts';

interface Stretch {
  phase: Phase;
  from: string;
  weeks: number;
}

/** The phases from this week to the race, each with its first Monday and its number of weeks. */
const stretches = ({ course }: CoachState): Stretch[] => {
  const found: Stretch[] = [];
  for (const { phase, weekStart } of course?.weeks ?? []) {
    const last = found.at(-1);
    if (last?.phase === phase) last.weeks += 1;
    else found.push({ phase, from: weekStart, weeks: 1 });
  }
  return found;
};

const BRINGS: Readonly<Record<Phase, Readonly<Record<Language, string>>>> = {
  Base: { en: 'easy minutes and habit', nb: 'rolige minutter og vane' },
  Build: { en: 'time at threshold, longer long runs', nb: 'terskeltid og lengre langturer' },
  Peak: { en: 'sessions at race effort, the biggest weeks', nb: 'økter i løpsfart og de største ukene' },
  Taper: { en: 'less volume, same pace, fresh legs', nb: 'mindre mengde, samme fart, uthvilte bein' },
};

/** Lists the phases from now to the race, with their dates. */
export const road: Answer = (state, question) => {
  const { language } = question;
  const missing = missingProfile(state, language);
  if (missing) return missing;
  const { course, raceDate: race } = state;
  if (!course || race === null || course.daysToRace === null) return raceDate(state, question);
  const nb = language === 'nb';
  const lines = stretches(state).map(({ phase, from, weeks }) => {
    const begins =
      from <= state.today
        ? nb
          ? 'nå'
          : 'now'
        : nb
          ? `fra ${dayAndMonth(from, 'nb')}`
          : `from ${dayAndMonth(from, 'en')}`;
    const length = nb ? count(weeks, 'uke', 'uker') : count(weeks, 'week', 'weeks');
    return `${phaseName(phase, language)}, ${begins}, ${length}: ${BRINGS[phase][language]}`;
  });
  return {
    answer: nb
      ? `Det er ${count(course.daysToRace, 'dag', 'dager')} til løpet, ${fullDay(race, 'nb')}, og veien dit er:`
      : `The race is ${count(course.daysToRace, 'day', 'days')} away, on ${fullDay(race, 'en')}, and the road there is:`,
    list: lines,
    after: seasonNote(state, language),
  };
};

/** Answers whether there is enough time until the race. */
export const inTime: Answer = (state, question) => {
  const { language } = question;
  const missing = missingProfile(state, language);
  if (missing) return missing;
  const { course } = state;
  if (!course || course.daysToRace === null || course.weeksToRace === null) return raceDate(state, question);
  const nb = language === 'nb';
  const left = nb
    ? `${count(course.daysToRace, 'dag', 'dager')} (${count(course.weeksToRace, 'uke', 'uker')})`
    : `${count(course.daysToRace, 'day', 'days')} (${count(course.weeksToRace, 'week', 'weeks')})`;
  const level = rehabLevel(state);
  if (level !== null)
    return {
      answer: nb
        ? `Det er tid, ${left}, men jeg kan ikke love det: opptreningen avgjør når du løper vanlig igjen.`
        : `There is time, ${left}, but I can't promise it: the rehab decides when you run normally again.`,
      why:
        level === 'walk'
          ? nb
            ? 'Nå er det bare gange, så kommer gå-løp-stigen, og først etter den vanlige turer.'
            : 'For now it is walking only, then the walk-run ladder, and ordinary runs only after that.'
          : nb
            ? 'Først gjør du deg ferdig med gå-løp-stigen, så kommer de vanlige turene.'
            : 'First you finish the walk-run ladder, then ordinary runs follow.',
      next: nb
        ? 'Planen regner fasene på nytt når løpingen åpner, og sier fra hvis tida blir knapp.'
        : 'The plan counts the phases again once running opens, and tells you if time gets short.',
    };
  const note = seasonNote(state, language);
  const phases = stretches(state)
    .map(({ phase, weeks }) => `${phase} ${weeks}`)
    .join(', ');
  return {
    answer: note
      ? nb
        ? `Det er ${left} igjen.`
        : `There are ${left} left.`
      : nb
        ? `Ja, det er tid nok: ${left} igjen.`
        : `Yes, there is time enough: ${left} left.`,
    why: note || (nb ? `Uker per fase herfra: ${phases}.` : `Weeks of each phase from here: ${phases}.`),
    next: nb
      ? 'Det som teller mest, er at de fleste uker blir gjennomført.'
      : 'What counts most is that most weeks get done.',
  };
};

const LAST_TWO = /\b(?:two|2|couple of|to) (?:days|dag)|\b(?:last|siste) (?:few )?(?:days|dagene)|\bto siste\b/i;

/** Explains what to do on the day before the race. */
export const dayBefore: Answer = (state, question) => {
  const { language, own } = question;
  const race = state.raceDate;
  if (race === null) return raceDate(state, question);
  const nb = language === 'nb';
  const date = addDays(race, -1);
  const planned = dayOf(state, date);
  const two = LAST_TWO.test(own) ? dayOf(state, addDays(race, -2)) : null;
  const plannedLine =
    planned && (nb ? `På planen: ${sessionPhrase(planned, 'nb')}.` : `In the plan: ${sessionPhrase(planned, 'en')}.`);
  return {
    answer: fact('day-before', language),
    why:
      plannedLine ??
      (nb
        ? `Det er ${fullDay(date, 'nb')}; den uka planlegges mandagen før, og står der da.`
        : `That is ${fullDay(date, 'en')}; that week is planned on its Monday, and shows it then.`),
    next:
      two && two.minutes > 0
        ? nb
          ? `Dagen før det: ${sessionPhrase(two, 'nb')}.`
          : `The day before that: ${sessionPhrase(two, 'en')}.`
        : fact('day-before', language, 1),
  };
};

const OPENERS_BEFORE = 4;

/** States when the last hard session before the race is. */
export const lastHard: Answer = (state, question) => {
  const { language } = question;
  const race = state.raceDate;
  if (race === null) return raceDate(state, question);
  const nb = language === 'nb';
  const hard = leftOf(state)
    .filter((day) => isHard(day) && !isRaceDay(day) && day.date < race)
    .at(-1);
  const openers = addDays(race, -OPENERS_BEFORE);
  const next =
    hard &&
    (nb
      ? `Denne uka er det ${weekday(hard.date, 'nb')}: ${sessionPhrase(hard, 'nb')}.`
      : `This week it is ${weekday(hard.date, 'en')}: ${sessionPhrase(hard, 'en')}.`);
  if (daysBetween(state.today, race) <= OPENERS_BEFORE)
    return {
      answer: nb
        ? 'Den er bak deg: fra nå av er alt kort og rolig.'
        : 'It is behind you: from now on all is short and easy.',
      why: next,
    };
  return {
    answer: nb
      ? `Omtrent fire dager før løpet, rundt ${fullDay(openers, 'nb')}: noen korte drag i løpsfart.`
      : `About four days before the race, around ${fullDay(openers, 'en')}: a few short bits at race pace.`,
    why: nb
      ? 'Dagen flytter seg litt etter løpedagene dine, og uka planlegges mandagen den begynner.'
      : 'The day shifts a little with your running days, and the week is planned on its Monday.',
    next,
  };
};

/** Explains what happens to strength before the race. */
export const strengthBefore: Answer = (state, { language }) => {
  const nb = language === 'nb';
  const days = (state.plan?.days ?? []).filter(
    ({ strengthMinutes, date }) => strengthMinutes > 0 && date >= state.today,
  );
  const left = days.map(({ date, strengthMinutes }) => `${weekday(date, language)} ${strengthMinutes} min`).join(', ');
  const isNear = (state.course?.daysToRace ?? Number.POSITIVE_INFINITY) <= 7;
  return {
    answer: isNear
      ? nb
        ? 'Nei, la styrken ligge denne siste uka; den kan bare gjøre beina tunge.'
        : 'No, leave strength out this last week; it can only make your legs heavy.'
      : nb
        ? 'Behold den, men lettere: én gang i uka og kortere i Peak og Taper, og ingenting de siste dagene.'
        : 'Keep it, but lighter: once a week and shorter in Peak and Taper, and none in the last days.',
    why: left
      ? nb
        ? `Igjen denne uka: ${left}.`
        : `Left this week: ${left}.`
      : nb
        ? 'Ingen styrke er igjen på planen denne uka.'
        : 'No strength is left in the plan this week.',
  };
};

/** Lengths of the goal races in kilometres. */
const LENGTH: Readonly<Partial<Record<Goal, number>>> = {
  '5k': 5,
  '10k': 10,
  half_marathon: 21.0975,
  marathon: 42.195,
};
const MILE = 1.609344;

/** The even pace needed for a time over the runner's goal distance; null for a goal without a length. */
export const paceNeeded = (state: CoachState, seconds: number, language: Language): string | null => {
  const km = state.runner ? LENGTH[state.runner.goal] : undefined;
  if (km === undefined) return null;
  const perKm = formatPace(Math.round(seconds / km));
  const perMile = formatPace(Math.round((seconds / km) * MILE));
  const time = formatRaceTime(seconds);
  return language === 'nb'
    ? `${time} er ${perKm} per km i jevn fart (${perMile} per mile).`
    : `${time} is an even ${perKm} per km (${perMile} per mile).`;
};

/** The reason for an easy start of the race. */
export const whyEvenStart = (language: Language): Reply => ({
  answer: fact('negative-split', language, 2),
  why: fact('pacing-by-distance', language),
  next: sentences(fact('negative-split', language, 1)),
});

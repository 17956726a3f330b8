import type { Goal } from '@stridewell/contracts/web';
import { dayName, weekday } from '@stridewell/language/days';
import { capitalised, type Language, sentences } from '@stridewell/language/language';
import type { CoachState } from '../../domain/coach-state.ts';
import { dateOf, datesNamed } from '../dates.ts';
import { checkinToday, dayOf, hoursBetween, isHard, leftOf, rehabLevel } from '../figures.ts';
import type { Question } from '../intents/read.ts';
import { demandingNear } from '../spacing.ts';
import { bandName, scoreText } from '../text/names.ts';
import { isRaceDay, sessionPhrase } from '../text/sessions.ts';
import { type Answer, missingPlan } from './answer.ts';
import { aspectOf } from './aspects.ts';
import { fact } from './cards.ts';
import { nextAfter } from './rest-day.ts';
import { rehabNote } from './session.ts';
import { today } from './today.ts';

const taperReason = (state: CoachState, language: Language): string | null => {
  if (state.course?.phase !== 'Taper' || !state.plan) return null;
  return language === 'nb'
    ? `Du trapper ned: uka er på ${state.plan.totalMinutes} min med vilje, så beina blir uthvilte.`
    : `This is the taper: the week has only ${state.plan.totalMinutes} min on purpose, so that your legs are fresh.`;
};

const bandReason = (state: CoachState, language: Language): string | null => {
  const checkin = checkinToday(state);
  if (!checkin || (checkin.recommendation !== 'Recover' && checkin.recommendation !== 'Reset')) return null;
  const score = scoreText(checkin.score, language);
  return language === 'nb'
    ? `I dag er ${bandName(checkin.recommendation, language)}, ${score}: ikke noe hardt, heller en annen dag.`
    : `Today is ${checkin.recommendation}, ${score}: nothing hard, rather another day.`;
};

const LONG_RACES: readonly (Goal | undefined)[] = ['half_marathon', 'marathon', 'ultra'];

/** Maximum percentage of hard minutes in a week (section 9.4 of the plans page). */
const hardShare = ({ runner, course }: CoachState): number =>
  LONG_RACES.includes(runner?.goal) && course?.phase !== 'Base' ? 25 : 20;

const spacingReason = (state: CoachState, language: Language): string =>
  language === 'nb'
    ? `Harde dager ligger minst ${hoursBetween(state)} timer fra hverandre og fra langturen, og hardt er høyst ${hardShare(state)} % av uka.`
    : `Hard days are at least ${hoursBetween(state)} hours apart from each other and from the long run, and hard running is at most ${hardShare(state)} % of the week.`;

/** Suggests the next demanding session for spare energy; null when none is left this week. */
const saveItFor = (state: CoachState, language: Language): string | null => {
  const next = leftOf(state).find((day) => day.date > state.today && isHard(day) && !isRaceDay(day));
  if (!next || bandReason(state, language) !== null) return null;
  const phrase = `${weekday(next.date, language)}: ${sessionPhrase(next, language)}`;
  return language === 'nb' ? `Spar kreftene til ${phrase}.` : `Save it for ${phrase}.`;
};

/** Declines more than is planned on a day, and states what stays planned. */
const refusal = (state: CoachState, date: string, language: Language): readonly string[] => {
  const row = dayOf(state, date);
  const name = dayName(date, state.today, language);
  const when = date === state.today ? (language === 'nb' ? 'i dag' : 'today') : weekday(date, language);
  if (!row || row.minutes === 0)
    return language === 'nb'
      ? [`Nei, ${when} er hviledag, og det bør den få være.`, `Nei. ${capitalised(name)} er det hviledag.`]
      : [`No, ${when} is a rest day and should stay one.`, `No. ${name} is a rest day.`];
  const phrase = sessionPhrase(row, language);
  return language === 'nb'
    ? [
        `Nei, la ${when} være som planlagt: ${phrase}.`,
        `Nei, ${when} holder vi oss til ${phrase}.`,
        `Nei, helst ikke: ${when} er det ${phrase}.`,
      ]
    : [
        `No, keep ${when} as planned: ${phrase}.`,
        `No, ${when} stays ${phrase}.`,
        `No, rather not: ${when} is for ${phrase}.`,
      ];
};

const head = (language: Language): string =>
  language === 'nb' ? 'Nei, hold deg heller til planen.' : 'No, rather keep to the plan.';

const wantsMore = ({ concepts }: Question): boolean =>
  ['add', 'more', 'upgrade', 'intervals', 'threshold', 'double', 'longest', 'jump', 'fine'].some((name) =>
    concepts.has(name),
  );

/** Declines more or harder running, with what is planned and why. */
export const add: Answer = (state, question) => {
  const { language, day } = question;
  const missing = missingPlan(state, language);
  if (missing) return missing;
  if (aspectOf(question) === 'hour' && !wantsMore(question)) return today(state, question);
  if (rehabLevel(state)) return { answer: head(language), why: rehabNote(state, language) };
  const date = day && day.kind !== 'weekend' ? dateOf(state, day) : state.today;
  const isGood = checkinToday(state)?.recommendation === 'Push' && date === state.today;
  const good =
    language === 'nb'
      ? 'En god dag gjør ikke en rolig dag hard: det er de harde dagene som skal få overskuddet.'
      : 'A good score does not turn an easy day into a hard one; the hard days are where freshness pays.';
  return {
    answer: refusal(state, date, language),
    why: taperReason(state, language) ?? bandReason(state, language) ?? (isGood && good) ?? null,
    next: taperReason(state, language) || bandReason(state, language) ? null : spacingReason(state, language),
    after: state.course?.phase === 'Taper' ? null : saveItFor(state, language),
  };
};

/** Declines a second run on the same day, or on a day that the plan keeps free. */
export const runAgain: Answer = (state, { language, concepts }) => {
  const missing = missingPlan(state, language);
  if (missing) return missing;
  const next = nextAfter(state, state.today, language);
  if (rehabLevel(state))
    return {
      answer:
        language === 'nb'
          ? 'Nei: på stigen er det minst 48 timer mellom turene, altså en hviledag imellom.'
          : 'No: on the ladder there are at least 48 hours between runs, with a rest day in between.',
      why: next,
    };
  if (concepts.has('consecutive'))
    return {
      answer:
        language === 'nb'
          ? ['Helst ikke: hold deg til løpedagene i planen.', 'Nei, la fridagene mellom turene stå.']
          : ['Better not: keep to the running days of your plan.', 'No, let the days off between runs stand.'],
      why: fact('running-every-day', language, 1),
      next,
    };
  return {
    answer:
      language === 'nb'
        ? ['Nei, én tur om dagen er nok: mer rekker ikke kroppen å bygge på.', 'Nei, la det bli med én tur i dag.']
        : ["No, one run a day is enough: your body can't absorb more.", 'No, leave it at one run today.'],
    why: bandReason(state, language) ?? taperReason(state, language),
    next,
  };
};

/** Declines two runs on one day, and states what is planned on it. */
export const secondRun =
  (date: string): Answer =>
  (state, question) => {
    const { language } = question;
    if (rehabLevel(state)) return runAgain(state, question);
    const row = dayOf(state, date);
    const name = dayName(date, state.today, language);
    const has = row && row.minutes > 0 ? sessionPhrase(row, language) : language === 'nb' ? 'hviledag' : 'a rest day';
    return {
      answer:
        language === 'nb'
          ? 'Nei, én tur om dagen er nok: mer rekker ikke kroppen å bygge på.'
          : "No, one run a day is enough: your body can't absorb more.",
      why: bandReason(state, language) ?? taperReason(state, language),
      next: `${name}: ${has}.`,
    };
  };

/** Declines a race on a day next to a demanding one; null when no demanding day is near. */
const tooNear = (state: CoachState, date: string | undefined, language: Language): string | null => {
  const near = date === undefined ? null : demandingNear(state, date, date);
  if (!date || !near) return null;
  return language === 'nb'
    ? `Nei, ikke ${weekday(date, 'nb')} som løp: det ligger for nær ${weekday(near, 'nb')}, som er krevende. En annen uke kan det ta plassen til den harde økta.`
    : `No, not as a race on ${weekday(date, 'en')}: it is too close to ${weekday(near, 'en')}, which is demanding. In another week it can take the place of the hard session.`;
};

/** Declines a race on a named day after a low check-in; null on another day. */
const tooLow = (state: CoachState, language: Language): string | null => {
  const reason = bandReason(state, language);
  if (reason === null) return null;
  return language === 'nb'
    ? `Nei, ikke nå: kroppen trenger rolige dager først. ${reason}`
    : `No, not now: your body needs easy days first. ${reason}`;
};

/** Answers about another race or test in addition to the plan. */
export const extraRace: Answer = (state, { language, days, followUp }) => {
  const missing = missingPlan(state, language);
  if (missing) return missing;
  if (rehabLevel(state)) return { answer: head(language), why: rehabNote(state, language) };
  const race = state.course?.daysToRace;
  const until =
    race === null || race === undefined
      ? null
      : language === 'nb'
        ? `Målløpet er om ${race} dager.`
        : `Your goal race is ${race} days away.`;
  const isTaper = state.course?.phase === 'Taper';
  const near =
    days.length > 0 && !isTaper
      ? (tooLow(state, language) ?? tooNear(state, datesNamed(state, days)[0], language))
      : null;
  const [date] = datesNamed(state, days);
  const row = date ? dayOf(state, date) : null;
  const planned =
    row &&
    (language === 'nb'
      ? `${capitalised(weekday(row.date, 'nb'))} er det ${row.minutes > 0 ? sessionPhrase(row, 'nb') : 'hviledag'}.`
      : `${weekday(row.date, 'en')} is ${row.minutes > 0 ? `for ${sessionPhrase(row, 'en')}` : 'a rest day'}.`);
  const limit =
    language === 'nb'
      ? 'Jeg kan ikke si god for at du er klar til å konkurrere; kjenner du noe, ta det med lege eller fysioterapeut først.'
      : 'I cannot tell you that you are fit to race; with any symptom ask a doctor or physiotherapist first.';
  if (language === 'nb')
    return {
      answer:
        near ??
        (isTaper
          ? followUp
            ? 'Fortsatt nei: spar løpsinnsatsen til målløpet.'
            : 'Nei, ikke nå: en hard konkurranse i nedtrappingen koster mer enn den lærer deg.'
          : 'Ja, men i stedet for ukas harde økt, ikke i tillegg til den.'),
      why: isTaper ? taperReason(state, language) : spacingReason(state, language),
      next: sentences(planned, until),
      after: limit,
    };
  return {
    answer:
      near ??
      (isTaper
        ? followUp
          ? 'Still no: save the race effort for your goal race.'
          : 'No, not now: a hard race in the taper costs more than it teaches.'
        : "Only in place of the week's hard session, not on top of it."),
    why: isTaper ? taperReason(state, language) : spacingReason(state, language),
    next: sentences(planned, until),
    after: limit,
  };
};

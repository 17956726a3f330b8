import type { Goal } from '@stridewell/contracts/web';
import { weekday } from '@stridewell/language/days';
import { capitalised, type Language, paragraphs, sentences } from '@stridewell/language/language';
import type { CoachState } from '../../domain/coach-state.ts';
import { checkinToday, dayOf, hoursBetween, leftOf, rehabLevel } from '../figures.ts';
import type { Question } from '../intents/read.ts';
import { isDemanding } from '../spacing.ts';
import { bandName, phaseName, scoreText } from '../text/names.ts';
import { isRaceDay, sessionLine } from '../text/sessions.ts';
import { type Answer, missingPlan } from './answer.ts';
import { rehabNote } from './session.ts';
import { dateOf } from './today.ts';

const rowText = (state: CoachState, date: string, language: Language): string | null => {
  const row = dayOf(state, date);
  if (!row) return null;
  const name = date === state.today ? (language === 'nb' ? 'I dag' : 'Today') : capitalised(weekday(date, language));
  if (row.minutes === 0) return language === 'nb' ? `${name} er hviledag.` : `${name} is a rest day.`;
  return language === 'nb'
    ? `Planlagt ${state.today === date ? 'i dag' : weekday(date, language)}: ${sessionLine(row, language)}.`
    : `Planned ${state.today === date ? 'today' : `on ${weekday(date, language)}`}: ${sessionLine(row, language)}.`;
};

const taperReason = (state: CoachState, language: Language): string | null => {
  if (state.course?.phase !== 'Taper' || !state.plan) return null;
  return language === 'nb'
    ? `Du trapper ned: uka er på ${state.plan.totalMinutes} min med vilje, så beina blir friske.`
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

/** Maximum share of hard minutes in a week, in percent (section 9.4 of the plans page). */
const hardShare = ({ runner, course }: CoachState): number =>
  LONG_RACES.includes(runner?.goal) && course?.phase !== 'Base' ? 25 : 20;

const spacingReason = (state: CoachState, language: Language): string => {
  const hard = leftOf(state).find((day) => isDemanding(day) && !isRaceDay(day));
  const next = hard
    ? language === 'nb'
      ? `Neste krevende økt er ${weekday(hard.date, language)} (${hard.minutes} min).`
      : `The next demanding session is on ${weekday(hard.date, language)} (${hard.minutes} min).`
    : null;
  return language === 'nb'
    ? sentences(
        `Harde dager ligger minst ${hoursBetween(state)} timer fra hverandre og fra langturen, og hardt er høyst ${hardShare(state)} % av uka.`,
        next,
      )
    : sentences(
        `Hard days are at least ${hoursBetween(state)} hours apart from each other and from the long run, and hard running is at most ${hardShare(state)} % of the week.`,
        next,
      );
};

const head = (language: Language): string =>
  language === 'nb' ? 'Nei, hold deg heller til planen.' : 'No, rather keep to the plan.';

/** Refuses more or harder running, with what is planned and why. */
export const add: Answer = (state, { language, day }: Question) => {
  const missing = missingPlan(state, language);
  if (missing) return missing;
  if (rehabLevel(state))
    return paragraphs(sentences(head(language), rehabNote(state, language)), rowText(state, state.today, language));
  const date = day && day.kind !== 'weekend' ? dateOf(state, day) : state.today;
  const phase = state.plan?.phase ?? 'Base';
  const good =
    checkinToday(state)?.recommendation === 'Push' && date === state.today
      ? language === 'nb'
        ? 'En god dag gjør ikke en rolig dag hard: ta med deg overskuddet til neste harde økt.'
        : 'A good score does not turn an easy day into a hard one: save the freshness for the next hard session.'
      : null;
  return paragraphs(
    sentences(head(language), rowText(state, date, language), bandReason(state, language), good),
    sentences(
      taperReason(state, language),
      spacingReason(state, language),
      language === 'nb'
        ? `Planen for ${phaseName(phase, language)} har det harde den skal ha.`
        : `The ${phase} week already has the hard running it needs.`,
    ),
  );
};

/** Refuses a second run on the same day. */
export const runAgain: Answer = (state, { language }) => {
  const missing = missingPlan(state, language);
  if (missing) return missing;
  const next = leftOf(state).find(({ date }) => date > state.today);
  const line = next
    ? language === 'nb'
      ? `Neste på planen er ${weekday(next.date, language)}: ${sessionLine(next, language)}.`
      : `Next in the plan is ${weekday(next.date, language)}: ${sessionLine(next, language)}.`
    : null;
  if (rehabLevel(state))
    return sentences(
      language === 'nb'
        ? 'Nei: på stigen er det minst 48 timer mellom turene, altså en hviledag imellom.'
        : 'No: on the ladder there are at least 48 hours between runs, with a rest day in between.',
      line,
    );
  return sentences(
    language === 'nb'
      ? 'Nei, én tur om dagen er nok: mer rekker ikke kroppen å bygge på.'
      : 'No, one run a day is enough: your body cannot absorb more.',
    bandReason(state, language),
    taperReason(state, language),
    line,
  );
};

/** Answers about another race or test besides the plan. */
export const extraRace: Answer = (state, { language }) => {
  const missing = missingPlan(state, language);
  if (missing) return missing;
  if (rehabLevel(state)) return sentences(head(language), rehabNote(state, language));
  const race = state.course?.daysToRace;
  const until =
    race === null || race === undefined
      ? null
      : language === 'nb'
        ? `Målløpet er om ${race} dager.`
        : `Your goal race is ${race} days away.`;
  return paragraphs(
    sentences(
      state.course?.phase === 'Taper'
        ? language === 'nb'
          ? 'Nei, ikke nå: en hard konkurranse i nedtrappingen koster mer enn den lærer deg.'
          : 'No, not now: a hard race in the taper costs more than it teaches. Rather start fresh.'
        : language === 'nb'
          ? 'Ikke i tillegg til planen: et løp kommer i stedet for ukas harde økt. Hold deg under taket for én tur.'
          : 'Not on top of the plan: a race takes the place of the week’s hard session, it is not added. Keep it within your session cap.',
      until,
    ),
    sentences(taperReason(state, language), spacingReason(state, language)),
    language === 'nb'
      ? 'Jeg kan ikke si god for at du er klar til å konkurrere; kjenner du noe, ta det med lege eller fysioterapeut først.'
      : 'I cannot tell you that you are fit to race; with any symptom ask a doctor or physiotherapist first.',
  );
};

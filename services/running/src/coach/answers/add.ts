import { weekday } from '@stridewell/language/days';
import { capitalised, type Language, paragraphs, sentences } from '@stridewell/language/language';
import type { CoachState } from '../../domain/coach-state.ts';
import { checkinToday, dayOf, hoursBetween, isHard, leftOf, rehabLevel } from '../figures.ts';
import type { Question } from '../intents/read.ts';
import { bandName, phaseName, scoreText } from '../text/names.ts';
import { type Answer, missingPlan } from './answer.ts';
import { rehabNote, sessionLine } from './session.ts';
import { dateOf } from './today.ts';

const rowText = (state: CoachState, date: string, language: Language): string | null => {
  const row = dayOf(state, date);
  if (!row) return null;
  const name = date === state.today ? (language === 'nb' ? 'I dag' : 'Today') : capitalised(weekday(date, language));
  if (row.minutes === 0) return language === 'nb' ? `${name} er hviledag.` : `${name} is a rest day.`;
  return language === 'nb'
    ? `${name} står ${sessionLine(row, language)}.`
    : `${name} holds ${sessionLine(row, language)}.`;
};

const taperReason = (state: CoachState, language: Language): string | null => {
  if (state.course?.phase !== 'Taper' || !state.plan) return null;
  return language === 'nb'
    ? `Du trapper ned: uka er på ${state.plan.totalMinutes} min med vilje, og friske bein er hele poenget.`
    : `This is the taper: the week's volume is ${state.plan.totalMinutes} min on purpose, and fresh legs are the point.`;
};

const bandReason = (state: CoachState, language: Language): string | null => {
  const checkin = checkinToday(state);
  if (!checkin || (checkin.recommendation !== 'Recover' && checkin.recommendation !== 'Reset')) return null;
  const score = scoreText(checkin.score, language);
  return language === 'nb'
    ? `I dag er ${bandName(checkin.recommendation, language)}, ${score}: ikke noe hardt, heller en annen dag.`
    : `Today is ${checkin.recommendation}, ${score}: nothing hard, rather another day.`;
};

const spacingReason = (state: CoachState, language: Language): string => {
  const hard = leftOf(state).find((day) => isHard(day) || day.planType === 'long');
  const next = hard
    ? language === 'nb'
      ? `Neste krevende økt er ${weekday(hard.date, language)} (${hard.minutes} min).`
      : `The next demanding one is on ${weekday(hard.date, language)} (${hard.minutes} min).`
    : null;
  return language === 'nb'
    ? sentences(
        `Harde dager ligger minst ${hoursBetween(state)} timer fra hverandre og fra langturen, og hardt er høyst 20 % av uka.`,
        next,
      )
    : sentences(
        `Hard days lie at least ${hoursBetween(state)} hours from each other and from the long run, and hard work is at most 20 % of the week.`,
        next,
      );
};

const head = (language: Language): string =>
  language === 'nb' ? 'Nei, hold deg heller til planen.' : 'No, rather keep to the plan.';

/** More, harder or twice: what the plan has instead, and why. */
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
        : 'A good score does not turn an easy day hard: bank the freshness for the next hard session.'
      : null;
  return paragraphs(
    sentences(head(language), rowText(state, date, language), bandReason(state, language), good),
    sentences(
      taperReason(state, language),
      spacingReason(state, language),
      language === 'nb'
        ? `Planen for ${phaseName(phase, language)} har det harde den skal ha.`
        : `The ${phase} week already holds the hard work it needs.`,
    ),
  );
};

/** A second run soon after the first. */
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
        : 'No: on the ladder at least 48 hours lie between runs, a rest day in between.',
      line,
    );
  return sentences(
    language === 'nb'
      ? 'Nei, én tur om dagen er nok her: det planen gir, er det kroppen rekker å bygge på.'
      : 'No, one run a day is enough here: what the plan holds is what a body can build on.',
    bandReason(state, language),
    taperReason(state, language),
    line,
  );
};

/** Another race, a test, a hard run on the side. */
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
          : 'No, not now: a hard race inside the taper costs more than it teaches. Rather arrive fresh.'
        : language === 'nb'
          ? 'Heller ikke på toppen av planen: et løp bytter plass med ukas harde økt, det kommer ikke i tillegg.'
          : 'Not on top of the plan: a race takes the place of the week’s hard session, it is not added. Keep it within your session cap.',
      until,
    ),
    sentences(taperReason(state, language), spacingReason(state, language)),
    language === 'nb'
      ? 'Jeg kan ikke si god for at du er klar til å konkurrere; kjenner du noe, ta det med lege eller fysioterapeut først.'
      : 'I cannot tell you that you are fit to race; with any symptom ask a doctor or physiotherapist first.',
  );
};

import { weekday } from '@stridewell/language/days';
import { bullets, capitalised, type Language, listed, paragraphs, sentences } from '@stridewell/language/language';
import type { Reply, Said } from '@stridewell/language/reply';
import type { CoachDay, CoachState } from '../../domain/coach-state.ts';
import { dateOf } from '../dates.ts';
import { checkinToday, dayOf, isHard, rehabLevel } from '../figures.ts';
import { isRaceDay, sessionLine, stepLines } from '../text/sessions.ts';
import type { Answer, Variants } from './answer.ts';
import { asksLeave } from './aspects.ts';
import { fact } from './cards.ts';
import { stepOf } from './day.ts';

const strengthDays = (state: CoachState) =>
  (state.plan?.days ?? []).filter(({ strengthMinutes }) => strengthMinutes > 0);

const stored = (state: CoachState, language: Language): string | null => {
  const days = strengthDays(state).map(
    ({ date, strengthMinutes }) => `${weekday(date, language)} ${strengthMinutes} min`,
  );
  if (days.length === 0) return null;
  const names = listed(days, language);
  return language === 'nb'
    ? `Denne uka: ${names}. Minuttene kommer ved siden av løpingen.`
    : `This week: ${names}. These minutes are in addition to the running.`;
};

const RULE = {
  en: 'Twice a week in Base and Build, 15-25 min for hips, core and legs; once a week and shorter in Peak and Taper.',
  nb: 'To ganger i uka i Base og Build, 15-25 min for hofte, kjerne og bein; én gang i uka og kortere i Peak og Taper.',
};

const EXERCISES = {
  en: 'The day in the plan lists the exercises, for example bridges, side planks, split squats and calf raises. Do them slowly and without pain.',
  nb: 'Dagen i planen viser øvelsene, for eksempel seteløft, sideplanke, utfall på stedet og tåhev. Gjør dem sakte og uten smerte.',
};

const rehab = (state: CoachState, language: Language): string | null => {
  if (rehabLevel(state) === null) return null;
  return language === 'nb'
    ? 'Så lenge du er under opptrening, gjelder øvelsene i Physio Coach.'
    : 'While you are in rehab, the exercises of Physio Coach come first.';
};

const isReset = (state: CoachState): boolean => checkinToday(state)?.recommendation === 'Reset';

const RESET: Variants = {
  en: [
    'No, leave strength out today as well: a Reset day is for rest.',
    'Not today: strength waits, like the running.',
  ],
  nb: ['Nei, la styrken ligge i dag også: en Reset-dag er til hvile.', 'Ikke i dag: styrken venter, som løpingen.'],
};

const OTHER_DAY = {
  en: 'If you want some anyway, put it beside a run and keep the rest day free.',
  nb: 'Vil du ha litt likevel, legg den ved siden av en løpetur og hold hviledagen fri.',
};

const LEAVES = /\b(?:leave|skip|tomorrow|move|later|need|have to|droppe|utsette|flytte|i morgen|må|senere)/i;
const LATER = {
  en: 'It can move to another running day, and leaving it out once does no harm.',
  nb: 'Den kan flyttes til en annen løpedag, og å la den gå én gang gjør ingen skade.',
};

const sameDay = (state: CoachState, language: Language): Said => {
  if (checkinToday(state)?.recommendation === 'Recover')
    return language === 'nb'
      ? 'Nei, ikke i dag: etter en lav innsjekk holdes dagen lett, så la styrken vente.'
      : 'No, not today: after a low check-in the day is kept light, so let strength wait.';
  const day = dayOf(state, state.today);
  if (!day) return null;
  if (day.minutes === 0)
    return language === 'nb'
      ? 'Lett styrke går an på en hviledag, men dagen gjør mer nytte helt fri.'
      : 'Light strength is possible on a rest day, but the day does more good left free.';
  return isHard(day)
    ? language === 'nb'
      ? 'Ja, gjerne samme dag som den harde økta, men etter den: da blir de rolige dagene rolige.'
      : 'Yes, on the hard day is good, but after the run: it keeps the easy days easy.'
    : language === 'nb'
      ? 'Ja, samme dag som en rolig tur går fint, helst etter turen.'
      : 'Yes, on the day of an easy run is fine, best after it.';
};

/** Answers whether another day of the plan has strength, and how much. */
const onOtherDay = (day: CoachDay, language: Language): Reply => {
  const name = weekday(day.date, language);
  const minutes = day.strengthMinutes;
  if (language === 'nb')
    return {
      answer:
        minutes > 0
          ? `Ja, ${name} er det ${minutes} minutter styrke.`
          : `${capitalised(name)} har ingen styrke på planen.`,
      why: minutes > 0 ? EXERCISES.nb : 'Vil du ha litt likevel, legg den ved siden av en rolig tur.',
    };
  return {
    answer: minutes > 0 ? `Yes, ${name} has ${minutes} minutes of strength.` : `${name} has no strength in the plan.`,
    why: minutes > 0 ? EXERCISES.en : 'If you want some anyway, put it beside an easy run.',
  };
};

/** Answers how much strength training the plan has, when, and whether today is a day for it. */
export const strength: Answer = (state, question) => {
  const { language, concepts, message } = question;
  const about = rehab(state, language);
  if (isReset(state) && (concepts.has('today') || asksLeave(question)))
    return { answer: RESET[language], why: stored(state, language) };
  const today = dayOf(state, state.today);
  const named = question.day && question.day.kind !== 'weekend' ? dateOf(state, question.day) : null;
  const row = named === null || named === state.today ? null : dayOf(state, named);
  if (row && row.date > state.today && !about) return onOtherDay(row, language);
  if (concepts.has('today') || concepts.has('dayOff') || /same day|samme dag/i.test(message)) {
    const planned = today && today.strengthMinutes > 0;
    const isLow = checkinToday(state)?.recommendation === 'Recover';
    return {
      answer: planned
        ? language === 'nb'
          ? `Ja, i dag er det ${today.strengthMinutes} minutter styrke på planen.`
          : `Yes, ${today.strengthMinutes} minutes of strength are planned today.`
        : sameDay(state, language),
      why: planned ? (LEAVES.test(message) ? LATER[language] : EXERCISES[language]) : stored(state, language),
      next: about ?? (planned || isLow || concepts.has('dayOff') ? null : OTHER_DAY[language]),
    };
  }
  if (about && asksLeave(question)) return { answer: about };
  if (/\b(?:skip|drop|leave out|without|droppe|hoppe over|uten)\b/i.test(message))
    return {
      answer:
        language === 'nb' ? 'Ja, én uke uten styrke gjør ingen skade.' : 'Yes, one week without strength does no harm.',
      why: fact('strength-why', language, 0),
      next: stored(state, language),
    };
  if (/\b(?:have to|need|necessary|must|må|trenger|treng|nødvendig|why|hvorfor)\b/i.test(message))
    return { answer: fact('strength-why', language), why: RULE[language], next: stored(state, language) };
  if (/øvelse|exercise|which|hvilke|what (?:should|do|kind)/i.test(message))
    return { answer: EXERCISES[language], why: stored(state, language), after: about };
  return { answer: RULE[language], why: stored(state, language), next: EXERCISES[language], after: about };
};

const isLow = (state: CoachState): boolean => ['Recover', 'Reset'].includes(checkinToday(state)?.recommendation ?? '');

const stridesLine = (state: CoachState, language: Language): string => {
  const day = dayOf(state, state.today);
  const built = day?.built;
  const planned = built?.kind === 'strides' ? built.reps : undefined;
  const allowed =
    day !== null && day.planType === 'easy' && !isLow(state) && rehabLevel(state) === null && day.zone === 'Z2';
  if (planned && allowed)
    return language === 'nb'
      ? `Stigningsløp: ${planned} x 20 s, avslappet, med full pause.`
      : `Strides: ${planned} x 20 s, relaxed, full rest between.`;
  return language === 'nb' ? 'Stigningsløp: ikke i dag.' : 'Strides: not today.';
};

const strengthToday = (state: CoachState, language: Language): string => {
  const day = dayOf(state, state.today);
  if (day && day.strengthMinutes > 0)
    return language === 'nb'
      ? `Styrke: ${day.strengthMinutes} min i dag. ${EXERCISES.nb}`
      : `Strength: ${day.strengthMinutes} min today. ${EXERCISES.en}`;
  const rest = stored(state, language);
  return language === 'nb'
    ? sentences('Styrke: ikke planlagt i dag.', rest ?? RULE.nb)
    : sentences('Strength: none planned today.', rest ?? RULE.en);
};

const warmLine = (state: CoachState, language: Language): string => {
  const day = dayOf(state, state.today);
  if (day && isHard(day))
    return language === 'nb'
      ? 'Oppvarming og nedjogging er med i økta: ikke hopp over dem.'
      : 'The session includes warm-up and cool-down: do not leave them out.';
  return language === 'nb'
    ? 'Bevegelighet: noen få rolige minutter for hofter, ankler og rygg, gjerne etter.'
    : 'Mobility: a few gentle minutes for hips, ankles and back, best afterwards.';
};

/** Describes what goes with today's session: strength, strides and mobility. */
export const addons: Answer = (state, { language }) => {
  const day = dayOf(state, state.today);
  const head =
    day && !isRaceDay(day)
      ? language === 'nb'
        ? `**Ved siden av ${sessionLine(day, language)}:**`
        : `**Beside ${sessionLine(day, language)}:**`
      : language === 'nb'
        ? '**Ved siden av løpingen:**'
        : '**Beside the running:**';
  const low = isLow(state)
    ? language === 'nb'
      ? 'Det er en lav dag: hopp gjerne over alt dette.'
      : 'It is a low day: feel free to leave all of this out.'
    : null;
  return paragraphs(
    head,
    bullets([strengthToday(state, language), stridesLine(state, language), warmLine(state, language)]),
    sentences(low, rehab(state, language)),
  );
};

/** Answers how to warm up: for the race, for today's hard session, or in general. */
export const warmUp: Answer = (state, question) => {
  const { language, concepts, intent } = question;
  if (/tøy|stretch/i.test(question.message)) return stretching(state, question);
  if (concepts.has('race') || intent === 'raceDay') {
    const plan = state.racePlan?.[language].parts.find(({ part }) => part === 'warmup')?.text;
    return { answer: plan ?? fact('race-warm-up', language), why: fact('race-warm-up', language, plan ? 2 : 1) };
  }
  const day = dayOf(state, state.today);
  const isSession = day !== null && isHard(day) && rehabLevel(state) === null;
  const step = isSession ? stepOf(state, day, 'warmup', language) : null;
  return {
    answer: step
      ? language === 'nb'
        ? `I dag: ${step.slice(0, 1).toLowerCase()}${step.slice(1)}, rolig jogg som bygger seg opp.`
        : `Today: ${step.slice(0, 1).toLowerCase()}${step.slice(1)}, easy jogging that builds up.`
      : language === 'nb'
        ? 'Før en rolig tur: begynn ekstra sakte, det er nok oppvarming.'
        : 'Before an easy run: start extra slowly, that is all the warm-up you need.',
    why:
      language === 'nb'
        ? 'Før en hard økt: rolig jogg, noen korte stigningsløp, så hoveddelen.'
        : 'Before a hard session: easy jogging, a few short strides, then the main part.',
    list: isSession ? stepLines(state, day, language) : null,
  };
};

export const stretching: Answer = (_state, { language }) => ({
  answer:
    language === 'nb'
      ? [
          'Nei, du trenger ikke tøye: gjør det hvis det kjennes godt, helst etter turen.',
          'Bare hvis du liker det: tøying endrer lite på hvor fort du henter deg inn.',
        ]
      : [
          "No, you don't have to stretch: do it if it feels good, best after the run.",
          'Only if you like it: stretching changes little about how you recover.',
        ],
  why: language === 'nb' ? 'Søvn, mat og rolige dager gjør mer.' : 'Sleep, food and easy days do more.',
  next:
    language === 'nb'
      ? 'La være det som gjør vondt, og lang tøying rett før hard løping.'
      : 'Leave out what hurts, and long stretching right before hard running.',
});

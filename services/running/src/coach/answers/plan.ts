import { addDays, weekStartOf } from '@stridewell/contracts/web';
import { fullDay, weekday } from '@stridewell/language/days';
import { type Language, listed, paragraphs, type Words } from '@stridewell/language/language';
import type { Reply } from '@stridewell/language/reply';
import type { IntentId } from '@stridewell/understanding';
import type { CoachState } from '../../domain/coach-state.ts';
import type { TrainingRunner } from '../../domain/training/types.ts';
import { leftOf } from '../figures.ts';
import type { Question } from '../intents/read.ts';
import { goalName } from '../text/names.ts';
import { thresholdText } from '../text/paces.ts';
import { type Answer, missingPlan } from './answer.ts';
import { seasonNote } from './race.ts';
import { dayLine } from './session.ts';
import { listPlan } from './week.ts';

/** Describes the plan that the quick action created, with the messages about the season. */
export const planMade: Answer = (state, { language }) => {
  const missing = missingPlan(state, language);
  if (missing || !state.plan) return missing ?? '';
  return paragraphs(
    language === 'nb'
      ? 'Planen er laget; dager du har logget, står som de er.'
      : 'The plan is created; logged days stay as they are.',
    seasonNote(state, language),
    listPlan(state, state.plan, language),
  );
};

/** Answers a request for a plan in the chat, which only the quick action can create. */
export const makePlan: Answer = (state, { language }) => {
  const missing = missingPlan(state, language);
  if (missing || !state.plan) return missing ?? '';
  return paragraphs(
    language === 'nb'
      ? 'Trykk «Lag plan», så lages uka på nytt fra profilen og loggen; dager du har logget, blir stående. Planen nå:'
      : "Tap 'Create plan' and the week is planned again from your profile and log; logged days stay. The current plan:",
    listPlan(state, state.plan, language),
  );
};

const dayNames = (state: CoachState, language: Language): string => {
  const monday = weekStartOf(state.today);
  const days = state.runner?.days ?? [];
  return listed(
    days.map((day) => weekday(addDays(monday, day), language)),
    language,
  );
};

const WHERE: Words = {
  en: 'Change goal, running days, hours, race date, threshold pace and long-run limit on the Profile tab of the running coach; the plan is updated at once, and logged days stay.',
  nb: 'Endre mål, løpedager, timer, løpsdato, terskelfart og langturgrense under Profil hos løpetreneren; planen lages på nytt med en gang, og dager du har logget, blir stående.',
};

const namedDays = ({ days }: Question, language: Language): string => {
  const monday = '2026-11-16';
  const names = days.flatMap((day) => (day.kind === 'weekday' ? [weekday(addDays(monday, day.day), language)] : []));
  return listed(names, language);
};

const raceOf = ({ raceDate, runner }: CoachState, language: Language): string | null => {
  if (raceDate === null || !runner) return null;
  return language === 'nb'
    ? `Nå ligger ${goalName(runner.goal, language)} ${fullDay(raceDate, language)} inne.`
    : `Stored now: ${goalName(runner.goal, language)} on ${fullDay(raceDate, language)}.`;
};

const moreDays = (state: CoachState, language: Language): Reply => ({
  answer:
    language === 'nb'
      ? 'Ja: legg til en løpedag under Profil, så fordeles minuttene på flere turer.'
      : 'Yes: add a running day on the Profile tab, and the minutes are spread over more runs.',
  why: language === 'nb' ? `Nå løper du ${dayNames(state, language)}.` : `You now run on ${dayNames(state, language)}.`,
  next:
    language === 'nb'
      ? 'Én dag om gangen, og gjerne først når dagene du har, kjennes lette.'
      : 'One day at a time, best once the present days feel easy.',
});

/** Answers about one field of the profile, by intent: its current value, and whether and where the runner can change it. */
const FIELDS: Partial<Record<IntentId, (state: CoachState, question: Question) => Reply>> = {
  fewerRuns: (state, { language, message }) => ({
    answer: /\b(?:enough|nok)\b/i.test(message)
      ? language === 'nb'
        ? 'Ja, tre turer i uka kan være nok, så lenge én av dem er lang og én er kvikk.'
        : 'Yes, three runs a week can be enough, as long as one is long and one is brisk.'
      : language === 'nb'
        ? 'Ja: ta bort en løpedag under Profil, så lages uka på nytt rundt dagene du har igjen.'
        : 'Yes: take a running day off on the Profile tab, and the week is planned around the ones you keep.',
    why:
      language === 'nb' ? `Nå løper du ${dayNames(state, language)}.` : `You now run on ${dayNames(state, language)}.`,
    next:
      language === 'nb'
        ? 'Behold langturen og den harde dagen; en rolig dag er den som koster minst å miste.'
        : 'Keep the long run and the hard day; an easy day costs least to lose.',
  }),
  moreRuns: (state, { language }) =>
    state.course?.phase === 'Taper'
      ? {
          answer:
            language === 'nb'
              ? 'Bare det som står på planen, ikke mer: du trapper ned mot løpet.'
              : 'Only what the plan has, nothing more: you are tapering for the race.',
          list: leftOf(state).map((day) => dayLine(state, day, language)),
        }
      : moreDays(state, language),
  availableDays: (state, question) => {
    const { language } = question;
    const named = namedDays(question, language);
    if (language === 'nb')
      return {
        answer: named
          ? `Det går: kryss av ${named} som løpedager under Profil, så legges uka om med en gang.`
          : 'Det går: kryss av dagene som passer under Profil, så legges uka om med en gang.',
        why: `Nå løper du ${dayNames(state, language)}.`,
      };
    return {
      answer: named
        ? `That works: tick ${named} as running days on the Profile tab, and the week moves at once.`
        : 'That works: tick the days that suit you on the Profile tab, and the week moves at once.',
      why: `You now run on ${dayNames(state, language)}.`,
    };
  },
  raceSet: (state, { language }) => ({
    answer:
      language === 'nb'
        ? 'Fint: legg inn løpet med distanse og dato under Profil, så bygges sesongen mot den datoen.'
        : 'Good: enter the race with distance and date on the Profile tab, and the season is built towards that day.',
    why: raceOf(state, language),
  }),
  raceChange: (state, { language }) => ({
    answer:
      language === 'nb'
        ? 'Du endrer dato og distanse på løpet under Profil, og fasene følger med.'
        : 'Change its date or distance on the Profile tab, and the phases move with it.',
    why: raceOf(state, language),
  }),
  raceDelete: (state, { language }) => ({
    answer:
      language === 'nb'
        ? 'Du sletter løpet under Profil: ta bort datoen og lagre.'
        : 'You remove the race on the Profile tab: clear its date and save.',
    why: raceOf(state, language),
    next:
      language === 'nb'
        ? 'Uten løp går planen i runder på 12 uker, så treningen fortsetter.'
        : 'Without a race the plan runs in rounds of 12 weeks, so training goes on.',
  }),
  thresholdSet: (state, { language }) => ({
    answer:
      language === 'nb'
        ? 'Skriv terskelfarten under Profil, for eksempel 5:00/km, så følger alle sonene etter.'
        : 'Write the threshold pace on the Profile tab, for example 5:00/km, and every zone follows.',
    why:
      thresholdText(state, language) &&
      (language === 'nb'
        ? `I bruk nå: ${thresholdText(state, language)}.`
        : `In use now: ${thresholdText(state, language)}.`),
  }),
};

const stored = (runner: TrainingRunner, state: CoachState, language: Language): string =>
  language === 'nb'
    ? `Nå: ${goalName(runner.goal, language)}, ${runner.hours} timer i uka, ${dayNames(state, language)}.`
    : `Now: ${goalName(runner.goal, language)}, ${runner.hours} hours a week, ${dayNames(state, language)}.`;

/** Describes the profile and states where to change it. */
export const profile: Answer = (state, question) => {
  const { language, intent } = question;
  const { runner } = state;
  if (!runner) return WHERE[language];
  const field = intent && FIELDS[intent];
  const { concepts } = question;
  if (field && !concepts.has('goal')) return field(state, question);
  if (concepts.has('change') || concepts.has('where') || concepts.has('how')) {
    return { answer: WHERE[language], why: stored(runner, state, language) };
  }
  return { answer: stored(runner, state, language), why: WHERE[language] };
};

const OFFER_OPEN = {
  en: "A yes in the chat changes nothing: answer the card under the week's plan for a lighter week, or tap one of the buttons below.",
  nb: 'Et ja i chatten endrer ingenting: svar på kortet under ukeplanen for en lettere uke, eller trykk på en av knappene under.',
};
const FRIENDLY = {
  en: 'Good. Tell me what you would like next: a day, your week, a pace, or something to change.',
  nb: 'Fint. Si hva du vil ha nå: en dag, uka, en fart eller noe som skal endres.',
};

/** Answers a yes without a preceding question: explains where to answer an open offer, or returns a friendly line. */
export const accept: Answer = (state, { language }) => (state.plan?.offer ? OFFER_OPEN : FRIENDLY)[language];

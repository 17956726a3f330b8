import { addDays, weekStartOf } from '@stridewell/contracts/web';
import { weekday } from '@stridewell/language/days';
import { type Language, listed, paragraphs, sentences } from '@stridewell/language/language';
import type { CoachState } from '../../domain/coach-state.ts';
import { goalName } from '../text/names.ts';
import { type Answer, fixed, missingPlan } from './answer.ts';
import { seasonNote } from './race.ts';
import { listPlan } from './week.ts';

/** Describes the plan that the tap has created, with the messages about the season. */
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
      ? 'Trykk «Create plan», så lages uka på nytt fra profilen og loggen; dager du har logget, står. Planen nå:'
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

/** Describes the profile and tells where to change it. */
export const profile: Answer = (state, { language }) => {
  const { runner } = state;
  const where =
    language === 'nb'
      ? 'Endre mål, løpedager, timer, løpsdato, terskelfart og langturgrense under Profil hos løpetreneren; planen lages om med en gang, og loggede dager står.'
      : 'Change goal, running days, hours, race date, threshold pace and long-run limit on the Profile tab of the running coach; the plan is updated at once, and logged days stay.';
  if (!runner) return where;
  const now =
    language === 'nb'
      ? `Nå: ${goalName(runner.goal, language)}, ${runner.hours} timer i uka, ${dayNames(state, language)}.`
      : `Now: ${goalName(runner.goal, language)}, ${runner.hours} hours a week, ${dayNames(state, language)}.`;
  return sentences(now, where);
};

export const accept = fixed({
  en: "A yes in the chat changes nothing: answer the card under the week's plan for a lighter week, or tap one of the buttons below.",
  nb: 'Et ja i chatten endrer ingenting: svar på kortet under ukeplanen for en lettere uke, eller trykk på en av knappene under.',
});

import { addDays, weekStartOf } from '@stridewell/contracts/web';
import { weekday } from '@stridewell/language/days';
import { type Language, listed, paragraphs, sentences } from '@stridewell/language/language';
import type { CoachState } from '../../domain/coach-state.ts';
import { goalName } from '../text/names.ts';
import { type Answer, fixed, missingPlan } from './answer.ts';
import { leadTime } from './race.ts';
import { listPlan } from './week.ts';

/** After the tap: the plan as it is now, with a short lead time said plainly. */
export const planMade: Answer = (state, { language }) => {
  const missing = missingPlan(state, language);
  if (missing || !state.plan) return missing ?? '';
  const note = leadTime(state, language);
  const isSaid = (state.plan.notes ?? []).includes(state.course?.shortLead ?? '');
  return paragraphs(
    language === 'nb'
      ? 'Planen er laget; dager du har logget, står som de er.'
      : 'The plan is made; logged days stay as they are.',
    isSaid ? null : note,
    listPlan(state, state.plan, language),
  );
};

/** A plan asked for in words: the chat changes nothing, the tap does. */
export const makePlan: Answer = (state, { language }) => {
  const missing = missingPlan(state, language);
  if (missing || !state.plan) return missing ?? '';
  return paragraphs(
    language === 'nb'
      ? 'Trykk «Create plan», så lages uka på nytt fra profilen og loggen; dager du har logget, står. Slik er den nå:'
      : "Tap 'Create plan' and the week is made anew from your profile and log; logged days stay. As it is now:",
    listPlan(state, state.plan, language),
  );
};

const dayNames = (state: CoachState, language: Language): string => {
  const monday = weekStartOf(state.today);
  const order = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
  const days = state.runner?.availableDays ?? [];
  return listed(
    days.map((name) => weekday(addDays(monday, order.indexOf(name)), language)),
    language,
  );
};

/** What the profile says, and where to change it. */
export const profile: Answer = (state, { language }) => {
  const { runner } = state;
  const where =
    language === 'nb'
      ? 'Endre mål, løpedager, timer, løpsdato, terskelfart og langturgrense under Profil hos løpetreneren; planen lages om med en gang, og loggede dager står.'
      : 'Change goal, running days, hours, race date, threshold pace and long-run limit on the Profile tab of the running coach; the plan is remade at once, and logged days stay.';
  if (!runner) return where;
  const now =
    language === 'nb'
      ? `Nå: ${goalName(runner.goal, language)}, ${runner.weeklyHours} timer i uka, ${dayNames(state, language)}.`
      : `Now: ${goalName(runner.goal, language)}, ${runner.weeklyHours} hours a week, ${dayNames(state, language)}.`;
  return sentences(now, where);
};

export const accept = fixed({
  en: "I change nothing from the chat by a yes: answer the card under the week's plan for a lighter week, or tap one of the buttons below.",
  nb: 'Jeg endrer ingenting av et ja i chatten: svar på kortet under ukeplanen for en lettere uke, eller trykk på en av knappene under.',
});

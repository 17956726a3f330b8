/**
 * Quick actions of both chats. They are in a separate module, because the home screen needs only the limits of the
 * chat.
 */
import type { CoachType } from './chat.ts';

interface ActionWords {
  label: string;
  description: string;
}

/** A quick action with its words in English and Norwegian. */
export interface QuickAction extends ActionWords {
  code: string;
  nb: ActionWords;
}

/** Returns the words of a quick action in a language. */
export const actionWords = (action: QuickAction, language: 'en' | 'nb'): ActionWords =>
  language === 'nb' ? action.nb : action;

/** Returns the labels of quick actions in both languages, which are also the texts of their messages. */
export const actionLabels = (actions: readonly QuickAction[]): ReadonlySet<string> =>
  new Set(actions.flatMap(({ label, nb }) => [label, nb.label]));

/** Quick actions of the running coach, in the order in which they are offered. */
export const RUNNING_QUICK_ACTIONS = [
  {
    code: 'TODAY_START',
    label: "Today's workout",
    description: "Today's session from your plan, minute by minute",
    nb: { label: 'Dagens økt', description: 'Dagens økt fra planen din, minutt for minutt' },
  },
  {
    code: 'WEEK_START',
    label: 'Create plan',
    description: "Create this week's plan, or rebuild it; logged days stay as they are",
    nb: {
      label: 'Lag plan',
      description: 'Lag planen for denne uka, eller lag den på nytt; dager du har logget, står',
    },
  },
  {
    code: 'CURRENT_WEEK_PLAN',
    label: 'Current week plan',
    description: 'This week, day by day',
    nb: { label: 'Planen for uka', description: 'Denne uka, dag for dag' },
  },
  {
    code: 'TODAY_ADDONS',
    label: 'Show Add-ons',
    description: 'Strength, strides and mobility that go with today',
    nb: { label: 'Vis tillegg', description: 'Styrke, stigningsløp og bevegelighet som passer til i dag' },
  },
  {
    code: 'TODAY_EXPLAIN_INTENSITY',
    label: 'Explain RPE & Zones',
    description: 'Your zones by pace, effort and talk test',
    nb: { label: 'Forklar RPE og soner', description: 'Sonene dine etter fart, innsats og snakketest' },
  },
  {
    code: 'TODAY_ADAPT_EASIER',
    label: 'Make Easier',
    description: 'A gentler version of today',
    nb: { label: 'Gjør det lettere', description: 'En roligere utgave av dagens økt' },
  },
  {
    code: 'TODAY_NO_WATCH',
    label: 'No Watch Version',
    description: 'Today by feel, without pace or pulse',
    nb: { label: 'Uten klokke', description: 'Dagens økt på følelsen, uten fart og puls' },
  },
  {
    code: 'TODAY_ALT_NO_RUN',
    label: 'Non-Running Alt',
    description: 'The same training effect today without running',
    nb: { label: 'I stedet for løping', description: 'Samme treningseffekt i dag uten å løpe' },
  },
  {
    code: 'PHASE_EXPLAIN_START',
    label: 'Explain Phase',
    description: 'Which phase you are in, and what comes next',
    nb: { label: 'Forklar fasen', description: 'Hvilken fase du er i, og hva som kommer' },
  },
  {
    code: 'WEEK_ADJUST_BY_CHECKINS',
    label: 'Daily Adjustments',
    description: 'What your check-ins changed this week, and why',
    nb: { label: 'Endret av innsjekkene', description: 'Hva innsjekkene dine endret denne uka, og hvorfor' },
  },
  {
    code: 'HELP_START',
    label: 'How to use Coach',
    description: 'What this coach can do, and what it cannot',
    nb: { label: 'Slik bruker du treneren', description: 'Hva denne treneren kan, og hva den ikke kan' },
  },
] as const satisfies readonly QuickAction[];
export type RunningActionCode = (typeof RUNNING_QUICK_ACTIONS)[number]['code'];

/** Quick actions of the physio coach, in the order in which they are offered. */
export const PHYSIO_QUICK_ACTIONS = [
  {
    code: 'PROGRESS_CHECK',
    label: 'How am I progressing?',
    description: 'Your last check-ins and what they show',
    nb: { label: 'Hvordan går det framover?', description: 'De siste innsjekkene dine og hva de viser' },
  },
  {
    code: 'TODAY_EXERCISES',
    label: "Today's exercises",
    description: "Today's exercises, with sets and repetitions",
    nb: { label: 'Dagens øvelser', description: 'Dagens øvelser, med sett og repetisjoner' },
  },
  {
    code: 'RETURN_TO_RUNNING',
    label: 'When can I return to running?',
    description: 'Which criteria you meet and which are still missing',
    nb: { label: 'Når kan jeg løpe igjen?', description: 'Hvilke krav du oppfyller, og hvilke som mangler' },
  },
  {
    code: 'PAIN_NORMAL',
    label: 'Is my pain normal?',
    description: 'How much pain is fine, and which kind is not',
    nb: { label: 'Er smerten min vanlig?', description: 'Hvor mye smerte som er greit, og hvilken som ikke er det' },
  },
  {
    code: 'SAFETY_CHECK',
    label: 'Should I be worried?',
    description: 'A few questions on warning signs',
    nb: { label: 'Bør jeg være bekymret?', description: 'Noen spørsmål om faresignaler' },
  },
  {
    code: 'PAIN_INCREASED',
    label: 'Pain increased - help!',
    description: 'What to do now that it hurts more',
    nb: { label: 'Mer vondt - hjelp!', description: 'Hva du gjør nå som det gjør mer vondt' },
  },
] as const satisfies readonly QuickAction[];
export type PhysioActionCode = (typeof PHYSIO_QUICK_ACTIONS)[number]['code'];

export const QUICK_ACTIONS: Record<CoachType, readonly QuickAction[]> = {
  running: RUNNING_QUICK_ACTIONS,
  physio: PHYSIO_QUICK_ACTIONS,
};

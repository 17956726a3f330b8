import { shortDayIn } from '@stridewell/app/screens';
import type { MonthFact } from '@stridewell/contracts/web';

/** Formats counts in English. */
export const en = {
  days: (days: number): string => (days === 1 ? '1 day' : `${days} days`),
  runs: (runs: number): string => (runs === 1 ? '1 run' : `${runs} runs`),
  minutes: (minutes: number): string => (minutes === 1 ? '1 minute' : `${minutes} minutes`),
  sessions: (sessions: number): string => (sessions === 1 ? '1 planned session' : `${sessions} planned sessions`),
};

/** Formats counts in Norwegian. */
export const nb = {
  days: (days: number): string => (days === 1 ? '1 dag' : `${days} dager`),
  runs: (runs: number): string => (runs === 1 ? '1 løpetur' : `${runs} løpeturer`),
  minutes: (minutes: number): string => (minutes === 1 ? '1 minutt' : `${minutes} minutter`),
  sessions: (sessions: number): string => (sessions === 1 ? '1 planlagt økt' : `${sessions} planlagte økter`),
};

/** Number of steady days in a month, and how many of them are steady because of a pause. */
interface Steady {
  days: number;
  paused?: number | undefined;
}

const hasPause = ({ paused = 0 }: Steady): boolean => paused > 0;
/** True if at least half of the steady days are days of a pause. */
const isMostlyPause = ({ days, paused = 0 }: Steady): boolean => paused > 0 && paused >= days / 2;

/** Returns the part of the steady days that belong to a pause, such as "both of them in a pause". */
const englishShare = ({ days, paused }: Steady): string => {
  if (paused !== days) return `${paused} of them `;
  return days === 1 ? '' : `${days === 2 ? 'both' : 'all'} of them `;
};

/** Returns the end of a sentence about steady days, which explains what made them steady. */
const englishReasons = (fact: Steady): string => {
  if (isMostlyPause(fact)) return `, ${englishShare(fact)}in a pause: rest counts as much as running.`;
  return hasPause(fact)
    ? ': you ran, rested as planned, checked in or had a pause.'
    : ': you ran, rested as planned or checked in.';
};

const englishPause = (days: number, of: number): string => {
  const paused = `Your plan was paused for ${en.days(of)}.`;
  if (days === of) return `${paused} That time counts as rest.`;
  return `${paused} ${days === 1 ? 'The one day without a run counts' : `The ${days} days without a run count`} as rest.`;
};

const englishHeldBack = (days: number, of: number): string => {
  if (days === of) return `Your body said no on ${en.days(of)}, and you listened. That is good training.`;
  return days >= of / 2
    ? `Your body said no on ${en.days(of)}, and on ${days} of them you listened. That is good training.`
    : `Your body said no on ${en.days(of)}, and on ${days} of them you rested. Rest on such a day is training too.`;
};

/** Describes a fact of a month in English. */
export const englishFact = (fact: MonthFact, isCurrent: boolean): string => {
  switch (fact.code) {
    case 'steady_all':
      return fact.days === 1
        ? 'One day, and you looked after it.'
        : `${fact.days === 2 ? 'Both' : `All ${fact.days}`} days ${isCurrent ? 'so far ' : ''}were steady${englishReasons(fact)}`;
    case 'steady_most':
      return `${fact.days} of ${fact.of} days were steady${englishReasons(fact)}`;
    case 'steady_some':
      return hasPause(fact)
        ? `${fact.days} of ${en.days(fact.of)} ${fact.days === 1 ? 'was' : 'were'} steady${englishReasons(fact)}`
        : `You ran, rested as planned or checked in on ${fact.days} of ${en.days(fact.of)}. ${fact.days === 1 ? 'That one' : 'Each of them'} counts.`;
    case 'plan_all':
      return fact.done === 1
        ? `Your planned session is done${fact.partly ? ' in part' : ''}.`
        : `${fact.done === 2 ? 'Both planned sessions' : `All ${en.sessions(fact.done)}`} ${isCurrent ? 'so far ' : ''}are done${fact.partly ? ', wholly or partly' : ''}.`;
    case 'plan_part':
      return `You did ${fact.done} of ${en.sessions(fact.planned)}${fact.partly ? ', wholly or partly' : ''}. Nothing has to be made up for.`;
    case 'plan_none':
      return 'None of the planned sessions was run. The next one is the only one that matters.';
    case 'runs_free':
      return `You ran ${fact.runs === 1 ? 'once' : `${fact.runs} times`}, ${en.minutes(fact.minutes)} in all.`;
    case 'checked_in':
      return `You checked in on ${en.days(fact.days)}, so your plan knows how you are.`;
    case 'no_runs':
      return 'There was no run, and that is fine.';
    case 'held_back':
      return englishHeldBack(fact.days, fact.of ?? fact.days);
    case 'paused':
      return englishPause(fact.days, fact.of ?? fact.days);
    case 'longest':
      return `The longest of your runs that went as planned was ${en.minutes(fact.minutes)}, on ${shortDayIn(fact.date)}.`;
    case 'rested':
      return `You rested on ${en.days(fact.days)}, as planned. That is when training takes hold.`;
    case 'no_checkins':
      return 'With a check-in in the morning, this page can say more about how you felt.';
  }
};

const norwegianShare = ({ days, paused }: Steady): string => {
  if (paused !== days) return `${paused} av dem `;
  return days === 1 ? '' : `${days === 2 ? 'begge' : 'alle'} `;
};

const norwegianReasons = (fact: Steady): string => {
  if (isMostlyPause(fact)) return `, ${norwegianShare(fact)}i en pause: hvile teller like mye som løping.`;
  return hasPause(fact)
    ? ': du løp, hvilte etter planen, sjekket inn eller hadde pause.'
    : ': du løp, hvilte etter planen eller sjekket inn.';
};

const norwegianPause = (days: number, of: number): string => {
  const paused = `Planen sto på pause i ${nb.days(of)}.`;
  if (days === of) return `${paused} Den tida teller som hvile.`;
  return `${paused} ${days === 1 ? 'Den ene dagen' : `De ${days} dagene`} uten løping teller som hvile.`;
};

const norwegianHeldBack = (days: number, of: number): string => {
  if (days === of) return `Kroppen sa nei ${nb.days(of)}, og du hørte på den. Det er god trening.`;
  return days >= of / 2
    ? `Kroppen sa nei ${nb.days(of)}, og ${days} av dem hørte du på den. Det er god trening.`
    : `Kroppen sa nei ${nb.days(of)}, og ${days} av dem hvilte du. Hvile på en slik dag er også trening.`;
};

/** Describes a fact of a month in Norwegian. */
export const norwegianFact = (fact: MonthFact, isCurrent: boolean): string => {
  switch (fact.code) {
    case 'steady_all':
      return fact.days === 1
        ? 'Én dag, og du tok vare på den.'
        : `${fact.days === 2 ? 'Begge' : `Alle ${fact.days}`} dagene ${isCurrent ? 'så langt ' : ''}var jevne${norwegianReasons(fact)}`;
    case 'steady_most':
      return `${fact.days} av ${fact.of} dager var jevne${norwegianReasons(fact)}`;
    case 'steady_some':
      return hasPause(fact)
        ? `${fact.days} av ${nb.days(fact.of)} var ${fact.days === 1 ? 'jevn' : 'jevne'}${norwegianReasons(fact)}`
        : `Du løp, hvilte etter planen eller sjekket inn ${fact.days} av ${nb.days(fact.of)}. ${fact.days === 1 ? 'Den' : 'Hver av dem'} teller.`;
    case 'plan_all':
      return fact.done === 1
        ? `Den planlagte økta er ${fact.partly ? 'delvis ' : ''}gjort.`
        : `${fact.done === 2 ? 'Begge de planlagte øktene' : `Alle ${nb.sessions(fact.done)}`} ${isCurrent ? 'så langt ' : ''}er gjort${fact.partly ? ', helt eller delvis' : ''}.`;
    case 'plan_part':
      return `Du gjorde ${fact.done} av ${nb.sessions(fact.planned)}${fact.partly ? ', helt eller delvis' : ''}. Ingenting må tas igjen.`;
    case 'plan_none':
      return 'Ingen av de planlagte øktene ble løpt. Det er bare den neste som betyr noe.';
    case 'runs_free':
      return `Du løp ${fact.runs === 1 ? 'én gang' : `${fact.runs} ganger`}, til sammen ${nb.minutes(fact.minutes)}.`;
    case 'checked_in':
      return `Du sjekket inn ${nb.days(fact.days)}, så planen vet hvordan du har det.`;
    case 'no_runs':
      return 'Det ble ingen løping, og det er helt greit.';
    case 'held_back':
      return norwegianHeldBack(fact.days, fact.of ?? fact.days);
    case 'paused':
      return norwegianPause(fact.days, fact.of ?? fact.days);
    case 'longest':
      return `Den lengste av turene som gikk etter planen, var på ${nb.minutes(fact.minutes)}, ${shortDayIn(fact.date).replace(/\.?$/, '.')}`;
    case 'rested':
      return `Du hvilte ${nb.days(fact.days)}, etter planen. Det er da treningen setter seg.`;
    case 'no_checkins':
      return 'Med en innsjekk om morgenen kan denne siden si mer om hvordan du hadde det.';
  }
};

import type { NoteAnswer } from '@stridewell/contracts/web';
import { createCatalogue, type MessageLanguage, type Messages } from '@stridewell/kit/messages/catalogue';
import type { AnsweredNote } from '../domain/week/types.ts';
import { nameOfDay } from './season-messages.ts';

/** Labels of the answers to a note's question. */
const LABELS = {
  too_hard: { en: 'Too hard', nb: 'For hardt' },
  no_time: { en: 'No time', nb: 'For lite tid' },
  no_fun: { en: 'No fun', nb: 'Lite moro' },
  too_much: { en: 'Too much', nb: 'For mye' },
  something_else: { en: 'Something else', nb: 'Noe annet' },
  lighter: { en: 'Make this week lighter', nb: 'Gjør uka lettere' },
  smaller: { en: 'A smaller plan: {minutes} min on {runs} days', nb: 'En mindre plan: {minutes} min på {runs} dager' },
  ill: { en: 'I am ill', nb: 'Jeg er syk' },
  keep: { en: 'Keep the plan', nb: 'Behold planen' },
  understood: { en: 'I will rest', nb: 'Jeg hviler' },
  gone: { en: 'Yes, it is gone', nb: 'Ja, den er borte' },
  still_hurts: { en: 'Not yet', nb: 'Ikke ennå' },
} as const satisfies Messages<NoteAnswer>;

const labels = createCatalogue<NoteAnswer>(LABELS);

/** Returns the label of an answer. The label of `smaller` contains the smaller plan. */
export const labelOfAnswer = (
  answer: NoteAnswer,
  language: MessageLanguage,
  smaller: { minutes: number; runs: number } | null = null,
): string =>
  labels.render({ code: answer, values: smaller ? { minutes: smaller.minutes, runs: smaller.runs } : {} }, language);

/** Sentences about the effect of an answer. `{day}` is the name of a weekday. */
const RESULTS = {
  easier: { en: '{day}’s hard session is easier.', nb: 'Den harde økta på {day} er lettere.' },
  shorter: { en: '{day}’s hard session is shorter.', nb: 'Den harde økta på {day} er kortere.' },
  easy_run: {
    en: '{day}’s hard session is an easy run. Easy running counts all the same.',
    nb: 'Den harde økta på {day} er en rolig tur. Rolige turer teller uansett.',
  },
  lighter_week: {
    en: 'The rest of this week is a fifth shorter.',
    nb: 'Resten av uka er en femtedel kortere.',
  },
  smaller: {
    en: 'The plan is smaller from now on, until you go back to the full one.',
    nb: 'Planen er mindre fra nå av, til du går tilbake til den hele.',
  },
  ill: {
    en: 'Get well first. The plan rests until you end the pause, at the earliest a day after your last symptom. If you get worse, talk to a doctor.',
    nb: 'Bli frisk først. Planen hviler til du avslutter pausen, tidligst et døgn etter siste symptom. Blir du verre, snakk med lege.',
  },
  short_version: {
    en: 'Short of time? Every session has a short version of 20 to 30 minutes, and it counts.',
    nb: 'Lite tid? Hver økt har en kort utgave på 20 til 30 minutter, og den teller.',
  },
  gone: {
    en: 'Good. Hard running comes back next week. If it hurts again, skip the run and say so.',
    nb: 'Fint. Den harde løpingen kommer tilbake neste uke. Gjør det vondt igjen, dropp turen og si fra.',
  },
  still_hurts: {
    en: 'Then the plan stays easy. Two minutes in Physio Coach?',
    nb: 'Da holder planen seg rolig. To minutter i Physio Coach?',
  },
  kept: { en: 'The plan stays as it is.', nb: 'Planen blir som den er.' },
} as const satisfies Messages<string>;

const results = createCatalogue<keyof typeof RESULTS>(RESULTS);

const resultOf = ({ note, answer, day, replaced, isEasierWeek }: AnsweredNote): keyof typeof RESULTS => {
  if (answer === 'ill' || answer === 'smaller' || answer === 'gone' || answer === 'still_hurts') return answer;
  if (isEasierWeek) return 'lighter_week';
  if (replaced) return 'easy_run';
  if (day !== undefined) return answer === 'no_time' ? 'shorter' : 'easier';
  return note === 'many_skips' && answer === 'no_time' ? 'short_version' : 'kept';
};

/** Returns a sentence that describes the effect of an answer. */
export const describeAnswer = (answered: AnsweredNote, language: MessageLanguage): string => {
  const day = answered.day === undefined ? '' : nameOfDay(answered.day, language);
  return results.render({ code: resultOf(answered), values: { day } }, language);
};

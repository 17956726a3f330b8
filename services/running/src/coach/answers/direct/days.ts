import { addDays } from '@stridewell/contracts/web';
import { weekday } from '@stridewell/language/days';
import { capitalised, listed, sentences } from '@stridewell/language/language';
import { doneMinutes } from '../../../domain/records.ts';
import { datesNamed } from '../../dates.ts';
import { logOf, minutesOf, runsSince } from '../../figures.ts';
import { count } from '../../text/names.ts';
import { sessionPhrase } from '../../text/sessions.ts';
import type { Answer } from '../answer.ts';
import { fact } from '../cards.ts';
import { loggedOn } from '../log-figures.ts';
import { ifTired } from '../long-run-figures.ts';
import { logHow } from '../progress.ts';
import { adaptNote } from '../week-notes.ts';
import { dayAsked, isLowDay, lastMonday, longAhead, nextSession, ofRuns, onDay, pick } from './shared.ts';

/** Explains what a low check-in on a coming day would do to its session. */
const ifLow: Answer = (state, question) => {
  const { language } = question;
  const named = question.day ? dayAsked(state, question) : null;
  const day = named && named.minutes > 0 && named.date > state.today ? named : (nextSession(state) ?? longAhead(state));
  return day
    ? ifTired(day, language)
    : pick(language, 'Then the day gets light, or you rest.', 'Da blir dagen lett, eller du hviler.');
};

/** Answers a runner who ran less than planned. */
const cutShort: Answer = (state, { language }) => {
  const next = nextSession(state);
  return {
    answer: pick(
      language,
      'No, it does not matter: what you ran counts, and the rest is not made up.',
      'Nei, det gjør ingenting: det du løp, teller, og resten skal ikke tas igjen.',
    ),
    why:
      next &&
      pick(
        language,
        `Next is ${sessionPhrase(next, 'en')} ${onDay(state, next.date, 'en')}, as planned.`,
        `Neste er ${sessionPhrase(next, 'nb')} ${onDay(state, next.date, 'nb')}, som planlagt.`,
      ),
    next: pick(language, 'Log it as partly done.', 'Før den som delvis gjort.'),
  };
};

/** Answers whether an earlier run is in the log, and how to add it. */
const logLate: Answer = (state, question) => {
  const [date] = datesNamed(state, question.days, true);
  return date && date <= state.today && logOf(state, date) ? loggedOn(state, question) : logHow(state, question);
};

/** Answers whether to rest tomorrow as well. */
const restAlso: Answer = (state, { language }) => {
  const next = nextSession(state);
  const tomorrow = next?.date === addDays(state.today, 1) ? next : null;
  if (!tomorrow)
    return pick(language, 'Yes: tomorrow is a rest day in the plan.', 'Ja: i morgen er det hviledag på planen.');
  return {
    answer: isLowDay(state)
      ? pick(
          language,
          "Let tomorrow's check-in decide: if it is still low, rest; if it is better, run as planned.",
          'La innsjekken i morgen avgjøre: er den fortsatt lav, hviler du; er den bedre, løper du som planlagt.',
        )
      : pick(language, 'Not needed, but it does no harm.', 'Det trengs ikke, men det gjør ingen skade.'),
    why: pick(
      language,
      `Planned is ${sessionPhrase(tomorrow, 'en')}, and leaving it out costs nothing.`,
      `På planen står ${sessionPhrase(tomorrow, 'nb')}, og å la den ligge koster ingenting.`,
    ),
  };
};

/** Explains why a week has one hard session. */
const oneHard: Answer = (_state, { language }) => ({
  answer: pick(
    language,
    'Because the easy minutes build most of your endurance, and one hard session is what you recover from in a week.',
    'Fordi de rolige minuttene bygger det meste av utholdenheten, og én hard økt er det du rekker å hente deg inn fra på en uke.',
  ),
  why: fact('eighty-twenty', language),
});

/** Answers whether next week has a hard session. */
const hardNextWeek: Answer = (state, { language }) => {
  const note = adaptNote(state, language);
  const isTaper = state.course?.phase === 'Taper';
  return {
    answer: isTaper
      ? pick(
          language,
          'Yes, a shorter one: the taper keeps the pace and cuts the minutes.',
          'Ja, en kortere: nedtrappingen beholder farten og kutter minuttene.',
        )
      : pick(
          language,
          'Yes, most likely one, unless your check-ins stay low.',
          'Ja, mest sannsynlig én, med mindre innsjekkene holder seg lave.',
        ),
    why: note,
    next: pick(
      language,
      'Which and when you see when the week is made on Monday.',
      'Hvilken og når, ser du når uka lages på mandag.',
    ),
  };
};

/** Lists the runs of last week by their days. */
const daysLastWeek: Answer = (state, { language }) => {
  const from = lastMonday(state);
  const logs = state.logs
    .filter((log) => log.date >= from && log.date < addDays(from, 7) && doneMinutes(log) > 0)
    .sort((a, b) => a.date.localeCompare(b.date));
  if (logs.length === 0) return pick(language, 'None is logged for last week.', 'Ingen er logget forrige uke.');
  const names = listed(
    logs.map(({ date, minutes }) => `${weekday(date, language)}${minutes ? ` ${minutes} min` : ''}`),
    language,
  );
  return pick(language, `${capitalised(names)}.`, `${capitalised(names)}.`);
};

/** Sums up what was run this month. */
const hoursRun: Answer = (state, { language }) => {
  const runs = runsSince(state, `${state.today.slice(0, 8)}01`);
  const minutes = minutesOf(runs);
  const hours = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(minutes / 60);
  return {
    answer: pick(
      language,
      `${hours} hours this month: ${minutes} min in ${count(runs.length, 'run', 'runs')}.`,
      `${hours} timer denne måneden: ${minutes} min på ${count(runs.length, 'tur', 'turer')}.`,
    ),
    why: sentences(pick(language, 'That is what is logged.', 'Det er det som er logget.')),
  };
};

export const DAY_ANSWERS = {
  ifLow: ofRuns(ifLow),
  cutShort: ofRuns(cutShort),
  logLate,
  restAlso: ofRuns(restAlso),
  oneHard: ofRuns(oneHard),
  hardNextWeek: ofRuns(hardNextWeek),
  daysLastWeek: ofRuns(daysLastWeek),
  hoursRun: ofRuns(hoursRun),
} as const;

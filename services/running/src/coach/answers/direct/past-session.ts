import { weekday } from '@stridewell/language/days';
import { capitalised } from '@stridewell/language/language';
import { dateOf } from '../../dates.ts';
import { dayOf, leftOf, logOf } from '../../figures.ts';
import { reasonName } from '../../text/names.ts';
import { sessionPhrase } from '../../text/sessions.ts';
import type { Answer } from '../answer.ts';
import { isLowDay, onDay, pick } from './shared.ts';

/** Answers about a session of this week that is over: done, or missed and not run later. */
export const pastSession: Answer = (state, question) => {
  const { language, days } = question;
  const date = days.map((day) => dateOf(state, day)).find((each) => each < state.today);
  const log = date ? logOf(state, date) : null;
  const row = date ? dayOf(state, date) : null;
  if (!date || !row) return pick(language, 'No: what is missed stays missed.', 'Nei: det som gikk, gikk.');
  const name = weekday(date, language);
  if (log && log.status !== 'skipped')
    return pick(
      language,
      `${name}'s session is logged as done, so there is nothing to move.`,
      `Økta ${name} er logget som gjort, så det er ingenting å flytte.`,
    );
  const next = leftOf(state).find((day) => day.date > state.today);
  const isLow = isLowDay(state);
  return {
    answer: pick(
      language,
      `No: ${name}'s session is over${log?.reason ? ` (skipped, ${reasonName(log.reason, 'en')})` : ''}, and it is not moved or made up.`,
      `Nei: økta ${name} er forbi${log?.reason ? ` (hoppet over, ${reasonName(log.reason, 'nb')})` : ''}, og den skal verken flyttes eller tas igjen.`,
    ),
    why: isLow
      ? pick(
          language,
          'After low days nothing hard comes next; it returns when your check-ins are back up.',
          'Etter lave dager kommer det ikke noe hardt; det er tilbake når innsjekkene er oppe igjen.',
        )
      : null,
    next:
      next &&
      pick(
        language,
        `${capitalised(onDay(state, next.date, 'en'))} it is ${sessionPhrase(next, 'en')}.`,
        `${capitalised(onDay(state, next.date, 'nb'))} er det ${sessionPhrase(next, 'nb')}.`,
      ),
  };
};

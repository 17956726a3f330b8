import { weekday } from '@stridewell/language/days';
import { capitalised, type Language } from '@stridewell/language/language';
import type { CoachState } from '../../domain/coach-state.ts';
import { dayAbout } from '../decision.ts';
import { isLong, lightDaysOf, rehabLevel } from '../figures.ts';
import type { Question } from '../intents/read.ts';
import type { Topic } from '../intents/rules.ts';
import { isDemanding } from '../spacing.ts';
import { isLowDay } from './direct/shared.ts';

/** Topics whose answers mention an upcoming session. */
const OF_COMING: ReadonlySet<Topic> = new Set<Topic>([
  ...([
    'day',
    'longRun',
    'cap',
    'capWhy',
    'most',
    'lengthWhy',
    'longWorry',
    'othersCompared',
    'runDifference',
  ] as const),
]);
/** Minimum number of light days at which an upcoming demanding session is in doubt. */
const SEVERAL = 2;

/**
 * Adds that the demanding session in an answer is not certain after several low check-ins; null otherwise. The answer
 * itself states what is planned.
 */
export const lowAhead = (state: CoachState, question: Question, language: Language): string | null => {
  if (!OF_COMING.has(question.topic) || rehabLevel(state) !== null) return null;
  if (!isLowDay(state) || lightDaysOf(state) < SEVERAL) return null;
  const about = dayAbout(state, question.topic, question);
  const day = about !== null && about.date > state.today ? about : null;
  if (day === null || !isDemanding(day)) return null;
  const name = weekday(day.date, language);
  return language === 'nb'
    ? `Men den er ikke et må: etter flere lave dager avgjør innsjekken ${name} morgen. Er den fortsatt lav, blir ${isLong(day) ? 'turen' : 'økta'} kortere og svært rolig eller faller ut, og det koster ingenting.`
    : `But it is no must: after several low days, ${capitalised(name)} morning's check-in decides. If it is still low, the ${isLong(day) ? 'run' : 'session'} gets shorter and very easy or falls out, and that costs nothing.`;
};

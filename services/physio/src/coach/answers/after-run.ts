import { weekday } from '@stridewell/language/days';
import { isUnsaid, type Voice } from '@stridewell/language/variants';
import { runEvery } from '../figures.ts';
import type { Topic } from '../intents/rules.ts';
import type { Case } from './answer.ts';
import { closed } from './ladder.ts';

/** Topics that ask whether to run or what to run. */
const OF_RUNNING: ReadonlySet<Topic> = new Set<Topic>([
  ...(['ready', 'runWhen', 'missing', 'whole', 'stage', 'nextStage', 'nextRun', 'runMinutes', 'moreTimes'] as const),
  ...(['dayPlan', 'runDays'] as const),
]);
/** A stage of the ladder by its number, or a run by its name. */
const NAMES_RUN = /\b(?:stage|trinn) \d|\bwalk-run\b|\bgå-løp/i;

const WHEN = {
  en: ['today', 'yesterday', 'two days ago'],
  nb: ['i dag', 'i går', 'i forgårs'],
} as const;

/**
 * Returns the sentence before an answer about running when the runner reported a run within the rest period that the
 * ladder requires between two runs: no running today, and the first day for the next run. Null for other answers and
 * while running is not allowed.
 */
export const afterRun = (found: Case, reply: string, voice: Voice): string | null => {
  const { state, question, language } = found;
  const { ran } = state;
  if (!ran || closed(found) || !(OF_RUNNING.has(question.topic) || NAMES_RUN.test(reply))) return null;
  const day = weekday(ran.next, language);
  const hours = runEvery(found) * 24;
  const when = WHEN[language][ran.ago] ?? '';
  const full =
    language === 'nb'
      ? `${ran.ago === 0 ? 'Ikke mer løping i dag' : 'Ikke i dag'}: du løp ${when}, og det skal gå minst ${hours} timer mellom to turer på stigen. Neste er tidligst ${day}.`
      : `${ran.ago === 0 ? 'No more running today' : 'Not today'}: you ran ${when}, and at least ${hours} hours lie between two runs on the ladder. The next is on ${day} at the earliest.`;
  if (isUnsaid(voice, full)) return full;
  return language === 'nb' ? `Ikke i dag, som sagt: tidligst ${day}.` : `Not today, as said: ${day} at the earliest.`;
};

import { asksTwoDays } from '@stridewell/chat/dialogue';
import { weekday } from '@stridewell/language/days';
import type { Language } from '@stridewell/language/language';
import { isUnsaid, type Voice } from '@stridewell/language/variants';
import type { IntentId } from '@stridewell/understanding';
import type { CoachState } from '../../domain/coach-state.ts';
import { ladderGap } from '../../domain/week/current-week.ts';
import { rehabLevel } from '../figures.ts';
import { isDirect } from '../intents/direct/direct.ts';
import type { Question } from '../intents/read.ts';
import type { Topic } from '../intents/rules.ts';

/** Topics that are not about a run, and gentler versions, which already suggest the walk. */
const NEEDS_NO_ANSWER: ReadonlySet<Topic> = new Set([
  'unknown',
  'why',
  'progress',
  'done',
  'lastWeek',
  'score',
  'trend',
  'checkinEffect',
  'strength',
  'stretching',
  'lighterWeek',
  'easier',
  'tired',
  'pain',
  'instead',
  'second',
  'which',
]);

/** Intents about things, dates, the check-in and the app: their answers permit no run, so no limit precedes them. */
const OF_THINGS: ReadonlySet<IntentId> = new Set<IntentId>([
  ...(['shoes', 'gear', 'food', 'drink', 'caffeineAlcohol', 'sleepHow', 'stretching'] as const),
  ...([
    'raceSet',
    'raceChange',
    'raceDelete',
    'checkinHow',
    'scoreWhy',
    'score',
    'logHow',
    'markDone',
    'units',
  ] as const),
]);

const isOfThing = (intent: IntentId | null, topic: Topic): boolean =>
  intent !== null && OF_THINGS.has(intent) && !isDirect(topic);

const WHEN = {
  en: ['today', 'yesterday', 'the day before yesterday'],
  nb: ['i dag', 'i går', 'i forgårs'],
} as const;

/** States that there is no run after the reported one, and the first day for the next. */
const afterRun = (
  { ago, next }: NonNullable<CoachState['ran']>,
  { language, hours }: { language: Language; hours: number },
  voice: Voice,
): string => {
  const day = weekday(next, language);
  const more = ago === 0 ? { en: 'No more running today', nb: 'Ikke mer løping i dag' } : NOT_TODAY;
  const full =
    language === 'nb'
      ? `**${more.nb}: du løp ${WHEN.nb[ago]}, og det skal være minst ${hours} timer mellom to turer på stigen. Tidligst ${day}.**`
      : `**${more.en}: you ran ${WHEN.en[ago]}, and there are at least ${hours} hours between two runs on the ladder. ${day} at the earliest.**`;
  if (isUnsaid(voice, full)) return full;
  return language === 'nb' ? `**Ikke i dag: tidligst ${day}.**` : `**Not today: ${day} at the earliest.**`;
};
const NOT_TODAY = { en: 'No running today', nb: 'Ingen løping i dag' };
const twoDays = (hours: number, language: Language): string =>
  language === 'nb'
    ? `**Nei, ikke to dager på rad: det skal være minst ${hours} timer mellom to turer på stigen.**`
    : `**No, not on two days in a row: there are at least ${hours} hours between two runs on the ladder.**`;

/** Topics whose answers mention no run today, so they need no note about the previous run. */
const TELLS_NO_RUN: ReadonlySet<Topic> = new Set([
  ...(['unknown', 'why', 'progress', 'done', 'lastWeek', 'score', 'trend', 'checkinEffect', 'stretching'] as const),
  ...(['strength', 'pain', 'which'] as const),
]);

/**
 * Returns the answer in one sentence while an injury restricts running: walking only, or the stage of the ladder
 * (section C of the domain page). It precedes any explanation, and is shorter if the thread already contains it. Null
 * when the topic is not about a run.
 */
export const rehabLead = (
  state: CoachState,
  { topic, language, message, intent }: Pick<Question, 'topic' | 'language' | 'message' | 'intent'>,
  voice: Voice,
): string | null => {
  const level = rehabLevel(state);
  if (level === null) return null;
  const hours = state.physio ? ladderGap(state.physio) * 24 : 48;
  if (state.ran && !TELLS_NO_RUN.has(topic)) return afterRun(state.ran, { language, hours }, voice);
  if (level === 'ladder' && asksTwoDays(message)) return twoDays(hours, language);
  if (NEEDS_NO_ANSWER.has(topic) || isOfThing(intent, topic)) return null;
  if (level === 'walk')
    return language === 'nb' ? '**Ingen løping ennå: bare gange.**' : '**No running yet: walking only.**';
  const stage = state.physio?.gate?.stage ?? null;
  const at = stage === null ? '' : language === 'nb' ? `, trinn ${stage}` : `, stage ${stage}`;
  const full =
    language === 'nb'
      ? `**Bare gå-løp-stigen${at}: ikke lengre og ikke hardere.**`
      : `**The walk-run ladder only${at}: nothing longer, nothing harder.**`;
  if (isUnsaid(voice, full)) return full;
  return language === 'nb' ? `**Bare gå-løp-stigen${at}.**` : `**The walk-run ladder only${at}.**`;
};

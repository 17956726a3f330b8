import type { About, CoachBrain, RuleAnswer, UnderstoodTurn } from '@stridewell/chat/brain';
import { answersInOrder, joinedReply, sourcesOf } from '@stridewell/chat/dialogue';
import type { Turn } from '@stridewell/chat/model/coach-model';
import { RUNNING_QUICK_ACTIONS } from '@stridewell/contracts/web';
import type { TokenZone } from '@stridewell/kit/projections/user-settings-repository';
import type { TrainingPermit } from '@stridewell/safety';
import { areQuiet, type IntentId } from '@stridewell/understanding';
import { bodyOption, cardOptions, intentOptions, type Option } from '@stridewell/understanding/dialogue';
import { type CoachState, isWithholding } from '../domain/coach-state.ts';
import { ACTION_ANSWERS, isAction } from './actions.ts';
import { isPlain, PLAIN_ANSWERS, refusal, trainingAnswer } from './answers/all.ts';
import { framedText, plainText } from './answers/frame.ts';
import { withoutPermit } from './answers/without-permit.ts';
import { datesNamed } from './dates.ts';
import { factsOf } from './facts.ts';
import type { Question } from './intents/read.ts';
import type { Topic } from './intents/rules.ts';
import { limitsOf } from './limits.ts';
import { SOURCES } from './sources.ts';
import { questionsOf, stateAfter, stateOf } from './turn.ts';
import { verdictFor } from './verdict.ts';
import { withUnit } from './with-unit.ts';

export interface RunningBrainDeps {
  load(user: TokenZone): Promise<CoachState>;
  /** Creates or recreates this week's plan and returns the state afterwards. */
  makePlan(user: TokenZone): Promise<CoachState>;
}

/** Returns the text of the reply to one question, and whether it gives an answer. */
const replyTo = (
  state: CoachState,
  turn: Turn,
  question: Question,
  permit: TrainingPermit | null,
): { text: string; isAnswer: boolean } => {
  const { topic, cards, isTypical } = question;
  const isHarmless = areQuiet(cards) && (topic !== 'card' || isTypical);
  if (isPlain(topic) && (permit || isHarmless))
    return { text: plainText(turn, question, PLAIN_ANSWERS[topic]), isAnswer: topic !== 'unknown' };
  const instead = permit ? null : withoutPermit(question);
  if (instead) return { text: plainText(turn, question, instead), isAnswer: true };
  if (!permit || isPlain(topic)) {
    const isRefused = topic === 'instruction';
    return { text: plainText(turn, question, isRefused ? refusal : PLAIN_ANSWERS.unknown), isAnswer: isRefused };
  }
  const code = turn.action?.code ?? '';
  const answer = (isAction(code) ? ACTION_ANSWERS[code] : undefined) ?? trainingAnswer(permit, state, question, topic);
  return { text: framedText(turn, state, question, answer), isAnswer: true };
};

/** Intents that are offered as chips with a message that was not understood. */
const TOPICS_OFFERED: readonly IntentId[] = ['today', 'week', 'zones'];

const optionsOf = (
  { intent, topic, candidates, cards, language }: Question,
  isAnswer: boolean,
  isPaceUnknown: boolean,
): Option[] => {
  // A message whose intent is known but which allows no advice is answered with the question whether it is meant.
  if (!isAnswer && intent !== null && topic !== 'unknown')
    return [...intentOptions([intent], language), bodyOption(language)];
  if (!isAnswer) return [...intentOptions(TOPICS_OFFERED, language), bodyOption(language)];
  if (topic === 'clarify') return [...intentOptions(candidates.slice(0, 2), language), bodyOption(language)];
  if (topic === 'card' && cards.length > 1) return cardOptions(cards, language);
  return isPaceUnknown && OFFERS_TEST.has(topic) ? intentOptions(['thresholdTest'], language) : [];
};

/** Topics whose answers offer the threshold test to a runner without a threshold pace. */
const OFFERS_TEST: ReadonlySet<Topic> = new Set<Topic>(['zonePace', 'zones', 'raceGoal', 'paceZone', 'feel']);

const datesOf = (state: CoachState, { topic, days }: Question): string[] =>
  days.length === 0 && (topic === 'today' || topic === 'report') ? [state.today] : datesNamed(state, days);

/**
 * Returns the reply by rules. Pure: equal state, turn and permit give an equal text. Without a permit, the reply contains
 * nothing of the runner's plan, and a question that needs it is answered as not understood.
 */
export const answerOf = (state: CoachState, turn: Turn, permit: TrainingPermit | null): RuleAnswer => {
  const questions = questionsOf(turn);
  const [first] = questions;
  const inUnit = withUnit(state, first.followUp?.kind === 'unit' ? first.slots.unit : stateOf(turn).unit);
  const replies = answersInOrder(turn, questions, (question, heard) => replyTo(inUnit, heard, question, permit));
  const dates = datesOf(state, first);
  const isAnswer = replies.some((reply) => reply.isAnswer);
  const options = optionsOf(first, isAnswer, state.profile !== null && state.threshold === null);
  const asked = isAnswer ? questions : ([{ ...first, topic: 'unknown' }] as const);
  return {
    // Several questions without an answer are asked back once.
    text: joinedReply(
      (isAnswer ? replies : replies.slice(0, 1)).map(({ text }) => text),
      asked[0],
      dates,
    ),
    language: first.language,
    chips: options.map(({ label, message }) => ({ label, message })),
    sources: isAnswer ? questions.flatMap((question) => sourcesOf(question, SOURCES)) : [],
    dialogue: stateAfter(turn, asked, { dates, options, isAsking: isAnswer && first.topic === 'clarify' }),
  };
};

/** Returns what the conversation is about after a reply that the rules did not word. */
const about = (state: CoachState, turn: Turn): About => {
  const questions = questionsOf(turn);
  const dates = datesOf(state, questions[0]);
  return {
    language: questions[0].language,
    dialogue: stateAfter(turn, questions, { dates, options: [], isAsking: false }),
  };
};

/**
 * Returns the parts of a turn on which the permit depends.
 */
export const understand = (turn: Turn): UnderstoodTurn => {
  const questions = questionsOf(turn);
  const isConfident = questions.every(({ topic }) => topic !== 'unknown' && topic !== 'clarify');
  const joined = questions[0].followUp?.joined;
  const mayTrain = questions.some(({ topic, cards }) => !isPlain(topic) || !areQuiet(cards));
  return { isConfident, mayTrain, ...(joined !== undefined && { joined }) };
};

/**
 * Reads one message, which loads models and word lists. Called before connections open: loading blocks the event loop, after
 * which the database's client takes its connections for dead and the next requests fail with 503.
 */
export const loadUnderstanding = (): void =>
  void understand({ message: 'What do I do today?', action: null, memory: [] });

/** Creates the running coach: its quick actions, replies by rules, verdicts, and facts and limits for a model. */
export const createRunningBrain = ({ load, makePlan }: RunningBrainDeps): CoachBrain<CoachState> => ({
  coachType: 'running',
  quickActions: RUNNING_QUICK_ACTIONS,
  load,
  act: async (user, action, state) => (action === 'WEEK_START' && state.profile ? makePlan(user) : state),
  understand,
  answer: answerOf,
  about,
  verdict: (state, turn) => {
    for (const question of questionsOf(turn)) {
      const verdict = verdictFor(state, question, turn);
      if (verdict) return verdict;
    }
    return null;
  },
  facts: factsOf,
  limits: limitsOf,
  withholds: isWithholding,
});

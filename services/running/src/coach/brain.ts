import type { CoachBrain, RuleAnswer, UnderstoodTurn } from '@stridewell/chat/brain';
import type { Turn } from '@stridewell/chat/model/coach-model';
import { RUNNING_QUICK_ACTIONS } from '@stridewell/contracts/web';
import type { TokenZone } from '@stridewell/kit/projections/user-settings-repository';
import { paragraphs } from '@stridewell/language/language';
import type { TrainingPermit } from '@stridewell/safety';
import { areQuiet } from '@stridewell/understanding';
import type { CoachState } from '../domain/coach-state.ts';
import { ACTION_ANSWERS, isAction } from './actions.ts';
import { isPlain, PLAIN_ANSWERS, refusal, trainingAnswers } from './answers/all.ts';
import type { Answer } from './answers/answer.ts';
import { rehabLead } from './answers/rehab-lead.ts';
import { rehabNote } from './answers/session.ts';
import { factsOf } from './facts.ts';
import type { Question } from './intents/read.ts';
import type { Topic } from './intents/rules.ts';
import { limitsOf } from './limits.ts';
import { overdoing } from './overdoing.ts';
import { questionOf } from './turn.ts';
import { verdictFor } from './verdict.ts';

export interface RunningBrainDeps {
  load(user: TokenZone): Promise<CoachState>;
  /** Creates or recreates this week's plan and returns the state afterwards. */
  makePlan(user: TokenZone): Promise<CoachState>;
}

/** Topics with which the coach also mentions runs on rest days. */
const RAISED_WITH: ReadonlySet<Topic> = new Set([
  'today',
  'day',
  'week',
  'weekLeft',
  'add',
  'runAgain',
  'easier',
  'tired',
  'progress',
  'done',
  'makePlan',
  'addons',
]);

/** Topics that are not about running. Answers to all other topics mention an injury that restricts the plan. */
const BESIDE_RUNNING: ReadonlySet<Topic> = new Set([
  'instruction',
  'medicine',
  'scan',
  'clearance',
  'promise',
  'weight',
  'others',
  'offTopic',
  'diagnose',
  'food',
  'gear',
  'human',
  'help',
  'thanks',
  'hello',
  'bye',
  'okay',
  'yes',
  'illness',
  'ladder',
  'break',
  'logHow',
  'profile',
  'goal',
  'checkinHow',
]);

/**
 * Adds the notes around a training answer: the injury before it, the restriction of the plan and runs on rest days
 * after it.
 */
const framed = (state: CoachState, question: Question, answer: Answer): string => {
  const { topic, language } = question;
  const raised = RAISED_WITH.has(topic) ? overdoing(state, language) : null;
  const text = answer(state, question);
  const isBeside = BESIDE_RUNNING.has(topic);
  const lead = isBeside ? null : rehabLead(state, topic, language);
  const held = isBeside ? null : rehabNote(state, language);
  return paragraphs(lead, text, held !== null && text.includes(held) ? null : held, raised);
};

/**
 * Returns the reply by rules. Pure: equal state, turn and permit give an equal text. Without a permit, the reply contains
 * nothing of the runner's plan, and a question that needs it is answered as not understood.
 */
export const answerOf = (state: CoachState, turn: Turn, permit: TrainingPermit | null): RuleAnswer => {
  const question = questionOf(turn);
  const { topic } = question;
  if (isPlain(topic) && (permit || areQuiet(question.cards))) return { text: PLAIN_ANSWERS[topic](question) };
  if (!permit || isPlain(topic))
    return { text: topic === 'instruction' ? refusal(question) : PLAIN_ANSWERS.unknown(question) };
  const code = turn.action?.code ?? '';
  const answer = (isAction(code) ? ACTION_ANSWERS[code] : undefined) ?? trainingAnswers(permit)[topic];
  return { text: framed(state, question, answer) };
};

/** Returns the parts of a turn on which the permit depends. */
export const understand = (turn: Turn): UnderstoodTurn => {
  const { topic, cards, isTypical } = questionOf(turn);
  const isConfident = topic !== 'unknown' && topic !== 'clarify';
  return { isConfident, isTypical, mayTrain: !isPlain(topic) || !areQuiet(cards) };
};

/** Creates the running coach: its quick actions, replies by rules, verdicts, and facts and limits for a model. */
export const createRunningBrain = ({ load, makePlan }: RunningBrainDeps): CoachBrain<CoachState> => ({
  coachType: 'running',
  quickActions: RUNNING_QUICK_ACTIONS,
  load,
  act: async (user, action, state) => (action === 'WEEK_START' && state.profile ? makePlan(user) : state),
  understand,
  answer: answerOf,
  verdict: (state, turn) => verdictFor(state, questionOf(turn)),
  facts: factsOf,
  limits: limitsOf,
});

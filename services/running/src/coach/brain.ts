import type { CoachBrain, RuleAnswer } from '@stridewell/coaching/brain';
import type { Turn } from '@stridewell/coaching/model/port';
import { paragraphs } from '@stridewell/coaching/text/language';
import { RUNNING_QUICK_ACTIONS } from '@stridewell/contracts/web';
import type { TokenZone } from '@stridewell/kit/projections/user-settings-repository';
import { ACTION_ANSWERS, isAction } from './actions.ts';
import { ANSWERS } from './answers/all.ts';
import { rehabLead } from './answers/rehab-lead.ts';
import { rehabNote } from './answers/session.ts';
import { factsOf } from './facts.ts';
import type { Topic } from './intents/rules.ts';
import { limitsOf } from './limits.ts';
import { overdoing } from './overdoing.ts';
import type { CoachState } from './state.ts';
import { questionOf } from './turn.ts';
import { verdictFor } from './verdict.ts';

export interface RunningBrainDeps {
  load(user: TokenZone): Promise<CoachState>;
  /** Makes or remakes this week's plan and answers the state after it. */
  makePlan(user: TokenZone): Promise<CoachState>;
}

/** Topics that lead to running: there the coach raises runs on rest days, kindly. */
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

/** Talk that has nothing to do with running: all else, while an injury holds the runner back, ends with what the plan holds instead. */
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

/** The reply by rules. Pure: the same state and turn give the same text. */
export const answerOf = (state: CoachState, turn: Turn): RuleAnswer => {
  const question = questionOf(turn);
  const code = turn.action?.code ?? '';
  const answer = (isAction(code) ? ACTION_ANSWERS[code] : undefined) ?? ANSWERS[question.topic];
  const raised = RAISED_WITH.has(question.topic) ? overdoing(state, question.language) : null;
  const text = answer(state, question);
  const isBeside = BESIDE_RUNNING.has(question.topic);
  const lead = isBeside ? null : rehabLead(state, question.topic, text, question.language);
  const held = isBeside ? null : rehabNote(state, question.language);
  return { text: paragraphs(lead, text, held !== null && text.includes(held) ? null : held, raised) };
};

/** The running coach: its quick actions, its reply by rules, and what stands above every reply. */
export const createRunningBrain = ({ load, makePlan }: RunningBrainDeps): CoachBrain<CoachState> => ({
  coachType: 'running',
  quickActions: RUNNING_QUICK_ACTIONS,
  load,
  act: async (user, action, state) => (action === 'WEEK_START' && state.profile ? makePlan(user) : state),
  answer: answerOf,
  verdict: (state, turn) => verdictFor(state, questionOf(turn)),
  facts: factsOf,
  limits: limitsOf,
});

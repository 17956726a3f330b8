import { type CoachType, QUICK_ACTIONS } from '@stridewell/contracts/web';
import type { CoachBrain, RuleAnswer } from '../brain.ts';
import type { GuardLimits, Turn } from '../model/coach-model.ts';

/** The minimal runner state that the chat tests need. */
export interface ToyState {
  userId: string;
  timezone: string;
  planMade: boolean;
}

export const OPEN: GuardLimits = { runningBlocked: null, hardBlocked: null, capMinutes: 60, planMinutes: [30, 45, 60] };

export interface ToyBrain extends CoachBrain<ToyState> {
  /** The quick actions that were executed and the turns that were answered. */
  acted: string[];
  turns: Turn[];
}

export interface ToyOptions {
  coachType?: CoachType;
  /** The reply of the rules. The default is "Rules say: …" with the number of messages in memory. */
  answer?: (turn: Turn, state: ToyState) => string;
  /** Further parts of the rules' reply: chips, sources and the state of the conversation. */
  parts?: (turn: Turn) => Partial<RuleAnswer>;
  limits?: () => GuardLimits;
  facts?: (state: ToyState) => unknown;
  load?: (state: ToyState) => Promise<ToyState>;
  verdict?: (turn: Turn) => { ruleId: string; text: string } | null;
  isFixed?: (turn: Turn) => boolean;
  footer?: (turn: Turn) => string | null;
  /** Returns true when the intent of a turn is known. The default always returns true. */
  understands?: (turn: Turn) => boolean;
}

/** Creates a minimal test coach whose replies repeat the runner's message. */
export const createToyBrain = ({
  coachType = 'running',
  answer = ({ message, memory }) => `Rules say: ${message}. I remember ${memory.length}.`,
  parts = () => ({}),
  limits = () => OPEN,
  facts = () => ({ today: { minutes: 45, title: 'Easy run' } }),
  load = async (state) => state,
  verdict = () => null,
  isFixed = () => false,
  footer = () => null,
  understands = () => true,
}: ToyOptions = {}): ToyBrain => {
  const acted: string[] = [];
  const turns: Turn[] = [];
  return {
    acted,
    turns,
    coachType,
    quickActions: QUICK_ACTIONS[coachType],
    load: ({ userId, timezone }) => load({ userId, timezone, planMade: false }),
    async act(_user, action, state) {
      acted.push(action);
      return action === 'WEEK_START' ? { ...state, planMade: true } : state;
    },
    understand: (turn) => ({ isConfident: understands(turn), mayTrain: true }),
    answer(state, turn) {
      turns.push(turn);
      return { text: answer(turn, state), language: 'en', ...parts(turn) };
    },
    verdict: (_state, turn) => verdict(turn),
    isFixed,
    footer,
    facts,
    limits,
  };
};

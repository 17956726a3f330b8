import type { RunningActionCode } from '@stridewell/contracts/web';
import type { Answer } from './answers/answer.ts';
import { planMade } from './answers/plan.ts';
import { fullToday } from './answers/today.ts';
import { zonesInFull } from './answers/zones.ts';
import type { Topic } from './intents/rules.ts';

/** Topic of each quick action. */
export const ACTION_TOPICS: Record<RunningActionCode, Topic> = {
  TODAY_START: 'today',
  WEEK_START: 'makePlan',
  CURRENT_WEEK_PLAN: 'week',
  TODAY_ADDONS: 'addons',
  TODAY_EXPLAIN_INTENSITY: 'zones',
  TODAY_ADAPT_EASIER: 'easier',
  TODAY_NO_WATCH: 'noWatch',
  TODAY_ALT_NO_RUN: 'instead',
  PHASE_EXPLAIN_START: 'phase',
  WEEK_ADJUST_BY_CHECKINS: 'checkinEffect',
  HELP_START: 'help',
};

/** Answers of quick actions that differ from the answer to their topic. */
export const ACTION_ANSWERS: Partial<Record<RunningActionCode, Answer>> = {
  WEEK_START: planMade,
  TODAY_START: fullToday,
  TODAY_EXPLAIN_INTENSITY: zonesInFull,
};

export const isAction = (code: string): code is RunningActionCode => Object.hasOwn(ACTION_TOPICS, code);

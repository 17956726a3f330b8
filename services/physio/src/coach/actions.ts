import type { PhysioActionCode } from '@stridewell/contracts/web';
import type { Topic } from './intents/rules.ts';

/** Topic of each quick action. */
export const ACTION_TOPICS: Record<PhysioActionCode, Topic> = {
  PROGRESS_CHECK: 'progress',
  TODAY_EXERCISES: 'exercises',
  RETURN_TO_RUNNING: 'ready',
  PAIN_NORMAL: 'painNormal',
  SAFETY_CHECK: 'worried',
  PAIN_INCREASED: 'painIncreased',
};

export const isAction = (code: string): code is PhysioActionCode => Object.hasOwn(ACTION_TOPICS, code);

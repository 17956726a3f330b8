import { permitAction, type TrainingPermit } from '@stridewell/safety';
import type { DialogueState } from '@stridewell/understanding/dialogue';
import type { RuleAnswer } from '../brain.ts';
import type { Turn } from '../model/coach-model.ts';

/** A permit for training advice, or none. */
export const permitIf = (isPermitted: boolean): TrainingPermit | null => (isPermitted ? permitAction(null) : null);

/** Returns the turn of a message after a first message and its answer, whose state passes through JSON as when it is stored. */
export const turnAfter = (first: string, { text, dialogue }: RuleAnswer, message: string): Turn => ({
  message,
  action: null,
  memory: [
    { role: 'user', content: first },
    {
      role: 'assistant',
      content: text,
      ...(dialogue && { dialogue: JSON.parse(JSON.stringify(dialogue)) as DialogueState }),
    },
  ],
});

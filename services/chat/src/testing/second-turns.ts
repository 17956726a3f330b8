import type { Words } from '@stridewell/language/language';
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

/** Second turns that continue an answer of either coach, by kind. */
export const SHARED_SECOND_TURNS = {
  why: { en: 'why?', nb: 'hvorfor?' },
  doubt: { en: 'are you sure?', nb: 'er du sikker?' },
  others: { en: 'my friend says it should be more', nb: 'en venn sier at det bør være mer' },
  confirm: { en: 'so no running today?', nb: 'så ingen løping i dag?' },
  hurts: { en: 'what if it hurts?', nb: 'hva om det gjør vondt?' },
  great: { en: 'even if I feel great?', nb: 'selv om jeg føler meg bra?' },
  instead: { en: 'something else instead?', nb: 'noe annet i stedet?' },
  first: { en: 'which one first?', nb: 'hvilken først?' },
  danger: { en: 'is that dangerous?', nb: 'er det farlig?' },
  simpler: { en: 'in plain words please', nb: 'kan du si det enklere?' },
  needed: { en: 'do I have to?', nb: 'må jeg det?' },
} as const satisfies Record<string, Words>;

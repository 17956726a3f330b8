import type { BoundedCache } from '@stridewell/kit/limits/bounded-cache';
import { decideText, isDoubtful } from '@stridewell/safety';
import { backgroundOf } from '@stridewell/understanding';
import type { UnderstoodTurn } from '../brain.ts';
import type { Turn } from '../model/coach-model.ts';

/**
 * Returns true when the runner wrote about the body since `since` and the coach did not understand it. Training advice
 * is then withheld until the general card is answered, because the next question ("what do I run today?") does not
 * mention the body. Pure.
 * @param understand reads a message of the thread with the messages before it
 * @param read results by message id, so that a stored message is read only once and not in every later turn
 */
export const isUnsettled = (
  { memory }: Pick<Turn, 'memory'>,
  since: Date,
  understand: (turn: Turn) => UnderstoodTurn,
  read?: BoundedCache<boolean>,
): boolean =>
  memory.some(({ typed }, at) => {
    if (typed === undefined || typed.at <= since) return false;
    const isOpen = (): boolean => {
      if (!isDoubtful(decideText(typed.text), backgroundOf(typed.text))) return false;
      const { isConfident, mayTrain } = understand({ message: typed.text, action: null, memory: memory.slice(0, at) });
      // Without a permit, a question about training was answered as if it had not been understood.
      return !isConfident || mayTrain;
    };
    return read && typed.id !== undefined ? read.of(typed.id, isOpen) : isOpen();
  });

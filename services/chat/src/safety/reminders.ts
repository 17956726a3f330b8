import { CARD_REMINDER, crisisNumbers, THIRD_REMINDER } from '@stridewell/holds/reply-texts';
import type { Language } from '@stridewell/language/language';
import type { Restriction } from '@stridewell/safety';
import type { ReplyPiece } from '../conversation/reply.ts';
import { isCrisis } from './restricted.ts';

export interface Reminded {
  restriction: Restriction | null;
  /** True after a STOP about somebody else that the runner has not answered. */
  isThird?: boolean;
  /** Position of the message in its thread. */
  seq: number;
}

/**
 * Yields what is appended to an answer: the number to call for somebody else, and that a card is open or the numbers of a
 * crisis.
 */
export function* reminders({ restriction, isThird, seq }: Reminded, language: Language): Generator<ReplyPiece> {
  if (isThird) yield { content: `\n\n${THIRD_REMINDER[language]}` };
  if (restriction?.hold.tier === 'card') yield { content: `\n\n${CARD_REMINDER[language]}` };
  else if (restriction && isCrisis(restriction)) yield { content: `\n\n${crisisNumbers(seq)[language]}` };
}

import type { AskedBack, ChangeRequest, Wish } from '@stridewell/chat/proposals/change';
import type { Language } from '@stridewell/language/language';
import type { Slots } from '@stridewell/understanding/slots';
import type { CoachState } from '../../domain/coach-state.ts';

/** All inputs from which a change is read. */
export interface Asked {
  state: CoachState;
  message: string;
  slots: Slots;
  /** The named dates, in the order of the text. */
  dates: readonly string[];
  language: Language;
}

/** A question back, before it has the language of the message. */
export interface Back {
  back: AskedBack;
}

/** Reads the change that a message asks for; null when it asks for none. */
export type Reader = (asked: Asked) => Exclude<ChangeRequest, Back> | Back | null;

export const back = (text: string, chips: AskedBack['chips'] = []): Back => ({ back: { text, chips } });

export const asWish = (wish: Wish | null): { wish: Wish } | null => wish && { wish };

/** A change that is offered below the answer to the message. */
export const besideAnswer = (wish: Wish | null): { wish: Wish; isBesideAnswer: true } | null =>
  wish && { wish, isBesideAnswer: true };

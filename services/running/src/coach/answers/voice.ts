import type { Turn } from '@stridewell/chat/model/coach-model';
import { type Voice, voiceOf } from '@stridewell/language/variants';

/** Returns the voice of a turn. It takes the coach's earlier replies in the thread into account. */
export const voiceOfTurn = ({ message, memory }: Turn): Voice =>
  voiceOf(
    message,
    memory.filter(({ role }) => role === 'assistant').map(({ content }) => content),
  );

import { type CoachType, QUICK_ACTIONS } from '@stridewell/contracts/web';
import { useEffect } from 'react';
import type { Conversation } from './conversation.ts';
import type { Turn } from './run-turn.ts';

/** A quick action (by its code) or a message that the panel sends automatically. It is sent only once for each key. */
export interface ChatStart {
  key: string;
  action?: string;
  message?: string;
}

const turnOf = (coachType: CoachType, { action, message }: ChatStart): Turn | null => {
  const found = QUICK_ACTIONS[coachType].find(({ code }) => code === action);
  if (found) return { action: found };
  return message ? { message } : null;
};

/** Sends the {@link ChatStart} as soon as no reply is streaming, but only once for each key. */
export const useStart = (
  { coachType, started }: Conversation,
  start: ChatStart | undefined,
  free: boolean,
  send: (turn: Turn) => void,
): void => {
  useEffect(() => {
    if (!start || !free || started.has(start.key)) return;
    const turn = turnOf(coachType, start);
    if (!turn) return;
    started.add(start.key);
    send(turn);
  });
};

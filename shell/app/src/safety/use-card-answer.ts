import { type ChatCard, COACH_BASES, type CoachType, PATHS } from '@stridewell/contracts/web';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type StreamedReply, streamChat } from '../data/stream-chat.ts';
import { answerErrorText, isAnsweredElsewhere } from './answer-error-text.ts';
import { textBeforeCard } from './reply-text.ts';

export interface CardAnswering {
  busy: boolean;
  /** Reason why the last answer could not be sent, as one sentence. Null if it did not fail. */
  error: string | null;
  /** The coach's reply to the last answer, without the text of a card. Null if there is none. */
  said: string | null;
  answer: (card: ChatCard, codes: string[]) => void;
}

const CARD_PATHS: Record<CoachType, string> = { running: PATHS.coachCard, physio: PATHS.physioCard };

const replyTextOf = ({ text, card }: StreamedReply): string => (card ? textBeforeCard(text, card) : text);

/**
 * Sends the answer to a safety card on a screen without a chat. The server also stores the reply in the coach's chat.
 * After the answer, even if it failed, the holds, the plan and the chat history are refetched.
 */
export const useCardAnswer = (coachType: CoachType): CardAnswering => {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const refetchAll = (): Promise<unknown> =>
    Promise.all(
      [
        ...[PATHS.coachSafety, PATHS.physioSafety, PATHS.weeklyPlan, PATHS.physioToday],
        `${COACH_BASES[coachType]}/chat/history`,
      ].map((path) => client.invalidateQueries({ queryKey: [path] })),
    );
  const run = async (cardId: string, answers: string[]): Promise<void> => {
    setBusy(true);
    setError(null);
    let words: string | null = null;
    try {
      words = replyTextOf(await streamChat(CARD_PATHS[coachType], { cardId, answers }, { mode: 'chat', coachType }));
    } catch (reason) {
      if (!isAnsweredElsewhere(reason)) setError(answerErrorText(reason));
    }
    await refetchAll();
    setSaid(words === '' ? null : words);
    setBusy(false);
  };
  return {
    busy,
    error,
    said,
    answer: ({ id }, codes) => {
      if (!busy) void run(id, codes);
    },
  };
};

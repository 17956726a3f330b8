import { invalidateAfter, now } from '@stridewell/app/core';
import { submitMark } from '@stridewell/app/screens';
import type { PainHourLater, PhysioSession } from '@stridewell/contracts/web';
import { showToast } from '@stridewell/ui/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callWithErrorMessage } from '../calls/call-with-error-message.ts';
import { useSessionsKey } from '../progress/use-sessions.ts';
import { subjectOf } from './asked-session.ts';
import { hourWords } from './hour-words.ts';
import { cancelReminder } from './reminder.ts';

/** Result of an answer: its meaning, or that it is queued on this device. */
export interface Answered {
  pain: number;
  verdict: PainHourLater['verdict'] | 'waiting';
}

/** Mutation that stores the pain one hour after a session, even without a network. */
export const useAnswer = (onAnswered: (answered: Answered) => void) => {
  const client = useQueryClient();
  const key = useSessionsKey();
  return useMutation({
    mutationFn: async ({ sessionId, pain }: { sessionId: string; pain: number }): Promise<Answered> => {
      const body = { pain, answeredAt: now().toISOString() };
      // The stored response of an earlier visit then also contains the answer.
      client.setQueryData<PhysioSession[]>(key, (sessions) =>
        sessions?.map((session) => (session.id === sessionId ? { ...session, hourLater: body } : session)),
      );
      const mark = {
        subject: subjectOf(sessionId),
        operation: 'savePainHourLater' as const,
        params: { id: sessionId },
        body,
      };
      const sent = await callWithErrorMessage('Failed to save the pain one hour after a session', () =>
        submitMark<PainHourLater>(mark, { client, shownBy: key }),
      );
      return { pain, verdict: sent.state === 'sent' ? sent.answer.verdict : 'waiting' };
    },
    onSuccess: (answered, { sessionId }) => {
      cancelReminder(sessionId);
      onAnswered(answered);
      if (answered.verdict !== 'waiting') invalidateAfter(client, 'savePainHourLater');
    },
    onError: () => {
      void client.invalidateQueries({ queryKey: key });
      showToast({ tone: 'destructive', ...hourWords().failed });
    },
  });
};

import { ApiError, callApi, invalidateAfter, messageOf, useSingleMutation } from '@stridewell/app/core';
import { PATHS, type PhysioArea, type PhysioCheckin, type PhysioCheckinAnswer } from '@stridewell/contracts/web';
import { showFailure, showToast } from '@stridewell/ui/core';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { callWithErrorMessage } from '../calls/call-with-error-message.ts';
import { checkinBefore } from '../overview/figures.ts';
import { type Answers, bodyOf } from './answers.ts';
import { dayWords } from './day-words.ts';
import { forgetDraft } from './draft.ts';
import { isSuccessTone } from './success-tone.ts';

/** Request timeout in milliseconds. A retry is idempotent, because there is only one check-in per day. */
const TIMEOUT_MS = 20_000;

const send = (area: PhysioArea, answers: Answers): Promise<PhysioCheckinAnswer> =>
  callWithErrorMessage('Failed to submit physio check-in', () =>
    callApi('savePhysioCheckin', { body: bodyOf(area, answers), signal: AbortSignal.timeout(TIMEOUT_MS) }),
  );

/** Returns the cached check-in that is replaced or, if there is none, the newest cached check-in of an earlier day. */
const earlierOf = (client: QueryClient, { checkin }: PhysioCheckinAnswer): PhysioCheckin | null => {
  const replaced = client.getQueryData<PhysioCheckin>([PATHS.physioCheckinToday]);
  if (replaced?.date === checkin.date) return replaced;
  const lists = client.getQueriesData<PhysioCheckin[]>({ queryKey: [PATHS.physioCheckins] });
  return checkinBefore(
    lists.flatMap(([, list]) => list ?? []),
    checkin.date,
  );
};

/** Mutation that submits today's check-in, shows a toast and invalidates the queries that depend on it. */
export const useSubmit = (area: PhysioArea, onAnswer: (answer: PhysioCheckinAnswer) => void) => {
  const client = useQueryClient();
  return useSingleMutation<PhysioCheckinAnswer, Answers>({
    mutationKey: ['physio-checkin'],
    mutationFn: (answers) => send(area, answers),
    onSuccess: (answer) => {
      forgetDraft();
      const earlier = earlierOf(client, answer);
      client.setQueryData([PATHS.physioCheckinToday], answer.checkin);
      invalidateAfter(client, 'savePhysioCheckin');
      showToast({
        tone: isSuccessTone(answer, earlier) ? 'success' : 'default',
        ...dayWords().saved,
      });
      onAnswer(answer);
    },
    onError: (error) => {
      // 409: the profile was removed, for example in another browser tab.
      if (error instanceof ApiError && error.status === 409) {
        void client.invalidateQueries({ queryKey: [PATHS.physioProfile] });
      }
      showFailure(messageOf(error, dayWords().failed));
    },
  });
};

import { type Area, PATHS, type PhysioCheckin, type PhysioCheckinAnswer } from '@stridewell/contracts/web';
import { ApiError, api, messageOf, showToast, useSingleMutation } from '@stridewell/ui/core';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { callOr } from '../calls/call-or.ts';
import { checkinBefore } from '../overview/figures.ts';
import { type Answers, bodyOf } from './answers.ts';
import { isCheerful } from './cheerful.ts';
import { forgetDraft } from './draft.ts';

/** Without an answer for this long the runner is told, and may try again: a day has one check-in, however often it is sent. */
const TIMEOUT_MS = 20_000;

/** What a check-in changes, here and in the other parts of the product. */
const FOLLOWERS = [
  PATHS.physioCheckinToday,
  PATHS.physioToday,
  PATHS.physioProfile,
  PATHS.physioCheckins,
  PATHS.checkinToday,
  PATHS.weeklyPlan,
];

const send = (area: Area, answers: Answers): Promise<PhysioCheckinAnswer> =>
  callOr('Failed to submit physio check-in', () =>
    api.post<PhysioCheckinAnswer>(PATHS.physioCheckin, bodyOf(area, answers), {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }),
  );

/** The check-in that this one follows, as far as it has been read: the one it replaces, or the newest of an earlier day. */
const earlierOf = (client: QueryClient, { checkin }: PhysioCheckinAnswer): PhysioCheckin | null => {
  const replaced = client.getQueryData<PhysioCheckin>([PATHS.physioCheckinToday]);
  if (replaced?.date === checkin.date) return replaced;
  const lists = client.getQueriesData<PhysioCheckin[]>({ queryKey: [PATHS.physioCheckins] });
  return checkinBefore(
    lists.flatMap(([, list]) => list ?? []),
    checkin.date,
  );
};

/** Sends the day's check-in. A success is told by a toast and to every screen that shows it; a failure leaves the form as it is. */
export const useSubmit = (area: Area, onAnswer: (answer: PhysioCheckinAnswer) => void) => {
  const client = useQueryClient();
  return useSingleMutation<PhysioCheckinAnswer, Answers>({
    mutationKey: ['physio-checkin'],
    mutationFn: (answers) => send(area, answers),
    onSuccess: (answer) => {
      forgetDraft();
      const earlier = earlierOf(client, answer);
      client.setQueryData([PATHS.physioCheckinToday], answer.checkin);
      for (const path of FOLLOWERS) void client.invalidateQueries({ queryKey: [path] });
      showToast({
        tone: isCheerful(answer, earlier) ? 'success' : 'default',
        title: 'Check-in Completed',
        text: 'Your daily assessment has been recorded.',
      });
      onAnswer(answer);
    },
    onError: (error) => {
      // The profile went away meanwhile, in another tab perhaps.
      if (error instanceof ApiError && error.status === 409) {
        void client.invalidateQueries({ queryKey: [PATHS.physioProfile] });
      }
      const text = messageOf(error, 'Failed to submit check-in. Please try again.');
      showToast({ tone: 'destructive', title: 'Error', text });
    },
  });
};

import { ApiError, callApi, invalidateAfter, keyOf, messageOf, useApi, useSingleMutation } from '@stridewell/app/core';
import type { AnswerOf, BodyOf, RaceToReview } from '@stridewell/contracts/web';
import { showFailure } from '@stridewell/ui/core';
import { useQueryClient } from '@tanstack/react-query';
import type { RaceReviewWords } from './words.ts';

export type RaceReviewAnswer = BodyOf<'answerRaceReview'>;
/** A race about which the runner is asked. */
export type AskedRace = NonNullable<RaceToReview>;

/**
 * The race about which the runner is asked. Null if there is none, while it loads, or if it cannot be loaded, because
 * the question can wait. The API of an earlier release has no such question.
 */
export const useAskedRace = (): RaceToReview => useApi('readRaceReview').data?.race ?? null;

/** Mutation that sends the answer. Afterwards the paces, the plan and the next question are refetched. */
export const useAnswerRace = (
  onAnswered: (answer: RaceReviewAnswer) => void,
  words: Pick<RaceReviewWords, 'failed'>,
) => {
  const client = useQueryClient();
  return useSingleMutation({
    mutationKey: ['race-review'],
    mutationFn: (body: RaceReviewAnswer) => callApi('answerRaceReview', { body }),
    onSuccess: async (next: AnswerOf<'answerRaceReview'>, sent) => {
      const queryKey = keyOf('readRaceReview');
      await client.cancelQueries({ queryKey });
      onAnswered(sent);
      client.setQueryData(queryKey, next);
      invalidateAfter(client, 'answerRaceReview');
    },
    onError: (error) => {
      // The race was answered on another device, or can no longer be answered.
      if (error instanceof ApiError && (error.status === 409 || error.status === 404))
        void client.invalidateQueries({ queryKey: keyOf('readRaceReview') });
      showFailure(messageOf(error, words.failed));
    },
  });
};
